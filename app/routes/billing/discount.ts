import type { AskedOffer } from '#app/domain/billing/subscribe.server.ts'
import type { Offer } from '#app/domain/billing/offers.server.ts'
import { WELCOME_OFFER } from '#app/domain/usage/plans.ts'

/** What comes off the first month, or why the code that was typed takes nothing off. */
export type Discount =
  | { kind: 'none' }
  | { kind: 'given'; offer: AskedOffer; percentOff: number; endsAt: Date | null; code: string | null }
  | { kind: 'refused'; why: string }

/**
 * The discount that `code` and the offers open to somebody come to; `offers` is null for visitors, to whom a code is
 * only promised. Without a code it is the greatest there is for somebody whose limited offer is running.
 */
export function discountOf(code: string, offers: readonly Offer[] | null): Discount {
  if (code === '') {
    const [greatest] = offers ?? []
    const running = offers?.some(({ name }) => name === 'limit')
    return greatest && running ? given(greatest) : { kind: 'none' }
  }
  if (code.toUpperCase() !== WELCOME_OFFER.code)
    return { kind: 'refused', why: `There is no code “${code}”.` }
  if (offers === null) {
    const { percentOff } = WELCOME_OFFER
    return { kind: 'given', offer: 'welcome', percentOff, endsAt: null, code: WELCOME_OFFER.code }
  }
  const welcome = offers.find(({ name }) => name === 'welcome')
  return welcome
    ? given(welcome)
    : { kind: 'refused', why: `${WELCOME_OFFER.code} is for a first subscription, and you have had one.` }
}

function given({ name, percentOff, endsAt, code }: Offer): Discount {
  return { kind: 'given', offer: name, percentOff, endsAt, code }
}
