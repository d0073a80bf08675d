import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../Avatar.tsx'
import { Icon } from '../Icon.tsx'
import { isCurrent, rooms } from './navigation.ts'
import { SidebarToggle } from './SidebarToggle.tsx'
import type { ShellUser } from './types.ts'

type SidebarProps = { user: ShellUser; path: string; collapsed: boolean }

/** The rooms of the product, 64 px wide with names on hover and focus, or 256 px wide with names and standing. */
export function Sidebar({ user, path, collapsed }: SidebarProps) {
  const namesOff = useNamesOff()
  return (
    <aside className="sidebar" aria-label="Sidebar" data-names={namesOff ? 'off' : undefined}>
      <SidebarToggle collapsed={collapsed} returnTo={path} />
      <nav className="nav-list" aria-label="Tools" id="sidebar-rooms">
        {rooms.map(({ href, label, icon }) => (
          <Link
            key={href}
            className="nav-link"
            to={href}
            prefetch="intent"
            aria-current={isCurrent(href, path) ? 'page' : undefined}
          >
            {icon === 'account' ? (
              <Avatar picture={user.picture} initials={user.initials} />
            ) : (
              <Icon name={icon} />
            )}
            <span className="nav-label">{label}</span>
          </Link>
        ))}
      </nav>
      <div className="sidebar-end">
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
              Sign out
            </span>
          </button>
        </form>
      </div>
    </aside>
  )
}

/** Returns whether the names beside the icons of the narrow sidebar were sent off with Escape, until the pointer or the focus moves on. */
function useNamesOff(): boolean {
  const [off, setOff] = useState(false)
  useEffect(() => {
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOff(true)
    }
    const show = () => setOff(false)
    addEventListener('keydown', hide)
    addEventListener('pointerover', show)
    addEventListener('focusin', show)
    return () => {
      removeEventListener('keydown', hide)
      removeEventListener('pointerover', show)
      removeEventListener('focusin', show)
    }
  }, [])
  return off
}
