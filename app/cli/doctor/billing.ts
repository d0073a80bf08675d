import { amountOf, CHOICES, CURRENCY, nameOf } from '#app/domain/billing/catalogue.server.ts'
import type { Choice } from '#app/domain/billing/types.ts'
import type { Env } from '#app/env.server.ts'
import {
  type InspectedPrice,
  inspectShop,
  type UntakenEvent,
} from '#app/providers/payments/stripe-inspect.server.ts'
import { inspectEvents } from '#db/inspect.server.ts'
import { codesOf, fault, type Finding, ok, reasonOf, warning } from './finding.ts'

const PART = 'billing'
const SETUP = 'Run `wordkin stripe setup --url APP_URL` and configure what it prints.'
const UNREADABLE = warning(
  PART,
  'The key may not read events, so whether they are taken is not known.',
  'Let it read “Events” in the dashboard, or look there, under Developers → Webhooks.',
)
const REFUSED = ['StripeAuthenticationError', 'StripePermissionError']

/** Examines the account at Stripe: whether the key is let in, the prices are what the product says, and events come. */
export async function examineBilling({
  stripe,
  origin,
  databaseUrl,
}: Pick<Env, 'stripe' | 'origin' | 'databaseUrl'>): Promise<Finding[]> {
  if (!stripe) return []
  const idOf = ({ plan, interval }: Choice) => stripe.prices[`${plan}_${interval}`]
  try {
    const { prices, webhook, untaken } = await inspectShop(stripe, CHOICES.map(idOf), origin)
    const found = CHOICES.flatMap((choice) => judgePrice(choice, prices.get(idOf(choice))))
    if (webhook === 'missing') {
      const says = `Stripe tells nobody at ${origin} of events: payments are noticed up to a day late.`
      found.push(fault(PART, says, SETUP))
    } else if (webhook === 'switched off') {
      const says = 'The webhook at Stripe is switched off: payments are noticed up to a day late.'
      found.push(fault(PART, says, 'Switch it on in the dashboard, under Developers → Webhooks.'))
    }
    if (untaken) found.push(...judgeEvents(untaken, await comparedWith(databaseUrl, untaken)))
    else found.push(UNREADABLE)
    return found.length > 0
      ? found
      : [ok(PART, 'Stripe answers, has the four prices, and its events are taken.')]
  } catch (error) {
    if (REFUSED.some((code) => typeOf(error) === code)) {
      return [fault(PART, 'Stripe refuses the key.', 'Put the right one into STRIPE_SECRET_KEY (secrets/).')]
    }
    const says = `Stripe cannot be reached: ${reasonOf(error)}.`
    return [fault(PART, says, 'Look at the way out of this machine. Plans stay as they are meanwhile.')]
  }
}

/** What the database knows of events; undefined where it cannot be asked, which is a finding of its own. */
type Compared = Awaited<ReturnType<typeof inspectEvents>> | undefined

async function comparedWith(url: string | undefined, events: readonly UntakenEvent[]): Promise<Compared> {
  if (url === undefined || events.length === 0) return undefined
  return inspectEvents(url, events).catch(() => undefined)
}

/** Returns what is to be said of events that Stripe could not hand over; without `compared` they may be another address's. */
export function judgeEvents(untaken: readonly UntakenEvent[], compared: Compared): Finding[] {
  const missed = untaken.filter(({ id }) => !compared || compared.missed.has(id))
  const [newest] = missed
  if (!newest) return []
  const count = missed.length === 1 ? 'An event' : `${missed.length} events`
  const last = compared?.lastTakenAt
  const since = compared
    ? ` ${last ? `The last one that was taken came at ${stamp(last)}.` : 'None was ever taken.'}`
    : ''
  const says = `${count} of the last three days could not be handed over by Stripe, the newest of ${stamp(newest.at)}.${since}`
  const advice =
    'Compare STRIPE_WEBHOOK_SECRET with the signing secret of the webhook (dashboard, Developers → Webhooks), where Stripe also shows what it was answered; the log of the server says why a delivery was refused. Until then payments are noticed up to a day late.'
  const isOver = compared !== undefined && last !== null && last !== undefined && last > newest.at
  return [isOver || !compared ? warning(PART, says, advice) : fault(PART, says, advice)]
}

/** A moment as it stands in logs, to the minute. */
function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
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
