import { href } from 'react-router'
import * as z from 'zod'
import { endOtherSessions, endSessionOf } from '#app/domain/accounts/sessions.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { sessionIdContext } from '#app/http/context.server.ts'
import { stillKnown } from '#app/http/device.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const Given = z.object({ session: z.string().optional() })

/** Signs out one place (`session`), or without it everywhere but here. */
export const action = resourceAction(
  Given,
  { back: href('/account/security'), title: 'Nothing was signed out' },
  async ({ user, request, context, values: { session } }) => {
    let title = 'That device was signed out'
    if (session !== undefined) {
      if (!(await endSessionOf(user, session)))
        throw new AppError('not_found', 'That device is not signed in any more.')
    } else {
      const ended = await endOtherSessions(user, context.get(sessionIdContext))
      title = ended === 1 ? 'One other device was signed out' : `${ended} other devices were signed out`
    }
    return { flash: { kind: 'good', title }, headers: await stillKnown(request, user) }
  },
)

export const loader = onlyBy('POST')
