import { useFollowedLinks } from './use-followed-links.ts'

type MadeOnServerProps = { label: string; className: string; html: string }

const STAYS = { preventScrollReset: true }

/**
 * Markup that the server renders whole; `html` is our own, escaped by React there. Its links to other parts of the page are
 * followed by the router, so that nothing typed is lost.
 */
export function MadeOnServer({ label, className, html }: MadeOnServerProps) {
  const follow = useFollowedLinks(STAYS)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- What is pressed in it are links.
    <section
      className={className}
      aria-label={label}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
