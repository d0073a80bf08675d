import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { AUTHENTICATION_FAILED, AUTHENTICATION_REQUIRED, behaviourOf, declineOf, newMethod } from './cards.ts'
import { changed } from './events.ts'
import { cardRefused, invalid, missing } from './failures.ts'
import type { Charge, Invoice, PaymentError, PaymentIntent, PaymentMethod } from './objects.ts'
import { created, oneOf, page, parameters, text } from './parameters.ts'
import { call } from './requests.ts'
import { invoicePaid } from './settling.ts'
import type { World } from './world.ts'

/** The payment an invoice waits for. */
export function newIntent(world: World, invoice: Invoice): PaymentIntent {
  const id = world.idFor('payment_intent')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    created: world.now(invoice.customer),
    amount: invoice.amount_due,
    amount_received: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    client_secret: `${id}_secret_${world.newId('s')}`,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    metadata: {},
    livemode: false,
  }
  world.put(intent)
  invoice.payments.push({
    id: world.newId('inpay'),
    object: 'invoice_payment',
    created: intent.created,
    invoice: invoice.id,
    amount_requested: intent.amount,
    amount_paid: null,
    is_default: true,
    status: 'open',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  })
  return intent
}

function charge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: PaymentError | null,
): Charge {
  const row: Charge = {
    id: world.idFor('charge'),
    object: 'charge',
    created: world.now(intent.customer),
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    paid: error === null,
    status: error === null ? 'succeeded' : 'failed',
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: method.id,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
  }
  intent.latest_charge = row.id
  return world.put(row)
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): void {
  charge(world, intent, method, null)
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, next_action: null })
  intent.last_payment_error = null
  method.customer = intent.customer
  changed(world, 'payment_intent.succeeded', intent)
  invoicePaid(world, invoiceOf(world, intent), method)
}

function fail(world: World, intent: PaymentIntent, method: PaymentMethod, error: PaymentError): PaymentError {
  charge(world, intent, method, error)
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, payment_method: null })
  intent.last_payment_error = error
  changed(world, 'payment_intent.payment_failed', intent)
  return error
}

function invoiceOf(world: World, intent: PaymentIntent): Invoice {
  const invoice = world
    .all('invoice')
    .find(({ payments }) => payments.some(({ payment }) => payment.payment_intent === intent.id))
  if (!invoice) throw new Error(`No invoice waits for ${intent.id}.`)
  return invoice
}

/** Tries to collect with a card. Answers what went wrong, or null; `asks` waits for the owner. */
export function attempt(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  owner: 'present' | 'absent',
): PaymentError | null {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot confirm this PaymentIntent because it has already ${intent.status === 'canceled' ? 'been canceled' : 'succeeded after being previously confirmed'}.`,
      undefined,
      'payment_intent_unexpected_state',
    )
  }
  intent.payment_method = method.id
  const card = behaviourOf(method)
  if (card[owner] === 'pays') {
    succeed(world, intent, method)
    return null
  }
  if (card[owner] === 'declines') return fail(world, intent, method, declineOf(card))
  intent.status = 'requires_action'
  const url = `${world.baseUrl}/3ds/${intent.id}`
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } }
  changed(world, 'payment_intent.requires_action', intent)
  return AUTHENTICATION_REQUIRED
}

/** The owner of a card answers what it asked. */
export function authenticate(world: World, intent: PaymentIntent, agrees: boolean): void {
  if (intent.status !== 'requires_action' || !intent.payment_method) {
    throw invalid('This PaymentIntent asks for nothing.', undefined, 'payment_intent_unexpected_state')
  }
  const method = world.get('payment_method', intent.payment_method)
  if (agrees) succeed(world, intent, method)
  else {
    fail(world, intent, method, AUTHENTICATION_FAILED)
  }
}

/** Whoever has the secret of a payment may read and confirm it: browsers do, with the publishable key. */
export function intentBySecret(world: World, secret: string): PaymentIntent {
  const intent = world.all('payment_intent').find((each) => each.client_secret === secret)
  if (!intent) throw invalid('The client_secret provided does not match.', 'client_secret')
  return intent
}

const CONFIRM = {
  ...parameters<Stripe.PaymentIntentConfirmParams>()({ payment_method: text, return_url: text }),
  client_secret: text,
}

export const PAYMENT_CALLS = [
  call('get', '/v1/payment_intents/:id', { client_secret: text }, (world, params, path) => {
    const intent = world.get('payment_intent', path('id'))
    if (params.client_secret !== undefined) intentBySecret(world, params.client_secret)
    return intent
  }),
  call('post', '/v1/payment_intents/:id/confirm', CONFIRM, (world, params, path) => {
    const intent = world.get('payment_intent', path('id'))
    if (params.client_secret !== undefined) intentBySecret(world, params.client_secret)
    const method = params.payment_method
      ? (world.find('payment_method', params.payment_method) ?? newMethod(world, params.payment_method))
      : null
    if (!method) throw missing('payment_method')
    const error = attempt(world, intent, method, 'present')
    if (error && error.code !== 'authentication_required') throw cardRefused(error, intent)
    if (intent.next_action) intent.next_action.redirect_to_url.return_url = params.return_url ?? null
    return intent
  }),
  call(
    'get',
    '/v1/charges',
    parameters<Stripe.ChargeListParams>()({ ...page, customer: text, payment_intent: text, created }),
    (world, params) => {
      const { customer, payment_intent } = params
      const rows = rowsLike(world, 'charge', { customer, payment_intent })
      return { body: pageOf(world, '/v1/charges', rows, params) }
    },
  ),
  call(
    'post',
    '/v1/payment_methods/:id/attach',
    parameters<Stripe.PaymentMethodAttachParams>()({ customer: text }),
    (world, params, path) => {
      if (!params.customer) throw missing('customer')
      const customer = world.get('customer', params.customer, 'customer')
      const method = world.find('payment_method', path('id')) ?? newMethod(world, path('id'))
      const card = behaviourOf(method)
      if (card.present === 'declines') throw cardRefused(declineOf(card))
      method.customer = customer.id
      return method
    },
  ),
  call(
    'get',
    '/v1/payment_methods',
    parameters<Stripe.PaymentMethodListParams>()({ ...page, customer: text, type: oneOf('card') }),
    (world, params) => {
      const rows = rowsLike(world, 'payment_method', { customer: params.customer ?? null })
      return { body: pageOf(world, '/v1/payment_methods', rows, params) }
    },
  ),
]
