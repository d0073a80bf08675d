import type { DocumentRow } from '#app/domain/library/types.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { CardsForm, OF_OUTLINE } from './CardsForm.tsx'
import { MakingEnd, MakingProgress } from './MakingProgress.tsx'
import type { StudyPageData, TabData } from './page-data.server.ts'
import { Question } from './Question.tsx'
import { QuizForm } from './QuizForm.tsx'
import { QuizResult } from './QuizResult.tsx'
import { useMaking } from './use-making.ts'

export type QuizTabProps = {
  page: StudyPageData
  selected: DocumentRow
  tab: Extract<TabData, { name: 'quiz' }>
}

/** The quiz of a document: one question at a time, then how it went; and a new one. */
export function QuizTab({ page, selected, tab }: QuizTabProps) {
  const making = useMaking(tab.making)
  const { place, key } = page
  const { quiz } = tab
  if (making?.status === 'running') return <MakingProgress making={making} place={place} />
  if (quiz.standings.length === 0) {
    return (
      <div className="grid gap-4">
        {making && <MakingEnd making={making} />}
        <Card className="grid gap-4">
          <EmptyState icon="study" title="No quiz questions yet" heading="h3">
            <p>Questions are made of this document, each with the page that answers it.</p>
          </EmptyState>
          <QuizForm documentId={selected.id} place={place} formKey={key} />
          {making?.status === 'failed' && (
            <CardsForm documentId={selected.id} place={place} of="outline">
              {OF_OUTLINE}
            </CardsForm>
          )}
        </Card>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {making && <MakingEnd making={making} />}
      <FewerNotice quiz={quiz} selected={selected} page={page} />
      {quiz.current ? (
        <Question quiz={quiz} question={quiz.current} documentId={selected.id} place={place} />
      ) : (
        quiz.result && (
          <QuizResult
            result={quiz.result}
            quiz={quiz}
            documentId={selected.id}
            place={place}
            due={page.counts.due}
          />
        )
      )}
      <details className="rounded-lg border border-line bg-sheet" id="new-quiz">
        <summary className="min-h-11 content-center px-4 font-semibold md:px-6">Make another quiz</summary>
        <div className="grid gap-3 px-4 pb-4 md:px-6 md:pb-6">
          <p className="text-sm text-ink-soft">
            It replaces this one. Questions you missed stay among your flashcards.
          </p>
          <QuizForm documentId={selected.id} place={place} formKey={key} />
        </div>
      </details>
      {quiz.engine === 'embedded' && (
        <p className="text-sm text-ink-soft">Made by the built-in engine, from sentences of your document.</p>
      )}
    </div>
  )
}

type FewerNoticeProps = Pick<QuizTabProps, 'page' | 'selected'> & { quiz: QuizTabProps['tab']['quiz'] }

/** Why a quiz is smaller than what was asked for, and what there is instead. */
function FewerNotice({ quiz: { standings, wanted, engine }, selected, page }: FewerNoticeProps) {
  const made = standings.length
  if (wanted === null || made >= wanted) return null
  return (
    <Notice
      kind="info"
      title={`This document gave ${made === 1 ? 'one good question' : `${made} good questions`}; you asked for ${wanted}.`}
    >
      <p className="mb-2">
        {engine === 'embedded'
          ? 'The built-in engine asks only what whole sentences, lists and tables of the document answer for certain.'
          : 'Questions that the document does not support are left out.'}{' '}
        Only the questions that are here were charged.
      </p>
      <CardsForm documentId={selected.id} place={page.place} of="outline">
        {OF_OUTLINE}
      </CardsForm>
    </Notice>
  )
}
