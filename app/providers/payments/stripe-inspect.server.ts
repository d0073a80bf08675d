import { openClient, type StripeAccess, unlessMissing } from './stripe-client.server.ts'
import { WEBHOOK_PATH } from './stripe-setup.server.ts'

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
}

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
  const inUse = ours.some(({ status }) => status === 'enabled')
  return { prices, webhook: inUse ? 'in use' : ours.length > 0 ? 'switched off' : 'missing' }
}
