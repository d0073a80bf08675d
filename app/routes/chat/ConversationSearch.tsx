import type { FoundMessage } from '#app/domain/chat/search.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { addressOf, type Place } from './place.ts'

/** Looks for words in everything that was asked and answered. */
export function SearchForm({ find, place }: { find: string; place: Place }) {
  return (
    <form method="get" action="/chat-pdf" role="search" className="stack stack-sm" data-no-busy>
      {place.doc && <input type="hidden" name="doc" value={place.doc} />}
      {place.chat && <input type="hidden" name="chat" value={place.chat} />}
      <label className="label" htmlFor="find">
        Search conversations
      </label>
      <div className="input-row">
        <input
          className="input"
          id="find"
          type="search"
          name="find"
          defaultValue={find}
          maxLength={200}
          required
        />
        <Button variant="secondary" icon="search" iconOnly>
          Search
        </Button>
      </div>
    </form>
  )
}

type FoundListProps = { find: string; found: readonly FoundMessage[]; place: Place }

/** Where the words were said, each leading to its place in the conversation. */
export function FoundList({ find, found, place }: FoundListProps) {
  return (
    <section className="stack study-work found-list" aria-labelledby="found-title">
      <div className="cluster cluster-apart">
        <h2 id="found-title" className="study-title">
          {found.length === 0 ? 'Nothing was said about' : 'Said about'} “{find}”
        </h2>
        <a href={addressOf(place)}>{place.doc ? 'Back to the conversation' : 'End the search'}</a>
      </div>
      {found.length === 0 ? (
        <div className="card">
          <EmptyState icon="search" title="No conversation has all of these words" heading="h3">
            <p>Try fewer words, or look for a part of one.</p>
          </EmptyState>
        </div>
      ) : (
        <ul className="found">
          {found.map(({ id, sessionId, documentId, name, fileName, role, excerpt }) => (
            <li key={id} className="card stack stack-sm">
              <a
                className="wrap-anywhere"
                href={`${addressOf({ doc: documentId, chat: sessionId })}#m-${id}`}
              >
                {name}
              </a>
              <p className="wrap-anywhere">
                <span className="muted">{role === 'user' ? 'You asked: ' : 'Answer: '}</span>
                {excerpt.before}
                <mark>{excerpt.match}</mark>
                {excerpt.after}
              </p>
              <p className="hint wrap-anywhere">{fileName}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
