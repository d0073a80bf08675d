import type { ReactNode } from 'react'

type TabsProps = { label: string; tabs: { href: string; label: ReactNode; current: boolean }[] }

/** Views of one page as links; the current one says so. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} className="tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
