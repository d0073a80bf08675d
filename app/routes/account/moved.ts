import { redirect } from 'react-router'
import { requireUser } from '#app/http/session.server.ts'
import type { Route } from './+types/moved'
import { movedTo } from './old-addresses.ts'

/** Leads on from addresses that dialogs of the account had before. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  requireUser(context, request)
  const to = movedTo(params['*'])
  if (!to) throw new Response(null, { status: 404 })
  return redirect(to)
}
