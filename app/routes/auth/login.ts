import { CallSignIn } from '#app/domain/accounts/forms.ts'
import { signIn } from '#app/domain/accounts/sign-in.server.ts'
import { atTheDoor } from '#app/http/auth.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { enterByCall } from '#app/http/enter.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { publicUser } from '#app/http/public-user.server.ts'
import { valid } from '#app/http/valid.server.ts'

/** Signs in with e-mail, password and, where the account asks for one, a code; answers the person. */
export const action = call(async ({ request, context }) => {
  const { code, ...values } = valid(CallSignIn, await readFields(request))
  const user = await atTheDoor(request, context, values.email, () => signIn(values))
  const headers = await enterByCall(user, request, code)
  return Response.json(await publicUser(user), { headers })
})

export const loader = onlyBy('POST')
