import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { FetcherForm } from '../Form.tsx'
import { Icon } from '../Icon.tsx'

/** The cookie's twin in the browser's storage, which the specification names. */
const STORED = 'sidebar-collapsed-v2'
/** Names this fetcher, so that the whole frame follows it before the server has answered. */
const FETCHER = 'sidebar'

/** Returns whether the sidebar is collapsed: as it was asked for a moment ago, otherwise as the server says. */
export function useCollapsed(collapsed: boolean): boolean {
  const asked = useFetcher({ key: FETCHER }).formData?.get('value')
  const now = asked ? asked === 'collapsed' : collapsed
  useEffect(() => {
    try {
      localStorage.setItem(STORED, String(now))
    } catch {
      // Storage may be forbidden; the cookie is the truth.
    }
  }, [now])
  return now
}

type SidebarToggleProps = {
  collapsed: boolean
  returnTo: string
  className: string
  /** Draws its name as the sidebar draws names. */
  label: (name: ReactNode) => ReactNode
}

/** Asks for the other width. */
export function SidebarToggle({ collapsed, returnTo, className, label }: SidebarToggleProps) {
  const fetcher = useFetcher({ key: FETCHER })
  return (
    <FetcherForm fetcher={fetcher} method="post" action="/api/preferences">
      <input type="hidden" name="name" value="sidebar" />
      <input type="hidden" name="value" value={collapsed ? 'expanded' : 'collapsed'} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" className={className} aria-expanded={!collapsed} aria-controls="sidebar-rooms">
        <Icon name={collapsed ? 'chevron-right' : 'chevron-left'} />
        {label(collapsed ? 'Expand sidebar' : 'Collapse sidebar')}
      </button>
    </FetcherForm>
  )
}
