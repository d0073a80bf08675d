import { noSuch } from './failures.ts'
import type { PaymentError, PaymentMethod } from './objects.ts'
import type { World } from './world.ts'

/** How a card takes a charge: with the customer there (`present`), and without (a renewal). */
type Behaviour = { present: 'pays' | 'asks' | 'declines'; absent: 'pays' | 'asks' | 'declines' }
type Card = Behaviour & { name: string; number: string; brand: string; decline?: string }

/** Stripe's test cards, by the names of their payment methods and by their numbers. */
export const CARDS = [
  { name: 'pm_card_visa', number: '4242424242424242', brand: 'visa', present: 'pays', absent: 'pays' },
  {
    name: 'pm_card_mastercard',
    number: '5555555555554444',
    brand: 'mastercard',
    present: 'pays',
    absent: 'pays',
  },
  {
    name: 'pm_card_visa_chargeDeclined',
    number: '4000000000000002',
    brand: 'visa',
    present: 'declines',
    absent: 'declines',
  },
  {
    name: 'pm_card_chargeDeclinedInsufficientFunds',
    number: '4000000000009995',
    brand: 'visa',
    present: 'declines',
    absent: 'declines',
    decline: 'insufficient_funds',
  },
  // Can be kept, and is refused when it is charged later.
  {
    name: 'pm_card_chargeCustomerFail',
    number: '4000000000000341',
    brand: 'visa',
    present: 'pays',
    absent: 'declines',
  },
  // Asks its owner every time.
  {
    name: 'pm_card_authenticationRequired',
    number: '4000002760003184',
    brand: 'visa',
    present: 'asks',
    absent: 'asks',
  },
  // Asks its owner the first time only.
  {
    name: 'pm_card_authenticationRequiredOnSetup',
    number: '4000002500003155',
    brand: 'visa',
    present: 'asks',
    absent: 'pays',
  },
] as const satisfies readonly Card[]
export type CardName = (typeof CARDS)[number]['name']

/** The card kept as this payment method: its last digits are enough to know it by. */
export function behaviourOf(method: PaymentMethod): Card {
  const card = CARDS.find(({ number }) => number.endsWith(method.card.last4))
  if (!card) throw new Error(`No test card ends with ${method.card.last4}.`)
  return card
}

function cardOf(card: string): Card | undefined {
  const digits = card.replaceAll(/\s/g, '')
  return CARDS.find(({ name, number }) => name === card || number === digits)
}

/** Whether the bank of a card, by name or number, wants to ask its owner who is there. */
export const asksOwner = (card: string): boolean => cardOf(card)?.present === 'asks'

/** Makes a payment method of a test card's name or number. Throws when there is no such card. */
export function newMethod(world: World, card: string): PaymentMethod {
  const known = cardOf(card)
  if (!known) throw noSuch('PaymentMethod', card, 'payment_method', 400)
  const method: PaymentMethod = {
    id: world.idFor('payment_method'),
    object: 'payment_method',
    created: world.now(),
    type: 'card',
    customer: null,
    card: { brand: known.brand, last4: known.number.slice(-4), exp_month: 12, exp_year: 2034 },
    livemode: false,
  }
  return world.put(method)
}

export function declineOf(card: Card): PaymentError {
  return {
    type: 'card_error',
    code: 'card_declined',
    decline_code: card.decline ?? 'generic_decline',
    message:
      card.decline === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
  }
}

export const AUTHENTICATION_REQUIRED: PaymentError = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

export const AUTHENTICATION_FAILED: PaymentError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
