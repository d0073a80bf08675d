import type { RouterContextProvider } from 'react-router'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { limitSignIn, limitSignUp } from '#app/domain/accounts/attempts.server.ts'
import { SignIn, type SignUp } from '#app/domain/accounts/forms.ts'
import { signIn } from '#app/domain/accounts/sign-in.server.ts'
import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import type { Entering } from '#app/domain/accounts/user.server.ts'
import { clientAddressContext } from './context.server.ts'
import { knownDevice } from './device.server.ts'
import { sendLetter } from './letters.server.ts'
import { publicOrigin } from './origin.server.ts'

/** The way in with what is typed into a form: its owner. */
export const authenticator = new Authenticator<Entering>().use(
  new FormStrategy(({ form }) => signIn(SignIn.parse(Object.fromEntries(form)))),
  'form',
)

/** Has `show` say who is at the door, no more often than people may be wrong. Throws signed_out or too_many. */
export async function atTheDoor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  email: string,
  show: () => Promise<Entering>,
): Promise<Entering> {
  const device = await knownDevice(request, email)
  const succeeded = await limitSignIn(context.get(clientAddressContext), email, device)
  const user = await show()
  await succeeded()
  return user
}

/** Creates an account from values already checked by `SignUp`, and has its address confirmed by letter. Throws conflict or too_many. */
export async function register(request: Request, context: Readonly<RouterContextProvider>, values: SignUp) {
  await limitSignUp(context.get(clientAddressContext))
  const user = await signUp(values)
  await sendLetter(context, { kind: 'verify', userId: user.id, origin: publicOrigin(request) })
  return user
}
