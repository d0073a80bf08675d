import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { deleteSession } from '#app/domain/chat/sessions.server.ts'
import { deleteHistory, deleteHistoryEntry } from '#app/domain/humanizer/history.server.ts'
import { closeQueue, startedQueue } from '#app/domain/jobs/queue.server.ts'
import { sweepStorage } from '#app/domain/library/remove.server.ts'
import { env } from '#app/env.server.ts'
import { type Events, on } from '#app/observe/events.ts'
import { db, rawDatabase } from '#db/client.server.ts'
import { adminActions, emailTokens, invitations, rateLimits, sessions } from '#db/schema/accounts.ts'
import { apiTokens, billingEvents, billingLeases } from '#db/schema/billing.ts'
import { chatSessions } from '#db/schema/chat.ts'
import { drafts, humanizerHistory } from '#db/schema/humanizer.ts'
import { documents, storedObjects } from '#db/schema/library.ts'
import { runs } from '#db/schema/runs.ts'
import { modelDays, modelSpending } from '#db/schema/spending.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { EXPIRING, sweepExpired } from './sweep.server.ts'
import { closeSweeps, openSweeps } from './schedule.server.ts'

afterAll(async () => {
  await closeSweeps()
  await closeQueue()
})

const ago = (what: string) => sql`now() - ${what}::interval`
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const ahead = sql`now() + interval '1 hour'`

async function newRun(userId: string, columns: Partial<typeof runs.$inferInsert> | object = {}) {
  const id = randomUUID()
  const row = { id, userId, kind: 'humanize', input: { text: 'Mine' }, wordsReserved: 1, period: '2026-01' }
  await db.insert(runs).values({ ...row, status: 'done', ...columns })
  return id
}

/** How to make something of a kind that has run out or has not, and whether it is there. */
type Kind = { make(isOld: boolean): Promise<string>; isThere(id: string): Promise<boolean> }

const there = async (count: PromiseLike<number>) => (await count) > 0

const KINDS = {
  sessions: {
    async make(isOld) {
      const [id, { id: userId }] = [randomUUID(), await person()]
      await db.insert(sessions).values({ id, userId, expiresAt: isOld ? ago('1 minute') : ahead })
      return id
    },
    isThere: (id) => there(db.$count(sessions, eq(sessions.id, id))),
  },
  email_tokens: {
    async make(isOld) {
      const [id, { id: userId, email }] = [randomUUID(), await person()]
      const expiresAt = isOld ? ago('1 minute') : ahead
      await db.insert(emailTokens).values({ id, userId, email, kind: 'verify', expiresAt })
      return id
    },
    isThere: (id) => there(db.$count(emailTokens, eq(emailTokens.id, id))),
  },
  invitations: {
    async make(isOld) {
      const expiresAt = isOld ? ago('91 days') : ago('89 days')
      const [made] = await db.insert(invitations).values({ expiresAt }).returning({ id: invitations.id })
      return made?.id ?? ''
    },
    isThere: (id) => there(db.$count(invitations, eq(invitations.id, id))),
  },
  admin_actions: {
    async make(isOld) {
      const about = randomUUID()
      const at = isOld ? ago('366 days') : ago('364 days')
      await db.insert(adminActions).values({ at, by: 'command line', action: 'disabled', about })
      return about
    },
    isThere: (about) => there(db.$count(adminActions, eq(adminActions.about, about))),
  },
  model_spending: {
    async make(isOld) {
      const { id: userId } = await person()
      await db.insert(modelSpending).values({ day: daysAgo(isOld ? 32 : 30), userId })
      return userId
    },
    isThere: (userId) => there(db.$count(modelSpending, eq(modelSpending.userId, userId))),
  },
  model_days: {
    async make(isOld) {
      const model = randomUUID()
      await db.insert(modelDays).values({ day: daysAgo(isOld ? 401 : 399), model })
      return model
    },
    isThere: (model) => there(db.$count(modelDays, eq(modelDays.model, model))),
  },
  rate_limits: {
    async make(isOld) {
      const key = randomUUID()
      await db.insert(rateLimits).values({ key, points: 1, expire: isOld ? ago('1 minute') : ahead })
      return key
    },
    isThere: (key) => there(db.$count(rateLimits, eq(rateLimits.key, key))),
  },
  drafts: {
    async make(isOld) {
      const id = randomUUID()
      await db.insert(drafts).values({ id, text: 'Typed', expiresAt: isOld ? ago('1 minute') : ahead })
      return id
    },
    isThere: (id) => there(db.$count(drafts, eq(drafts.id, id))),
  },
  runs: {
    async make(isOld) {
      const { id } = await person()
      return newRun(id, { status: 'failed', heartbeatAt: ago(isOld ? '8 days' : '6 days') })
    },
    isThere: (id) => there(db.$count(runs, eq(runs.id, id))),
  },
  api_tokens: {
    async make(isOld) {
      const [id, { id: userId }] = [randomUUID(), await person()]
      const revokedAt = ago(isOld ? '91 days' : '89 days')
      await db.insert(apiTokens).values({ id, userId, name: 'Desk', hash: id, prefix: 'wk_', revokedAt })
      return id
    },
    isThere: (id) => there(db.$count(apiTokens, eq(apiTokens.id, id))),
  },
  billing_events: {
    async make(isOld) {
      const id = randomUUID()
      const receivedAt = ago(isOld ? '1 year' : '1 minute')
      await db.insert(billingEvents).values({ id, type: 'invoice.paid', receivedAt })
      return id
    },
    isThere: (id) => there(db.$count(billingEvents, eq(billingEvents.id, id))),
  },
  billing_leases: {
    async make(isOld) {
      const userId = randomUUID()
      const expiresAt = isOld ? ago('2 hours') : ago('1 minute')
      await db.insert(billingLeases).values({ userId, holder: randomUUID(), expiresAt })
      return userId
    },
    isThere: (id) => there(db.$count(billingLeases, eq(billingLeases.userId, id))),
  },
  outbox: {
    async make(isOld) {
      const folder = join(env.dataDir, 'outbox')
      mkdirSync(folder, { recursive: true })
      const moment = Date.now() - (isOld ? 25 : 23) * 3_600_000
      const path = join(folder, `${moment}-${randomUUID().slice(0, 8)}.json`)
      writeFileSync(path, '{}')
      return path
    },
    isThere: async (path) => existsSync(path),
  },
} satisfies Record<string, Kind>

test('every kind is looked at', () => {
  expect(EXPIRING.map(({ what }) => what).sort()).toEqual(Object.keys(KINDS).sort())
})

test.each<[string, Kind]>(Object.entries(KINDS))(
  '%s: what has run out goes, what has not stays',
  async (what, kind) => {
    const [old, living] = [await kind.make(true), await kind.make(false)]
    const told: Events['swept'][] = []
    onTestFinished(on('swept', (facts) => void told.push(facts)))
    await sweepExpired(EXPIRING.filter((one) => one.what === what))
    expect(await kind.isThere(old)).toBe(false)
    expect(await kind.isThere(living)).toBe(true)
    expect(told).toEqual([{ what, count: 1, ms: expect.any(Number) as number }])
    await sweepExpired(EXPIRING.filter((one) => one.what === what))
    expect(told).toHaveLength(1)
  },
)

test('a run that goes on is never swept, however silent it is', async () => {
  const { id } = await person()
  const run = await newRun(id, { status: 'running', heartbeatAt: ago('30 days') })
  await sweepExpired()
  expect(await KINDS.runs.isThere(run)).toBe(true)
  await db.delete(runs).where(eq(runs.id, run))
})

test('a sweep takes small steps, and only so many of them', async () => {
  const made = await Promise.all(Array.from({ length: 7 }, () => KINDS.drafts.make(true)))
  const left = async () =>
    (await Promise.all(made.map((id) => KINDS.drafts.isThere(id)))).filter(Boolean).length
  const kinds = EXPIRING.filter(({ what }) => what === 'drafts')
  await sweepExpired(kinds, 2, 2)
  expect(await left()).toBe(3)
  await sweepExpired(kinds, 2, 10, AbortSignal.abort())
  expect(await left()).toBe(3)
  await sweepExpired(kinds, 2, 10)
  expect(await left()).toBe(0)
})

test('several sweeps at once remove each row once, and one that fails does not hold up the others', async () => {
  const old = await KINDS.sessions.make(true)
  const told: string[] = []
  onTestFinished(on('swept', ({ what, count }) => void told.push(`${what} ${count}`)))
  const failures: string[] = []
  onTestFinished(on('sweep_failed', ({ what }) => void failures.push(what)))
  const broken = { what: 'broken', sweep: () => Promise.reject(new Error('away')) }
  const all = [broken, ...EXPIRING]
  const results = await Promise.allSettled([sweepExpired(all), sweepExpired(all), sweepExpired(all)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(failures).toEqual(['broken', 'broken', 'broken'])
  expect(told).toEqual(['sessions 1'])
  expect(await KINDS.sessions.isThere(old)).toBe(false)
})

test('bytes that are to go, and uploads that died, leave no row; kept ones stay', async () => {
  const { id: ownerId } = await person()
  const states = ['going', 'arriving', 'kept', 'arriving'] as const
  const keys = states.map(() => randomUUID())
  await db.insert(storedObjects).values(
    states.map((state, index) => ({
      key: keys[index] ?? '',
      ownerId,
      state,
      updatedAt: ago(index === 3 ? '1 minute' : '1 day'),
    })),
  )
  await sweepStorage()
  const left = await Promise.all(
    keys.map((key) => there(db.$count(storedObjects, eq(storedObjects.key, key)))),
  )
  expect(left).toEqual([false, false, true, true])
})

test('jobs that are done are forgotten, those that wait are not', async () => {
  const boss = await startedQueue()
  await boss.createQueue('test-jobs', { deleteAfterSeconds: 60 })
  const [done, waiting] = [await boss.send('test-jobs', {}), await boss.send('test-jobs', {})]
  await boss.cancel('test-jobs', done ?? '')
  await rawDatabase.executeSql(
    `update pgboss.job set completed_on = now() - interval '1 day' where id = $1`,
    [done],
  )
  await until(async () => {
    await boss.supervise('test-jobs')
    return (await boss.findJobs('test-jobs', { id: done ?? '' })).length === 0
  }, 'the job to be forgotten')
  expect(await boss.findJobs('test-jobs', { id: waiting ?? '' })).toHaveLength(1)
})

test('of processes that all ask for the sweep of an hour, one is heard', async () => {
  const boss = await startedQueue()
  await boss.createQueue('sweep')
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => boss.send('sweep', {}, { singletonSeconds: 3_600 })),
  )
  expect(asked.filter((id) => id !== null)).toHaveLength(1)
  const old = await KINDS.drafts.make(true)
  openSweeps((error) => expect(error).toBeUndefined())
  await until(async () => !(await KINDS.drafts.isThere(old)), 'the sweep')
})

test('a history entry takes the run along that holds the same text', async () => {
  const user = await person()
  const other = await person()
  const [mine, second, theirs] = [await newRun(user.id), await newRun(user.id), await newRun(other.id)]
  const failed = await newRun(user.id, { status: 'failed' })
  const row = { inputText: 'Mine', outputText: 'Ours', tone: 'formal', toneName: 'Formal' }
  const [entry] = await db
    .insert(humanizerHistory)
    .values([
      { ...row, userId: user.id, runId: mine },
      { ...row, userId: user.id, runId: second },
      { ...row, userId: other.id, runId: theirs },
    ])
    .returning({ id: humanizerHistory.id })
  const left = () => Promise.all([mine, second, failed, theirs].map((id) => KINDS.runs.isThere(id)))
  await expect(deleteHistoryEntry(other, String(entry?.id))).rejects.toMatchObject({ code: 'not_found' })
  expect(await left()).toEqual([true, true, true, true])
  await deleteHistoryEntry(user, String(entry?.id))
  expect(await left()).toEqual([false, true, true, true])
  expect(await deleteHistory(user)).toBe(1)
  expect(await left()).toEqual([false, false, false, true])
})

test('a conversation takes its answers’ runs along', async () => {
  const { id: userId } = await person()
  const file = { fileName: 'a.txt', fileType: 'text/plain', sha256: randomUUID() }
  const [document] = await db
    .insert(documents)
    .values({ userId, ...file })
    .returning({ id: documents.id })
  const documentId = document?.id ?? ''
  const [session] = await db
    .insert(chatSessions)
    .values({ userId, documentId, name: 'About' })
    .returning({ id: chatSessions.id })
  const answer = (sessionId: string) =>
    newRun(userId, { kind: 'answer', input: { message: 'Why?', sessionId, documentIds: [documentId] } })
  const [its, another] = [await answer(session?.id ?? ''), await answer(randomUUID())]
  await deleteSession({ id: userId }, session?.id ?? '')
  expect(await KINDS.runs.isThere(its)).toBe(false)
  expect(await KINDS.runs.isThere(another)).toBe(true)
})
