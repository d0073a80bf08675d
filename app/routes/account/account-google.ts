import * as z from 'zod'
import { disconnectIdentity } from '#app/domain/accounts/google.server.ts'
import { backToAccount } from '#app/http/account-answer.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

const Given = z.object({ issuer: z.string(), subject: z.string() })

/** Takes a Google account off. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const identity = valid(Given, await readFields(request))
  return backToAccount('sign-in', 'Google stays connected', async () => {
    await disconnectIdentity(user, identity)
    await tellOwner(context, user, 'google_disconnected')
    return { kind: 'good', title: 'Google was disconnected' }
  })
})

export const loader = onlyBy('POST')
