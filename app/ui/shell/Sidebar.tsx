import { type ReactNode, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { formatCount } from '../format.ts'
import { Icon } from '../Icon.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { NAV_LINK } from './nav-link.ts'
import { isCurrent, rooms } from './navigation.ts'
import { SidebarToggle } from './SidebarToggle.tsx'
import type { ShellUser } from './types.ts'

type SidebarProps = { user: ShellUser; path: string; returnTo: string; collapsed: boolean }

/** By whether it is collapsed: names beside the icons need room to hang out then; only a very low window scrolls instead. */
const WIDTHS = {
  expanded: 'w-64 overflow-x-hidden overflow-y-auto',
  collapsed: 'w-16 [@media(max-height:32rem)]:overflow-x-hidden [@media(max-height:32rem)]:overflow-y-auto',
}
const LINKS = { expanded: 'w-full text-start', collapsed: 'group/place w-full justify-center px-0' }

/** The rooms of the product, 64 px wide with names on hover and focus, or 256 px wide with names and standing. */
export function Sidebar({ user, path, returnTo, collapsed }: SidebarProps) {
  const namesOff = useNamesOff()
  const state = collapsed ? 'collapsed' : 'expanded'
  const look = `${NAV_LINK} ${LINKS[state]}`
  const label = (name: ReactNode) => <span className={labelClass(collapsed, namesOff)}>{name}</span>
  return (
    <aside
      className={`sidebar sticky top-(--header) z-20 hidden h-[calc(100dvh-var(--header))] flex-col gap-1 border-e border-line p-3 md:flex print:hidden ${WIDTHS[state]}`}
      aria-label="Sidebar"
    >
      <SidebarToggle collapsed={collapsed} returnTo={returnTo} className={look} label={label} />
      <nav className="grid gap-1" aria-label="Tools" id="sidebar-rooms">
        {rooms.map(({ href: to, label: name, icon }) => (
          <Link
            key={to}
            className={look}
            to={to}
            prefetch="intent"
            aria-current={isCurrent(to, path) ? 'page' : undefined}
          >
            <Icon name={icon} />
            {label(name)}
          </Link>
        ))}
      </nav>
      {!collapsed && <Standing {...user} />}
    </aside>
  )
}

/** What is left of this month's words, and how far the person has come. */
function Standing({ level, points, wordsUsed, maxWords }: ShellUser) {
  return (
    <div className="mt-auto grid gap-2 px-3 py-2">
      <ProgressBar
        id="sidebar-words"
        label={<a href={href('/account/usage')}>Words</a>}
        value={wordsUsed}
        max={maxWords}
        words={`${formatCount(Math.max(0, maxWords - wordsUsed))} left`}
      />
      <p className="flex justify-between gap-2 text-sm text-ink-soft tabular-nums">
        <span>Level {level}</span>
        <span>{points} points</span>
      </p>
    </div>
  )
}

/** Of the narrow sidebar's icons the names are there to be read; they are seen while one is pointed at or has the focus. */
function labelClass(collapsed: boolean, namesOff: boolean): string {
  if (!collapsed) return 'min-w-0'
  const floats =
    'absolute start-15 z-30 rounded-sm bg-ink px-2.5 py-1 text-sm font-normal whitespace-nowrap text-paper'
  const hidden = 'pointer-events-none [clip-path:inset(50%)]'
  const seen =
    'group-hover/place:pointer-events-auto group-hover/place:[clip-path:none] group-focus-visible/place:pointer-events-auto group-focus-visible/place:[clip-path:none]'
  return `${floats} ${hidden} ${namesOff ? '' : seen}`
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
