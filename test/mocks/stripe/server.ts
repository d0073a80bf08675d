import { randomBytes } from 'node:crypto'
import { createEmulator, defineEmulator } from 'emulate'
import { freePort } from '../../free-port.ts'
import { takeCard, PAGES } from './browser.ts'
import { CARDS, type CardName, newMethod } from './cards.ts'
import { CATALOGUE_CALLS } from './catalogue.ts'
import { CHECKOUT_CALLS, payCheckout } from './checkout.ts'
import { CLOCK_CALLS } from './clocks.ts'
import { COUPON_CALLS } from './coupons.ts'
import { CUSTOMER_CALLS } from './customers.ts'
import { ENDPOINT_CALLS } from './endpoints.ts'
import { EVENT_CALLS } from './events.ts'
import { Refusal } from './failures.ts'
import { readForm } from './form.ts'
import { INVOICE_CALLS } from './invoice-calls.ts'
import { attempt, authenticate, intentBySecret, PAYMENT_CALLS } from './payments.ts'
import { PORTAL_CALLS } from './portal.ts'
import { REFUND_CALLS } from './refunds.ts'
import { catchUp } from './renewals.ts'
import { type Answer, type Call, once, refused } from './requests.ts'
import { SCHEDULE_CALLS } from './schedules.ts'
import { SUBSCRIPTION_CALLS } from './subscriptions.ts'
import { type Endpoint, openDeliveries, type Receiver } from './webhooks.ts'
import { emptyState, openWorld, type State, type World } from './world.ts'

const CALLS: Call[] = [
  ...CUSTOMER_CALLS,
  ...CATALOGUE_CALLS,
  ...COUPON_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...SCHEDULE_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...REFUND_CALLS,
  ...CHECKOUT_CALLS,
  ...PORTAL_CALLS,
  ...CLOCK_CALLS,
  ...ENDPOINT_CALLS,
  ...EVENT_CALLS,
]

export const KEYS = {
  secret: 'sk_test_wordkin',
  publishable: 'pk_test_wordkin',
  webhook: 'whsec_wordkin_test',
}

/** How the server fails, until it is told otherwise. */
type Faults = {
  /** Answers nothing but 503, and does nothing. */
  down: boolean
  /** Milliseconds before each answer. */
  delayMs: number
  /** So many changes are not made: 500. */
  failBefore: number
  /** So many changes are made, and their answer is lost: 500. */
  failAfter: number
  /** Is waited for when a call was carried out, before it is answered. */
  beforeAnswer: ((call: { method: string; path: string }) => Promise<void>) | null
}

type Options = {
  /** Without a port, requests are made with `fetch` of what is answered: no sockets. */
  listen?: boolean
  /** The present, in seconds; it stands still until it is moved. The machine's own without it. */
  frozen?: number
  /** Whether events are sent by themselves. */
  automatic?: boolean
  /** Puts every new customer on a test clock of its own, so that each can have its own time. */
  clocks?: boolean
  /** Where ids begin, so that those of two servers differ. */
  firstId?: number
}

/** Starts Stripe Billing, with all its state to itself. */
export async function startStripe(options: Options = {}) {
  const port = options.listen === false ? 0 : await freePort()
  const baseUrl = options.listen === false ? 'http://stripe.test' : `http://127.0.0.1:${port}`
  const faults: Faults = { down: false, delayMs: 0, failBefore: 0, failAfter: 0, beforeAnswer: null }
  const requests: { method: string; path: string; idempotencyKey: string | null; status: number }[] = []
  const hooks: Endpoint[] = []
  let world: World | undefined
  const there = () => {
    if (!world) throw new Error('The server has not started.')
    return world
  }
  const deliveries = openDeliveries(
    () => [
      ...hooks,
      ...there()
        .all('webhook_endpoint')
        .filter(({ status }) => status === 'enabled')
        .map((row) => ({
          secret: row.secret,
          wants: (type: string) => row.enabled_events.includes('*') || row.enabled_events.includes(type),
          receive: postTo(row.url),
        })),
    ],
    { automatic: options.automatic ?? true },
  )

  async function answer(call: Call, request: Request, path: (name: string) => string): Promise<Answer> {
    const { pathname, search } = new URL(request.url)
    const encoded = call.method === 'post' ? await request.text() : search.slice(1)
    const key = call.method === 'get' ? null : request.headers.get('idempotency-key')
    if (faults.delayMs > 0) await new Promise((later) => setTimeout(later, faults.delayMs))
    if (faults.down) return { status: 503, body: 'upstream connect error' }
    const changes = call.method !== 'get'
    if (changes && faults.failBefore > 0) {
      faults.failBefore -= 1
      return {
        status: 500,
        body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
      }
    }
    const run = (): Answer => {
      try {
        return { status: 200, body: JSON.stringify(call.run(there(), readForm(encoded), path)) }
      } catch (error) {
        return refused(error)
      }
    }
    let result: Answer
    try {
      requireKey(request, pathname)
      result = once(there(), key, `${call.method} ${pathname} ${encoded}`, run)
    } catch (error) {
      result = refused(error)
    }
    requests.push({ method: call.method, path: pathname, idempotencyKey: key, status: result.status })
    await faults.beforeAnswer?.({ method: call.method, path: pathname })
    if (changes && faults.failAfter > 0) {
      faults.failAfter -= 1
      return {
        status: 500,
        body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
      }
    }
    return result
  }

  const definition = defineEmulator<State>({
    name: 'stripe-billing',
    state: () => ({ ...emptyState(), frozen: options.frozen ?? null, count: options.firstId ?? 0 }),
    setup({ app, state }) {
      world = openWorld(state, {
        baseUrl,
        clocks: options.clocks ?? false,
        emit: (event) => deliveries.add(event),
      })
      for (const each of CALLS) {
        app.on(each.method.toUpperCase(), each.path, async (c) => {
          const { status, body, replayed } = await answer(each, c.req.raw, (name) => c.req.param(name))
          return c.body(body, status, {
            'content-type': status === 503 ? 'text/plain' : 'application/json',
            'request-id': `req_${randomBytes(7).toString('hex')}`,
            ...(replayed && { 'idempotent-replayed': 'true' }),
          })
        })
      }
      for (const page of PAGES) {
        app.on(page.method.toUpperCase(), page.path, async (c) => {
          const form = new URLSearchParams(page.method === 'post' ? await c.req.text() : '')
          const shown = page.run(there(), page.path.includes(':id') ? c.req.param('id') : '', form)
          if ('location' in shown) return c.redirect(shown.location, 303)
          if ('script' in shown) return c.body(shown.script, 200, { 'content-type': 'text/javascript' })
          return c.html(shown.html)
        })
      }
      app.notFound((c) => {
        const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`
        return c.json({ error: { type: 'invalid_request_error', message } }, 404)
      })
    },
  })
  const emulator =
    options.listen === false
      ? await createEmulator({ service: definition, listen: false, baseUrl })
      : await createEmulator({ service: definition, port, baseUrl })

  return {
    url: baseUrl,
    faults,
    /** Every call, in order. */
    requests,
    deliveries,
    get world() {
      return there()
    },
    fetch: (request: Request) => emulator.fetch(request),
    /** The product's configuration for this server. */
    variables: {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: KEYS.secret,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishable,
      STRIPE_WEBHOOK_SECRET: KEYS.webhook,
      STRIPE_API_URL: baseUrl,
    },
    /** Sends all events to a receiver: a function, or an address. */
    hook(to: Receiver | string, secret = KEYS.webhook): void {
      hooks.push({ secret, wants: () => true, receive: typeof to === 'string' ? postTo(to) : to })
    },
    /** Lets time pass, for customers who are on no test clock, and does what becomes due. */
    advance(seconds: number): void {
      const { state } = there()
      if (state.frozen !== null) state.frozen += seconds
      else state.ahead += seconds
      catchUp(there(), null)
    },
    /** Lets time pass for one customer, who is on a test clock. */
    advanceCustomer(customerId: string, seconds: number): void {
      const id = there().get('customer', customerId).test_clock ?? ''
      there().get('test_helpers.test_clock', id).frozen_time += seconds
      catchUp(there(), id)
    },
    /** Pays with a card as the browser does. Answers what the payment's state is then. */
    confirm(clientSecret: string, card: CardName): string {
      const intent = intentBySecret(there(), clientSecret)
      attempt(there(), intent, newMethod(there(), card), 'present')
      return intent.status
    },
    authenticate(clientSecret: string, agrees = true): string {
      const intent = intentBySecret(there(), clientSecret)
      authenticate(there(), intent, agrees)
      return intent.status
    },
    /** Pays on the hosted page. Answers the sentence of a card that was refused, or where the page leads. */
    payOnPage(url: string, card: CardName): { refused: string } | { location: string } {
      const session = there().get('checkout.session', url.split('/').at(-1) ?? '')
      const error = payCheckout(there(), session, card)
      if (error) return { refused: error.message }
      return { location: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
    },
    /** The card of a customer from now on, as the portal sets it. Answers its id. */
    useCard: (customerId: string, card: CardName) => takeCard(there(), customerId, card),
    cards: CARDS,
    close: () => emulator.close(),
  }
}
export type StripeServer = Awaited<ReturnType<typeof startStripe>>

/** Servers have the secret key; browsers have the publishable one, which opens payments only. */
function requireKey(request: Request, path: string): void {
  const given = request.headers.get('authorization')?.replace(/^(Bearer|Basic) /, '')
  if (given === KEYS.secret) return
  if (given === KEYS.publishable && path.startsWith('/v1/payment_intents/')) return
  throw new Refusal(401, {
    type: 'authentication_error',
    message: `Invalid API Key provided: ${(given ?? '').slice(0, 8)}****`,
  })
}

function postTo(url: string): Receiver {
  return async (body, headers) => {
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
    await response.body?.cancel()
    return response.status
  }
}
