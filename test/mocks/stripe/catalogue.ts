import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { invalid, missing } from './failures.ts'
import type { Price, Product } from './objects.ts'
import {
  created,
  flag,
  hash,
  integer,
  listOf,
  merged,
  metadata,
  oneOf,
  orEmpty,
  page,
  parameters,
  text,
} from './parameters.ts'
import { call } from './requests.ts'

const INTERVAL = oneOf('day', 'week', 'month', 'year')
const CREATE_PRODUCT = parameters<Stripe.ProductCreateParams>()({
  id: text,
  name: text,
  description: text,
  active: flag,
  metadata,
})
const UPDATE_PRODUCT = parameters<Stripe.ProductUpdateParams>()({
  name: text,
  description: orEmpty(text),
  active: flag,
  metadata: orEmpty(metadata),
})
const CREATE_PRICE = parameters<Stripe.PriceCreateParams>()({
  currency: text,
  product: text,
  unit_amount: integer,
  recurring: hash({ interval: INTERVAL, interval_count: integer }),
  lookup_key: text,
  transfer_lookup_key: flag,
  nickname: text,
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  active: flag,
  metadata,
})
const UPDATE_PRICE = parameters<Stripe.PriceUpdateParams>()({
  active: flag,
  lookup_key: text,
  transfer_lookup_key: flag,
  metadata: orEmpty(metadata),
})
const LIST_PRICES = parameters<Stripe.PriceListParams>()({
  ...page,
  active: flag,
  lookup_keys: listOf(text),
  product: text,
  currency: text,
  created,
})

export const CATALOGUE_CALLS = [
  call('post', '/v1/products', CREATE_PRODUCT, (world, params) => {
    if (!params.name) throw missing('name')
    if (params.id && world.find('product', params.id)) {
      throw invalid(`Product already exists: ${params.id}`, 'id', 'resource_already_exists')
    }
    const product: Product = {
      id: params.id ?? world.idFor('product'),
      object: 'product',
      created: world.now(),
      name: params.name,
      description: params.description ?? null,
      active: params.active ?? true,
      metadata: params.metadata ?? {},
      livemode: false,
    }
    return world.put(product)
  }),
  call('get', '/v1/products/:id', {}, (world, _params, path) => world.get('product', path('id'))),
  call('post', '/v1/products/:id', UPDATE_PRODUCT, (world, params, path) => {
    const product = world.get('product', path('id'))
    if (params.name !== undefined) product.name = params.name
    if (params.description !== undefined) product.description = params.description || null
    if (params.active !== undefined) product.active = params.active
    product.metadata = merged(product.metadata, params.metadata)
    return product
  }),

  call('post', '/v1/prices', CREATE_PRICE, (world, params) => {
    if (!params.currency) throw missing('currency')
    if (!params.product) throw missing('product')
    if (params.unit_amount === undefined) throw missing('unit_amount')
    if (params.unit_amount < 0)
      throw invalid('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer')
    const product = world.get('product', params.product, 'product')
    const holder =
      params.lookup_key && world.all('price').find((each) => each.lookup_key === params.lookup_key)
    if (holder) {
      if (!params.transfer_lookup_key) {
        throw invalid(
          `A price (\`${holder.id}\`) already uses that lookup key.`,
          'lookup_key',
          'resource_already_exists',
        )
      }
      holder.lookup_key = null
    }
    const price: Price = {
      id: world.idFor('price'),
      object: 'price',
      created: world.now(),
      product: product.id,
      currency: params.currency,
      unit_amount: params.unit_amount,
      recurring: params.recurring?.interval
        ? { interval: params.recurring.interval, interval_count: params.recurring.interval_count ?? 1 }
        : null,
      lookup_key: params.lookup_key ?? null,
      active: params.active ?? true,
      type: params.recurring ? 'recurring' : 'one_time',
      metadata: params.metadata ?? {},
      livemode: false,
    }
    return world.put(price)
  }),
  call('get', '/v1/prices', LIST_PRICES, (world, params) => {
    if ((params.lookup_keys?.length ?? 0) > 10)
      throw invalid('Too many lookup keys: at most 10', 'lookup_keys')
    const { active, product, currency } = params
    const rows = rowsLike(world, 'price', { active, product, currency }).filter(
      (each) => params.lookup_keys === undefined || params.lookup_keys.some((key) => key === each.lookup_key),
    )
    return { body: pageOf(world, '/v1/prices', rows, params) }
  }),
  call('get', '/v1/prices/:id', {}, (world, _params, path) => world.get('price', path('id'))),
  call('post', '/v1/prices/:id', UPDATE_PRICE, (world, params, path) => {
    const price = world.get('price', path('id'))
    if (params.active !== undefined) price.active = params.active
    if (params.lookup_key !== undefined) price.lookup_key = params.lookup_key
    price.metadata = merged(price.metadata, params.metadata)
    return price
  }),
]
