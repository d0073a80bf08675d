import { href, Link } from 'react-router'
import { Icon } from '#app/ui/Icon.tsx'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'
import { type Place, sourceHref } from './place.ts'
import type { QuizResult, ShownQuestion } from './quiz-data.server.ts'

type FeedbackProps = { feedback: NonNullable<ShownQuestion['feedback']>; question: string; place: Place }

/** Whether an answer was right, why, and the passage that says so. */
export function Feedback({ feedback, question, place }: FeedbackProps) {
  const { isCorrect, words, reason } = feedback
  const look = isCorrect ? 'border-good bg-good-soft' : 'border-bad bg-bad-soft'
  return (
    <div className={`grid gap-2 rounded-sm border-s-4 px-4 py-3 ${look}`}>
      <p className={`flex items-start gap-2 font-semibold ${isCorrect ? 'text-good' : 'text-bad'}`}>
        <Icon name={isCorrect ? 'good' : 'bad'} className="mt-0.5" />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </p>
      {reason && <p>{reason}</p>}
      <Passage source={feedback} question={question} place={place} />
    </div>
  )
}

type PassageProps = {
  source: Pick<QuizResult['missed'][number], 'explanation' | 'page' | 'quote' | 'quoted'>
  question: string
  place: Place
}

/** Why an answer is what it is, the words of the document, and the page they stand on. */
export function Passage({ source: { explanation, page, quote, quoted }, question, place }: PassageProps) {
  const ask = new URLSearchParams({ doc: place.doc ?? '', ask: question })
  return (
    <>
      {explanation && (
        <p className="font-serif leading-relaxed whitespace-pre-line wrap-anywhere">{explanation}</p>
      )}
      {!quoted && <blockquote className="font-serif leading-relaxed wrap-anywhere">“{quote}”</blockquote>}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {page > 0 && (
          <Link to={sourceHref(place, page, quote)} {...OPENS_DIALOG}>
            Page {page}
          </Link>
        )}
        <Link to={`${href('/chat-pdf')}?${ask.toString()}`}>Ask about this</Link>
      </p>
    </>
  )
}
