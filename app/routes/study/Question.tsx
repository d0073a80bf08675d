import { useEffect, useRef, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Form, useSender } from '#app/ui/Form.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { inputClass } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useKeys } from '#app/ui/use-keys.ts'
import { Feedback } from './Feedback.tsx'
import { type Place, questionHref } from './place.ts'
import type { QuizData, ShownQuestion } from './quiz-data.server.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

type QuestionProps = { quiz: QuizData; question: ShownQuestion; documentId: string; place: Place }

/** The letters that options are called by. */
const LETTERS = 'ABCDEFGHI'

const FORWARD = { preventScrollReset: true } as const

/** One question of the quiz: to be answered, or answered with its feedback, and the way to the others. */
export function Question(props: QuestionProps) {
  const { quiz, question, place } = props
  const { number, feedback } = question
  const { standings, next } = quiz
  const answered = standings.filter((one) => one !== 'open').length
  const right = standings.filter((one) => one === 'right').length
  const box = useRef<HTMLElement>(null)
  const text = useRef<HTMLHeadingElement>(null)
  useFocusIfLost(text)
  useFocusFlow(box, number, feedback !== null)
  useQuizKeys(box, props)
  return (
    <section ref={box} id="question" className="grid scroll-mt-20 gap-4" aria-label="Quiz">
      <div className="grid gap-3">
        <ProgressBar
          id="quiz-progress"
          label={`Question ${number} of ${standings.length}`}
          value={answered}
          max={standings.length}
          words={`${right} correct · ${answered} of ${standings.length} answered`}
        />
        <Questions {...props} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-sheet p-4 md:p-6">
        <h3
          ref={text}
          id="question-text"
          tabIndex={-1}
          className="font-serif text-xl wrap-anywhere outline-none"
        >
          {question.text}
        </h3>
        {question.options ? <Choices key={number} {...props} /> : <Typed key={number} {...props} />}
        <div role="status">
          {feedback && <Feedback feedback={feedback} question={question.text} place={place} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          {number > 1 ? (
            <LinkButton to={questionHref(place, number - 1)} variant="quiet" icon="chevron-left" {...FORWARD}>
              Back
            </LinkButton>
          ) : (
            <span />
          )}
          <LinkButton
            to={questionHref(place, feedback ? next : number < standings.length ? number + 1 : 'result')}
            variant={feedback ? 'primary' : 'quiet'}
            data-next
            {...FORWARD}
          >
            {nextWords(props)}
          </LinkButton>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:items-start">
        {!feedback && question.hint && (
          <details key={`hint-${number}`} className="group" open={question.hintShown}>
            <summary className="text-sm text-ink-soft pointer-coarse:min-h-11 pointer-coarse:content-center">
              <span className="group-open:hidden">Show Hint</span>
              <span className="hidden group-open:inline">Hide Hint</span>
            </summary>
            <p className="py-1">{question.hint}</p>
          </details>
        )}
        <Report key={`report-${number}`} {...props} />
      </div>
      <KeysHint choices={question.options !== null} />
    </section>
  )
}

function nextWords({ quiz: { next, standings }, question: { number, feedback } }: QuestionProps): string {
  if (!feedback) return number < standings.length ? 'Skip' : 'See the result so far'
  return next === 'result' ? 'See the result' : 'Next question'
}

/** Once a question is answered, Enter goes on; a new question is read first, or typed into at once. */
function useFocusFlow(box: React.RefObject<HTMLElement | null>, number: number, answered: boolean) {
  const before = useRef({ number, answered })
  useEffect(() => {
    const { current } = before
    const isNew = current.number !== number || current.answered !== answered
    before.current = { number, answered }
    if (!isNew) return
    const target = answered ? '[data-next]' : 'input[name=answer], #question-text'
    const element = box.current?.querySelector<HTMLElement>(target)
    element?.focus({ preventScroll: !answered })
    if (!answered && box.current && box.current.getBoundingClientRect().top < 0) box.current.scrollIntoView()
  }, [box, number, answered])
}

function useQuizKeys(box: React.RefObject<HTMLElement | null>, { quiz, question, place }: QuestionProps) {
  const navigate = useNavigate()
  const { number, feedback } = question
  const go = (to: number | 'result') => void navigate(questionHref(place, to), FORWARD)
  useKeys((key, target) => {
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])]
    const at = options.indexOf(target)
    const chosen = /^[1-9]$/.test(key) ? Number(key) - 1 : LETTERS.indexOf(key.toUpperCase())
    const option = key.length === 1 && chosen >= 0 ? options[chosen] : undefined
    if (option) option.focus()
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (options.length === 0) return false
      const step = key === 'ArrowDown' ? 1 : -1
      options[at < 0 ? 0 : (at + step + options.length) % options.length]?.focus()
    } else if (key === 'ArrowLeft' && number > 1) go(number - 1)
    else if (key === 'ArrowRight' && number < quiz.standings.length) go(number + 1)
    else if (key === 'Enter' && feedback && !target.closest('a, button, summary')) go(quiz.next)
    else return false
    return true
  })
}

const STANDING = {
  open: { look: 'border-line bg-sheet text-ink', word: 'open', icon: null },
  right: { look: 'border-good/40 bg-good-soft text-good', word: 'right', icon: 'check' },
  missed: { look: 'border-bad/40 bg-bad-soft text-bad', word: 'missed', icon: 'close' },
} as const

/** All questions by their numbers, and how they stand. */
function Questions({ quiz: { standings }, question: { number }, place }: QuestionProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-1.5">
        {standings.map((standing, index) => {
          const { look, word, icon } = STANDING[standing]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A question is called by its number.
            <li key={index}>
              <Link
                to={questionHref(place, index + 1)}
                prefetch="intent"
                {...FORWARD}
                aria-current={index + 1 === number ? 'step' : undefined}
                className={`inline-flex min-h-8 min-w-8 items-center justify-center gap-0.5 rounded-sm border px-1.5 text-sm font-semibold tabular-nums no-underline hover:border-accent aria-[current]:outline-2 aria-[current]:outline-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${look}`}
              >
                <span className="sr-only">Question </span>
                {index + 1}
                {icon && <Icon name={icon} />}
                <span className="sr-only">, {word}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function AnswerForm({
  question: { number },
  documentId,
  place,
  children,
}: QuestionProps & { children: React.ReactNode }) {
  return (
    <Form method="post" action={href('/api/study/:id/answer', { id: documentId })} replace {...FORWARD}>
      <input type="hidden" name="goTo" value={questionHref(place, number)} />
      <input type="hidden" name="index" value={number - 1} />
      {children}
    </Form>
  )
}

const OPTION =
  'flex w-full min-h-12 items-center gap-3 rounded-sm border px-3 py-2 text-start wrap-anywhere text-ink'
const OPTIONS = 'grid list-none gap-2 p-0'

function Choices(props: QuestionProps) {
  const { options, feedback } = props.question
  if (!options) return null
  if (feedback) {
    return (
      <ul className={OPTIONS}>
        {options.map(({ text, mark }, index) => (
          <li
            key={text}
            className={`${OPTION} ${mark === 'chosen-wrong' ? 'border-bad bg-bad-soft' : mark ? 'border-good bg-good-soft' : 'border-line bg-sheet'}`}
          >
            <Letter index={index} />
            <span className="flex-1">{text}</span>
            {mark === 'chosen-wrong' && (
              <span className="text-bad">
                <Icon name="bad" label="Your answer, wrong" />
              </span>
            )}
            {(mark === 'right' || mark === 'chosen-right') && (
              <span className="text-good">
                <Icon name="good" label={mark === 'right' ? 'The right answer' : 'Your answer, right'} />
              </span>
            )}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <AnswerForm {...props}>
      <div className={OPTIONS} role="group" aria-labelledby="question-text">
        {options.map(({ text }, index) => (
          <Option key={text} text={text} index={index} />
        ))}
      </div>
    </AnswerForm>
  )
}

/** An answer to choose: pressing it answers the question. */
function Option({ text, index }: { text: string; index: number }) {
  const { sender, isSending } = useSender()
  return (
    <button
      type="submit"
      name="answer"
      value={text}
      data-sender={sender}
      data-option
      aria-busy={isSending || undefined}
      className={`${OPTION} cursor-pointer border-line-strong bg-sheet hover:border-accent hover:bg-accent-soft focus-visible:border-accent focus-visible:bg-accent-soft aria-busy:border-accent aria-busy:bg-accent-soft`}
    >
      <Letter index={index} />
      <span className="flex-1">{text}</span>
    </button>
  )
}

function Letter({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-sm border border-line bg-paper text-sm font-semibold text-ink-soft"
    >
      {LETTERS[index]}
    </span>
  )
}

/** Free text is submitted only once there is some. */
function Typed(props: QuestionProps) {
  const { number, feedback } = props.question
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  // What was typed before React came counts as well.
  useEffect(() => setTyped((now) => field.current?.value ?? now), [])
  const label = `Your answer to question ${number}`
  if (feedback) {
    return (
      <input
        className={inputClass()}
        type="text"
        value={feedback.given}
        aria-label={label}
        disabled
        readOnly
      />
    )
  }
  return (
    <AnswerForm {...props}>
      <div className="flex gap-2">
        <input
          ref={field}
          className={inputClass('flex-1')}
          type="text"
          name="answer"
          aria-label={label}
          aria-describedby="question-text"
          placeholder="Type your answer"
          maxLength={300}
          autoComplete="off"
          required
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button disabled={hydrated && typed.trim() === ''} busyLabel="Checking…">
          Submit
        </Button>
      </div>
    </AnswerForm>
  )
}

const REASONS = [
  'The answer is wrong',
  'More than one answer is right',
  'It is unclear',
  'It is of no use',
] as const

function Report({ question: { number }, documentId, place }: QuestionProps) {
  return (
    <details>
      <summary className="text-sm text-ink-soft pointer-coarse:min-h-11 pointer-coarse:content-center">
        Report a bad question<span className="sr-only">: question {number}</span>
      </summary>
      <Form
        method="post"
        action={href('/api/study/:id/report', { id: documentId })}
        className="flex flex-wrap items-center gap-2 py-1"
        replace
        {...FORWARD}
      >
        <input type="hidden" name="goTo" value={questionHref(place, number)} />
        <input type="hidden" name="index" value={number - 1} />
        <select
          className={inputClass('max-w-72')}
          name="reason"
          aria-label={`What is wrong with question ${number}`}
        >
          {REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
        <Button variant="secondary" small busyLabel="Replacing…">
          Replace it
        </Button>
      </Form>
    </details>
  )
}

function KeysHint({ choices }: { choices: boolean }) {
  if (!useHydrated()) return null
  return (
    <p className="hidden text-sm text-ink-soft pointer-fine:block">
      Keys: {choices && <>A to D or 1 to 4 choose, </>}Enter answers and goes on, ← and → go through the
      questions.
    </p>
  )
}
