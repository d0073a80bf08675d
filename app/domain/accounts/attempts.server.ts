import type { RateLimiterDrizzle } from 'rate-limiter-flexible'
import { emailKey } from './email.ts'
import { addressBlock } from '#app/domain/address-block.ts'
import { count, counter } from '#app/domain/counter.server.ts'
import { pseudonym } from '#app/domain/secret.server.ts'

/** Attempts per window. */
const SIGN_IN = { points: 10, duration: 300 }
const REAUTHENTICATION_BY_ADDRESS = { points: 30, duration: 300 }
const SECOND_STEP = { points: 10, duration: 300 }
const LETTERS = { points: 5, duration: 3_600 }
const LETTERS_BY_ADDRESS = { points: 30, duration: 3_600 }
const SIGN_UP = { points: 100, duration: 3_600 }
const ANONYMOUS_DRAFTS = { points: 30, duration: 3_600 }
const PASSKEYS = { points: 60, duration: 300 }
const PICTURES = { points: 30, duration: 3_600 }
const EXPORTS = { points: 10, duration: 3_600 }
const BILLING = { points: 60, duration: 600 }
const OTHER_VERSIONS = { points: 300, duration: 3_600 }

const signInByAddress = counter('sign-in-address', SIGN_IN)
const signInByAccount = counter('sign-in-account', SIGN_IN)
const reauthenticationByAddress = counter('reauthentication-address', REAUTHENTICATION_BY_ADDRESS)
const reauthentication = counter('reauthentication', SIGN_IN)
const secondStepByUser = counter('second-step-user', SECOND_STEP)
const lettersByAccount = counter('letters-account', LETTERS)
const lettersByAddress = counter('letters-address', LETTERS_BY_ADDRESS)
const signUpByAddress = counter('sign-up-address', SIGN_UP)
const draftsByAddress = counter('drafts-address', ANONYMOUS_DRAFTS)
const passkeysByAddress = counter('passkeys-address', PASSKEYS)
const picturesByUser = counter('pictures-user', PICTURES)
const exportsByUser = counter('exports-user', EXPORTS)
const billingByUser = counter('billing-user', BILLING)
const versionsByUser = counter('versions-user', OTHER_VERSIONS)

/** Counters outlive accounts: the address they count for must not be read off them. */
const nameless = (email: string) => pseudonym(emailKey(email), 'counter')

function waiting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

function consume(limiter: RateLimiterDrizzle, key: string, points?: number): Promise<void> {
  return count(limiter, key, waiting, points)
}

/** Counts for the network that `address` is in: within it, anybody can have as many addresses as they like. */
function consumeFrom(limiter: RateLimiterDrizzle, address: string): Promise<void> {
  return consume(limiter, addressBlock(address))
}

/**
 * Counts an attempt to sign in, for the address it comes from and for the account it is about; `device` names a browser
 * known to the account, whose attempts are counted apart from strangers'. Await what it answers after a success: then the
 * attempt does not count. Throws too_many.
 */
export async function limitSignIn(
  address: string,
  email: string,
  device: string | null = null,
): Promise<() => Promise<void>> {
  const account = device === null ? nameless(email) : `${nameless(email)} ${device}`
  await consumeFrom(signInByAddress(), address)
  await consume(signInByAccount(), account)
  return async () => {
    await Promise.all([signInByAddress().reward(addressBlock(address), 1), signInByAccount().delete(account)])
  }
}

/**
 * Counts a password typed by somebody who shows something else besides: a session, a link of a letter, or that a provider let
 * them in. `shown` names it; strangers who keep failing at the door do not have it, and are counted there. Await what it
 * answers after a success. Throws too_many.
 */
export async function limitReauthentication(address: string, shown: string): Promise<() => Promise<void>> {
  const key = pseudonym(shown, 'counter')
  await consumeFrom(reauthenticationByAddress(), address)
  await consume(reauthentication(), key)
  return async () => {
    await Promise.all([
      reauthenticationByAddress().reward(addressBlock(address), 1),
      reauthentication().delete(key),
    ])
  }
}

/**
 * Counts a code tried as the second step of signing in. Await what it answers after a success. Throws too_many: whoever
 * gets here knows the password, so that a stranger cannot keep the owner out.
 */
export async function limitSecondStep(userId: string): Promise<() => Promise<void>> {
  await consume(secondStepByUser(), userId)
  return async () => {
    await secondStepByUser().delete(userId)
  }
}

/**
 * Counts a letter asked for, by where it is asked from and by whom it is about: for a new password the address it goes
 * to, for anything else the account of who asks. So nobody can use up the letters that somebody else needs to get in.
 * Throws too_many.
 */
export async function limitLetters(
  address: string,
  about: { email: string } | { id: string },
): Promise<void> {
  await consumeFrom(lettersByAddress(), address)
  await consume(lettersByAccount(), 'id' in about ? about.id : nameless(about.email))
}

/** Counts a new account for the address it is made from. Throws too_many. */
export function limitSignUp(address: string): Promise<void> {
  return consumeFrom(signUpByAddress(), address)
}

/** Counts a text kept for somebody who is not signed in. Throws too_many. */
export function limitAnonymousDrafts(address: string): Promise<void> {
  return consumeFrom(draftsByAddress(), address)
}

/** Counts sentences that somebody wants another version of, which costs no words. Throws too_many. */
export function limitOtherVersions(user: { id: string }, sentences: number): Promise<void> {
  return consume(versionsByUser(), user.id, sentences)
}

/** Counts a profile picture sent in: each is drawn anew by a process of its own. Throws too_many. */
export function limitPictures(user: { id: string }): Promise<void> {
  return consume(picturesByUser(), user.id)
}

/** Counts a call that asks the payment provider. Throws too_many. */
export function limitBilling(user: { id: string }): Promise<void> {
  return consume(billingByUser(), user.id)
}

/** Counts an export of a whole account. Throws too_many. */
export function limitExports(user: { id: string }): Promise<void> {
  return consume(exportsByUser(), user.id)
}

/** Counts a question or an answer of signing in with a passkey. Throws too_many. */
export function limitPasskeys(address: string): Promise<void> {
  return consumeFrom(passkeysByAddress(), address)
}
