import { href } from 'react-router'
import * as z from 'zod'
import { removePasskey } from '#app/domain/accounts/passkeys.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const Given = z.object({ id: z.string().max(2_000) })

/** Takes a passkey off. */
export const action = resourceAction(
  Given,
  { back: href('/account/security'), title: 'The passkey was not removed' },
  async ({ user, context, values: { id } }) => {
    await removePasskey(user, id)
    await tellOwner(context, user, 'passkey_removed')
    return { flash: { kind: 'good', title: 'The passkey was removed' } }
  },
)

export const loader = onlyBy('POST')
