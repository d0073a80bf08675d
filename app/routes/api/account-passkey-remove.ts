import { redirect } from 'react-router'
import * as z from 'zod'
import { removePasskey } from '#app/domain/accounts/passkeys.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

const Given = z.object({ id: z.string().max(2_000) })

/** Takes a passkey off. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { id } = valid(Given, await readFields(request))
  const flash = await remove().catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error
    return { kind: 'bad', title: 'The passkey was not removed', description: error.message }
  })
  return redirect('/account#sign-in', { status: 303, headers: { 'set-cookie': await flashHeader(flash) } })

  async function remove(): Promise<Flash> {
    await removePasskey(user, id)
    await tellOwner(context, user, 'passkey_removed')
    return { kind: 'good', title: 'The passkey was removed' }
  }
})

export const loader = onlyBy('POST')
