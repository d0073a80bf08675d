import { brand } from '#app/brand.ts'
import type { Letter } from '#app/domain/mail/layout.ts'
import { hello, type To } from '#app/domain/mail/letters.ts'

/** What is told of a subscription; figures and days as they are read. */
export type BillingLetter =
  | {
      kind: 'receipt'
      what: string
      amount: string
      number: string | null
      from: string
      to: string
      /** When it is charged next, and how much, as a sentence; null when it is not, or not known. */
      renews: string | null
    }
  | { kind: 'payment_failed'; amount: string }
  | { kind: 'cancelled'; plan: string; until: string }
  | { kind: 'ended'; plan: string; unpaid: boolean }
  | { kind: 'plan_changed'; from: string; to: string; renews: string | null }
  | { kind: 'refund'; amount: string }
  | {
      kind: 'payment_link'
      url: string
      what: string
      amount: string
      /** What comes after that payment: words that follow the amount; null when it is not known. */
      after: string | null
      forOneDay: boolean
    }

/** `accountUrl` leads to the subscription; left out where the product does not know where it is reached. `isDemo`: nothing was charged. */
export type BillingLetterContext = To & { accountUrl: string | undefined; isDemo: boolean }

const DEMO = 'This is demo billing: no card was charged and no money has moved.'

/** The letter about a subscription. */
export function billingLetter(
  letter: BillingLetter,
  { accountUrl, isDemo, ...to }: BillingLetterContext,
): Letter {
  const { subject, paragraphs, button } = WORDS[letter.kind](letter as never)
  const url = letter.kind === 'payment_link' ? letter.url : accountUrl
  return {
    subject: `${subject} · ${brand.name}`,
    greeting: hello(to),
    paragraphs: isDemo ? [...paragraphs, DEMO] : paragraphs,
    ...(url && { button: { label: button, url } }),
    smallPrint: [`Questions about a payment? Write to ${brand.supportEmail}.`],
  }
}

/** Whether an address leads to this very machine, and so to nowhere from another one. */
function isOfThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

type Words = { subject: string; paragraphs: string[]; button: string }
type Of<K extends BillingLetter['kind']> = Extract<BillingLetter, { kind: K }>

const WORDS: { [K in BillingLetter['kind']]: (letter: Of<K>) => Words } = {
  receipt: ({ what, amount, number, from, to, renews }) => ({
    subject: `Receipt for ${amount}`,
    paragraphs: [
      `Thank you. We received ${amount} for ${what}.`,
      `It covers ${from} to ${to}${number ? `; the invoice is number ${number}` : ''}.`,
      ...(renews ? [`${renews} It renews by itself until you cancel.`] : []),
    ],
    button: 'See my invoices',
  }),
  payment_failed: ({ amount }) => ({
    subject: 'Your payment failed',
    paragraphs: [
      `We could not charge ${amount} for your subscription. You keep your plan for now, and we will try again over the next few days.`,
      'If your card has expired or was replaced, please update it. We charge what is due to the new card straight away.',
    ],
    button: 'Update card',
  }),
  cancelled: ({ plan, until }) => ({
    subject: 'Your subscription was canceled',
    paragraphs: [
      `You canceled ${plan}. It stays yours until ${until}, and nothing is charged after that.`,
      'Until then you can reactivate it in your account.',
    ],
    button: 'See my subscription',
  }),
  ended: ({ plan, unpaid }) => ({
    subject: 'Your subscription has ended',
    paragraphs: [
      unpaid
        ? `${plan} could not be paid for, so you are on the Free plan now.`
        : `${plan} has ended, and you are on the Free plan now.`,
      'Your texts, files and settings are all still there.',
    ],
    button: 'See the plans',
  }),
  plan_changed: ({ from, to, renews }) => ({
    subject: 'Your plan has changed',
    paragraphs: [`You are on ${to} now; before, it was ${from}.${renews ? ` ${renews}` : ''}`],
    button: 'See my subscription',
  }),
  refund: ({ amount }) => ({
    subject: `Your refund of ${amount}`,
    paragraphs: [`We have refunded ${amount}. It can take your bank up to ten days to show it.`],
    button: 'See my invoices',
  }),
  payment_link: ({ what, amount, after, forOneDay, url }) => ({
    subject: `Your link to pay ${amount}`,
    paragraphs: [
      isOfThisMachine(url)
        ? `You asked for a link to pay ${amount} for ${what}. It opens on the computer that ${brand.name} runs on; other devices cannot reach that address.`
        : `You asked for a link to pay ${amount} for ${what}, on whatever device you like.`,
      `${after ? `You pay ${amount} now, ${after}. ` : ''}Your plan renews by itself until you cancel.`,
      forOneDay
        ? 'The link works for a day at most. After that, the plans page can send you another.'
        : 'The link works until the payment is made.',
      'If you did not ask for it, you can ignore this email: nothing is charged.',
    ],
    button: `Pay ${amount}`,
  }),
}
