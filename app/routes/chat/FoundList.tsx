import { Link } from 'react-router'
import type { FoundMessage } from '#app/domain/chat/search.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { addressOf, type Place } from './place.ts'

type FoundListProps = { find: string; found: readonly FoundMessage[]; place: Place }

/** Where the words were said, each leading to its place in the conversation. */
export function FoundList({ find, found, place }: FoundListProps) {
  return (
    <section className="grid min-w-0 content-start gap-4 lg:overflow-y-auto" aria-labelledby="found-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="found-title" className="font-serif text-xl wrap-anywhere">
          {found.length === 0 ? 'No conversation mentions' : 'Said about'} “{find}”
        </h2>
        <Link to={addressOf(place)}>{place.doc ? 'Back to the conversation' : 'End the search'}</Link>
      </div>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon="search" title="No conversation has all of these words" heading="h3">
            <p>Try fewer words, or part of a word.</p>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid list-none gap-3 p-0 [&_mark]:bg-warn-soft [&_mark]:text-ink">
          {found.map(({ id, sessionId, documentId, name, fileName, role, excerpt }) => (
            <Card as="li" key={id} className="grid gap-2">
              <Link
                className="wrap-anywhere"
                to={`${addressOf({ doc: documentId, chat: sessionId })}#m-${id}`}
              >
                {name}
              </Link>
              <p className="wrap-anywhere">
                <span className="text-ink-soft">{role === 'user' ? 'You asked: ' : 'Answer: '}</span>
                {excerpt.before}
                <mark>{excerpt.match}</mark>
                {excerpt.after}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">{fileName}</p>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
