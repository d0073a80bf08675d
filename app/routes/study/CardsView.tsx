import type { Flashcard } from '#app/domain/study/flashcards.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { formatMoment } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { OutlineCardsForm } from './OutlineCardsForm.tsx'
import { addressOf, pageHref } from './place.ts'
import { spanWords } from './span-words.ts'

const REVIEWS = [
  { name: 'again', label: 'Again' },
  { name: 'hard', label: 'Hard' },
  { name: 'good', label: 'Good' },
  { name: 'easy', label: 'Easy' },
] as const

/** The card that is due first, and how many there are: missed questions come back until they are known. */
export function CardsView({ page }: { page: StudyPageData }) {
  const { counts, cards, selected, place, data, from, reviewed, now } = page
  const [card] = cards
  const here = addressOf(place, from ? { from: from.id } : {})
  return (
    <div className="stack">
      <p className="muted num" role="status">
        {counts.due} due of {counts.total} {counts.total === 1 ? 'flashcard' : 'flashcards'}
        {selected ? ' of this document' : ' of all documents'}
        {counts.next && ` · next review ${formatMoment(counts.next)}`}
      </p>
      {from && (
        <p>
          <a href={addressOf({ doc: from.id, tab: 'cards' })}>Back to the cards of {from.fileName}</a>
        </p>
      )}
      {reviewed && <Reviewed card={reviewed} here={here} now={now} />}
      {card ? (
        <Review card={card} here={here} now={now} isOfAll={!selected} />
      ) : (
        <div className="card">
          <EmptyState
            icon="good"
            title={counts.total > 0 ? 'Nothing is due now' : 'No flashcards yet'}
            heading="h3"
          >
            <p>
              {counts.total > 0
                ? `Come back later: each card returns shortly before you would forget it${counts.next ? `, the next one on ${formatMoment(counts.next)}` : ''}.`
                : 'Questions you miss in a quiz become flashcards by themselves. So can all the others.'}
            </p>
          </EmptyState>
        </div>
      )}
      {selected && data && data.quizzes.length > 0 && (
        <form method="post" action={`/api/study/${selected.id}/cards`} data-in-place>
          <input type="hidden" name="goTo" value={here} />
          <Button variant="secondary" small icon="plus" busyLabel="Adding…">
            Make flashcards of the whole quiz
          </Button>
        </form>
      )}
      {selected && <OutlineCardsForm documentId={selected.id} here={here} />}
      {selected && counts.total === 0 && data?.quizzes.length === 0 && (
        <p>
          <a href={addressOf({ doc: selected.id, tab: 'quiz' })}>Generate a quiz of this document first</a>
        </p>
      )}
      {counts.total > 0 && (
        <div className="cluster">
          <LinkButton
            href={`/api/study/anki${selected ? `?doc=${selected.id}` : ''}`}
            variant="secondary"
            small
            icon="download"
          >
            Export for Anki
          </LinkButton>
          {selected && (
            <a href={addressOf({ doc: null, tab: 'cards' }, { from: selected.id })}>
              Review the cards of all documents
            </a>
          )}
        </div>
      )}
    </div>
  )
}

/** What became of the card before, and how to take that back. */
function Reviewed({
  card,
  here,
  now,
}: {
  card: Pick<Flashcard, 'id' | 'question' | 'dueAt'>
  here: string
  now: Date
}) {
  return (
    <form method="post" action={`/api/study/cards/${card.id}/undo`} className="cluster" data-in-place>
      <input type="hidden" name="goTo" value={here} />
      <span className="muted">
        “{shortened(card.question.question)}” comes back {spanWords(now, card.dueAt)}.
      </span>
      <Button variant="quiet" small icon="undo">
        Undo the last review
      </Button>
    </form>
  )
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text
}

type ReviewProps = { card: Flashcard; here: string; now: Date; isOfAll: boolean }

function Review({ card, here, now, isOfAll }: ReviewProps) {
  const { id, documentId, fileName, question, comesBack } = card
  return (
    <article className="card stack flashcard" id={`card-${id}`}>
      <p className="hint">
        {isOfAll ? <a href={addressOf({ doc: documentId, tab: 'cards' })}>{fileName}</a> : fileName}
      </p>
      <h3 className="question-text">{question.question}</h3>
      {question.options && (
        <ul className="options">
          {question.options.map((option) => (
            <li key={option} className="option">
              {option}
            </li>
          ))}
        </ul>
      )}
      <details className="stack flashcard-back" key={id} data-card-back>
        <summary className="btn btn-primary">Show the answer</summary>
        <div className="stack stack-sm">
          <p className="flashcard-answer">{question.correctAnswer}</p>
          {question.explanation && <p className="writing">{question.explanation}</p>}
          {question.page > 0 && (
            <p>
              <a href={pageHref({ doc: documentId, tab: 'cards' }, question.page, question.quote)}>
                Page {question.page}
              </a>
            </p>
          )}
          <form
            method="post"
            action={`/api/study/cards/${id}/review`}
            className="cluster"
            data-in-place
            data-review
          >
            <input type="hidden" name="goTo" value={here} />
            <span className="label">How well did you know it?</span>
            {REVIEWS.map(({ name, label }) => (
              <Button key={name} variant="secondary" small name="review" value={name}>
                {label} <span className="num">({spanWords(now, comesBack[name])})</span>
              </Button>
            ))}
          </form>
          <p className="hint when-live">Keys: space turns the card, 1 to 4 say how well you knew it.</p>
          <form method="post" action={`/api/study/cards/${id}/remove`} data-in-place>
            <input type="hidden" name="goTo" value={here} />
            <Button variant="quiet" small icon="trash">
              Remove this flashcard
            </Button>
          </form>
        </div>
      </details>
    </article>
  )
}
