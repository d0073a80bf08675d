import { SignUp } from '#app/domain/accounts/forms.ts'
import { register } from '#app/http/auth.server.ts'
import { readFields } from '#app/http/body.server.ts'
import { enterByCall } from '#app/http/enter.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { publicUser } from '#app/http/public-user.server.ts'
import { valid } from '#app/http/valid.server.ts'

/** Creates an account and signs its owner in; answers the person. */
export const action = call(async ({ request, context }) => {
  const user = await register(request, context, valid(SignUp, await readFields(request)))
  const headers = await enterByCall(user, request, undefined)
  return Response.json(await publicUser(user), { headers })
})

export const loader = onlyBy('POST')
