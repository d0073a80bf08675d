import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { newClock } from './new-clock.ts'
import { endSubscription } from './endings.ts'
import { changed } from './events.ts'
import { invalid } from './failures.ts'
import type { Customer } from './objects.ts'
import { created, hash, merged, metadata, orEmpty, page, parameters, text } from './parameters.ts'
import { call } from './requests.ts'
import type { World } from './world.ts'

const CREATE = parameters<Stripe.CustomerCreateParams>()({
  email: text,
  name: text,
  description: text,
  metadata: orEmpty(metadata),
  test_clock: text,
  payment_method: text,
  invoice_settings: hash({ default_payment_method: text }),
})
const UPDATE = parameters<Stripe.CustomerUpdateParams>()({
  email: text,
  name: text,
  metadata: orEmpty(metadata),
  invoice_settings: hash({ default_payment_method: text }),
})
const LIST = parameters<Stripe.CustomerListParams>()({ ...page, email: text, test_clock: text, created })

/** Takes a payment method for the customer, who must be its owner. */
function ownMethod(world: World, customer: Customer, id: string): string {
  const method = world.get('payment_method', id, 'invoice_settings[default_payment_method]')
  if (method.customer !== customer.id) {
    throw invalid(
      'The customer does not have a payment method with the ID ' +
        id +
        '. The payment method must be attached to the customer.',
      'invoice_settings[default_payment_method]',
      'resource_missing',
    )
  }
  return id
}

export const CUSTOMER_CALLS = [
  call('post', '/v1/customers', CREATE, (world, params) => {
    if (params.test_clock) world.get('test_helpers.test_clock', params.test_clock, 'test_clock')
    const customer: Customer = {
      id: world.idFor('customer'),
      object: 'customer',
      created: world.now(),
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: merged({}, params.metadata),
      balance: 0,
      invoice_settings: { default_payment_method: null },
      test_clock: params.test_clock ?? (world.clocks ? newClock(world, world.now()).id : null),
      livemode: false,
    }
    world.put(customer)
    if (params.payment_method) {
      const method = world.get('payment_method', params.payment_method, 'payment_method')
      world.put({ ...method, customer: customer.id })
    }
    const chosen = params.invoice_settings?.default_payment_method
    if (chosen) customer.invoice_settings.default_payment_method = ownMethod(world, customer, chosen)
    changed(world, 'customer.created', customer)
    return customer
  }),
  call('get', '/v1/customers', LIST, (world, params) => {
    const rows = rowsLike(world, 'customer', {
      email: params.email,
      // Those on a clock are listed by it alone.
      test_clock: params.test_clock ?? null,
    })
    return { body: pageOf(world, '/v1/customers', rows, params) }
  }),
  call('get', '/v1/customers/:id', {}, (world, _params, path) => {
    const id = path('id')
    if (world.state.deleted.includes(id)) return { body: { id, object: 'customer', deleted: true } }
    return world.get('customer', id)
  }),
  call('post', '/v1/customers/:id', UPDATE, (world, params, path) => {
    const customer = world.get('customer', path('id'))
    if (params.email !== undefined) customer.email = params.email
    if (params.name !== undefined) customer.name = params.name
    customer.metadata = merged(customer.metadata, params.metadata)
    const chosen = params.invoice_settings?.default_payment_method
    if (chosen) customer.invoice_settings.default_payment_method = ownMethod(world, customer, chosen)
    changed(world, 'customer.updated', customer)
    return customer
  }),
  call('delete', '/v1/customers/:id', {}, (world, _params, path) => {
    const customer = world.get('customer', path('id'))
    for (const subscription of world.all('subscription')) {
      if (subscription.customer === customer.id && subscription.ended_at === null) {
        endSubscription(world, subscription, 'canceled')
      }
    }
    changed(world, 'customer.deleted', customer)
    world.remove(customer)
    world.state.deleted.push(customer.id)
    return { body: { id: customer.id, object: 'customer', deleted: true } }
  }),
]
