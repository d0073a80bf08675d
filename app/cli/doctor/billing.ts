import { amountOf, CHOICES, CURRENCY, nameOf } from '#app/domain/billing/catalogue.server.ts'
import type { Choice } from '#app/domain/billing/types.ts'
import type { Env } from '#app/env.server.ts'
import { type InspectedPrice, inspectShop } from '#app/providers/payments/stripe-inspect.server.ts'
import { codesOf, fault, type Finding, ok, reasonOf, warning } from './finding.ts'

const PART = 'billing'
const SETUP = 'Run `wordkin stripe setup --url APP_URL` and configure what it prints.'
const REFUSED = ['StripeAuthenticationError', 'StripePermissionError']

/** Examines the account at Stripe: whether the key is let in, the prices are what the product says, and events come. */
export async function examineBilling({ stripe, origin }: Pick<Env, 'stripe' | 'origin'>): Promise<Finding[]> {
  if (!stripe) return []
  const idOf = ({ plan, interval }: Choice) => stripe.prices[`${plan}_${interval}`]
  try {
    const { prices, webhook } = await inspectShop(stripe, CHOICES.map(idOf), origin)
    const found = CHOICES.flatMap((choice) => judgePrice(choice, prices.get(idOf(choice))))
    if (webhook === 'missing') {
      const says = `Stripe tells nobody at ${origin} of events: payments are noticed up to a day late.`
      found.push(fault(PART, says, SETUP))
    } else if (webhook === 'switched off') {
      const says = 'The webhook at Stripe is switched off: payments are noticed up to a day late.'
      found.push(fault(PART, says, 'Switch it on in the dashboard, under Developers → Webhooks.'))
    }
    return found.length > 0 ? found : [ok(PART, 'Stripe answers, has the four prices and tells of events.')]
  } catch (error) {
    if (REFUSED.some((code) => typeOf(error) === code)) {
      return [fault(PART, 'Stripe refuses the key.', 'Put the right one into STRIPE_SECRET_KEY (secrets/).')]
    }
    const says = `Stripe cannot be reached: ${reasonOf(error)}.`
    return [fault(PART, says, 'Look at the way out of this machine. Plans stay as they are meanwhile.')]
  }
}

function judgePrice(choice: Choice, price: InspectedPrice | undefined): Finding[] {
  const name = `STRIPE_PRICE_${choice.plan}_${choice.interval}`.toUpperCase()
  if (!price) return [fault(PART, `${name}: the account has no such price.`, SETUP)]
  if (!price.active) return [fault(PART, `${name}: the price is archived; nobody can choose it.`, SETUP)]
  const fits =
    price.amount === amountOf(choice) && price.currency === CURRENCY && price.interval === choice.interval
  if (fits) return []
  const says = `${name}: what Stripe charges for ${nameOf(choice)} is not what the pages say.`
  return [warning(PART, says, SETUP)]
}

/** The SDK's errors carry their kind in `type`. */
function typeOf(error: unknown): string {
  if (error instanceof Error && 'type' in error && typeof error.type === 'string') return error.type
  return codesOf(error)[0] ?? ''
}
