import { brand } from '#app/brand.ts'
import { type Removed, removedInWords } from '#app/domain/accounts/credentials.ts'
import { type Letter, oneLine } from './layout.ts'

/** Only who has confirmed the address is called by name: what others wrote into their own name is read by nobody else. */
export type To = { firstName: string | null }

/** How a letter begins. */
export function hello({ firstName }: To): string {
  return firstName ? `Hello ${oneLine(firstName)},` : 'Hello,'
}

const NOT_YOU = `If this was not you, please write to ${brand.supportEmail} at once.`
const IGNORE = 'If you did not ask for this, you can ignore this email: nothing will change.'

/** Asks a new owner to confirm the address; `hours` is how long the link is good for. */
export function verifyLetter({ url, hours }: { url: string; hours: number }): Letter {
  return {
    subject: `Confirm your address for ${brand.name}`,
    greeting: hello({ firstName: null }),
    paragraphs: [
      `Please confirm that this address is yours: open the link where you are signed in to ${brand.name}, or have your password at hand.`,
    ],
    button: { label: 'Confirm my address', url },
    smallPrint: [
      `The link works once, within ${hours} hours.`,
      `If you never made an account, you can ignore this email: nobody can confirm it without you.`,
    ],
  }
}

/** Lets the owner choose a new password. */
export function resetLetter({ url, minutes, ...to }: To & { url: string; minutes: number }): Letter {
  return {
    subject: `Choose a new password for ${brand.name}`,
    greeting: hello(to),
    paragraphs: ['Someone, hopefully you, asked to reset the password of your account.'],
    button: { label: 'Choose a new password', url },
    smallPrint: [`The link works once, within ${minutes} minutes.`, IGNORE],
  }
}

/** To the new address: confirms that it can be reached. */
export function changeAddressLetter({ url, hours }: { url: string; hours: number }): Letter {
  return {
    subject: `Confirm your new address for ${brand.name}`,
    greeting: hello({ firstName: null }),
    paragraphs: [
      `Someone, hopefully you, asked to use this address for their ${brand.name} account. Nothing changes until you confirm it.`,
    ],
    button: { label: 'Use this address', url },
    smallPrint: [`The link works once, within ${hours} hours.`, IGNORE],
  }
}

/** Lets somebody make an account; `days` is how long the link is good for. */
export function invitationLetter({ url, days }: { url: string; days: number }): Letter {
  return {
    subject: `Your account at ${brand.name}`,
    greeting: hello({ firstName: null }),
    paragraphs: [
      `You can make an account at ${brand.name} with this address: open the link, and choose a password.`,
    ],
    button: { label: 'Make my account', url },
    smallPrint: [
      `The link is good for ${days === 1 ? 'a day' : `${days} days`} and works once, with this address alone.`,
      'If you do not want an account, you can ignore this email.',
    ],
  }
}

/** To somebody who asked for an account and has one. */
export function hasAccountLetter({ url, ...to }: To & { url: string }): Letter {
  return {
    subject: `You have an account at ${brand.name}`,
    greeting: hello(to),
    paragraphs: ['Someone, hopefully you, asked for an account with this address. You already have one.'],
    button: { label: 'Sign in', url },
    smallPrint: ['Forgot your password? You can reset it on the sign-in page.', IGNORE],
  }
}

/** Lets an owner who lost their authenticator app in again; whoever keeps the server had it sent. */
export function twoStepLetter({ url, hours, ...to }: To & { url: string; hours: number }): Letter {
  return {
    subject: `Turn off two-step sign-in at ${brand.name}`,
    greeting: hello(to),
    paragraphs: [
      `An administrator of this server had this email sent, because you cannot sign in without your authenticator app. The link turns off two-step sign-in. You will still need your password.`,
    ],
    button: { label: 'Turn it off', url },
    smallPrint: [`The link works once, within ${hours} hours.`, IGNORE],
  }
}

/** Tells an administrator that a daily ceiling of model costs was reached; `whose` is the person's address, if it was theirs. */
export function ceilingLetter(reached: {
  day: string
  amount: string
  whose?: string
  url?: string
}): Letter {
  const { day, amount, whose, url } = reached
  return {
    subject: `The daily ceiling of model costs was reached · ${brand.name}`,
    greeting: hello({ firstName: null }),
    paragraphs: [
      whose
        ? `On ${day} (UTC), ${oneLine(whose)} reached what one person may spend on language models in a day: ${amount}. Until midnight UTC the built-in engine works for them where a call has no room left, and they are told so. You get one email like this a day, even if others reach the limit as well.`
        : `On ${day} (UTC), everyone together reached what may be spent on language models in a day: ${amount}. Until midnight UTC the built-in engine works where a call has no room left, and people are told so.`,
      'What was being written was finished, and nobody was charged twice. The ceilings are MODEL_COST_PER_DAY and MODEL_COST_PER_PERSON.',
    ],
    ...(url && { button: { label: 'See use and cost by day', url } }),
  }
}

/**
 * What changed about an account's safety; each is told to the owner, at the address that was theirs before. `{provider}` is
 * who vouches for them elsewhere.
 */
export const SECURITY_CHANGES = {
  password: {
    subject: 'Your password was changed',
    text: 'The password of your account was just changed. All other devices have been signed out.',
  },
  address: {
    subject: 'Your address was changed',
    text: 'Your account now uses another email address. This is the last email to this one.',
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
    text: 'Someone signed in to your account with one of your recovery codes. That code cannot be used again.',
  },
  recovery_codes: {
    subject: 'New recovery codes were made',
    text: 'Ten new recovery codes can now be used to sign in to your account. The ones you had before no longer work.',
  },
  token_added: {
    subject: 'An API token was made',
    text: 'A new API token can now use your account from other programs.',
  },
  passkey_added: {
    subject: 'A passkey was added',
    text: 'A new passkey can now be used to sign in to your account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    text: 'A passkey of your account was removed and can no longer be used to sign in.',
  },
  provider_connected: {
    subject: '{provider} was connected',
    text: 'You can now sign in with your {provider} account.',
  },
  provider_disconnected: {
    subject: '{provider} was disconnected',
    text: 'You can no longer sign in with {provider}.',
  },
  deleted: {
    subject: 'Your account was deleted',
    text: 'Your account, your texts and your files have been deleted, as you asked.',
  },
} as const satisfies Record<string, { subject: string; text: string }>
export type SecurityChange = keyof typeof SECURITY_CHANGES
export type SecurityNews = { change: SecurityChange; removed?: Removed; provider?: string }

const WENT =
  'You have shown that this address is yours. Earlier ways to sign in, which someone else may have set up, were removed:'

/** Tells an owner what was changed, and which ways into the account had to go with it. */
export function securityLetter(news: To & SecurityNews): Letter {
  const { change, removed = {}, provider = 'another provider', ...to } = news
  const named = (words: string) => words.replaceAll('{provider}', () => provider)
  const { subject, text } = SECURITY_CHANGES[change]
  const words = removedInWords(removed)
  const went = words.length > 0 ? [`${WENT} ${new Intl.ListFormat('en').format(words)}.`] : []
  const paragraphs = [named(text), ...went, NOT_YOU]
  return { subject: `${named(subject)} · ${brand.name}`, greeting: hello(to), paragraphs }
}
