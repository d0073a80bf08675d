import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, rawDatabase } from '#db/client.server.ts'
import { billingLeases, demoCustomers, invoices, subscriptions } from '#db/schema/billing.ts'
import { usageLedger, usagePeriods } from '#db/schema/usage.ts'
import { times } from '#test/long.ts'
import { random, type Random } from '#test/random.ts'

// Letters have tests of their own; here they would only cost time. Read when the modules below are first imported.
process.env.MAIL = 'off'
const { again, person } = await import('#test/people.ts')
const { AppError } = await import('#app/domain/errors.ts')
const { reserveWords, settleWords } = await import('#app/domain/usage/allowance.server.ts')
const { acceptRetention, cancelSubscription } = await import('./cancel.server.ts')
const { CHOICES, COUPONS, priceIdOf } = await import('./catalogue.server.ts')
const { changePlan, previewMove, scheduleDowngrade } = await import('./change.server.ts')
const { markUnread } = await import('./customer.server.ts')
const { receiveEvent } = await import('./events.server.ts')
const { pauseSubscription, resumeSubscription } = await import('./pause.server.ts')
const { demoProvider } = await import('./provider.server.ts')
const { completeRefund, refundSubscription } = await import('./refund.server.ts')
const { entitlementOf, isLive, rowOf } = await import('./standing.server.ts')
const { beginSubscription } = await import('./subscribe.server.ts')
const { syncSubscription } = await import('./sync.server.ts')
const { PaymentFailure } = await import('#app/providers/payments/payments.ts')

/** In a long run a thousand on the two databases together. The seed of one that fails is in its message: SEED=… runs it alone. */
const SEQUENCES = rawDatabase.embedded ? 300 : times(20, 700)
const DAY = 86_400_000
const CARDS = ['works', 'works', 'works', 'confirm', 'declined', 'fails_later'] as const

type Person = Awaited<ReturnType<typeof person>>
type World = { user: Person; chance: Random; customerId: string | null; events: string[]; told: string[] }

const prices = CHOICES.map(priceIdOf)
if (!demoProvider) throw new Error('billing is not demo here')
const provider = demoProvider

/** Refusals are answers; anything else is a bug. */
async function refusable(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError) && !(error instanceof PaymentFailure)) throw error
  })
}

async function live({ customerId }: World) {
  const account = customerId && (await provider.readAccount(customerId))
  const running = account ? account.subscriptions.filter(isLive) : []
  // Whoever ends one of two by hand must see to the money by hand.
  return running.length === 1 ? running[0] : undefined
}

/** What a person can do, by two tabs at once now and then. */
const ACTIONS: ((world: World) => Promise<unknown>)[] = [
  ({ user, chance }) =>
    beginSubscription(user, chance.pick(prices), { offer: chance.pick(['welcome', 'limit', undefined]) }),
  ({ user, chance }) => beginSubscription(user, chance.pick(prices)),
  async ({ user, chance }) => {
    const price = chance.pick(prices)
    const move = await previewMove(user, price)
    const agreed = move.kind === 'now' ? { at: move.at, dueNow: move.dueNow } : undefined
    await Promise.all([
      changePlan(user, price, agreed),
      chance.chance(0.3) ? refusable(changePlan(user, price, agreed)) : undefined,
    ])
  },
  ({ user, chance }) => scheduleDowngrade(user, chance.pick(prices)),
  ({ user }) => cancelSubscription(user, 'no reason'),
  ({ user }) => pauseSubscription(user),
  ({ user }) => resumeSubscription(user),
  ({ user }) => acceptRetention(user),
  ({ user, chance }) => (chance.chance(0.3) ? refundSubscription(user) : syncSubscription(user.id)),
]

/** What happens at the provider without us, or with us dead before we could write it down. */
const OUTSIDE: ((world: World, customerId: string) => Promise<unknown>)[] = [
  (world, id) => provider.pay(id, world.chance.pick(CARDS), world.chance.chance(0.7)),
  (_, id) => provider.pay(id, 'works', true),
  (world, id) => provider.useCard(id, world.chance.pick(CARDS)),
  async (world, id) => {
    const ahead = world.chance.pick([1, 3, 8, 20, 31, 62, 400]) * DAY
    // The reconcile job reads everybody once a day: no month goes by with two subscriptions that nobody looked at.
    const { subscriptions: known } = await provider.readAccount(id)
    if (known.filter(isLive).length > 1) await refusable(syncSubscription(world.user.id))
    await provider.moveClock(id, ahead)
  },
  async (world) => {
    const sub = await live(world)
    const key = crypto.randomUUID()
    if (sub) {
      await world.chance.pick([
        () => provider.cancelNow(sub.id, key),
        () => provider.setCancelAtPeriodEnd(sub.id, world.chance.chance(0.5), key),
        () => provider.pause(sub.id, key),
        () => provider.scheduleChange({ subscriptionId: sub.id, priceId: world.chance.pick(prices) }, key),
        () => provider.changeNow({ subscriptionId: sub.id, priceId: world.chance.pick(prices) }, key),
      ])()
    }
    await markUnread(world.user.id)
  },
  async (world, customerId) => {
    // A payment page of days ago, paid although there is a subscription by now.
    await provider.startSubscription({ customerId, priceId: world.chance.pick(prices) }, crypto.randomUUID())
    await provider.pay(customerId, 'works', true)
  },
  async ({ user }) => {
    const expiresAt = new Date(Date.now() - 1_000)
    const values = { userId: user.id, holder: crypto.randomUUID(), expiresAt }
    await db.insert(billingLeases).values(values).onConflictDoNothing()
  },
]

/** Words are used meanwhile, on whichever plan it is. */
async function useWords({ user, chance }: World) {
  const now = await again(user)
  const runId = crypto.randomUUID()
  const reserved = chance.pick([10, 200, 400])
  try {
    const period = await db.transaction((tx) => reserveWords(tx, now, reserved))
    const charged = chance.pick([0, reserved, Math.ceil(reserved / 2)])
    const settlement = { userId: user.id, runId, kind: 'test', period, outcome: 'done', reserved, charged }
    await db.transaction((tx) => settleWords(tx, settlement))
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Word limit exceeded') throw error
  }
}

/** Events come late, in any order, twice or never. */
async function deliver({ events, told, chance, customerId }: World) {
  const id =
    chance.chance(0.3) && told.length > 0
      ? chance.pick(told)
      : events.splice(chance.below(events.length), 1)[0]
  if (!id || chance.chance(0.3)) return
  told.push(id)
  const event = { id, type: 'whatever', customerId }
  await Promise.all(Array.from({ length: chance.chance(0.2) ? 3 : 1 }, () => receiveEvent(event)))
}

async function step(world: World) {
  const { chance, user } = world
  const dice = chance.below(10)
  if (dice < 5 || !world.customerId) {
    const action = chance.pick(ACTIONS)
    const acting = [refusable(action(world))]
    if (chance.chance(0.15)) acting.push(refusable(chance.pick(ACTIONS)(world)))
    await Promise.all(acting)
    world.customerId ??= await customerOf(user)
  } else if (dice < 8) {
    await refusable(chance.pick(OUTSIDE)(world, world.customerId))
    world.events.push(`evt_${crypto.randomUUID()}`)
  } else if (dice < 9) await deliver(world)
  else await useWords(world)
}

async function customerOf(user: Person): Promise<string | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  return row?.customerId ?? null
}

/** What must be so at the end, whatever has happened, once the reconcile job was there. */
async function check({ user, customerId }: World) {
  if (!customerId) return expect((await again(user)).subscription).toBe('free')
  await completeRefund(user.id)
  const account = await provider.readAccount(customerId)
  const now = new Date()
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  const { syncedAt: _, clockAheadMs: __, ...expected } = rowOf(account, now)
  expect(row).toMatchObject(expected)
  expect((await again(user)).subscription, 'rights').toBe(entitlementOf(account).plan)
  expect(account.subscriptions.filter(isLive).length, 'running subscriptions').toBeLessThanOrEqual(1)
  await noDoubleCharge(customerId)
  const mirrored = await db.select().from(invoices).where(eq(invoices.userId, user.id))
  for (const { id, amountPaid, amountRefunded, status } of account.invoices) {
    expect(mirrored.find((invoice) => invoice.id === id)).toMatchObject({
      amountPaid,
      amountRefunded,
      status,
    })
  }
  for (const { couponsUsed } of account.subscriptions) {
    const stays = couponsUsed
      .filter(({ couponId }) => couponId === COUPONS.retention.id)
      .map(({ at }) => at.getTime())
    stays.sort((one, other) => one - other)
    for (const [index, at] of stays.entries()) {
      if (index > 0) expect(at - (stays[index - 1] ?? 0), 'discounts for staying').toBeGreaterThan(364 * DAY)
    }
  }
}

/** No time is paid for twice, and nothing is given back that was not paid. */
async function noDoubleCharge(customerId: string) {
  const [row] = await db.select().from(demoCustomers).where(eq(demoCustomers.id, customerId))
  const paid = (row?.account.invoices ?? []).filter(({ status }) => status === 'paid')
  for (const { refunded, amount } of paid) expect(refunded).toBeLessThanOrEqual(amount)
  const ends = new Map(row?.account.subscriptions.map(({ id, endedAt }) => [id, endedAt ?? Infinity]))
  const kept = paid.filter(({ reason, refunded, amount }) => reason !== 'upgrade' && refunded < amount)
  const spans = kept
    .map((invoice) => ({
      // Who pays late for a period has it from then on.
      from: Math.max(invoice.periodStart, invoice.paidAt ?? 0),
      // An upgrade to another rhythm cuts the period it began in, and credits what was left of it.
      to: Math.min(
        invoice.periodEnd,
        ends.get(invoice.subscriptionId) ?? Infinity,
        ...paid
          .filter(({ reason, periodStart }) => reason === 'upgrade' && periodStart > invoice.periodStart)
          .map(({ periodStart }) => periodStart),
      ),
    }))
    .sort((one, other) => one.from - other.from)
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1]
    if (before && span.from < before.to)
      throw new Error(`time paid for twice: ${JSON.stringify(row?.account, null, 1)}`)
  }
}

async function booksBalance({ user }: World) {
  const periods = await db.select().from(usagePeriods).where(eq(usagePeriods.userId, user.id))
  const ledger = await db.select().from(usageLedger).where(eq(usageLedger.userId, user.id))
  for (const { period, used, reserved } of periods) {
    const charged = ledger
      .filter((entry) => entry.period === period)
      .reduce((sum, { words }) => sum + words, 0)
    expect({ used, reserved }).toEqual({ used: charged, reserved: 0 })
  }
}

async function sequence(seed: number) {
  const chance = random(seed)
  const world: World = { user: await person(), chance, customerId: null, events: [], told: [] }
  try {
    await refusable(beginSubscription(world.user, chance.pick(prices)))
    world.customerId = await customerOf(world.user)
    for (let left = 3 + chance.below(6); left > 0; left--) await step(world)
    await syncSubscription(world.user.id)
    await check(world)
    await booksBalance(world)
  } catch (error) {
    throw new Error(`The sequence of SEED=${seed} went wrong`, { cause: error })
  }
}

/** Lives go on beside each other: the database has more to do at once, and the test less to wait for. */
const AT_ONCE = 8
const TIMEOUT_MS = 600_000

test(
  `${SEQUENCES} lives of subscriptions end as the provider says, charged once`,
  async () => {
    const only = Number(process.env.SEED)
    const first = only || Math.floor(Math.random() * 1_000_000_000)
    console.log(`seeds from ${first}`)
    const seeds = Array.from({ length: only ? 1 : SEQUENCES }, (_, at) => first + at)
    const live = async () => {
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) await sequence(seed)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, live))
  },
  TIMEOUT_MS,
)
