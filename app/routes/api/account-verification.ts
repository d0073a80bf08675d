import { redirect } from 'react-router'
import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { type Flash, flashHeader } from '#app/http/flash.server.ts'
import { sendLetter } from '#app/http/letters.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Sends the letter that confirms the address once more. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const flash = await send().catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error
    return { kind: 'bad', title: 'No letter was sent', description: error.message }
  })
  return redirect('/account#email', { status: 303, headers: { 'set-cookie': await flashHeader(flash) } })

  async function send(): Promise<Flash> {
    await limitLetters(context.get(clientAddressContext), user.email)
    await sendLetter(context, { kind: 'verify', userId: user.id, origin: publicOrigin(request) })
    return { kind: 'info', title: 'Check your mail', description: `A letter is on its way to ${user.email}.` }
  }
})

export const loader = onlyBy('POST')
