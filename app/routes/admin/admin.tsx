import { href, Outlet, useLocation } from 'react-router'
import { requireAdministrator } from '#app/http/admin.server.ts'
import { PageInSections } from '#app/ui/PageInSections.tsx'
import { isCurrent } from '#app/ui/shell/navigation.ts'
import type { Route } from './+types/admin'
import { ADMIN } from './address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdministrator(context, request)
  return null
}

const SECTIONS = [
  { to: ADMIN, label: 'People' },
  { to: href('/admin/invitations'), label: 'Invitations' },
  { to: href('/admin/server'), label: 'Server' },
  { to: href('/admin/actions'), label: 'Audit log' },
]

/** Who is there, who may come, and how the server stands. Nobody's texts or files are shown. */
export default function Admin() {
  const { pathname } = useLocation()
  const here = SECTIONS.findLast(({ to }) => isCurrent(to, pathname))?.to
  return (
    <PageInSections title="Administration" sections={SECTIONS} here={here}>
      <Outlet />
    </PageInSections>
  )
}
