import { scoreOf } from '#app/domain/study/study-data.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { MakingView } from './MakingView.tsx'
import { OutlineCardsForm } from './OutlineCardsForm.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { QuizForm } from './QuizForm.tsx'

/** The quiz of a document: its score, its questions, and a new one. */
export function QuizView({ page }: { page: StudyPageData }) {
  const { data, making, place, selected, engine } = page
  if (!selected || !data) return null
  const here = addressOf(place)
  const isRunning = making?.kind === 'quiz' && making.status === 'running'
  const { quizzes } = data
  return (
    <div className="stack">
      {making?.kind === 'quiz' && <MakingView making={making} here={here} />}
      {!isRunning && quizzes.length === 0 && (
        <div className="card stack">
          <EmptyState icon="study" title="No quiz questions yet" heading="h3">
            <p>Questions are made of this document, each with the page that answers it.</p>
          </EmptyState>
          <QuizForm documentId={selected.id} here={here} formKey={page.key} />
          {making?.status === 'failed' && (
            <OutlineCardsForm documentId={selected.id} here={addressOf({ ...place, tab: 'cards' })} />
          )}
        </div>
      )}
      {!isRunning && quizzes.length > 0 && (
        <>
          <Score page={page} />
          <FewerNotice page={page} />
          <ol className="stack quiz" data-quiz>
            {quizzes.map((question, index) => (
              <QuestionCard
                key={question.question}
                question={question}
                index={index}
                answer={data.quizAnswers[index]}
                hintShown={data.showHints[index] ?? false}
                documentId={selected.id}
                place={place}
                here={here}
              />
            ))}
          </ol>
          {engine === 'embedded' && (
            <p className="hint">Made by the built-in engine, from sentences of your document.</p>
          )}
          <details className="card" id="new-quiz">
            <summary>Make another quiz</summary>
            <p className="hint">
              It takes the place of this one. Missed questions stay among your flashcards.
            </p>
            <QuizForm documentId={selected.id} here={here} formKey={page.key} />
          </details>
        </>
      )}
    </div>
  )
}

function Score({ page: { data, selected, place } }: { page: StudyPageData }) {
  if (!data || !selected) return null
  const { answered, correct, total } = scoreOf(data)
  const missed = answered - correct
  const isFinished = answered === total
  return (
    <section className="card stack stack-sm" aria-label="Score" id="score">
      <ProgressBar
        id="quiz-progress"
        label={isFinished ? 'Quiz finished' : 'Your score'}
        value={answered}
        max={total}
        words={`${correct} correct · ${answered} of ${total} answered`}
        tone={isFinished && missed === 0 ? 'good' : 'accent'}
      />
      {isFinished && missed > 0 && (
        <form method="post" action={`/api/study/${selected.id}/retry`} data-in-place>
          <input type="hidden" name="goTo" value={addressOf(place)} />
          <Button variant="secondary" small icon="undo">
            {missed === 1 ? 'Retry the missed question' : `Retry the ${missed} missed questions`}
          </Button>
        </form>
      )}
    </section>
  )
}

/** Why a quiz is smaller than what was asked for, and what there is instead. */
function FewerNotice({ page: { data, selected, place, engine } }: { page: StudyPageData }) {
  if (!data || !selected || data.quizWanted === null || data.quizzes.length >= data.quizWanted) return null
  const count = data.quizzes.length === 1 ? 'one good question' : `${data.quizzes.length} good questions`
  return (
    <Notice kind="info" title={`This document gave ${count}; you asked for ${data.quizWanted}.`}>
      <p>
        {engine === 'embedded'
          ? 'The built-in engine asks only what whole sentences, lists and tables of the document answer for certain.'
          : 'Questions that the document does not bear out are left out.'}{' '}
        Only the questions that are here were charged.
      </p>
      <OutlineCardsForm documentId={selected.id} here={addressOf({ ...place, tab: 'cards' })} />
    </Notice>
  )
}
