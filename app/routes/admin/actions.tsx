import { href } from 'react-router'
import { ADMIN_ACTIONS } from '#app/domain/admin/actions.ts'
import { listActions } from '#app/domain/admin/action-list.server.ts'
import { askedPage } from '#app/domain/page.ts'
import { requireAdministrator } from '#app/http/admin.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { formatMoment } from '#app/ui/format.ts'
import { Pager } from '#app/ui/Pager.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/actions'
import { OF } from './address.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  return listActions(askedPage(url.searchParams))
}

/** Who of those who keep the server did what, the last first. */
export default function Actions({ loaderData: { actions, page, pages } }: Route.ComponentProps) {
  return (
    <Section title="Audit log" of={OF}>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="actions-title">
        <h2 id="actions-title">Audit log</h2>
        <p className="text-ink-soft">By administrators and on the command line. Kept for a year.</p>
        {actions.length === 0 ? (
          <EmptyState icon="history" heading="h3" title="Nothing yet">
            <p>Invitations, plans, and accounts that are disabled or deleted are listed here.</p>
          </EmptyState>
        ) : (
          <ol className="divide-y divide-line">
            {actions.map(({ id, at, by, action, about, detail }) => (
              <li key={id} className="py-3 wrap-anywhere first:pt-0 last:pb-0">
                <strong>{by}</strong> {ADMIN_ACTIONS[action]} {about ?? 'someone'}
                {detail && ` (${detail})`}
                <span className="block text-sm text-ink-soft">{formatMoment(at)}</span>
              </li>
            ))}
          </ol>
        )}
        <Pager page={page} pages={pages} hrefOf={(to) => `${href('/admin/actions')}?page=${to}`} />
      </Card>
    </Section>
  )
}
