import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Payments } from './payments.ts'
import { readStripeAccount, subscriptionIdOf } from './stripe-account.server.ts'
import { changeNow, withdrawChange } from './stripe-changes.server.ts'
import {
  idOf,
  inTime,
  isMissing,
  openClient,
  type StripeAccess,
  unlessMissing,
} from './stripe-client.server.ts'
import { withCoupon } from './stripe-coupons.ts'
import { collectOwed } from './stripe-owed.server.ts'
import { closeCheckouts, startCheckout, startSubscription } from './stripe-orders.server.ts'
import { previewChange, previewResume, previewSchedule, previewStart } from './stripe-previews.server.ts'
import { release, scheduleChange } from './stripe-schedules.server.ts'

export type StripeSetting = StripeAccess & {
  /** The billing portal's configuration; Stripe's default one when unset. */
  portalConfiguration?: string | undefined
}

/**
 * Takes payments with Stripe Billing. Its shapes stop here. Keys go to Stripe where asking twice would make or charge
 * something twice; what only sets a state goes without, for Stripe answers a key it knows without doing anything.
 */
export async function stripePayments(setting: StripeSetting): Promise<Payments> {
  const stripe = await openClient(setting)
  const { portalConfiguration: configuration } = setting
  const read = (id: string) => stripe.subscriptions.retrieve(id)

  return {
    kind: 'stripe',
    createCustomer: ({ userId, email, name }, key) =>
      inTime(async () => {
        const customer = { email, name, metadata: { userId } }
        // Who has another address by now is asked for anew: Stripe refuses a key that comes with something else.
        const idempotencyKey = `${key}:${fingerprint(customer)}`
        return (await stripe.customers.create(customer, { idempotencyKey })).id
      }),
    readAccount: (customerId) => inTime(() => readStripeAccount(stripe, customerId)),
    startSubscription: (order, key) => inTime(() => startSubscription(stripe, order, key)),
    startCheckout: (order, key) => inTime(() => startCheckout(stripe, order, key)),
    previewStart: (order) => inTime(() => previewStart(stripe, order)),
    previewChange: (change) => inTime(() => previewChange(stripe, change)),
    previewSchedule: (change) => inTime(() => previewSchedule(stripe, change)),
    previewResume: (id, options) => inTime(() => previewResume(stripe, id, options)),
    changeNow: (change, key) => inTime(() => changeNow(stripe, change, key)),
    scheduleChange: (change) => inTime(() => scheduleChange(stripe, change)),
    releaseSchedule: (id) => inTime(async () => release(stripe, await read(id))),
    setCancelAtPeriodEnd: (id, on) =>
      inTime(async () => {
        // A schedule that goes on would not let it end.
        if (on) await release(stripe, await read(id))
        await stripe.subscriptions.update(id, { cancel_at_period_end: on })
      }),
    cancelNow: (id) => inTime(() => cancel(stripe, id)),
    pause: (id) =>
      inTime(async () => {
        await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
      }),
    resume: (id, { chargeNow }, key) =>
      inTime(async () => {
        if (chargeNow) await dropDrafts(stripe, id)
        await stripe.subscriptions.update(
          id,
          {
            pause_collection: '',
            // Nothing changes when the card does not pay for the new period.
            ...(chargeNow && {
              billing_cycle_anchor: { type: 'now' },
              proration_behavior: 'none',
              payment_behavior: 'error_if_incomplete',
            }),
          },
          { idempotencyKey: key },
        )
      }),
    collectOwed: (id) => inTime(() => collectOwed(stripe, id)),
    applyCoupon: (id, couponId, key) => inTime(() => applyCoupon(stripe, id, couponId, key)),
    withdrawChange: (id) => inTime(() => withdrawChange(stripe, id)),
    closeCheckouts: (customerId) => inTime(() => closeCheckouts(stripe, customerId)),
    refundAll: (customerId, key) =>
      inTime(async () => {
        const charges = stripe.charges.list({ customer: customerId, limit: 100 })
        await refund(stripe, await charges.autoPagingToArray({ limit: 500 }), key)
      }),
    undoSubscription: (id, key) =>
      inTime(async () => {
        const { customer } = await read(id)
        await cancel(stripe, id)
        await refund(stripe, await chargesOf(stripe, id, idOf(customer) ?? ''), key)
      }),
    portalUrl: ({ customerId: customer, returnUrl, card }) =>
      inTime(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          ...(configuration && { configuration }),
          ...(card && {
            flow_data: {
              type: 'payment_method_update',
              after_completion: { type: 'redirect', redirect: { return_url: card.doneUrl } },
            },
          }),
        })
        return session.url
      }),
    deleteCustomer: (customerId) =>
      inTime(async () => void (await unlessMissing(stripe.customers.del(customerId)))),
  }
}

/** Ends a subscription at once, and takes back what is not paid: nobody may pay for what has ended. */
async function cancel(stripe: Stripe, id: string): Promise<void> {
  await unlessMissing(stripe.subscriptions.cancel(id))
  const open = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 })
  for (const invoice of open.data) await stripe.invoices.voidInvoice(invoice.id)
}

/**
 * Takes back renewals that Stripe has written and not presented yet, an hour after they fell due: once collecting goes
 * on they would be charged beside the period that begins then.
 */
async function dropDrafts(stripe: Stripe, id: string): Promise<void> {
  const drafts = await stripe.invoices.list({ subscription: id, status: 'draft', limit: 100 })
  for (const draft of drafts.data) {
    const { id: invoiceId, status } = await stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false })
    // Where a credit covers it all it is paid as it is written.
    if (status === 'open') await stripe.invoices.voidInvoice(invoiceId)
  }
}

const fingerprint = (value: object) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Takes a coupon off the next invoice, unless it is going to be taken off already. */
async function applyCoupon(stripe: Stripe, id: string, couponId: string, key: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['discounts.source.coupon', 'test_clock'],
  })
  const has = (each: string | Stripe.Discount) =>
    typeof each === 'object' && idOf(each.source.coupon) === couponId
  if (subscription.discounts.some(has)) return
  const clock = typeof subscription.test_clock === 'object' ? subscription.test_clock : null
  const at = clock ? new Date(clock.frozen_time * 1000) : new Date()
  await stripe.subscriptions.update(
    id,
    { discounts: [{ coupon: couponId }], metadata: withCoupon(subscription.metadata, { couponId, at }) },
    { idempotencyKey: key },
  )
}

async function chargesOf(stripe: Stripe, subscriptionId: string, customer: string): Promise<Stripe.Charge[]> {
  const [charges, invoices] = await Promise.all([
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 500 }),
    stripe.invoices.list({ subscription: subscriptionId, limit: 100, expand: ['data.payments'] }),
  ])
  const intents = new Set(
    invoices.data
      .filter((invoice) => subscriptionIdOf(invoice) === subscriptionId)
      .flatMap((invoice) =>
        (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)),
      ),
  )
  return charges.filter((charge) => intents.has(idOf(charge.payment_intent)))
}

/** Gives back what was really paid and is not given back yet. */
async function refund(stripe: Stripe, charges: Stripe.Charge[], key: string): Promise<void> {
  for (const charge of charges.filter(({ paid, refunded }) => paid && !refunded)) {
    try {
      await stripe.refunds.create(
        { charge: charge.id, reason: 'requested_by_customer' },
        { idempotencyKey: `${key}:${charge.id}` },
      )
    } catch (error) {
      const alreadyDone =
        error instanceof Error && 'code' in error && error.code === 'charge_already_refunded'
      if (!alreadyDone && !isMissing(error)) throw error
    }
  }
}
