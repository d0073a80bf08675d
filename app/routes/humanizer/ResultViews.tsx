import { placeWith } from './place.ts'
import { ReportView } from './ReportView.tsx'
import type { Desk } from './desk-data.server.ts'
import { VIEWS } from './views.ts'

/** The row of views of a finished rewrite: links, so that each has an address. */
export function ViewRow({ desk, here }: { desk: Desk; here: string }) {
  if (VIEWS.length < 2) return null
  return (
    <nav className="tabs" aria-label="Views of the rewrite">
      {VIEWS.map(({ name, label }) => (
        <a
          key={name}
          className="tab"
          href={placeWith(here, { view: name })}
          aria-current={name === desk.view ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** What the chosen view shows instead of the rewrite itself; null for the rewrite. */
export function ResultView({ desk }: { desk: Desk }) {
  switch (desk.view) {
    case 'report':
      return <ReportView {...desk} />
    default:
      return null
  }
}
