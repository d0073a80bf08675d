import type { MouseEvent } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { isPlainClick } from '#app/ui/plain-click.ts'

/**
 * Returns a listener for presses on links within an element that are no `<Link>`s, because there are many of them or the
 * server made them: the router follows those that lead to the humanizer, so that nothing typed is lost.
 */
export function useFollowedLinks(options: NavigateOptions): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest('a')
    if (!link?.pathname.startsWith('/humanizer') || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.pathname + link.search, options)
  }
}
