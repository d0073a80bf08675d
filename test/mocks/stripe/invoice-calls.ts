import type Stripe from 'stripe'
import { answerOf, pageOf, rowsLike } from './answers.ts'
import { newMethod } from './cards.ts'
import { DISCOUNT, giveDiscounts } from './coupons.ts'
import { cardRefused, invalid, missing } from './failures.ts'
import { collect, draftInvoice, finalize, standingMethod } from './invoices.ts'
import type { Customer, Invoice, SubscriptionItem } from './objects.ts'
import { created, flag, hash, integer, listOf, oneOf, orEmpty, page, parameters, text } from './parameters.ts'
import { itemOf, periodEnd } from './periods.ts'
import { changeOfPrice, line } from './prorations.ts'
import { call } from './requests.ts'
import { subscriptionOf, voidInvoice } from './settling.ts'
import type { World } from './world.ts'

const LIST = parameters<Stripe.InvoiceListParams>()({
  ...page,
  customer: text,
  subscription: text,
  status: oneOf('draft', 'open', 'paid', 'void', 'uncollectible'),
  created,
})
const PREVIEW = parameters<Stripe.InvoiceCreatePreviewParams>()({
  customer: text,
  subscription: text,
  schedule: text,
  discounts: orEmpty(listOf(hash(DISCOUNT))),
  subscription_details: hash({
    items: listOf(hash({ id: text, price: text, quantity: integer })),
    billing_cycle_anchor: hash({ type: oneOf('now', 'unchanged') }),
    proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
    proration_date: integer,
    cancel_now: flag,
    cancel_at_period_end: flag,
  }),
})
type Preview = {
  customer?: string
  subscription?: string
  schedule?: string
  discounts?: '' | { coupon?: string }[]
  subscription_details?: {
    items?: { id?: string; price?: string }[]
    billing_cycle_anchor?: { type?: 'now' | 'unchanged' }
    proration_behavior?: 'none' | 'create_prorations' | 'always_invoice'
    proration_date?: number
    cancel_at_period_end?: boolean
  }
}

const NOBODY: Customer = {
  id: '',
  object: 'customer',
  created: 0,
  email: null,
  name: null,
  metadata: {},
  balance: 0,
  invoice_settings: { default_payment_method: null },
  test_clock: null,
  livemode: false,
}

/** The invoice a change would bring, or the next renewal; nothing is kept of it. */
function preview(world: World, params: Preview): Invoice {
  const details = params.subscription_details ?? {}
  const wanted = details.items?.[0]?.price
  const price = wanted ? world.get('price', wanted, 'subscription_details[items][0][price]') : undefined
  if (params.schedule) return previewSchedule(world, params.schedule)
  if (!params.subscription) {
    if (!price) throw missing('subscription_details[items]')
    // Somebody who is no customer yet has neither credit nor a past.
    const customer = params.customer
      ? world.get('customer', params.customer, 'customer')
      : world.put({ ...NOBODY, id: world.idFor('customer') })
    const now = world.now(customer.id)
    const item = { id: 'si_new', subscription: 'sub_new' } as SubscriptionItem
    const period = { start: now, end: periodEnd(price, now, now) }
    return draftInvoice(world, {
      customer: customer.id,
      subscription: item.subscription,
      lines: [line(world, item, price, price.unit_amount, period)],
      reason: 'upcoming',
      discounts: giveDiscounts(world, params.discounts || [], {
        customer: customer.id,
        subscription: null,
      }),
      currency: price.currency,
    })
  }
  const subscription = world.get('subscription', params.subscription, 'subscription')
  if (subscription.ended_at !== null) {
    throw invalid(
      'Upcoming invoices can only be previewed for subscriptions that go on.',
      'subscription',
      'invoice_upcoming_none',
    )
  }
  const { customer, currency, id, discounts } = subscription
  const draft = { customer, currency, subscription: id, discounts, reason: 'upcoming' as const }
  const item = itemOf(subscription)
  const restart = details.billing_cycle_anchor?.type === 'now'
  const target = price ?? world.get('price', item.price)
  const changes = price !== undefined || restart
  const { lines, restarts } = changeOfPrice(world, subscription, target, {
    at: details.proration_date ?? world.now(customer),
    credit: details.proration_behavior !== 'none',
    restart,
  })
  if (changes && (restarts || details.proration_behavior === 'always_invoice')) {
    return draftInvoice(world, { ...draft, lines })
  }
  if (details.cancel_at_period_end ?? subscription.cancel_at_period_end) {
    throw invalid(`No upcoming invoices for customer: ${customer}`, undefined, 'invoice_upcoming_none')
  }
  const start = item.current_period_end
  const next = { start, end: periodEnd(target, subscription.billing_cycle_anchor, start) }
  const waiting = world.state.pendingLines[id] ?? []
  const renewal = line(world, item, target, target.unit_amount, next)
  return draftInvoice(world, { ...draft, lines: [...waiting, ...(changes ? lines : []), renewal] })
}

/** The renewal that a schedule brings: at the price of its next phase, with what comes off there. */
function previewSchedule(world: World, id: string): Invoice {
  const schedule = world.get('subscription_schedule', id, 'schedule')
  if (!schedule.subscription)
    throw invalid('This schedule has no upcoming invoice.', 'schedule', 'invoice_upcoming_none')
  const subscription = world.get('subscription', schedule.subscription)
  const item = itemOf(subscription)
  const start = item.current_period_end
  const phase = schedule.phases.find((each) => each.start_date <= start && start < each.end_date)
  if (!phase && schedule.end_behavior === 'cancel')
    throw invalid('This schedule has no upcoming invoice.', 'schedule', 'invoice_upcoming_none')
  const target = world.get('price', phase?.items[0]?.price ?? item.price)
  const same = target.recurring?.interval === world.get('price', item.price).recurring?.interval
  const anchor = same ? subscription.billing_cycle_anchor : start
  const left = phase?.discounts.filter(({ discount }) => world.get('discount', discount).end === null)
  const waiting = world.state.pendingLines[subscription.id] ?? []
  const period = { start, end: periodEnd(target, anchor, start) }
  return draftInvoice(world, {
    customer: subscription.customer,
    currency: subscription.currency,
    subscription: subscription.id,
    discounts: left ? left.map(({ discount }) => discount) : subscription.discounts,
    reason: 'upcoming',
    lines: [...waiting, line(world, item, target, target.unit_amount, period)],
  })
}

export const INVOICE_CALLS = [
  call('get', '/v1/invoices', LIST, (world, params) => {
    const { customer, status, subscription } = params
    const rows = rowsLike(world, 'invoice', { customer, status }).filter(
      (each) => subscription === undefined || subscriptionOf(world, each).id === subscription,
    )
    return { body: pageOf(world, '/v1/invoices', rows, params) }
  }),
  call('post', '/v1/invoices/create_preview', PREVIEW, (world, params) => {
    // Whatever is made for the preview is made in a copy: what others hold of the world stays the world's.
    const live = { ...world.state }
    Object.assign(world.state, structuredClone(live))
    try {
      const invoice = preview(world, params)
      Object.assign(invoice, { id: `upcoming_${invoice.id}` })
      return { body: answerOf(world, world.put(invoice), params.expand) }
    } finally {
      Object.assign(world.state, live)
    }
  }),
  call('get', '/v1/invoices/:id', {}, (world, _params, path) => world.get('invoice', path('id'))),
  call(
    'post',
    '/v1/invoices/:id/pay',
    parameters<Stripe.InvoicePayParams>()({ payment_method: text, off_session: flag }),
    (world, params, path) => {
      const invoice = world.get('invoice', path('id'))
      if (invoice.status === 'paid')
        throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
      if (invoice.status === 'draft') finalize(world, invoice)
      if (invoice.status !== 'open')
        throw invalid(`You can only pay open invoices: this one is ${invoice.status}.`)
      const chosen = params.payment_method
        ? (world.find('payment_method', params.payment_method) ?? newMethod(world, params.payment_method))
        : standingMethod(world, subscriptionOf(world, invoice))
      const error = collect(world, invoice, chosen, params.off_session === false ? 'present' : 'absent')
      if (error) throw cardRefused(error)
      return invoice
    },
  ),
  call(
    'post',
    '/v1/invoices/:id/finalize',
    parameters<Stripe.InvoiceFinalizeInvoiceParams>()({ auto_advance: flag }),
    (world, params, path) => {
      const invoice = world.get('invoice', path('id'))
      if (invoice.status !== 'draft')
        throw invalid('This invoice is already finalized, you cannot re-finalize it.')
      if (params.auto_advance !== undefined) invoice.auto_advance = params.auto_advance
      finalize(world, invoice)
      return invoice
    },
  ),
  call('post', '/v1/invoices/:id/void', {}, (world, _params, path) => {
    const invoice = world.get('invoice', path('id'))
    voidInvoice(world, invoice)
    return invoice
  }),
]
