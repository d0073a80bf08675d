import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Links to other views of this page are followed without leaving it, so that nothing typed is lost. */
export function useLocalLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || link.pathname !== '/humanizer' || link.hasAttribute('download') || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(link.pathname + link.search, { preventScrollReset: true })
  }
}
