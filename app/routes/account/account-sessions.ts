import { endOtherSessions, endSessionOf } from '#app/domain/accounts/sessions.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { readForm } from '#app/http/body.server.ts'
import { sessionIdContext } from '#app/http/context.server.ts'
import { stillKnown } from '#app/http/device.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Signs out one place (`session`), or without it everywhere but here. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const session = (await readForm(request)).get('session')
  let title = 'That device was signed out'
  if (typeof session === 'string') {
    if (!(await endSessionOf(user, session)))
      throw new AppError('not_found', 'That device is not signed in any more.')
  } else {
    const ended = await endOtherSessions(user, context.get(sessionIdContext))
    title = ended === 1 ? 'One other device was signed out' : `${ended} other devices were signed out`
  }
  return stillKnown(await redirectWith('/account#sessions', { kind: 'good', title }), request, user)
})

export const loader = onlyBy('POST')
