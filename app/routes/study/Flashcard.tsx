import { useRef, useState } from 'react'
import { href, Link, useFetcher, useSubmit } from 'react-router'
import type { Review } from '#app/domain/study/flashcards.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { FetcherForm, Form } from '#app/ui/Form.tsx'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useKeys } from '#app/ui/use-keys.ts'
import type { DueCard } from './page-data.server.ts'
import { addressOf, type Place, sourceHref } from './place.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

const REVIEWS: { name: Review; label: string }[] = [
  { name: 'again', label: 'Again' },
  { name: 'hard', label: 'Hard' },
  { name: 'good', label: 'Good' },
  { name: 'easy', label: 'Easy' },
]

/** An outline is answered with its items. */
const ITEMS = ' · '
/** An answer of more characters is read, not glanced at. */
const LONG = 80

type FlashcardProps = {
  card: DueCard
  place: Place
  here: string
  /** Cards of other documents come up as well. */
  isOfAll: boolean
  onReview: () => void
}

/** A card: its question, then its answer and how well it was known, with how long it stays away then. */
export function Flashcard({ card, place, here, isOfAll, onReview }: FlashcardProps) {
  const { id, documentId, fileName, question, options } = card
  const [open, setOpen] = useState(false)
  const text = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const submit = useSubmit()
  useFocusIfLost(text)
  const review = { action: href('/api/study/cards/:id/review', { id }), fetcherKey: `review-${id}` }
  useKeys((key, target) => {
    const known = open ? REVIEWS[Number(/^[1-4]$/.exec(key)?.[0]) - 1] : undefined
    if (known) {
      onReview()
      void submit({ goTo: here, review: known.name }, { method: 'post', navigate: false, ...review })
      return true
    }
    if (key !== ' ' || target.closest('button, summary')) return false
    setOpen(!open)
    return true
  })
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-sheet p-4 md:p-8">
      <p className="text-sm text-ink-soft wrap-anywhere">
        {isOfAll ? <Link to={addressOf({ doc: documentId, tab: 'cards' })}>{fileName}</Link> : fileName}
      </p>
      <h3 ref={text} tabIndex={-1} className="min-h-16 font-serif text-xl wrap-anywhere outline-none">
        {question}
      </h3>
      {options.length > 0 && (
        <ul className="grid list-none gap-2 p-0 sm:grid-cols-2">
          {options.map((option) => (
            <li key={option} className="rounded-sm border border-line px-3 py-2 wrap-anywhere">
              {option}
            </li>
          ))}
        </ul>
      )}
      <details className="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={buttonClass({}, 'list-none group-open:hidden')}>Show the answer</summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5">
          <Answer card={card} place={place} />
          <Form
            method="post"
            {...review}
            navigate={false}
            onSubmit={onReview}
            className="grid gap-2 border-t border-line pt-4"
          >
            <input type="hidden" name="goTo" value={here} />
            <p className="font-semibold" id="how-well">
              How well did you know it?
            </p>
            <div role="group" aria-labelledby="how-well" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {REVIEWS.map(({ name, label }) => (
                <Button key={name} variant="secondary" name="review" value={name}>
                  {label} <span className="font-normal tabular-nums">{card.staysAway[name]}</span>
                </Button>
              ))}
            </div>
          </Form>
        </div>
      </details>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="hidden text-sm text-ink-soft pointer-fine:block">
          {hydrated &&
            'Keys: space turns the card, 1 to 4 say how well you knew it, U takes the last one back.'}
        </p>
        <RemoveForm id={id} here={here} />
      </div>
    </article>
  )
}

function Answer({
  card: { documentId, answer, explanation, page, quote },
  place,
}: Pick<FlashcardProps, 'card' | 'place'>) {
  const items = answer.split(ITEMS)
  return (
    <>
      {items.length > 2 ? (
        <ul className="grid list-disc gap-1 ps-5 text-lg">
          {items.map((item) => (
            <li key={item} className="wrap-anywhere">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <p
          className={`wrap-anywhere ${answer.length > LONG ? 'font-serif text-lg' : 'text-xl font-semibold'}`}
        >
          {answer}
        </p>
      )}
      {explanation && <p className="font-serif text-lg leading-relaxed wrap-anywhere">{explanation}</p>}
      {page > 0 && (
        <p>
          <Link to={sourceHref(place, page, quote, documentId)} {...OPENS_DIALOG}>
            Page {page}
          </Link>
        </p>
      )}
    </>
  )
}

function RemoveForm({ id, here }: { id: string; here: string }) {
  const fetcher = useFetcher({ key: `remove-${id}` })
  return (
    <FetcherForm fetcher={fetcher} method="post" action={href('/api/study/cards/:id/remove', { id })}>
      <input type="hidden" name="goTo" value={here} />
      <Button variant="quiet" small icon="trash" busyLabel="Removing…">
        Remove this flashcard
      </Button>
    </FetcherForm>
  )
}
