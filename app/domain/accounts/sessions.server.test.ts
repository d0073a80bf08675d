import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { person } from '#test/people.ts'
import {
  ABSOLUTE_MS,
  endSession,
  findSession,
  IDLE_MS,
  startSession,
  sweepSessions,
} from './sessions.server.ts'

const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

test('a token finds its person, and is new each time', async () => {
  const user = await person()
  const [one, two] = [await startSession(user, 'Test'), await startSession(user, null)]
  expect(one).not.toBe(two)
  const { credentialVersion: _, ...shown } = user
  expect((await findSession(one))?.user).toEqual(shown)
  expect((await findSession(two))?.user).toEqual(shown)
})

test('what the table holds is not the token', async () => {
  const user = await person()
  const token = await startSession(user, 'x'.repeat(5_000))
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0]?.userAgent).toHaveLength(300)
  expect(await findSession(rows[0]?.id ?? '')).toBeNull()
})

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(10_000), '\u0000'.repeat(43), "' or 1=1 --".padEnd(43)])(
  'nonsense is nobody: %j',
  async (token) => {
    expect(await findSession(token)).toBeNull()
  },
)

test('an ended session is over at once, and only that one', async () => {
  const user = await person()
  const [gone, kept] = [await startSession(user, null), await startSession(user, null)]
  await endSession((await findSession(gone))?.sessionId ?? '')
  expect(await findSession(gone)).toBeNull()
  expect(await findSession(kept)).not.toBeNull()
})

test('a session ends when it was not used for its idle time', async () => {
  const user = await person()
  const start = new Date()
  const token = await startSession(user, null, start)
  expect(await findSession(token, later(start, IDLE_MS))).toBeNull()
})

test('using a session prolongs it, but never beyond its absolute end', async () => {
  const user = await person()
  const start = new Date()
  const token = await startSession(user, null, start)
  const step = IDLE_MS - 1
  let at = 0
  while (at + step < ABSOLUTE_MS) {
    at += step
    expect(await findSession(token, later(start, at)), `after ${at} ms`).not.toBeNull()
  }
  expect(await findSession(token, later(start, ABSOLUTE_MS - 1))).not.toBeNull()
  expect(await findSession(token, later(start, ABSOLUTE_MS))).toBeNull()
})

test('the sweep removes what has run out and nothing else', async () => {
  const user = await person()
  const now = new Date()
  await startSession(user, null, later(now, -IDLE_MS - 1))
  const token = await startSession(user, null, now)
  await sweepSessions(100, now)
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1)
  expect(await findSession(token)).not.toBeNull()
})

test('a deleted person has no session left', async () => {
  const user = await person()
  const token = await startSession(user, null)
  await db.delete(users).where(eq(users.id, user.id))
  expect(await findSession(token)).toBeNull()
})
