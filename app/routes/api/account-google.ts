import { redirect } from 'react-router'
import * as z from 'zod'
import { disconnectIdentity } from '#app/domain/accounts/google.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

const Given = z.object({ issuer: z.string(), subject: z.string() })

/** Takes a Google account off. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const identity = valid(Given, await readFields(request))
  const flash = await disconnect().catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error
    return { kind: 'bad', title: 'Google stays connected', description: error.message }
  })
  return redirect('/account#sign-in', { status: 303, headers: { 'set-cookie': await flashHeader(flash) } })

  async function disconnect(): Promise<Flash> {
    await disconnectIdentity(user, identity)
    await tellOwner(context, user, 'google_disconnected')
    return { kind: 'good', title: 'Google was disconnected' }
  }
})

export const loader = onlyBy('POST')
