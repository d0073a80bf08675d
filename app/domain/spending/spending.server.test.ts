import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAccount } from '#app/domain/account-deletion/delete-account.server.ts'
import { closeQueue } from '#app/domain/jobs/queue.server.ts'
import { type Llm, LlmError, type LlmErrorCode, type LlmPrompt, type LlmUse } from '#app/providers/llm/llm.ts'
import { db } from '#db/client.server.ts'
import { modelDays, modelSpending } from '#db/schema/spending.ts'
import { person } from '#test/people.ts'
import { accounted, openSpending } from './accounted.server.ts'
import { CeilingReached, holdCost, settleCost } from './hold.server.ts'
import { dayOf } from './money.ts'
import { onBehalfOf } from './payer.server.ts'
import { noteReached, type Reached } from './reached.server.ts'

/** A day of its own for each test: what is spent in all is shared by everybody. */
let lastDay = 0
const someDay = () => new Date(Date.UTC(2020, 0, ++lastDay, 12))

async function counted(day: Date, userId: string | null): Promise<number> {
  const whose = userId === null ? isNull(modelSpending.userId) : eq(modelSpending.userId, userId)
  const [row] = await db
    .select({ amount: modelSpending.amount })
    .from(modelSpending)
    .where(and(eq(modelSpending.day, dayOf(day)), whose))
  return row?.amount ?? 0
}

const call = { model: 'mock', input: 1, output: 1, isEstimated: false }

test('calls at the same time never take more than there is, of a person or in all', async () => {
  const now = someDay()
  const [one, two] = [await person(), await person()]
  const ceilings = { all: 100, person: 60 }
  const tries = Array.from({ length: 40 }, (_, at) => holdCost(at % 2 ? one.id : two.id, 10, ceilings, now))
  const ends = await Promise.allSettled(tries)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(CeilingReached)
  expect(await counted(now, null)).toBe(100)
  expect((await counted(now, one.id)) + (await counted(now, two.id))).toBe(100)
  expect(Math.max(await counted(now, one.id), await counted(now, two.id))).toBeLessThanOrEqual(60)
})

test('a ceiling of one leaves the other as it was, and says which it is', async () => {
  const now = someDay()
  const { id } = await person()
  await holdCost(id, 50, { person: 60, all: 100 }, now)
  await expect(holdCost(id, 20, { person: 60, all: 100 }, now)).rejects.toMatchObject({ ceiling: 'person' })
  expect(await counted(now, null)).toBe(50)
  // Visitors, and others, go on.
  await holdCost(null, 40, { person: 60, all: 100 }, now)
  await expect(holdCost(id, 10, { person: 60, all: 95 }, now)).rejects.toMatchObject({ ceiling: 'all' })
  await expect(holdCost(null, 101, { all: 100 }, someDay())).rejects.toMatchObject({ ceiling: 'all' })
  expect([await counted(now, null), await counted(now, id)]).toEqual([90, 50])
  // The next day everything is there again.
  await holdCost(id, 60, { person: 60, all: 100 }, someDay())
})

test('what a call has cost takes the place of what was held, on the day it was begun', async () => {
  const now = someDay()
  const { id } = await person()
  const holds = await Promise.all(Array.from({ length: 20 }, () => holdCost(id, 10, { person: 200 }, now)))
  await Promise.all(holds.map((hold) => settleCost(hold, { ...call, cost: 3 })))
  expect([await counted(now, null), await counted(now, id)]).toEqual([60, 60])
  const [day] = await db
    .select()
    .from(modelDays)
    .where(eq(modelDays.day, dayOf(now)))
  expect(day).toMatchObject({ model: 'mock', calls: 20, input: 20, output: 20, cost: 60, estimated: 0 })
})

test('what was held for an account that is gone stays counted in all', async () => {
  const now = someDay()
  const user = await person()
  const hold = await holdCost(user.id, 10, {}, now)
  await deleteAccount(user)
  await settleCost(hold, { ...call, cost: 4 })
  expect(await counted(now, null)).toBe(4)
  expect(await db.$count(modelSpending, eq(modelSpending.userId, user.id))).toBe(0)
  await closeQueue()
})

const PROMPT: LlmPrompt = { system: 'Reword.', user: 'The mill burned.', maxTokens: 100, temperature: 0 }

function saying(words: readonly string[], end: { use?: LlmUse; fails?: LlmErrorCode } = {}): Llm {
  return {
    async *streamText(_, signal, onUse) {
      for (const word of words) {
        if (signal.aborted) return
        yield word
      }
      if (end.use) onUse?.(end.use)
      if (end.fails) throw new LlmError(end.fails)
    },
    completeText: () => Promise.reject(new Error('not asked')),
  }
}

/** What one question to `llm` has cost its person, at a price of 1 for what is read and 10 for what is written. */
async function costOfAsking(llm: Llm, { most, stop = false }: { most?: number; stop?: boolean } = {}) {
  const told: Reached[] = []
  openSpending(async () => async (_, reached) => void told.push(reached))
  const { id } = await person()
  const model = randomUUID()
  const paid = accounted(llm, { model, prices: { input: 1, output: 10 }, ceilings: { person: most } })
  const controller = new AbortController()
  let heard = ''
  let failure: unknown
  await onBehalfOf(id, async () => {
    try {
      for await (const words of paid.streamText(PROMPT, controller.signal)) {
        heard += words
        if (stop) controller.abort()
      }
    } catch (error) {
      failure = error
    }
  })
  const [day] = await db.select().from(modelDays).where(eq(modelDays.model, model))
  const spent = await db.select().from(modelSpending).where(eq(modelSpending.userId, id))
  return { cost: spent.reduce((sum, { amount }) => sum + amount, 0), heard, failure, day, told }
}

test('a call costs what the endpoint says it took', async () => {
  const { cost, heard, day } = await costOfAsking(
    saying(['The mill', ' burnt.'], { use: { input: 30, output: 7 } }),
  )
  expect(heard).toBe('The mill burnt.')
  expect(cost).toBe(100)
  expect(day).toMatchObject({ calls: 1, input: 30, output: 7, cost: 100, estimated: 0 })
})

test.each([
  ['is silent about it', saying(['The mill', ' burnt.']), {}],
  ['broke off', saying(['The mill', ' burnt.'], { fails: 'interrupted' }), {}],
  ['is stopped', saying(['The mill', ' burnt.', ' And so on.', ' And so on.']), { stop: true }],
])('where the endpoint %s, a call costs about what was asked and heard', async (_, llm, how) => {
  const { cost, day } = await costOfAsking(llm, how)
  expect(day).toMatchObject({ calls: 1, estimated: 1 })
  expect(cost).toBe(Number(day?.input) + 10 * Number(day?.output))
  expect(cost).toBeGreaterThan(0)
  expect(cost).toBeLessThan(100)
})

test.each(['unauthorised', 'rate_limited', 'unavailable'] as const)(
  'a call that was %s costs nothing',
  async (fails) => {
    const { cost, failure, day } = await costOfAsking(saying([], { fails }))
    expect(failure).toMatchObject({ code: fails })
    expect(cost).toBe(0)
    expect(day).toMatchObject({ calls: 1, input: 0, output: 0, estimated: 0 })
  },
)

test('a call that a ceiling has no room for is not made, and costs nothing', async () => {
  const { cost, heard, failure, day } = await costOfAsking(saying(['The mill burnt.']), { most: 900 })
  expect(failure).toMatchObject({ name: 'LlmError', code: 'over_budget' })
  expect({ cost, heard, day }).toEqual({ cost: 0, heard: '', day: undefined })
})

test('administrators are told once a day of each ceiling, however many calls it has no room for', async () => {
  const now = someDay()
  const people = [await person(), await person()]
  const told: Reached[] = []
  const tell = async () => async (_: unknown, reached: Reached) => void told.push(reached)
  const reaching = people.flatMap(({ id }) => [
    ...Array.from({ length: 5 }, () => noteReached('person', id, tell, now)),
    noteReached('all', id, tell, now),
    noteReached('all', null, tell, now),
  ])
  await Promise.all(reaching)
  expect(told.map(({ ceiling }) => ceiling).sort()).toEqual(['all', 'person'])
  expect(told.every(({ day }) => day === dayOf(now))).toBe(true)
})
