import { expect } from 'vitest'
import { acceptRetention, cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { CHOICES, priceIdOf } from '#app/domain/billing/catalogue.server.ts'
import { changePlan, previewMove } from '#app/domain/billing/change.server.ts'
import { collectOwed } from '#app/domain/billing/collect.server.ts'
import { accountOf, forecastPayment, forecastResume } from '#app/domain/billing/forecast.server.ts'
import { moveOf } from '#app/domain/billing/moves.ts'
import { pauseSubscription, resumeSubscription } from '#app/domain/billing/pause.server.ts'
import { beginSubscription } from '#app/domain/billing/subscribe.server.ts'
import { syncSubscription } from '#app/domain/billing/sync.server.ts'
import type { Choice, NextPayment } from '#app/domain/billing/types.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { withdrawPayment } from '#app/domain/billing/withdraw.server.ts'
import { stampLimitOffer } from '#app/domain/usage/offer.server.ts'
import { person } from '#test/people.ts'
import type { Random } from '#test/random.ts'

/*
 * Whether people are charged what they were shown. What is shown comes from the functions that pages and letters take it
 * from; what is charged is read from the provider's invoices.
 */

type Person = Awaited<ReturnType<typeof person>>

/** What a test can do at the provider. */
export type Till = {
  /** Pays the open invoice with a card that goes on working. */
  pay(user: Person): Promise<void>
  /** Takes a card for what comes, that pays or does not. */
  useCard(user: Person, works: boolean): Promise<void>
  advance(customerId: string, ms: number): Promise<void>
  /** Cents that come off the next invoices. */
  giveCredit(customerId: string, cents: number): Promise<void>
}

const DAY = 86_400_000
/** What a customer of Stripe's waits between the making of a renewal and its collection, and a little. */
const COLLECTING = 2 * 3_600_000

const BEGUN_WITH = ['nothing', 'welcome', 'limit'] as const
const PENDING = ['nothing', 'retention', 'credit', 'retention and credit'] as const
const STANDINGS = [
  'new',
  'waiting',
  'just begun',
  'ten days on',
  'paused',
  'paused for long',
  'cancelled',
  'to be changed',
  'past due',
  'given up',
] as const
export type Case = {
  choice: Choice
  begunWith: (typeof BEGUN_WITH)[number]
  pending: (typeof PENDING)[number]
  standing: (typeof STANDINGS)[number]
}

/** Every standing of every subscription, with each discount where it can be had. */
export const CASES: Case[] = CHOICES.flatMap((choice) =>
  BEGUN_WITH.filter((name) => name === 'nothing' || choice.interval === 'month').flatMap((begunWith) =>
    STANDINGS.flatMap((standing) =>
      PENDING.filter((pending) => pending === 'nothing' || canHave(standing, begunWith, pending)).map(
        (pending) => ({ choice, begunWith, pending, standing }),
      ),
    ),
  ),
)

function canHave(
  standing: Case['standing'],
  begunWith: Case['begunWith'],
  pending: Case['pending'],
): boolean {
  if (standing === 'new' || standing === 'waiting') return pending === 'credit'
  return begunWith === 'nothing'
}

export function nameOf({ choice, begunWith, pending, standing }: Case): string {
  return `${choice.plan} by the ${choice.interval}, begun with ${begunWith}, ${pending} pending, ${standing}`
}

/** Brings somebody into a standing. Cents of credit that are left over are less than any price. */
async function bring(till: Till, { choice, begunWith, pending, standing }: Case): Promise<Person> {
  const user = await person()
  const offer = begunWith === 'nothing' ? undefined : begunWith
  if (begunWith === 'limit') await stampLimitOffer(user)
  if (standing === 'new') {
    if (pending !== 'nothing') await becomeCustomer(till, user)
    return user
  }
  if (standing === 'waiting' && pending !== 'nothing') await becomeCustomer(till, user)
  await beginSubscription(user, priceIdOf(choice), { offer })
  if (standing === 'waiting') return user
  await till.pay(user)
  if (standing === 'ten days on') await advance(till, user, 10 * DAY)
  if (pending.startsWith('retention')) await acceptRetention(user)
  if (pending.endsWith('credit')) await till.giveCredit(await customerOf(user), 250)
  await syncSubscription(user.id)
  if (standing === 'paused' || standing === 'paused for long') await pauseSubscription(user)
  if (standing === 'paused for long') await advance(till, user, 400 * DAY)
  if (standing === 'cancelled') await cancelSubscription(user)
  if (standing === 'to be changed') {
    const to = CHOICES.find((each) => moveOf(choice, each) === 'later')
    if (to) await changePlan(user, priceIdOf(to))
  }
  if (standing === 'past due' || standing === 'given up') {
    await till.useCard(user, false)
    const { currentPeriodEnd } = await billingOf(user)
    await advanceTo(till, user, currentPeriodEnd, COLLECTING)
    if (standing === 'given up') await advance(till, user, 20 * DAY)
  }
  return user
}

/** Somebody who began once, thought better of it, and has credit. */
async function becomeCustomer(till: Till, user: Person) {
  await beginSubscription(user, priceIdOf({ plan: 'ninja', interval: 'year' }))
  await withdrawPayment(user)
  await till.giveCredit(await customerOf(user), 250)
}

async function customerOf(user: Person): Promise<string> {
  return (await billingOf(user)).customerId ?? expect.fail('no customer')
}

async function advance(till: Till, user: Person, ms: number) {
  await till.advance(await customerOf(user), ms)
  await syncSubscription(user.id)
}

async function advanceTo(till: Till, user: Person, at: Date | null, more: number) {
  const account = await accountOf(user)
  if (account && at) await advance(till, user, at.getTime() - account.now.getTime() + more)
}

/** What was paid so far, by invoice. */
async function paid(user: Person): Promise<Map<string, { amount: number; at: number }>> {
  const invoices = (await accountOf(user))?.invoices ?? []
  return new Map(
    invoices
      .filter(({ status }) => status === 'paid')
      .map(({ id, amountPaid, createdAt }) => [id, { amount: amountPaid, at: createdAt.getTime() }]),
  )
}

/** What `step` has charged. */
async function charged(user: Person, step: () => Promise<unknown>) {
  const before = await paid(user)
  await step()
  await syncSubscription(user.id)
  const fresh = [...(await paid(user))].filter(([id]) => !before.has(id)).map(([, invoice]) => invoice)
  return { sum: fresh.reduce((sum, { amount }) => sum + amount, 0), fresh }
}

/** A period that begins with a step begins a moment after it was told of. */
function near(moment: Date, told: Date, what: string) {
  expect(Math.abs(moment.getTime() - told.getTime()), `${what}: ${moment.toISOString()}`).toBeLessThan(60_000)
}

function sameNext(is: NextPayment | null, told: NextPayment | null, what: string) {
  if (!is || !told) return expect(is, `${what}: then`).toEqual(told)
  near(is.at, told.at, `${what}: then`)
  expect({ ...is, at: null }, `${what}: then`).toEqual({ ...told, at: null })
}

/** Lives on to the payment that was told of, and to the one after it. */
async function comesTrue(till: Till, user: Person, next: NextPayment | null, what: string) {
  if (!next) return
  const { sum, fresh } = await charged(user, () => advanceTo(till, user, next.at, COLLECTING))
  expect(sum, `${what}: the next payment`).toBe(next.amount)
  if (next.amount > 0) near(new Date(fresh[0]?.at ?? 0), next.at, `${what}: its day`)
  const after = await billingOf(user)
  expect(after, `${what}: what it costs after that`).toMatchObject({
    nextAmount: next.usual,
    renewal: { amount: next.usual, usual: next.usual, interval: next.interval },
  })
}

/** A step that can be taken from a standing: what is shown before it, how it is taken, and what is told after it. */
type Step = { name: string; take(till: Till, user: Person): Promise<void> }

function choosing(to: Choice): Step {
  const name = `to ${to.plan} by the ${to.interval}`
  return {
    name,
    async take(till, user) {
      const move = await previewMove(user, priceIdOf(to))
      if (move.kind === 'same') return
      if (move.kind === 'begin') return begins(till, user, to, undefined)
      if (move.kind === 'later') {
        const { sum } = await charged(user, () => changePlan(user, priceIdOf(to)))
        expect(sum, `${name}: now`).toBe(0)
        expect(await billingOf(user)).toMatchObject({ nextAmount: move.amount, nextDate: move.at })
        return comesTrue(till, user, move.next, name)
      }
      const lines = move.lines.reduce((sum, { amount }) => sum + amount, 0)
      expect(lines, `${name}: the lines`).toBe(move.dueNow)
      const agreed = { at: move.at, dueNow: move.dueNow }
      const { sum } = await charged(user, () => changePlan(user, priceIdOf(to), agreed))
      expect(sum, `${name}: now`).toBe(move.dueNow)
      sameNext((await billingOf(user)).renewal, move.next, name)
      await comesTrue(till, user, move.next, name)
    },
  }
}

async function begins(till: Till, user: Person, to: Choice, offer: 'welcome' | 'limit' | undefined) {
  const name = `begin ${to.plan} by the ${to.interval}`
  const move = await previewMove(user, priceIdOf(to), offer)
  if (move.kind !== 'begin') throw new Error(`${name} is ${move.kind}`)
  await till.useCard(user, true).catch(() => undefined)
  await beginSubscription(user, priceIdOf(to), { offer })
  const { open } = await billingOf(user)
  expect(open?.amount, `${name}: waits`).toBe(move.dueNow)
  await pays(till, user, name)
}

async function pays(till: Till, user: Person, name: string) {
  const told = await forecastPayment(user)
  const { open } = await billingOf(user)
  if (!told || !open) throw new Error(`${name}: nothing waits`)
  expect({ amount: open.amount, next: open.next }, `${name}: both say the same`).toEqual({
    amount: told.dueNow,
    next: told.next,
  })
  const { sum } = await charged(user, () => till.pay(user))
  expect(sum, `${name}: now`).toBe(told.dueNow)
  await comesTrue(till, user, told.next, name)
}

const PAY: Step = { name: 'pay', take: (till, user) => pays(till, user, 'pay') }
const NEW_CARD: Step = {
  name: 'a new card',
  async take(till, user) {
    const { open } = await billingOf(user)
    const { sum } = await charged(user, async () => {
      await till.useCard(user, true)
      await collectOwed(user)
    })
    expect(sum, 'a new card: now').toBe(open?.amount)
  },
}
const RESUME: Step = {
  name: 'resume',
  async take(till, user) {
    const told = await forecastResume(user)
    const { resumeCharge } = await billingOf(user)
    expect(told.dueNow, 'resume: both say the same').toBe(resumeCharge ?? 0)
    const { sum } = await charged(user, () => resumeSubscription(user, told.dueNow))
    expect(sum, 'resume: now').toBe(told.dueNow)
    sameNext((await billingOf(user)).renewal, told.next, 'resume')
    await comesTrue(till, user, told.next, 'resume')
  },
}
const WAIT: Step = {
  name: 'wait',
  async take(till, user) {
    const { renewal, nextAmount, nextDate } = await billingOf(user)
    expect({ nextAmount, nextDate }).toEqual({ nextAmount: renewal?.amount, nextDate: renewal?.at })
    await comesTrue(till, user, renewal, 'wait')
  },
}

/** The steps that somebody in a case can take. */
function stepsOf({ choice, begunWith, standing }: Case): Step[] {
  const offer = begunWith === 'nothing' ? undefined : begunWith
  const others = CHOICES.filter((to) => moveOf(choice, to) !== 'same').map(choosing)
  switch (standing) {
    case 'new':
      return [{ name: 'begin', take: (till, user) => begins(till, user, choice, offer) }]
    case 'waiting':
      return [PAY, ...others]
    case 'just begun':
    case 'ten days on':
      return [WAIT, ...others]
    case 'paused':
    case 'paused for long':
      return [RESUME]
    case 'cancelled':
      return [RESUME, ...others]
    case 'to be changed':
      return moveOf(choice, { plan: 'grasshopper', interval: 'month' }) === 'later'
        ? [WAIT, RESUME, ...others]
        : []
    case 'past due':
      return [PAY, NEW_CARD]
    case 'given up':
      return [PAY, ...others]
  }
}

/** Takes each step of a case, each as somebody else, and compares what was shown with what was charged. */
export async function checkCase(till: Till, each: Case): Promise<void> {
  for (const step of stepsOf(each)) {
    try {
      await step.take(till, await bring(till, each))
    } catch (error) {
      throw new Error(`${nameOf(each)}: ${step.name}: ${String(error)}`, { cause: error })
    }
  }
}

/** Takes steps at random, one after the other, and compares after each of them. */
export async function checkLife(till: Till, dice: Random, story: string[]): Promise<void> {
  const user = await bring(till, dice.pick(CASES))
  for (let left = 2 + dice.below(4); left > 0; left -= 1) {
    const { status, open, cancelAtPeriodEnd, scheduled, retentionOffered, plan } = await billingOf(user)
    const can: [string, () => Promise<unknown>][] = [
      ...(open && status !== 'active' ? [['pay', () => pays(till, user, 'pay')] as const] : []),
      ...(status === 'past_due' ? [['card', () => NEW_CARD.take(till, user)] as const] : []),
      ...(status === 'paused' || cancelAtPeriodEnd || scheduled
        ? [['resume', () => RESUME.take(till, user)] as const]
        : []),
      ...(status === 'active' && !cancelAtPeriodEnd
        ? ([
            ['wait', () => WAIT.take(till, user)],
            ['pause', () => pauseSubscription(user)],
            ['cancel', () => cancelSubscription(user)],
            ['days', () => advance(till, user, dice.pick([1, 9, 20]) * DAY)],
          ] as const)
        : []),
      ...(status === 'paused' ? [['days', () => advance(till, user, 200 * DAY)] as const] : []),
      ...(retentionOffered ? [['stay', () => acceptRetention(user)] as const] : []),
      ...(status === 'active' || !plan
        ? [['choose', () => choosing(dice.pick(CHOICES)).take(till, user)] as const]
        : []),
    ].map(([name, run]) => [name, run])
    if (can.length === 0) return
    const [name, run] = dice.pick(can)
    story.push(`${status}: ${name}`)
    await run()
  }
}
