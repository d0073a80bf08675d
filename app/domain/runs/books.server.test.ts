import { and, count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import { usageLedger, usagePeriods } from '#db/schema/usage.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { request, stepwise } from '#test/works.ts'
import { findRun } from './run.server.ts'
import { sweepDeadRuns, wordsCharged } from './settle.server.ts'
import { startRun } from './start.server.ts'
import { stopRun } from './stop.server.ts'

/** A small generator of repeatable random numbers from 0 to 1 (mulberry32, public domain). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ENDS = ['done', 'stop', 'fail', 'kill', 'stop-and-kill'] as const

/** Starts a run and ends it in the given way; false when it was refused. */
async function operate(user: User, words: number, end: (typeof ENDS)[number], progress: number) {
  const { work, say, fail, end: finish } = stepwise()
  const started = await startRun(user, request(words, work)).catch((error: unknown) => error)
  if (started instanceof AppError) return false
  const { id } = started as { id: string }
  if (progress > 0) say('words ', progress)
  if (end === 'fail') fail(new Error('upstream'))
  if (end === 'done') finish()
  if (end.startsWith('stop')) await stopRun(user, id)
  if (end.endsWith('kill')) {
    const dead = sql`now() - interval '1 hour'`
    await db.update(runs).set({ heartbeatAt: dead }).where(eq(runs.id, id))
    await sweepDeadRuns()
    finish()
  }
  await until(async () => (await findRun(user, id))?.status !== 'running', 'the run to end')
  return true
}

test('after 400 random operations with faults every word is accounted for', async () => {
  const next = random(20_260_101)
  const people = [
    await person(),
    await person('grasshopper'),
    await person('grasshopper'),
    await person('ninja'),
  ]
  let begun = 0
  // Four at a time, so that operations of one person meet each other.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let operation = 0; operation < 100; operation++) {
        const user = people[Math.floor(next() * people.length)] as User
        const end = ENDS[Math.floor(next() * ENDS.length)] ?? 'done'
        if (await operate(user, 1 + Math.floor(next() * 300), end, Math.floor(next() * 101))) begun++
      }
    }),
  )
  expect(begun).toBeGreaterThan(200)

  for (const { id } of people) {
    const rows = await db.select().from(usagePeriods).where(eq(usagePeriods.userId, id))
    for (const { period, used, reserved } of rows) {
      const [charged] = await db
        .select({ words: sql<number>`coalesce(sum(${usageLedger.words}), 0)::int` })
        .from(usageLedger)
        .where(and(eq(usageLedger.userId, id), eq(usageLedger.period, period)))
      expect({ reserved, used }).toEqual({ reserved: 0, used: charged?.words })
    }
    const settled = await db
      .select({ run: runs, words: usageLedger.words, outcome: usageLedger.outcome })
      .from(runs)
      .leftJoin(usageLedger, eq(usageLedger.runId, runs.id))
      .where(eq(runs.userId, id))
    for (const { run, words, outcome } of settled) {
      expect(outcome).toBe(run.status)
      const share = wordsCharged(run.status as 'done', run.wordsReserved, run.progress)
      expect(words).toBe(run.output === '' ? 0 : share)
    }
    const [entries] = await db.select({ rows: count() }).from(usageLedger).where(eq(usageLedger.userId, id))
    expect(entries?.rows).toBe(settled.length)
  }
})

test.each([
  ['what it produced', 3, 'done', 3],
  ['at most what was held', 500, 'done', 40],
  ['nothing for nothing', 0, 'done', 0],
])('work whose size shows only at its end is charged %s', async (_, produced, status, words) => {
  const user = await person()
  const { work, say, end } = stepwise()
  const run = await startRun(user, request(40, work, { charge: () => produced }))
  say('one two three', 30)
  end()
  await until(async () => (await findRun(user, run.id))?.status === status, 'the end of the run')
  const [row] = await db.select().from(usagePeriods).where(eq(usagePeriods.userId, user.id))
  expect(row).toMatchObject({ used: words, reserved: 0 })
})
