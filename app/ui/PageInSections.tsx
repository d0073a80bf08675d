import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageInSectionsProps = {
  title: string
  sections: readonly { to: string; label: string }[]
  /** The address of the section that is shown. */
  here: string | undefined
  children: ReactNode
}

const SECTION =
  'flex min-h-9 items-center rounded-sm px-3 text-ink-soft no-underline hover:bg-accent-soft hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent pointer-coarse:min-h-11'

/** A page whose sections are shown one at a time, their names beside them. */
export function PageInSections({ title, sections, here, children }: PageInSectionsProps) {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-10 gap-y-4 px-4 pt-6 pb-12 md:grid-cols-[11rem_minmax(0,1fr)] md:px-8 md:pt-8 md:pb-16">
      <h1 className="font-serif text-2xl md:col-span-2">{title}</h1>
      <nav aria-label={title}>
        <ul className="-mx-3 flex flex-wrap gap-x-1 md:sticky md:top-20 md:flex-col md:gap-y-1">
          {sections.map(({ to, label }) => (
            <li key={to}>
              <Link
                className={SECTION}
                to={to}
                aria-current={to === here ? 'page' : undefined}
                prefetch="intent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
    </div>
  )
}
