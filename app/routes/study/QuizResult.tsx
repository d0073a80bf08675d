import { useRef } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Passage } from './Feedback.tsx'
import { addressOf, type Place, questionHref } from './place.ts'
import type { QuizData, QuizResult as Result } from './quiz-data.server.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

type QuizResultProps = { result: Result; quiz: QuizData; documentId: string; place: Place; due: number }

/** How a quiz went: the score, what it earned, what was missed and why; and what to do about it. */
export function QuizResult({ result, quiz, documentId, place, due }: QuizResultProps) {
  const { correct, missed, points } = result
  const total = quiz.standings.length
  const open = total - correct - missed.length
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusIfLost(heading)
  return (
    <section id="question" className="grid scroll-mt-20 gap-4" aria-labelledby="result-title">
      <div className="flex flex-wrap items-center gap-6 rounded-lg border border-line bg-sheet p-4 md:p-6">
        <Ring share={correct / total} words={`${Math.round((100 * correct) / total)} %`} />
        <div className="grid min-w-60 flex-1 gap-2">
          <h3 id="result-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
            {titleOf(correct, total, open)}
          </h3>
          <p className="tabular-nums">
            {correct} of {total} correct
            {missed.length > 0 && ` · ${missed.length} missed`}
            {open > 0 && ` · ${open} not answered`}
          </p>
          {points > 0 && <p className="text-ink-soft tabular-nums">{points} points earned with this quiz</p>}
          <div className="mt-1 flex flex-wrap gap-3">
            {open > 0 && (
              <LinkButton to={`${addressOf({ doc: place.doc, tab: 'quiz' })}#question`} preventScrollReset>
                {open === 1 ? 'Answer the open question' : `Answer the ${open} open questions`}
              </LinkButton>
            )}
            {missed.length > 0 && (
              <Form
                method="post"
                action={href('/api/study/:id/retry', { id: documentId })}
                preventScrollReset
              >
                <input type="hidden" name="goTo" value={addressOf(place)} />
                <Button variant={open > 0 ? 'secondary' : 'primary'} icon="undo" busyLabel="Opening…">
                  {missed.length === 1
                    ? 'Again with the missed one'
                    : `Again with the ${missed.length} missed ones`}
                </Button>
              </Form>
            )}
            {due > 0 && (
              <LinkButton to={addressOf({ doc: place.doc, tab: 'cards' })} variant="secondary">
                {due === 1 ? 'Review the flashcard that is due' : `Review the ${due} flashcards that are due`}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
      {missed.length > 0 && (
        <section className="grid gap-3" aria-labelledby="missed-title">
          <h3 id="missed-title">What you missed</h3>
          <ol className="grid list-none gap-3 p-0">
            {missed.map(({ number, text, given, words, ...source }) => (
              <li key={number} className="grid gap-2 rounded-lg border border-line bg-sheet p-4 md:px-6">
                <p className="font-semibold wrap-anywhere">
                  <span className="text-ink-soft tabular-nums">{number}.</span> {text}
                </p>
                <p className="wrap-anywhere">
                  <span className="text-ink-soft">You answered:</span> {given}
                </p>
                <p className="font-semibold wrap-anywhere">{words}</p>
                <Passage source={source} question={text} place={{ ...place, question: 'result' }} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <p>
        <LinkButton to={questionHref(place, 1)} variant="quiet" icon="eye" preventScrollReset>
          Look through all questions
        </LinkButton>
      </p>
    </section>
  )
}

function titleOf(correct: number, total: number, open: number): string {
  if (open > 0) return 'The result so far'
  return correct === total ? 'Quiz finished: all of it right' : 'Quiz finished'
}

/** A share as a ring, with its words in the middle. */
function Ring({ share, words }: { share: number; words: string }) {
  return (
    <svg viewBox="0 0 100 100" className="size-28 flex-none" aria-hidden="true">
      <circle cx="50" cy="50" r="42" fill="none" className="stroke-line" strokeWidth="10" />
      <circle
        cx="50"
        cy="50"
        r="42"
        fill="none"
        className={share === 1 ? 'stroke-good' : 'stroke-accent'}
        strokeWidth="10"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${100 * share} 100`}
        strokeOpacity={share === 0 ? 0 : 1}
        transform="rotate(-90 50 50)"
      />
      <text
        x="50"
        y="50"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-semibold tabular-nums"
        fontSize="20"
      >
        {words}
      </text>
    </svg>
  )
}
