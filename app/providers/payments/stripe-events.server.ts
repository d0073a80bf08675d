/** What is believed of an event: that it happened, and to which customer. */
export type ProviderEvent = { id: string; type: string; customerId: string | null }

/**
 * Deliveries that are older are refused, in seconds: somebody may have recorded them. So are those that were signed as long
 * after now: they would stay good until then.
 */
const MAX_AGE_SECONDS = 300

/** Why a delivery is not believed, for whoever keeps the server; never a word of what was delivered. */
export type Distrust =
  | 'it is not signed'
  | 'it was signed with another secret'
  | 'it was signed too long ago'
  | 'it was signed in the future'
  | 'it cannot be read'

/** Returns what a delivery of Stripe's tells, or why it is not believed. `body` is what came, byte for byte. */
export async function readStripeEvent(delivery: {
  body: string
  signature: string | null
  secrets: readonly string[]
}): Promise<{ event: ProviderEvent } | { refused: Distrust }> {
  const { body, signature, secrets } = delivery
  if (!signature) return { refused: 'it is not signed' }
  if (isOfTheFuture(signature)) return { refused: 'it was signed in the future' }
  const { Stripe } = await import('stripe')
  let refused: Distrust = 'it was signed with another secret'
  for (const secret of secrets) {
    try {
      const { id, type, data } = Stripe.webhooks.constructEvent(body, signature, secret, MAX_AGE_SECONDS)
      return { event: { id, type, customerId: customerOf(data.object) } }
    } catch (error) {
      // What the SDK says of a signature may quote the delivery.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) refused = 'it cannot be read'
      else if (error.message.startsWith('Timestamp')) refused = 'it was signed too long ago'
      else if (/^Unable|expected scheme/.test(error.message)) refused = 'it is not signed'
    }
  }
  return { refused }
}

function isOfTheFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + MAX_AGE_SECONDS
  return [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].some(([, signed]) => !(Number(signed) <= latest))
}

/** Returns the customer an event is about: the object itself, or the one that it names. */
export function customerOf(object: object): string | null {
  const { id, object: kind, customer } = object as Record<string, unknown>
  const named = kind === 'customer' ? id : customer
  return typeof named === 'string' ? named : null
}
