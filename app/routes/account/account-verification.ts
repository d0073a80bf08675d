import { href } from 'react-router'
import * as z from 'zod'
import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'

/** Sends the letter that confirms the address once more. */
export const action = resourceAction(
  z.object({}),
  { back: href('/account/profile'), title: 'No email was sent' },
  async ({ user, request, context }) => {
    requireMail()
    await limitLetters(context.get(clientAddressContext), user)
    await sendLetter(context, { kind: 'verify', userId: user.id, origin: publicOrigin(request) })
    const description = `An email is on its way to ${user.email}.`
    return { flash: { kind: 'info', title: 'Check your email', description } }
  },
)

export const loader = onlyBy('POST')
