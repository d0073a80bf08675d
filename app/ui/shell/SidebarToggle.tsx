import { Icon } from '../Icon.tsx'

type SidebarToggleProps = { collapsed: boolean; returnTo: string }

/** Asks for the other width. The script does it in place and keeps the same cookie the form would set. */
export function SidebarToggle({ collapsed, returnTo }: SidebarToggleProps) {
  return (
    <form method="post" action="/api/preferences" data-sidebar-toggle>
      <input type="hidden" name="name" value="sidebar" />
      <input type="hidden" name="value" value={collapsed ? 'expanded' : 'collapsed'} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" className="nav-link" aria-expanded={!collapsed} aria-controls="sidebar-rooms">
        <Icon name="chevron-right" className="when-collapsed" />
        <Icon name="chevron-left" className="when-expanded" />
        <span className="nav-label" data-label>
          {collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        </span>
      </button>
    </form>
  )
}
