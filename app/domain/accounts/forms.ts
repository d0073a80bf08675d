import * as z from 'zod'
import { isCommonPassword } from './common-passwords.ts'
import { emailKey } from './email.ts'

/** Longer than anybody's pass phrase, and short enough to hash. */
const MAX_PASSWORD = 1_000
const MAX_NAME = 100
const MAX_EMAIL = 254

const name = (required: string) =>
  z
    .string({ error: required })
    .overwrite((typed) => typed.replaceAll('\u0000', ''))
    .trim()
    .min(1, required)
    .max(MAX_NAME, `Please use at most ${MAX_NAME} characters`)

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

/** The password of an account from now on; `email` is the account's address, where it is known. */
const newPassword = z
  .string({ error: 'Password must be at least 8 characters' })
  .min(8, 'Password must be at least 8 characters')
  .max(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters`)
  .refine((value) => !value.includes('\u0000'), 'Password contains a character that cannot be typed')
  .refine((value) => !isCommonPassword(value), 'This password is one of the first that people guess')

export const SignUp = z
  .object({
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    email,
    password: newPassword,
  })
  .refine((value) => emailKey(value.email) !== emailKey(value.password), {
    path: ['password'],
    message: 'Please do not use your address as your password',
  })

/** Whom a letter is for. */
export const Address = z.object({ email })

/** A password chosen anew; typed twice only where somebody cannot look at it. */
export const NewPassword = z.object({ password: newPassword })

/** The password of the account, asked for once more. */
export const OldPassword = z.object({
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(MAX_PASSWORD, `Please use at most ${MAX_PASSWORD} characters`),
})

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
