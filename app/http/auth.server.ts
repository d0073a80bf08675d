import type { RouterContextProvider } from 'react-router'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { SignIn, SignUp } from '#app/domain/accounts/forms.ts'
import { signIn } from '#app/domain/accounts/sign-in.server.ts'
import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import type { Entering } from '#app/domain/accounts/user.server.ts'
import { clientAddressContext } from './context.server.ts'
import { knownDevice } from './device.server.ts'
import { sendLetter } from './letters.server.ts'
import { publicOrigin } from './origin.server.ts'
import { limitSignIn, limitSignUp } from '#app/domain/accounts/attempts.server.ts'

/** The ways into an account. Sign-in with others (OAuth) joins here as further strategies. */
const authenticator = new Authenticator<Entering>()

authenticator.use(new FormStrategy(({ form }) => signIn(SignIn.parse(Object.fromEntries(form)))), 'password')
authenticator.use(new FormStrategy(({ form }) => signUp(SignUp.parse(Object.fromEntries(form)))), 'register')

/** remix-auth reads forms; what a call brought as JSON is handed over as one. */
function asForm(request: Request, values: Record<string, string>): Request {
  return new Request(request.url, {
    method: 'POST',
    body: new URLSearchParams(values),
    signal: request.signal,
  })
}

/** Signs in with values already checked by `SignIn`. Throws signed_out or too_many. */
export async function authenticate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  values: SignIn,
) {
  const device = await knownDevice(request, values.email)
  const succeeded = await limitSignIn(context.get(clientAddressContext), values.email, device)
  const user = await authenticator.authenticate('password', asForm(request, values))
  await succeeded()
  return user
}

/** Creates an account from values already checked by `SignUp`, and has its address confirmed by letter. Throws conflict or too_many. */
export async function register(request: Request, context: Readonly<RouterContextProvider>, values: SignUp) {
  await limitSignUp(context.get(clientAddressContext))
  const user = await authenticator.authenticate('register', asForm(request, values))
  await sendLetter(context, { kind: 'verify', userId: user.id, origin: publicOrigin(request) })
  return user
}
