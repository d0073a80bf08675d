import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { moneyOf, paidTwice, rightOf, running, runsForNothing } from '#test/billing/truth.ts'
import type { CardName } from '#test/mocks/stripe/cards.ts'
import { startStripe, type StripeServer } from '#test/mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '#test/mocks/stripe/shop.ts'
import { signature } from '#test/mocks/stripe/webhooks.ts'
import { times } from '#test/long.ts'
import { type Random, random } from '#test/random.ts'
import { db } from '#db/client.server.ts'
import { invoices, subscriptions } from '#db/schema/billing.ts'

/**
 * How many lives of a subscription are lived through: in a long run a thousand on the two databases together, most of them
 * on the one that answers sooner. Each has seeds of its own.
 */
const [SEQUENCES, FIRST_SEED] = [
  Number(process.env.BILLING_SEQUENCES ?? (process.env.DATABASE_URL ? times(5, 150) : 850)),
  Number(process.env.BILLING_SEED ?? (process.env.DATABASE_URL ? 851 : 1)),
]
/** How many share a server. */
const EACH_SERVER = 25
/** When all lives begin: a day that not every month has. */
const BEGINNING = Date.UTC(2027, 0, 31, 12) / 1000
const HOUR = 3600
const DAY = 24 * HOUR

/** The product is configured with the prices of the first server; every later one makes the same. */
const first = await startStripe({ listen: false, automatic: false })
const PRICES = await stock(clientOf(first))
await first.close()
Object.assign(process.env, first.variables, {
  MAIL: 'off',
  ...priceVariables(PRICES),
})
const { again, person } = await import('#test/people.ts')
const { acceptRetention, cancelSubscription } = await import('./cancel.server.ts')
const { changePlan, previewMove, scheduleDowngrade } = await import('./change.server.ts')
const { takeDelivery } = await import('./delivery.server.ts')
const { pauseSubscription, resumeSubscription } = await import('./pause.server.ts')
const { refundSubscription } = await import('./refund.server.ts')
const { beginCheckout, beginSubscription } = await import('./subscribe.server.ts')
const { syncSubscription } = await import('./sync.server.ts')

const CARDS: CardName[] = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'pm_card_visa_chargeDeclined',
  'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredOnSetup',
]
const ORIGIN = 'https://words.example'

/** A network that can break: after so many calls the process is as good as dead. */
let callsLeft = Number.POSITIVE_INFINITY
let server: StripeServer
// Refusals are many here, and where each came from is not looked at.
Error.stackTraceLimit = 1
const DEAD = () =>
  new Response('{"error":{"type":"api_error","message":"dead"}}', {
    status: 500,
    headers: { 'stripe-should-retry': 'false' },
  })
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  if (callsLeft < 0) return DEAD()
  callsLeft -= 1
  const answer = await server.fetch(new Request(input, init))
  // The last call arrives, and its answer does not.
  return callsLeft < 0 ? DEAD() : answer
})

type Life = {
  seed: number
  dice: Random
  user: Awaited<ReturnType<typeof person>>
  secrets: string[]
  pages: string[]
  /** What happened, to be printed when it went wrong. */
  story: string[]
}

async function customerOf({ user }: Life): Promise<string | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  return row?.customerId
}

const deliver = async (body: string) => {
  const header = signature(body, [server.variables.STRIPE_WEBHOOK_SECRET])
  return takeDelivery(body, header, { error: () => undefined, refused: () => undefined })
}

/** Everything that may happen in the life of a subscription. */
const ACTIONS: [name: string, weight: number, run: (life: Life) => Promise<unknown>][] = [
  [
    'begin',
    4,
    async ({ user, dice, secrets }) => {
      const offer = dice.chance(0.3) ? dice.pick(['welcome', 'limit'] as const) : undefined
      const begun = await beginSubscription(user, dice.pick(Object.values(PRICES)), { offer })
      if (begun.state === 'pay') secrets.push(begun.clientSecret)
      return begun.state
    },
  ],
  [
    'open checkout',
    2,
    async ({ user, dice, pages }) => {
      const { url } = await beginCheckout(user, dice.pick(Object.values(PRICES)), { origin: ORIGIN })
      if (url.includes('/c/pay/')) pages.push(url)
      return url
    },
  ],
  [
    'pay',
    6,
    async ({ dice, secrets }) => {
      // Mostly the newest; sometimes one of a tab that was left open.
      const secret = dice.chance(0.8) ? (secrets.at(-1) ?? '') : dice.pick(secrets)
      const state = attempt(() => server.confirm(secret, dice.pick(CARDS)))
      return state === 'requires_action'
        ? attempt(() => server.authenticate(secret, dice.chance(0.8)))
        : state
    },
  ],
  [
    'pay on page',
    3,
    async ({ dice, pages }) =>
      attempt(() => JSON.stringify(server.payOnPage(dice.pick(pages), dice.pick(CARDS)))),
  ],
  [
    'change',
    5,
    async ({ user, dice, secrets }) => {
      const move = await previewMove(user, dice.pick(Object.values(PRICES)))
      const to = PRICES[`${move.to.plan}_${move.to.interval}`]
      const agreed = move.kind === 'now' ? { at: move.at, dueNow: move.dueNow } : undefined
      const twice = dice.chance(0.3)
      const changed = await Promise.allSettled([
        changePlan(user, to, agreed),
        ...(twice ? [changePlan(user, to, agreed)] : []),
      ])
      for (const each of changed)
        if (each.status === 'fulfilled' && each.value.kind === 'pay') secrets.push(each.value.clientSecret)
      return changed
        .map((each) => (each.status === 'fulfilled' ? each.value.kind : known(each.reason)))
        .join(' and ')
    },
  ],
  ['downgrade later', 2, ({ user, dice }) => scheduleDowngrade(user, dice.pick(Object.values(PRICES)))],
  ['cancel', 3, ({ user }) => cancelSubscription(user, 'too many words')],
  ['stay for less', 1, ({ user }) => acceptRetention(user)],
  ['pause', 2, ({ user }) => pauseSubscription(user)],
  ['resume', 3, ({ user }) => resumeSubscription(user)],
  [
    'pause and come back',
    2,
    async (life) => {
      await pauseSubscription(life.user)
      const customer = await customerOf(life)
      if (customer) server.advanceCustomer(customer, life.dice.pick([DAY, 40 * DAY]))
      return resumeSubscription(life.user)
    },
  ],
  ['refund', 1, ({ user }) => refundSubscription(user)],
  ['sync', 1, ({ user }) => syncSubscription(user.id)],
  [
    'new card',
    2,
    async (life) => {
      const customer = await customerOf(life)
      const card = life.dice.pick(CARDS)
      if (customer) server.useCard(customer, card)
      return card
    },
  ],
  [
    'time',
    7,
    async (life) => {
      const customer = await customerOf(life)
      const seconds = life.dice.pick([HOUR, 6 * HOUR, DAY, 3 * DAY, 8 * DAY, 20 * DAY, 35 * DAY, 200 * DAY])
      if (customer) server.advanceCustomer(customer, seconds)
      return `${seconds / HOUR} hours`
    },
  ],
  [
    'by hand at Stripe',
    3,
    async (life) => {
      const customer = await customerOf(life)
      return customer ? byHand(life.dice, customer) : 'nobody'
    },
  ],
  ['events', 5, async ({ dice }) => hear(dice, 0.3)],
]
const WEIGHED = ACTIONS.flatMap((action) => Array.from({ length: action[1] }, () => action))

/** Somebody changes a customer in Stripe's dashboard, past all our rules. */
async function byHand(dice: Random, customer: string): Promise<string> {
  const stripe = clientOf(server)
  const [subscription] = running(server.world, customer)
  const what = dice.pick(['begin another', 'end', 'pause', 'give back', 'end later'] as const)
  try {
    if (what === 'begin another') {
      const card = server.useCard(customer, 'pm_card_visa')
      const items = [{ price: dice.pick(Object.values(PRICES)) }]
      await stripe.subscriptions.create({ customer, items, default_payment_method: card })
      // Of this we hear: nobody but us can know that it is one too many.
      callsLeft = Number.POSITIVE_INFINITY
      await deliver(JSON.stringify(server.deliveries.take().at(-1)))
    } else if (what === 'give back') {
      const { data } = await stripe.charges.list({ customer, limit: 1 })
      if (data[0]) await stripe.refunds.create({ charge: data[0].id, amount: 1 + dice.below(data[0].amount) })
    } else if (subscription) {
      const { id } = subscription
      if (what === 'end') await stripe.subscriptions.cancel(id)
      if (what === 'pause') await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
      if (what === 'end later') await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    }
    return what
  } catch (error) {
    return `${what}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** What was refused, in words; anything that is no refusal goes on being thrown. */
function known(error: unknown): string {
  if (error instanceof AppError) return `${error.code}: ${error.message}`
  throw error
}

function attempt(run: () => string): string {
  try {
    return run()
  } catch (error) {
    // Refusals of the server to the browser.
    return error instanceof Error ? error.message : String(error)
  }
}

function shuffled<T>(dice: Random, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(dice.below(left.length), 1))
}

/** Each event has the customer read again; more of them at once say nothing new. */
const MOST_HEARD = 3

/** Delivers what has happened: some of it twice, in any order, and a share of it never. */
async function hear(dice: Random, lost: number): Promise<string> {
  const events = server.deliveries.take().map((event) => JSON.stringify(event))
  const heard = shuffled(
    dice,
    events.flatMap((event) => (dice.chance(0.2) ? [event, event] : [event])),
  )
  const kept = heard.filter(() => !dice.chance(lost)).slice(0, MOST_HEARD)
  if (dice.chance(0.5)) await Promise.all(kept.map(deliver))
  else for (const event of kept) await deliver(event)
  return `${kept.length} of ${events.length}`
}

/** Nobody pays who has nothing to pay with. */
function isPossible({ secrets, pages }: Life, action: string): boolean {
  if (action === 'pay') return secrets.length > 0
  return action !== 'pay on page' || pages.length > 0
}

async function live(seed: number): Promise<Life> {
  const dice = random(seed)
  const life: Life = { seed, dice, user: await person(), secrets: [], pages: [], story: [] }
  // What was not told of the life before is not heard in this one.
  server.deliveries.take()
  // Most lives begin with a subscription that is paid for: without one there is little that can happen.
  if (dice.chance(0.9)) {
    const begun = await beginSubscription(life.user, dice.pick(Object.values(PRICES)))
    if (begun.state === 'pay') server.confirm(begun.clientSecret, 'pm_card_visa')
    life.story.push('subscribed')
  }
  const steps = 2 + dice.below(4)
  for (let step = 0; step < steps; step += 1) {
    const [name, , run] = dice.pick(WEIGHED.filter(([each]) => isPossible(life, each)))
    if (dice.chance(0.12)) callsLeft = dice.below(8)
    const crashes = Number.isFinite(callsLeft)
    const told = await run(life).then(
      (value) => JSON.stringify(value) ?? 'done',
      (error: unknown) => known(error),
    )
    callsLeft = Number.POSITIVE_INFINITY
    life.story.push(`${name}${crashes ? ' (and the process died)' : ''}: ${told}`)
  }
  return life
}

/** The end: either all is told that was not told yet, or nothing more, and the reconcile job reads the customer. */
async function settle(life: Life): Promise<void> {
  const customer = await customerOf(life)
  if (customer && life.dice.chance(0.4)) {
    const days = life.dice.pick([1, 35, 60])
    server.advanceCustomer(customer, days * DAY)
    life.story.push(`${days} days pass`)
  }
  if (life.dice.chance(0.5)) {
    const told = await hear(life.dice, 0)
    life.story.push(`told: ${told}`)
    // One event is enough to know all there is.
    if (!told.startsWith('0')) return
  }
  await syncSubscription(life.user.id)
}

async function check(life: Life): Promise<void> {
  const customer = await customerOf(life)
  const { subscription } = await again(life.user)
  if (!customer) return expect(subscription).toBe('free')
  const { world } = server
  expect(running(world, customer).length, 'running subscriptions').toBeLessThanOrEqual(1)
  expect(subscription, 'the plan we give').toBe(rightOf(world, customer))
  expect(paidTwice(world, customer), 'times paid for twice').toEqual([])
  expect(runsForNothing(world, customer), 'time that nobody paid for').toEqual([])
  const money = moneyOf(world, customer)
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, life.user.id))
  expect({ paid: row?.paidTotal, refunded: row?.refundedTotal }, 'our books').toEqual(money)
  const ours = await db.select().from(invoices).where(eq(invoices.userId, life.user.id))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  expect(
    {
      paid: sum(ours.map((each) => each.amountPaid)),
      refunded: sum(ours.map((each) => each.amountRefunded)),
    },
    'our invoices',
  ).toEqual(money)
}

afterEach(async () => {
  await server.close()
})

const batches = Math.ceil(SEQUENCES / EACH_SERVER)
test.each(Array.from({ length: batches }, (_, index) => FIRST_SEED + index * EACH_SERVER))(
  'lives from seed %i end with our books as Stripe has them',
  async (from) => {
    server = await startStripe({ listen: false, automatic: false, clocks: true, frozen: BEGINNING })
    await stock(clientOf(server))
    // Customers of another server have other ids.
    server.world.state.count += from * 1_000_000
    server.deliveries.take()
    for (let seed = from; seed < Math.min(from + EACH_SERVER, FIRST_SEED + SEQUENCES); seed += 1) {
      let life: Life | undefined
      try {
        life = await live(seed)
        await settle(life)
        await check(life)
      } catch (error) {
        const story = life?.story.join('\n  ') ?? ''
        throw new Error(`BILLING_SEED=${seed} BILLING_SEQUENCES=1\n  ${story}\n${String(error)}`, {
          cause: error,
        })
      }
    }
  },
)
