import { useRef, useState } from 'react'
import { href, Link, useFetcher, useFetchers } from 'react-router'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FetcherForm } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { formatMoment } from '#app/ui/format.ts'
import { useKeys } from '#app/ui/use-keys.ts'
import { CardsForm, OF_OUTLINE } from './CardsForm.tsx'
import { Flashcard } from './Flashcard.tsx'
import type { StudyPageData, TabData } from './page-data.server.ts'
import { addressOf } from './place.ts'

type CardsTabProps = {
  page: StudyPageData
  selected: DocumentRow | null
  tab: Extract<TabData, { name: 'cards' }>
}

/** The card that is due first, and how many there are: missed questions come back until they are known. */
export function CardsTab({ page, selected, tab }: CardsTabProps) {
  const { counts, place } = page
  const { reviewed, from, hasQuiz } = tab
  const here = addressOf(place, from ? { from: from.id } : {})
  const answered = useAnswered()
  const left = tab.cards.filter(({ id }) => !answered.has(id))
  const due = Math.max(left.length, counts.due - answered.size)
  const [done, setDone] = useState(0)
  const [card] = left
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {from && (
        <p>
          <Link to={addressOf({ doc: from.id, tab: 'cards' })}>Back to the cards of {from.fileName}</Link>
        </p>
      )}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft tabular-nums" role="status">
          <strong className="text-ink">{due} due today</strong> of {counts.total}{' '}
          {counts.total === 1 ? 'flashcard' : 'flashcards'}
          {selected ? ' of this document' : ' of all documents'}
        </p>
        {reviewed && <Undo key={reviewed.id} reviewed={reviewed} here={here} />}
      </div>
      {card ? (
        <Flashcard
          key={card.id}
          card={card}
          place={place}
          here={here}
          isOfAll={!selected}
          onReview={() => setDone((count) => count + 1)}
        />
      ) : (
        <Finished page={page} selected={selected} hasQuiz={hasQuiz} done={done} />
      )}
      {counts.total > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <LinkButton
            href={`${href('/api/study/anki')}${selected ? `?doc=${selected.id}` : ''}`}
            variant="quiet"
            small
            icon="download"
          >
            Export for Anki
          </LinkButton>
          {selected && hasQuiz && (
            <CardsForm documentId={selected.id} place={place} of="quiz">
              Make flashcards of the whole quiz
            </CardsForm>
          )}
          {selected && (
            <CardsForm documentId={selected.id} place={place} of="outline">
              {OF_OUTLINE}
            </CardsForm>
          )}
          {selected && (
            <Link to={addressOf({ doc: null, tab: 'cards' }, { from: selected.id })}>
              Review the cards of all documents
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

/** The cards that were answered or removed and are on their way: they give way to the next one at once. */
function useAnswered(): ReadonlySet<string> {
  const answered = useFetchers().flatMap(({ formAction }) => {
    const id = /\/cards\/([\w-]+)\/(?:review|remove)$/.exec(formAction ?? '')?.[1]
    return id ? [id] : []
  })
  return new Set(answered)
}

type UndoProps = { reviewed: NonNullable<CardsTabProps['tab']['reviewed']>; here: string }

/** What became of the card before, and how to take that back: the key U does as well. */
function Undo({ reviewed: { id, question, staysAway }, here }: UndoProps) {
  const fetcher = useFetcher()
  const form = useRef<HTMLFormElement>(null)
  useKeys((key) => {
    if (key.toLowerCase() !== 'u') return false
    form.current?.requestSubmit()
    return true
  })
  return (
    <FetcherForm
      ref={form}
      fetcher={fetcher}
      method="post"
      action={href('/api/study/cards/:id/undo', { id })}
      className="flex min-w-0 flex-wrap items-center gap-x-2"
    >
      <input type="hidden" name="goTo" value={here} />
      <span className="text-sm text-ink-soft" title={question}>
        The last one comes back in {staysAway === '<1 min' ? 'less than a minute' : staysAway}.
      </span>
      <Button variant="quiet" small icon="undo" busyLabel="Undoing…">
        Undo the last review
      </Button>
    </FetcherForm>
  )
}

type FinishedProps = Pick<CardsTabProps, 'page' | 'selected'> & { hasQuiz: boolean; done: number }

/** Nothing is due: when the next card is, or how there come to be any. */
function Finished({ page: { counts, place }, selected, hasQuiz, done }: FinishedProps) {
  if (counts.total > 0) {
    return (
      <Card>
        <EmptyState icon="good" title="Nothing is due now" heading="h3">
          {done > 0 && (
            <p role="status">{done === 1 ? 'One review' : `${done} reviews`} done. That is all for today.</p>
          )}
          <p>Each card returns shortly before you would forget it.</p>
          {counts.next && <p className="tabular-nums">Next review: {formatMoment(counts.next)}</p>}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState icon="study" title="No flashcards yet" heading="h3">
        <p>Questions you miss in a quiz become flashcards automatically. You can add all the others too.</p>
        {selected && (
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            {hasQuiz ? (
              <CardsForm documentId={selected.id} place={place} of="quiz">
                Make flashcards of the whole quiz
              </CardsForm>
            ) : (
              <LinkButton to={addressOf({ doc: selected.id, tab: 'quiz' })} variant="secondary" small>
                Generate a quiz of this document first
              </LinkButton>
            )}
            <CardsForm documentId={selected.id} place={place} of="outline">
              {OF_OUTLINE}
            </CardsForm>
          </div>
        )}
      </EmptyState>
    </Card>
  )
}
