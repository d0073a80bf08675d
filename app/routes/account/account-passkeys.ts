import * as z from 'zod'
import { deviceOf } from '#app/domain/accounts/device.ts'
import { RegistrationAnswer } from '#app/domain/accounts/passkey-answers.ts'
import { addPasskey } from '#app/domain/accounts/passkeys.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { tellOwner } from '#app/http/letters.server.ts'
import { askedOf, forgetAsked, placeOf } from '#app/http/passkey.server.ts'
import { ownerOf, requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'

const Given = z.object({ response: RegistrationAnswer })

/** Keeps the passkey the browser has made. */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { response } = valid(Given, await readFields(request))
  const challenge = await askedOf(request, 'add')
  const name = deviceOf(request.headers.get('user-agent'))
  await addPasskey(ownerOf(user, context), response, { challenge, place: placeOf(request), name })
  await tellOwner(context, user, 'passkey_added')
  const headers = new Headers({ 'set-cookie': await forgetAsked() })
  headers.append(
    'set-cookie',
    await flashHeader({ kind: 'good', title: 'The passkey was added', description: name }),
  )
  return Response.json({ name }, { status: 201, headers })
})

export const loader = onlyBy('POST')
