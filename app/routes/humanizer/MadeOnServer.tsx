import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

type MadeOnServerProps = { label: string; className: string; html: string }

/**
 * Markup that the server renders whole; `html` is our own, escaped by React there. Its links to other parts of the page are
 * followed by the router, so that nothing typed is lost.
 */
export function MadeOnServer({ label, className, html }: MadeOnServerProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link?.pathname.startsWith('/humanizer') || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(link.pathname + link.search, { preventScrollReset: true })
  }
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
