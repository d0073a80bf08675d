import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Tab = {
  href: string
  label: ReactNode
  current: boolean
  /** None where what it shows costs work that is done only when somebody asks for it. */
  prefetch?: 'intent' | 'none'
}
type TabsProps = { label: string; tabs: Tab[] }

const TAB =
  'tab inline-flex min-h-11 flex-none items-center gap-1.5 border-b-2 px-3.5 font-semibold no-underline focus-visible:-outline-offset-2'
const STATES = {
  current: 'border-accent text-accent hover:text-accent',
  other: 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
}

/** Views of one page as links; the current one says so. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs flex max-w-full gap-1 overflow-x-auto border-b border-line" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          className={`${TAB} ${STATES[tab.current ? 'current' : 'other']}`}
          to={tab.href}
          prefetch={tab.prefetch ?? 'intent'}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
