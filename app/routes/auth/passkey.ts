import * as z from 'zod'
import { limitPasskeys } from '#app/domain/accounts/attempts.server.ts'
import { AuthenticationAnswer } from '#app/domain/accounts/passkey-answers.ts'
import { enterWithPasskey } from '#app/domain/accounts/passkeys.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { rememberDevice } from '#app/http/device.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { askedOf, forgetAsked, placeOf } from '#app/http/passkey.server.ts'
import { sessionHeader } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

const Given = z.object({ response: AuthenticationAnswer, next: z.string().optional() })

/** Signs in with a passkey: the device asked for a finger, a face or a PIN, so that no further step is needed. */
export const action = call(async ({ request, context }) => {
  await limitPasskeys(context.get(clientAddressContext))
  const { response, next } = valid(Given, await readFields(request))
  const challenge = await askedOf(request, 'enter')
  const user = await enterWithPasskey(response, { challenge, place: placeOf(request) })
  const headers = new Headers({ 'set-cookie': await sessionHeader(user, request) })
  headers.append('set-cookie', await rememberDevice(request, user))
  headers.append('set-cookie', await forgetAsked())
  return Response.json({ to: safeNext(next) }, { headers })
})

export const loader = onlyBy('POST')
