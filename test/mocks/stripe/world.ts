import { noSuch } from './failures.ts'
import type { InvoiceLine, Kind, Row, RowOf } from './objects.ts'

/** An event as it was when it happened. */
export type StoredEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
}

/** A call that was answered already, for the day it is asked again with its key. */
type Answered = { request: string; status: number; body: string; at: number }

/** A change of price: what the item becomes, and what was debited for it. */
export type PriceChange = {
  price: string
  start: number
  end: number
  anchor: number
  billed: { amount: number; start: number; end: number }
}

/** All the server knows, in JSON. */
export type State = {
  /** Seconds its present is ahead of the machine's; with `frozen`, the present itself. */
  ahead: number
  frozen: number | null
  count: number
  rows: Record<string, Row>
  /** Ids of each kind, oldest first. */
  byKind: Partial<Record<Kind, string[]>>
  events: StoredEvent[]
  answered: Record<string, Answered>
  /** What Stripe remembers and tells nobody: what an item was last debited, what waits for the next invoice. */
  billed: Record<string, { amount: number; start: number; end: number }>
  pendingLines: Record<string, InvoiceLine[]>
  /** Customers that are gone: they are answered as deleted. */
  deleted: string[]
  /** What a Checkout session will write on its subscription. */
  subscriptionData: Record<string, Record<string, string>>
  /** Changes that happen when an invoice is paid, by its id. */
  waiting: Record<string, PriceChange>
  /** What becomes of a subscription whose renewal could not be collected in the end: a setting of the account. */
  afterRetries: 'cancel' | 'unpaid'
  requests: number
}

export function emptyState(): State {
  return {
    ahead: 0,
    frozen: null,
    count: 0,
    rows: {},
    byKind: {},
    events: [],
    answered: {},
    billed: {},
    pendingLines: {},
    deleted: [],
    subscriptionData: {},
    waiting: {},
    afterRetries: 'unpaid',
    requests: 0,
  }
}

const PREFIX: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  promotion_code: 'promo',
  discount: 'di',
  subscription: 'sub',
  invoice: 'in',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  payment_method: 'pm',
  subscription_schedule: 'sub_sched',
  'checkout.session': 'cs_test',
  'billing_portal.configuration': 'bpc',
  'billing_portal.session': 'bps',
  'test_helpers.test_clock': 'clock',
  webhook_endpoint: 'we',
}

/** What the resources work on: the state and the few ways to read and change it. */
export type World = ReturnType<typeof openWorld>

export function openWorld(
  state: State,
  options: { baseUrl: string; clocks: boolean; emit: (event: StoredEvent) => void },
) {
  /** Set while something is done that was due earlier: what is made then was made at that time. */
  let moment: number | null = null
  const present = () => state.frozen ?? Math.floor(Date.now() / 1000) + state.ahead

  function newId(prefix: string): string {
    state.count += 1
    return `${prefix}_1${state.count.toString(36).padStart(8, '0')}`
  }
  function find<K extends Kind>(kind: K, id: string): RowOf<K> | undefined {
    const row = state.rows[id]
    return row?.object === kind ? (row as RowOf<K>) : undefined
  }

  return {
    state,
    baseUrl: options.baseUrl,
    clocks: options.clocks,
    /** The present of a customer, in seconds: its test clock's if it is on one. */
    now(customerId?: string): number {
      if (moment !== null) return moment
      const clock = customerId === undefined ? null : find('customer', customerId)?.test_clock
      return (clock && find('test_helpers.test_clock', clock)?.frozen_time) || present()
    },
    /** Does `work` as if it were `at`. */
    during<T>(at: number, work: () => T): T {
      const before = moment
      moment = at
      try {
        return work()
      } finally {
        moment = before
      }
    },
    newId,
    idFor: (kind: Kind) => newId(PREFIX[kind]),
    find,
    /** Throws Stripe's 404 (or 400, when it is named by a parameter). */
    get<K extends Kind>(kind: K, id: string, param?: string): RowOf<K> {
      const row = find(kind, id)
      if (!row) throw noSuch(kind.replace(/^.*\./, '').replaceAll('_', ' '), id, param, param ? 400 : 404)
      return row
    },
    all<K extends Kind>(kind: K): RowOf<K>[] {
      return (state.byKind[kind] ?? []).flatMap((id) => find(kind, id) ?? [])
    },
    put<R extends Row>(row: R): R {
      if (!state.rows[row.id]) (state.byKind[row.object] ??= []).push(row.id)
      state.rows[row.id] = row
      return row
    },
    remove(row: Row): void {
      delete state.rows[row.id]
      state.byKind[row.object] = (state.byKind[row.object] ?? []).filter((id) => id !== row.id)
    },
    /** Tells the world that something happened to a row. */
    tell(type: string, body: Record<string, unknown>, at: number): void {
      const event: StoredEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: at,
        type,
        data: { object: body },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
      }
      state.events.push(event)
      options.emit(event)
    },
  }
}
