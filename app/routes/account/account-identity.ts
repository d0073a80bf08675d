import { href } from 'react-router'
import * as z from 'zod'
import { nameOfIssuer } from '#app/domain/accounts/ask-provider.server.ts'
import { disconnectIdentity } from '#app/domain/accounts/identities.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const Given = z.object({ issuer: z.string(), subject: z.string() })

/** Takes an account elsewhere off. */
export const action = resourceAction(
  Given,
  { back: href('/account/security'), title: 'The account stays connected' },
  async ({ user, context, values }) => {
    await disconnectIdentity(user, values)
    const provider = nameOfIssuer(values.issuer)
    await tellOwner(context, user, 'provider_disconnected', { provider })
    return { flash: { kind: 'good', title: `${provider} was disconnected` } }
  },
)

export const loader = onlyBy('POST')
