import { redirect } from 'react-router'
import { stopRun } from '#app/domain/runs/stop.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/run-stop'

/** Stops a run. A form goes back to the page that shows what was kept; a call gets an empty answer. */
export const action = call(async ({ request, params, context }: Route.ActionArgs) => {
  await stopRun(requireCaller(context), params.id)
  const goTo = new URL(request.url).searchParams.get('goTo')
  return isPageRequest(request)
    ? redirect(safeNext(goTo, `/humanizer?run=${params.id}`), 303)
    : new Response(null, { status: 204 })
})

export const loader = onlyBy('POST')
