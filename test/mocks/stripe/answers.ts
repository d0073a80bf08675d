import { invalid } from './failures.ts'
import type { Kind, Row, RowOf } from './objects.ts'
import type { World } from './world.ts'

type Json = Record<string, unknown>

/** Fields that Stripe sends only when they are asked for. */
const ON_REQUEST: Record<string, string[]> = {
  invoice: ['confirmation_secret', 'payments'],
  'checkout.session': ['line_items'],
  customer: ['subscriptions'],
}
/** Fields that hold an id, or a list of ids, and can be had as the object. */
const EXPANDABLE = new Set([
  'customer',
  'latest_invoice',
  'default_payment_method',
  'schedule',
  'discounts',
  'coupon',
  'promotion_code',
  'subscription',
  'invoice',
  'payment_intent',
  'latest_charge',
  'charge',
  'payment_method',
  'test_clock',
  'product',
  'price',
  'configuration',
])

function listOf(url: string, data: unknown[], more = false) {
  return { object: 'list', url, has_more: more, data }
}

/** The object of a row as Stripe would send it, before anything is expanded. */
function plain(world: World, row: Row): Json {
  switch (row.object) {
    case 'subscription': {
      const items = row.items.map((item) => ({
        ...item,
        price: plain(world, world.get('price', item.price)),
      }))
      return { ...row, items: listOf(`/v1/subscription_items?subscription=${row.id}`, items) }
    }
    case 'invoice':
      return {
        ...row,
        lines: listOf(`/v1/invoices/${row.id}/lines`, row.lines),
        payments: listOf('/v1/invoice_payments', row.payments),
        confirmation_secret: confirmationSecret(world, row.id),
      }
    case 'checkout.session':
      return { ...row, line_items: listOf(`/v1/checkout/sessions/${row.id}/line_items`, row.line_items) }
    case 'customer': {
      const own = world
        .all('subscription')
        .filter((each) => each.customer === row.id && each.ended_at === null)
      const subscriptions = own.map((each) => plain(world, each))
      return { ...row, subscriptions: listOf(`/v1/customers/${row.id}/subscriptions`, subscriptions) }
    }
    case 'discount':
      return { ...row, source: { ...row.source } }
    case 'webhook_endpoint': {
      const { secret: _, ...rest } = row
      return rest
    }
    default:
      return { ...row }
  }
}

function confirmationSecret(world: World, invoiceId: string) {
  const invoice = world.get('invoice', invoiceId)
  const payment = invoice.payments.find((each) => each.status === 'open')
  const intent = payment && world.find('payment_intent', payment.payment.payment_intent)
  return intent && invoice.status === 'open'
    ? { type: 'payment_intent', client_secret: intent.client_secret }
    : null
}

/** Paths such as `latest_invoice.payments`, by their first name. */
function byFirst(paths: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const [first = '', ...rest] = path.split('.')
    const group = groups.get(first) ?? []
    if (rest.length > 0) group.push(rest.join('.'))
    groups.set(first, group)
  }
  return groups
}

/** A row as the answer to a call. Throws the refusal of a path that leads nowhere. */
export function answerOf(world: World, row: Row, expand: string[] = [], path = ''): Json {
  for (const each of expand) {
    if ((path ? path.split('.').length : 0) + each.split('.').length > 4) {
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${each}`, 'expand')
    }
  }
  const object = expanded(world, plain(world, row), expand, path)
  const groups = byFirst(expand)
  for (const name of ON_REQUEST[row.object] ?? []) if (!groups.has(name)) delete object[name]
  return object
}

function expanded(world: World, object: Json, expand: string[], path: string): Json {
  const result = { ...object }
  for (const [name, rest] of byFirst(expand)) {
    const here = path ? `${path}.${name}` : name
    if (!Object.hasOwn(result, name)) throw invalid(`This property cannot be expanded (${here}).`, 'expand')
    result[name] = reach(world, name, result[name], rest, here)
  }
  return result
}

function reach(world: World, name: string, value: unknown, rest: string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => reach(world, name, each, rest, path))
  if (typeof value === 'string') {
    const row = EXPANDABLE.has(name) ? world.state.rows[value] : undefined
    if (!row) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
    return answerOf(world, row, rest, path)
  }
  if (value === null || typeof value !== 'object') return value
  const inner = value as Json
  const row = typeof inner.id === 'string' ? world.state.rows[inner.id] : undefined
  // An object within another that has a row of its own shows what was asked of it in its own shape.
  return row ? answerOf(world, row, rest, path) : expanded(world, inner, rest, path)
}

/** The rows of a kind whose fields are as `wanted`; a field that is not asked for may hold anything. */
export function rowsLike<K extends Kind>(
  world: World,
  kind: K,
  wanted: { [Name in keyof RowOf<K>]?: RowOf<K>[Name] | undefined },
): RowOf<K>[] {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return world
    .all(kind)
    .filter((row) => asked.every(([name, value]) => row[name as keyof RowOf<K>] === value))
}

type Paging = { limit?: number; starting_after?: string; ending_before?: string; expand?: string[] }

/** A page of rows, newest first. */
export function pageOf(world: World, url: string, rows: Row[], params: Paging): Json {
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit')
  const newest = rows.toReversed()
  const place = (id: string, param: string) => {
    const index = newest.findIndex((row) => row.id === id)
    if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing')
    return index
  }
  const from = params.starting_after ? place(params.starting_after, 'starting_after') + 1 : 0
  const to = params.ending_before ? place(params.ending_before, 'ending_before') : newest.length
  const found = newest.slice(from, to)
  const inner = (params.expand ?? []).map((path) => {
    if (!path.startsWith('data.')) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
    return path.slice('data.'.length)
  })
  const data = found.slice(0, limit).map((row) => answerOf(world, row, inner, 'data'))
  return listOf(url, data, found.length > limit)
}
