import { href } from 'react-router'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** What a whole collection is for: to be asked, and to be studied from. */
export function CollectionUses({ collection: { id, name } }: { collection: { id: string; name: string } }) {
  const spoken = <span className="sr-only"> the collection {name}</span>
  return (
    <span className="flex flex-wrap gap-1 sm:gap-2">
      <LinkButton to={`${href('/chat-pdf')}?collection=${id}`} variant="secondary" small icon="chat">
        Ask{spoken}
      </LinkButton>
      <LinkButton
        to={`${href('/study-buddy/search')}?collection=${id}`}
        variant="secondary"
        small
        icon="study"
      >
        Study{spoken}
      </LinkButton>
    </span>
  )
}
