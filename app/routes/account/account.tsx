import { href, Link, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireUser } from '#app/http/session.server.ts'
import { isCurrent } from '#app/ui/shell/navigation.ts'
import { PaymentNotice } from '#app/ui/shell/PaymentNotice.tsx'
import type { loader as rootLoader } from '../../root.tsx'
import type { Route } from './+types/account'

export const handle: PageHandle = { saysFailedPayment: true }

export function loader({ request, context }: Route.LoaderArgs) {
  requireUser(context, request)
  return null
}

const PLAN = href('/account')

const SECTIONS = [
  { to: PLAN, label: 'Plan' },
  { to: href('/account/usage'), label: 'Usage' },
  { to: href('/account/profile'), label: 'Profile' },
  { to: href('/account/security'), label: 'Security' },
  { to: href('/account/tokens'), label: 'API tokens' },
  { to: href('/account/data'), label: 'Your data' },
]

const SECTION =
  'flex min-h-9 items-center rounded-sm px-3 text-ink-soft no-underline hover:bg-accent-soft hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent pointer-coarse:min-h-11'

/** The account: its sections, one at a time. */
export default function Account() {
  const { pathname } = useLocation()
  // A dialog lies over the section that it is about.
  const here = SECTIONS.findLast(({ to }) => isCurrent(to, pathname))?.to
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-10 gap-y-4 px-4 pt-6 pb-12 md:grid-cols-[11rem_minmax(0,1fr)] md:px-8 md:pt-8 md:pb-16">
      <h1 className="font-serif text-2xl md:col-span-2">My account</h1>
      <nav aria-label="My account">
        <ul className="-mx-3 flex flex-wrap gap-x-1 md:sticky md:top-20 md:flex-col md:gap-y-1">
          {SECTIONS.map(({ to, label }) => (
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
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6">
        {/* The plan's own section says it beside the button that mends it. */}
        {root?.paymentNotice && here !== PLAN && <PaymentNotice {...root.paymentNotice} />}
        <Outlet />
      </div>
    </div>
  )
}
