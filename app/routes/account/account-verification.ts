import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { backToAccount } from '#app/http/account-answer.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireMail, sendLetter } from '#app/http/letters.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Sends the letter that confirms the address once more. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  return backToAccount('email', 'No letter was sent', async () => {
    requireMail()
    await limitLetters(context.get(clientAddressContext), user)
    await sendLetter(context, { kind: 'verify', userId: user.id, origin: publicOrigin(request) })
    return { kind: 'info', title: 'Check your mail', description: `A letter is on its way to ${user.email}.` }
  })
})

export const loader = onlyBy('POST')
