import * as z from 'zod'
import { emailKey } from './email.ts'
import { GUESSABLE, isGuessable } from './guessable.server.ts'
import { isPlainName } from './name.ts'

/** Longer than anybody's pass phrase, and short enough to hash. */
const MAX_PASSWORD = 1_000
const MIN_PASSWORD = 8
const MAX_NAME = 100
const MAX_EMAIL = 254

const NO_NAME = 'Please enter a name only, on one line and without web or email addresses'

const name = (required: string) =>
  z
    .string({ error: required })
    .overwrite((typed) => typed.replaceAll('\u0000', ''))
    .trim()
    .min(1, required)
    .max(MAX_NAME, `Please use at most ${MAX_NAME} characters`)
    .refine((typed) => typed.length > MAX_NAME || isPlainName(typed), NO_NAME)

const email = z
  .string({ error: 'Invalid email address' })
  .transform((value) => value.normalize('NFKC').trim())
  .pipe(z.email('Invalid email address').max(MAX_EMAIL, 'Invalid email address'))

export const SignIn = z.object({
  email,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters`),
})

/** A password that can be one; whether it is soon guessed is a question of its own. */
const typedPassword = z
  .string({ error: `Password must be at least ${MIN_PASSWORD} characters` })
  .min(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters`)
  .refine((value) => !value.includes('\u0000'), 'Password contains a character that cannot be typed')

/** The password of an account from now on. */
const newPassword = typedPassword.refine(
  (value) => value.length < MIN_PASSWORD || !isGuessable(value),
  GUESSABLE,
)

export const SignUp = z
  .object({
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    email,
    password: typedPassword,
    /** The token of the link that invited them. */
    invitation: z.string().max(100).optional(),
  })
  .superRefine((person, context) => {
    const { password } = person
    if (!typedPassword.safeParse(password).success) return
    const isAddress = emailKey(person.email) === emailKey(password)
    const message = isAddress ? 'Please do not use your address as your password' : GUESSABLE
    if (isAddress || isGuessable(password, person)) {
      context.addIssue({ code: 'custom', path: ['password'], message })
    }
  })

/** Whom a letter is for. */
export const Address = z.object({ email })

/** A password chosen anew; typed twice only where somebody cannot look at it. */
export const NewPassword = z.object({ password: newPassword })

/** The password of an account that an identity elsewhere is to be joined to; or that whoever was let in by it does not know it. */
export const Joining = z
  .object({
    password: z.string().max(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters`).default(''),
    claim: z.literal('mine').optional(),
  })
  .refine(({ password, claim }) => claim !== undefined || password !== '', {
    path: ['password'],
    message: 'Password is required',
  })

/** The password of an account by whoever may be signed in to it, and then need not type it. */
export const Holder = z.object({ password: z.string().max(MAX_PASSWORD).default('') })

/** A code of an authenticator app, or a recovery code. */
export const Code = z.object({
  code: z
    .string({ error: 'Code is required' })
    .trim()
    .min(1, 'Code is required')
    .max(40, 'That is longer than any code'),
})

/** Everything a call needs to sign in at once. */
export const CallSignIn = SignIn.extend({ code: Code.shape.code.optional() })

export const Name = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
})

export type SignIn = z.infer<typeof SignIn>
export type SignUp = z.infer<typeof SignUp>
