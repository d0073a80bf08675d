import { href } from 'react-router'
import * as z from 'zod'
import { disconnectIdentity } from '#app/domain/accounts/google.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const Given = z.object({ issuer: z.string(), subject: z.string() })

/** Takes a Google account off. */
export const action = resourceAction(
  Given,
  { back: href('/account/security'), title: 'Google stays connected' },
  async ({ user, context, values }) => {
    await disconnectIdentity(user, values)
    await tellOwner(context, user, 'google_disconnected')
    return { flash: { kind: 'good', title: 'Google was disconnected' } }
  },
)

export const loader = onlyBy('POST')
