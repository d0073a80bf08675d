import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { changed } from './events.ts'
import { invalid, missing } from './failures.ts'
import type { Refund } from './objects.ts'
import { created, integer, merged, metadata, oneOf, orEmpty, page, parameters, text } from './parameters.ts'
import { call } from './requests.ts'

const CREATE = parameters<Stripe.RefundCreateParams>()({
  charge: text,
  payment_intent: text,
  amount: integer,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata: orEmpty(metadata),
})
const LIST = parameters<Stripe.RefundListParams>()({ ...page, charge: text, payment_intent: text, created })

export const REFUND_CALLS = [
  call('post', '/v1/refunds', CREATE, (world, params) => {
    const intent = params.payment_intent
      ? world.get('payment_intent', params.payment_intent, 'payment_intent')
      : undefined
    const chargeId = params.charge ?? intent?.latest_charge
    if (!chargeId && intent) {
      throw invalid(
        `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        'payment_intent',
      )
    }
    if (!chargeId) throw missing('charge')
    const charge = world.get('charge', chargeId, 'charge')
    if (!charge.paid)
      throw invalid('You cannot refund a charge that has failed.', 'charge', 'charge_not_refundable')
    if (charge.refunded) {
      throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded')
    }
    const left = charge.amount - charge.amount_refunded
    const amount = params.amount ?? left
    if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer')
    if (amount > left) {
      throw invalid(
        `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
        'amount',
      )
    }
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const refund: Refund = {
      id: world.idFor('refund'),
      object: 'refund',
      created: world.now(charge.customer),
      amount,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      currency: charge.currency,
      reason: params.reason ?? null,
      status: 'succeeded',
      metadata: merged({}, params.metadata),
    }
    world.put(refund)
    changed(world, 'charge.refunded', charge)
    return refund
  }),
  call('get', '/v1/refunds', LIST, (world, params) => {
    const { charge, payment_intent } = params
    const rows = rowsLike(world, 'refund', { charge, payment_intent })
    return { body: pageOf(world, '/v1/refunds', rows, params) }
  }),
]
