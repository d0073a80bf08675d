/** What is believed of an event: that it happened, and to which customer. */
export type ProviderEvent = { id: string; type: string; customerId: string | null }

/**
 * Deliveries that are older are refused, in seconds: somebody may have recorded them. So are those that were signed as long
 * after now: they would stay good until then.
 */
const MAX_AGE_SECONDS = 300

/**
 * Reads a delivery of Stripe's. Undefined when it is not signed with one of the secrets, or not now. `body` is what
 * came, byte for byte.
 */
export async function readStripeEvent(delivery: {
  body: string
  signature: string | null
  secrets: readonly string[]
}): Promise<ProviderEvent | undefined> {
  const { body, signature, secrets } = delivery
  if (!signature || isOfTheFuture(signature)) return undefined
  const { Stripe } = await import('stripe')
  for (const secret of secrets) {
    try {
      const { id, type, data } = Stripe.webhooks.constructEvent(body, signature, secret, MAX_AGE_SECONDS)
      return { id, type, customerId: customerOf(data.object) }
    } catch {
      // Signed by another secret, or by nobody.
    }
  }
  return undefined
}

function isOfTheFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + MAX_AGE_SECONDS
  return [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].some(([, signed]) => !(Number(signed) <= latest))
}

/** The customer an event is about: the object itself, or the one that it names. */
function customerOf(object: object): string | null {
  const { id, object: kind, customer } = object as Record<string, unknown>
  const named = kind === 'customer' ? id : customer
  return typeof named === 'string' ? named : null
}
