import { takeDelivery } from '#app/domain/billing/delivery.server.ts'
import { unreadable } from '#app/http/body.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'

/** An event carries the whole of what it is about. */
export const handle: PageHandle = { body: { bytes: 512 * 1024 } }

/**
 * Where Stripe tells us that something has happened. The signature is what opens this call: it looks at no session. Of
 * the event nothing is believed but whose it is; what is answered with an error is told again.
 */
export const action = call(async ({ request, context }) => {
  const log = requestLog(context)
  const body = await request.text().catch((error: unknown) => {
    throw unreadable(error)
  })
  const signature = request.headers.get('stripe-signature')
  const taken = await takeDelivery(body, signature, {
    error: (err) => log.error({ err }, 'an event could not be processed'),
    // Most often it is the wrong STRIPE_WEBHOOK_SECRET, and nothing else would show it.
    refused: (why) => log.warn({ why }, 'a delivery to the webhook of Stripe was refused'),
  })
  if (taken === 'nobody') log.info('an event was about a customer that is not ours')
  return Response.json({ received: true }, { status: taken === 'failed' ? 503 : 200 })
})

export const loader = onlyBy('POST')
