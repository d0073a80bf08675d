import * as z from 'zod'
import { removePasskey } from '#app/domain/accounts/passkeys.server.ts'
import { backToAccount } from '#app/http/account-answer.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

const Given = z.object({ id: z.string().max(2_000) })

/** Takes a passkey off. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { id } = valid(Given, await readFields(request))
  return backToAccount('sign-in', 'The passkey was not removed', async () => {
    await removePasskey(user, id)
    await tellOwner(context, user, 'passkey_removed')
    return { kind: 'good', title: 'The passkey was removed' }
  })
})

export const loader = onlyBy('POST')
