import { parseArgs } from 'node:util'
import { CHOICES, amountOf, CURRENCY } from '#app/domain/billing/catalogue.server.ts'
import { LIMIT_OFFER, PLANS, RETENTION_OFFER, WELCOME_OFFER } from '#app/domain/usage/plans.ts'
import { brand } from '#app/brand.ts'
import { env } from '#app/env.server.ts'
import { PaymentFailure } from '#app/providers/payments/payments.ts'
import { setUpShop, type Shop, type ShopResult } from '#app/providers/payments/stripe-setup.server.ts'

const USAGE = 'Usage: STRIPE_SECRET_KEY=sk_… node cli.ts stripe setup [--url https://words.example]'

/** `stripe setup [--url ORIGIN]`: puts what is sold into an account at Stripe, and prints what to configure. */
export async function stripe([action, ...rest]: string[]): Promise<void> {
  if (action !== 'setup') throw new Error(USAGE)
  const { values } = parseArgs({ args: rest, options: { url: { type: 'string' } } })
  const access = env.stripeAccess
  if (!access) throw new Error(`STRIPE_SECRET_KEY is not set.\n${USAGE}`)
  const origin = values.url === undefined ? env.origin : originOf(values.url)
  const shop = shopOf(origin)
  const result = await setUpShop(access, shop).catch((error: unknown) => {
    // The keeper of the account may read what Stripe itself says; it never says the key.
    const said =
      error instanceof PaymentFailure && error.cause instanceof Error ? error.cause.message : undefined
    throw said ? new Error(`Stripe says: ${said}`, { cause: error }) : error
  })
  process.stdout.write(report(result, shop))
}

function originOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${url} is no address.\n${USAGE}`)
  return new URL(url).origin
}

/** The catalogue as an account at Stripe is to have it. */
function shopOf(origin: string | undefined): Shop {
  const { coupons } = env.stripeAccess ?? { coupons: { welcome: '', limit: '', retention: '' } }
  return {
    products: (['grasshopper', 'ninja'] as const).map((plan) => ({
      key: `wordkin_${plan}`,
      name: `${brand.name} ${PLANS[plan].label}`,
      plan,
      prices: CHOICES.filter((choice) => choice.plan === plan).map((choice) => ({
        key: `wordkin_${plan}_${choice.interval}`,
        amount: amountOf(choice),
        currency: CURRENCY,
        interval: choice.interval,
      })),
    })),
    coupons: [
      { id: coupons.welcome, name: 'Welcome', percentOff: WELCOME_OFFER.percentOff },
      { id: coupons.limit, name: 'First month', percentOff: LIMIT_OFFER.percentOff },
      { id: coupons.retention, name: 'Thank you for staying', percentOff: RETENTION_OFFER.percentOff },
    ],
    promotionCode: { code: WELCOME_OFFER.code, couponId: coupons.welcome },
    origin,
  }
}

/** What was done, then the variables, so that they can be copied as they stand. */
function report({ prices, portalConfiguration, webhook, done }: ShopResult, shop: Shop): string {
  const [welcome, limit, retention] = shop.coupons
  const variables = [
    'BILLING=stripe',
    ...Object.entries(prices).map(
      ([key, id]) => `${key.replace('wordkin', 'STRIPE_PRICE').toUpperCase()}=${id}`,
    ),
    `STRIPE_COUPON_WELCOME=${welcome?.id}`,
    `STRIPE_COUPON_LIMIT=${limit?.id}`,
    `STRIPE_COUPON_RETENTION=${retention?.id}`,
    `STRIPE_PORTAL_CONFIGURATION=${portalConfiguration}`,
    ...(webhook?.secret ? [`STRIPE_WEBHOOK_SECRET=${webhook.secret}`] : []),
  ]
  const remarks = [
    '# Besides, from the dashboard of Stripe: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.',
    ...(webhook && !webhook.secret
      ? ['# STRIPE_WEBHOOK_SECRET stays as it is: Stripe has told it when the endpoint was made.']
      : []),
    ...(webhook ? [] : ['# No address was given: run this again with --url before people can pay.']),
  ]
  const said = done.length > 0 ? done : ['Everything was there already.']
  return `${[...said.map((line) => `# ${line}`), ...remarks, ...variables].join('\n')}\n`
}
