import { comparable } from '#app/domain/study/plain.ts'
import type { QuizAnswer } from '#app/domain/study/study-data.ts'
import type { Question } from '#app/domain/study/types.ts'
import { feedback } from '#app/domain/study/grade.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { pageHref, type Place } from './place.ts'

type QuestionCardProps = {
  question: Question
  index: number
  answer: QuizAnswer | undefined
  hintShown: boolean
  documentId: string
  place: Place
  here: string
}

/** A question: to be answered, or answered with its feedback. Each option is a button of the form. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, answer, hintShown, place } = props
  const id = `q${index + 1}`
  const submitted = answer?.isSubmitted ? answer : undefined
  return (
    <li className="card stack stack-sm question" id={id} data-answered={submitted ? '' : undefined}>
      <h3 className="question-text" id={`${id}-text`} tabIndex={-1}>
        <span className="muted num">{index + 1}.</span> {question.question}
      </h3>
      {question.options ? <Choices {...props} options={question.options} /> : <Typed {...props} />}
      {submitted && <Feedback question={question} answer={submitted} place={place} />}
      {!submitted && question.hint && (
        <details className="question-hint" open={hintShown}>
          <summary>
            <span className="when-shut">Show Hint</span>
            <span className="when-open">Hide Hint</span>
          </summary>
          <p>{question.hint}</p>
        </details>
      )}
      <Report {...props} />
    </li>
  )
}

function AnswerForm({
  index,
  documentId,
  here,
  children,
}: QuestionCardProps & { children: React.ReactNode }) {
  return (
    <form method="post" action={`/api/study/${documentId}/answer`} className="stack stack-sm" data-in-place>
      <input type="hidden" name="goTo" value={here} />
      <input type="hidden" name="index" value={index} />
      {children}
    </form>
  )
}

function Choices(props: QuestionCardProps & { options: string[] }) {
  const { question, index, answer, options } = props
  if (answer?.isSubmitted) {
    return (
      <ul className="options">
        {options.map((option) => (
          <li key={option} className={`option ${toneOf(option, question, answer)}`}>
            {option}
            <Mark option={option} question={question} answer={answer} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <AnswerForm {...props}>
      <div className="options" role="group" aria-labelledby={`q${index + 1}-text`}>
        {options.map((option) => (
          <button key={option} type="submit" className="option" name="answer" value={option}>
            {option}
          </button>
        ))}
      </div>
    </AnswerForm>
  )
}

function toneOf(option: string, question: Question, answer: QuizAnswer): string {
  if (comparable(option) === comparable(question.correctAnswer)) return 'tone-good option-right'
  return comparable(option) === comparable(answer.text) ? 'tone-bad option-wrong' : ''
}

function Mark({ option, question, answer }: { option: string; question: Question; answer: QuizAnswer }) {
  const chosen = comparable(option) === comparable(answer.text)
  if (comparable(option) === comparable(question.correctAnswer)) {
    return <Icon name="good" label={chosen ? 'Your answer, right' : 'The right answer'} />
  }
  return chosen ? <Icon name="bad" label="Your answer, wrong" /> : null
}

function Typed(props: QuestionCardProps) {
  const { index, answer } = props
  const label = `Your answer to question ${index + 1}`
  if (answer?.isSubmitted) {
    return <input className="input" type="text" value={answer.text} aria-label={label} disabled readOnly />
  }
  return (
    <AnswerForm {...props}>
      <div className="input-row">
        <input
          className="input"
          type="text"
          name="answer"
          aria-label={label}
          placeholder="Type your answer"
          maxLength={300}
          autoComplete="off"
          required
          data-fills
        />
        <Button variant="secondary">Submit</Button>
      </div>
    </AnswerForm>
  )
}

type FeedbackProps = { question: Question; answer: QuizAnswer; place: Place }

function Feedback({ question, answer, place }: FeedbackProps) {
  const { page, explanation, correctAnswer, quote } = question
  const ask = new URLSearchParams({ doc: place.doc ?? '', ask: question.question })
  return (
    <div className={`feedback tone-${answer.isCorrect ? 'good' : 'bad'}`}>
      <p className="feedback-word">
        <Icon name={answer.isCorrect ? 'good' : 'bad'} />
        <span>{feedback(answer, correctAnswer)}</span>
      </p>
      {answer.reason && <p>{answer.reason}</p>}
      {explanation && <p className="writing">{explanation}</p>}
      <p className="cluster">
        {page > 0 && <a href={pageHref(place, page, quote)}>Page {page}</a>}
        <a href={`/chat-pdf?${ask.toString()}`}>Ask about this</a>
      </p>
    </div>
  )
}

const REASONS = [
  'The answer is wrong',
  'More than one answer is right',
  'It is unclear',
  'It is of no use',
] as const

function Report({ index, documentId, here }: QuestionCardProps) {
  return (
    <details className="question-report">
      <summary>
        Report a bad question<span className="visually-hidden">: question {index + 1}</span>
      </summary>
      <form method="post" action={`/api/study/${documentId}/report`} className="cluster" data-in-place>
        <input type="hidden" name="goTo" value={here} />
        <input type="hidden" name="index" value={index} />
        <select className="input" name="reason" aria-label={`What is wrong with question ${index + 1}`}>
          {REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
        <Button variant="secondary" small busyLabel="Replacing…">
          Replace it
        </Button>
      </form>
    </details>
  )
}
