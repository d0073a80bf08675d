import { redirect } from 'react-router'
import { endSession } from '#app/domain/accounts/sessions.server.ts'
import { sessionIdContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { endSessionHeader } from '#app/http/session.server.ts'

/** Ends the session, on the server too. A form lands on the start page; a call gets an empty answer. */
export const action = call(async ({ request, context }) => {
  const session = context.get(sessionIdContext)
  if (session) await endSession(session)
  const headers = { 'set-cookie': await endSessionHeader() }
  return isPageRequest(request)
    ? redirect('/', { status: 303, headers })
    : new Response(null, { status: 204, headers })
})

export const loader = onlyBy('POST')
