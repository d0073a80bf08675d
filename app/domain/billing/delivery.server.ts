import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { type Distrust, readStripeEvent } from '#app/providers/payments/stripe-events.server.ts'
import { receiveEvent } from './events.server.ts'

/** `failed`: the sender shall tell us again. */
export type Delivered = Awaited<ReturnType<typeof receiveEvent>> | 'failed'

/**
 * Takes what Stripe has sent: `body` as it came, and the header it signed it with. While secrets are changed both may be
 * configured, with a comma between them. Throws not_found where Stripe takes no money, bad_request for what it did not
 * sign or signed more than five minutes ago, or from now; `hear.refused` is told which.
 */
export async function takeDelivery(
  body: string,
  signature: string | null,
  hear: { error: (error: unknown) => void; refused: (why: Distrust) => void },
): Promise<Delivered> {
  if (!env.stripe) throw new AppError('not_found', 'There is no such call.')
  // An empty one, after a comma too many, is a secret that everybody knows.
  const secrets = env.stripe.webhookSecret
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret.startsWith('whsec_'))
  const read = await readStripeEvent({ body, signature, secrets })
  if ('refused' in read) {
    hear.refused(read.refused)
    throw new AppError('bad_request', 'This was not signed by Stripe, or not in the last five minutes.')
  }
  let failed = false
  const taken = await receiveEvent(read.event, (error) => {
    failed = true
    hear.error(error)
  })
  return failed ? 'failed' : taken
}
