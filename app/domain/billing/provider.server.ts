import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { demoPayments } from '#app/providers/payments/demo.server.ts'
import { PaymentFailure, type Payments } from '#app/providers/payments/payments.ts'
import { COUPONS, PRICE_LIST } from './catalogue.server.ts'
import { demoStore } from './demo-store.server.ts'

/** The demo provider where billing is demo, for what only that one can do. */
export const demoProvider =
  env.billing === 'demo'
    ? demoPayments({ store: demoStore, prices: PRICE_LIST, coupons: Object.values(COUPONS) })
    : undefined

let opening: Promise<Payments> | undefined

/** Whoever takes the money here. Throws forbidden where nothing is charged (BILLING=off). */
export async function payments(): Promise<Payments> {
  if (demoProvider) return demoProvider
  if (!env.stripe) throw new AppError('forbidden', 'This server does not charge for plans.')
  return (opening ??= openStripe(env.stripe))
}

/** Does what `ask` asks of the provider; its failures become refusals people may read. */
export async function askProvider<T>(ask: (provider: Payments) => Promise<T>): Promise<T> {
  const provider = await payments()
  try {
    return await ask(provider)
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PaymentFailure)) return error
  switch (error.kind) {
    case 'declined':
      return new AppError('conflict', error.message, { cause: error, details: { reason: 'declined' } })
    case 'gone':
      return new AppError('not_found', error.message, { cause: error })
    case 'invalid':
      return new AppError('unavailable', 'This subscription option is currently unavailable', {
        cause: error,
      })
    case 'away':
      return new AppError('unavailable', error.message, { cause: error, details: { retryAfterSeconds: 10 } })
  }
}

/** Its SDK is loaded only where it is configured, and when it is first needed. */
async function openStripe(setting: NonNullable<typeof env.stripe>): Promise<Payments> {
  const { stripePayments } = await import('#app/providers/payments/stripe.server.ts')
  return stripePayments(setting)
}
