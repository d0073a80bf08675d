import type Stripe from 'stripe'
import { momentOf, openClient, type StripeAccess, unlessMissing } from './stripe-client.server.ts'
import { customerOf } from './stripe-events.server.ts'
import { EVENTS, WEBHOOK_PATH } from './stripe-setup.server.ts'

/** A price as the account has it; `amount` in the smallest unit of its currency. */
export type InspectedPrice = {
  active: boolean
  amount: number | null
  currency: string
  interval: string | undefined
}

/** What is in an account at Stripe of all that the product needs there. */
export type InspectedShop = {
  /** By the id that was asked for; undefined where there is none. */
  prices: Map<string, InspectedPrice | undefined>
  /** The address that Stripe tells of events, if it is ours and in use. */
  webhook: 'in use' | 'switched off' | 'missing'
  /**
   * Events of the last days that were told of minutes ago and not taken yet, by us or by another address; the newest first.
   * Undefined for a key that may not read events.
   */
  untaken: UntakenEvent[] | undefined
}

export type UntakenEvent = { id: string; customerId: string | null; at: Date }

/** How far back is looked: so long Stripe repeats what was not taken. In seconds. */
const LOOKED_BACK = 3 * 86_400
/** What happened since may be on its way. In seconds. */
const ON_ITS_WAY = 600

/** Looks `priceIds` and the webhook of `origin` up. Throws the SDK's error when Stripe refuses or cannot be reached. */
export async function inspectShop(
  access: StripeAccess,
  priceIds: string[],
  origin: string | undefined,
): Promise<InspectedShop> {
  const client = await openClient(access)
  const prices = new Map<string, InspectedPrice | undefined>()
  for (const id of priceIds) {
    const price = await unlessMissing(client.prices.retrieve(id))
    prices.set(
      id,
      price && {
        active: price.active,
        amount: price.unit_amount,
        currency: price.currency,
        interval: price.recurring?.interval,
      },
    )
  }
  const endpoints = await client.webhookEndpoints.list({ limit: 100 })
  const ours = endpoints.data.filter(({ url }) => url === `${origin}${WEBHOOK_PATH}`)
  const inUse = ours.find(({ status }) => status === 'enabled')
  return {
    prices,
    webhook: inUse ? 'in use' : ours.length > 0 ? 'switched off' : 'missing',
    untaken: inUse ? await untakenSince(client, inUse.created) : [],
  }
}

async function untakenSince(client: Stripe, endpointSince: number): Promise<UntakenEvent[] | undefined> {
  const now = Math.floor(Date.now() / 1000)
  const created = { gte: Math.max(endpointSince, now - LOOKED_BACK), lte: now - ON_ITS_WAY }
  const asked = { types: [...EVENTS], created, delivery_success: false, limit: 100 }
  const events = await client.events.list(asked).catch((error: unknown) => {
    if (error instanceof Error && 'type' in error && error.type === 'StripePermissionError') return undefined
    throw error
  })
  return events?.data.map(({ id, data, created: at }) => ({
    id,
    customerId: customerOf(data.object),
    at: momentOf(at),
  }))
}
