import { href, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireUser } from '#app/http/session.server.ts'
import { PageInSections } from '#app/ui/PageInSections.tsx'
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

/** The account: its sections, one at a time. */
export default function Account() {
  const { pathname } = useLocation()
  // A dialog lies over the section that it is about.
  const here = SECTIONS.findLast(({ to }) => isCurrent(to, pathname))?.to
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <PageInSections title="My account" sections={SECTIONS} here={here}>
      {/* The plan's own section says it beside the button that mends it. */}
      {root?.paymentNotice && here !== PLAN && <PaymentNotice {...root.paymentNotice} />}
      <Outlet />
    </PageInSections>
  )
}
