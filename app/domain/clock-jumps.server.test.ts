import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { findSession, startSession } from '#app/domain/accounts/sessions.server.ts'
import { withLease } from '#app/domain/billing/lease.server.ts'
import { findDraft, keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { closeQueue } from '#app/domain/jobs/queue.server.ts'
import { waitForDocument } from '#app/domain/library/control.server.ts'
import { requeueLost } from '#app/domain/library/enqueue.server.ts'
import { beginReading, noteProgress, sweepSilentReadings } from '#app/domain/library/reading.server.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { sweepSilentRuns } from '#app/domain/runs/settle.server.ts'
import { startRun } from '#app/domain/runs/start.server.ts'
import { DETECTION, type Signs, failureDetector } from '#app/domain/failure-detector.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { db, rawDatabase } from '#db/client.server.ts'
import { billingLeases } from '#db/schema/billing.ts'
import { documents } from '#db/schema/library.ts'
import { runs } from '#db/schema/runs.ts'
import { usagePeriods } from '#db/schema/usage.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { uniqueText, upload } from '#test/uploads.ts'
import { request, stepwise } from '#test/works.ts'

// A clock that is set forward makes all that was written look older by as much; one that is set back, newer. The tests
// move what was written, which is the same for whoever compares.

afterAll(closeQueue)

const HOUR_MS = 3_600_000
const HOUR = sql`interval '1 hour'`
const JUMPS = { forward: sql`- ${HOUR}`, back: sql`+ ${HOUR}` }

/** Looks by a steady clock of our own, one second after the other. */
function looks() {
  const silent = failureDetector(DETECTION)
  let now = 0
  return (signs: Signs) => silent(signs, (now += 1_000))
}

test.each(['forward', 'back'] as const)('a clock set %s by an hour ends no run that lives', async (way) => {
  const user = await person()
  const { work, say, end } = stepwise()
  const { id } = await startRun(user, request(40, work))
  say('half', 50)
  await until(async () => (await findRun(user, id))?.output === 'half', 'the first half')
  const silent = looks()
  await sweepSilentRuns(silent)
  await db
    .update(runs)
    .set({ heartbeatAt: sql`${runs.heartbeatAt} ${JUMPS[way]}` })
    .where(eq(runs.id, id))
  // As long as its process could miss two signs.
  for (let look = 0; look < 3; look++) await sweepSilentRuns(silent)
  expect(await findRun(user, id)).toMatchObject({ status: 'running' })
  end()
  await until(async () => (await findRun(user, id))?.status === 'done', 'the run to end')
  expect((await currentUsage(user)).wordsUsed).toBe(40)
})

test.each(['forward', 'back'] as const)(
  'a clock set %s by an hour ends no reading that lives',
  async (way) => {
    const ada = await person()
    const { id } = (await upload(ada, 'a.txt', uniqueText())).document
    const reading = await beginReading(id)
    if (!reading) throw new Error('nothing was begun')
    const silent = looks()
    await sweepSilentReadings(silent)
    await db
      .update(documents)
      .set({ heartbeatAt: sql`${documents.heartbeatAt} ${JUMPS[way]}` })
      .where(eq(documents.id, id))
    for (let look = 0; look < 3; look++) await sweepSilentReadings(silent)
    expect(await noteProgress(reading)).toBe(true)
    for (let look = 0; look < 3; look++) await sweepSilentReadings(silent)
    expect(await waitForDocument(ada, id, 0)).toMatchObject({ status: 'reading', interrupted: false })
  },
)

test('a document that waits when the clock is set back does not wait until the clock is there again', async () => {
  const ada = await person()
  const { id } = (await upload(ada, 'a.txt', uniqueText())).document
  await requeueLost()
  const due = async () => {
    const { rows } = await rawDatabase.executeSql(
      "select 1 from pgboss.job where name = 'ingest' and data ->> 'documentId' = $1 and start_after <= now()",
      [id],
    )
    return rows.length
  }
  expect(await due()).toBe(1)
  await db.execute(sql`update pgboss.job set start_after = start_after + ${HOUR} where name = 'ingest'`)
  expect(await due()).toBe(0)
  await db
    .update(documents)
    .set({ heartbeatAt: sql`now() + ${HOUR}` })
    .where(eq(documents.id, id))
  expect(await requeueLost()).toBe(1)
  expect(await requeueLost()).toBe(0)
  expect(await due()).toBe(1)
})

test('the lease of a process that died before the clock was set back keeps nobody from their subscription', async () => {
  const userId = randomUUID()
  const expiresAt = sql`now() + ${HOUR}`
  await db.insert(billingLeases).values({ userId, holder: randomUUID(), expiresAt })
  expect(await withLease(userId, async () => 'mine')).toBe('mine')
})

test('nobody is signed out, and nothing typed is lost', async () => {
  const user = await person()
  const now = new Date()
  const token = await startSession(user, null, now)
  const draft = await keepDraft(user, { text: 'We saw the river.' }, now)
  for (const jump of [HOUR_MS, -HOUR_MS]) {
    const then = new Date(now.getTime() + jump)
    expect(await findSession(token, then)).toMatchObject({ user: { id: user.id } })
    expect(await findDraft(user, draft, {}, then)).toMatchObject({ text: 'We saw the river.' })
  }
})

test('words are charged to the month they were held back from, wherever the clock is by then', async () => {
  const user = await person()
  const { work, say, end } = stepwise()
  const { id } = await startRun(user, request(40, work))
  // As if the run had begun in another month than the one it ends in.
  const mine = and(eq(usagePeriods.userId, user.id))
  await db.update(usagePeriods).set({ period: '1999-12' }).where(mine)
  await db.update(runs).set({ period: '1999-12' }).where(eq(runs.id, id))
  say('all', 100)
  end()
  await until(async () => (await findRun(user, id))?.status === 'done', 'the run to end')
  const books = await db.select().from(usagePeriods).where(mine)
  expect(books).toMatchObject([{ period: '1999-12', used: 40, reserved: 0 }])
})
