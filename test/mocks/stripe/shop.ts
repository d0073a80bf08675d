import { Stripe } from 'stripe'
import { KEYS, type StripeServer } from './server.ts'

/** The SDK, speaking with a server of tests without a socket between them. */
export function clientOf(server: StripeServer): Stripe {
  return new Stripe(KEYS.secret, {
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) =>
      server.fetch(new Request(input, init)),
    ),
    host: 'stripe.test',
    protocol: 'http',
    maxNetworkRetries: 0,
  })
}

/** Puts two plans at two intervals and three coupons on sale. */
export async function stock(stripe: Stripe) {
  const plans = [
    { plan: 'grasshopper', name: 'Grasshopper', month: 399, year: 3830 },
    { plan: 'ninja', name: 'Ninja', month: 1199, year: 11_510 },
  ] as const
  const prices: Record<string, string> = {}
  for (const { plan, name, ...amounts } of plans) {
    const product = await stripe.products.create({ id: `wordkin_${plan}`, name })
    for (const interval of ['month', 'year'] as const) {
      const price = await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: amounts[interval],
        recurring: { interval },
        lookup_key: `wordkin_${plan}_${interval}`,
        metadata: { plan },
      })
      prices[`${plan}_${interval}`] = price.id
    }
  }
  await stripe.coupons.create({ id: 'WELCOME25', percent_off: 25, duration: 'once' })
  await stripe.coupons.create({ id: 'wordkin_limit_20', percent_off: 20, duration: 'once' })
  await stripe.coupons.create({ id: 'wordkin_stay_25', percent_off: 25, duration: 'once' })
  await stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } })
  return prices as Prices
}

type Prices = Record<'grasshopper_month' | 'grasshopper_year' | 'ninja_month' | 'ninja_year', string>

/** The product's configuration for the prices of a shop. */
export function priceVariables(prices: Prices): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).map(([name, id]) => [`STRIPE_PRICE_${name.toUpperCase()}`, id]),
  )
}
