import type { ReactNode } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Icon } from '../Icon.tsx'
import { isCurrent, rooms } from './navigation.ts'
import { SidebarToggle } from './SidebarToggle.tsx'
import type { ShellUser } from './types.ts'

type SidebarProps = { user: ShellUser; path: string; collapsed: boolean; usage?: ReactNode }

/** The rooms of the product, 64 px wide with names on hover and focus, or 256 px wide with names and standing. */
export function Sidebar({ user, path, collapsed, usage }: SidebarProps) {
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <SidebarToggle collapsed={collapsed} returnTo={path} />
      <nav className="nav-list" aria-label="Tools" id="sidebar-rooms">
        {rooms.map(({ href, label, icon }) => (
          <a
            key={href}
            className="nav-link"
            href={href}
            aria-current={isCurrent(href, path) ? 'page' : undefined}
          >
            {icon === 'account' ? (
              <Avatar picture={user.picture} initials={user.initials} />
            ) : (
              <Icon name={icon} />
            )}
            <span className="nav-label">{label}</span>
          </a>
        ))}
      </nav>
      <div className="sidebar-end">
        {usage}
        <p className="sidebar-standing">
          <span>Level {user.level}</span>
          <span>{user.points} points</span>
        </p>
        {user.billing && (
          <a className="nav-link" href={user.billing.href}>
            <Icon name={user.billing.icon} />
            <span className="nav-label">{user.billing.label}</span>
          </a>
        )}
        <form method="post" action="/api/logout">
          <button type="submit" className="nav-link" data-busy-label="Signing out…">
            <Icon name="sign-out" />
            <span className="nav-label" data-label>
              Logout
            </span>
          </button>
        </form>
      </div>
    </aside>
  )
}
