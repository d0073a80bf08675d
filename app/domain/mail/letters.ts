import { brand } from '#app/brand.ts'
import { type Letter, oneLine } from './layout.ts'

const hello = (firstName: string) => `Hello ${oneLine(firstName)},`
const NOT_YOU = `If this was not you, write to ${brand.supportEmail} at once.`
const IGNORE = 'If you did not ask for this, you can leave this letter alone: nothing changes.'

type To = { firstName: string }

/** Asks a new owner to confirm the address; `hours` is how long the link is good for. */
export function verifyLetter({ firstName, url, hours }: To & { url: string; hours: number }): Letter {
  return {
    subject: `Confirm your address for ${brand.name}`,
    greeting: hello(firstName),
    paragraphs: [
      `Please confirm that this address is yours. Then you can get back into ${brand.name} whenever you forget your password.`,
    ],
    button: { label: 'Confirm my address', url },
    smallPrint: [`The link is good for ${hours} hours and works once.`, IGNORE],
  }
}

/** Lets the owner choose a new password. */
export function resetLetter({ firstName, url, minutes }: To & { url: string; minutes: number }): Letter {
  return {
    subject: `Choose a new password for ${brand.name}`,
    greeting: hello(firstName),
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    button: { label: 'Choose a new password', url },
    smallPrint: [`The link is good for ${minutes} minutes and works once.`, IGNORE],
  }
}

/** To the new address: confirms that it can be reached. */
export function changeAddressLetter({ firstName, url, hours }: To & { url: string; hours: number }): Letter {
  return {
    subject: `Confirm your new address for ${brand.name}`,
    greeting: hello(firstName),
    paragraphs: [
      `You asked to use this address for your ${brand.name} account. It changes once you confirm it.`,
    ],
    button: { label: 'Use this address', url },
    smallPrint: [`The link is good for ${hours} hours and works once.`, IGNORE],
  }
}

/** What changed about an account's safety; each is told to the owner, at the address that was theirs before. */
export const SECURITY_CHANGES = {
  password: {
    subject: 'Your password was changed',
    text: 'The password of your account was just changed. All other devices have been signed out.',
  },
  address: {
    subject: 'Your address was changed',
    text: 'Your account now uses another e-mail address. This is the last letter to this one.',
  },
  two_factor_on: {
    subject: 'Two-step sign-in is on',
    text: 'Signing in to your account now also asks for a code from your authenticator app.',
  },
  two_factor_off: {
    subject: 'Two-step sign-in is off',
    text: 'Signing in to your account no longer asks for a code.',
  },
  recovery_code: {
    subject: 'A recovery code was used',
    text: 'Somebody signed in to your account with one of your recovery codes. That code is used up.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    text: 'A new passkey can now be used to sign in to your account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    text: 'A passkey of your account was removed and can no longer be used to sign in.',
  },
  google_connected: {
    subject: 'Google was connected',
    text: 'Your account can now be entered with your Google account.',
  },
  google_disconnected: {
    subject: 'Google was disconnected',
    text: 'Your account can no longer be entered with Google.',
  },
  deleted: {
    subject: 'Your account was deleted',
    text: 'Your account, your texts and your files have been deleted, as you asked.',
  },
} as const satisfies Record<string, { subject: string; text: string }>
export type SecurityChange = keyof typeof SECURITY_CHANGES

/** Tells an owner what was changed. */
export function securityLetter({ firstName, change }: To & { change: SecurityChange }): Letter {
  const { subject, text } = SECURITY_CHANGES[change]
  return { subject: `${subject} · ${brand.name}`, greeting: hello(firstName), paragraphs: [text, NOT_YOU] }
}
