import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { person } from '#test/people.ts'
import { drafts } from './humanizer.ts'
import { runs } from './runs.ts'
import { cleanText } from './columns.ts'

const HOSTILE = 'a\u0000b\ud800c\udc00d🙂\u0001\u202e\ufffe'
const CLEAN = 'ab\ufffdc\ufffdd🙂\u0001\u202e\ufffe'

test('text is cleaned of what a database cannot hold, and of nothing else', () => {
  expect(cleanText(HOSTILE)).toBe(CLEAN)
})

test('a text column takes anything, and is searched with anything', async () => {
  const user = await person()
  const expiresAt = new Date()
  await db.insert(drafts).values({ userId: user.id, text: HOSTILE, expiresAt })
  const found = await db.select({ text: drafts.text }).from(drafts).where(eq(drafts.text, HOSTILE))
  expect(found).toEqual([{ text: CLEAN }])
})

test('a JSON column takes anything, keys included, and gives back the same shape', async () => {
  const user = await person()
  const input = {
    text: HOSTILE,
    list: [HOSTILE, 1, null, true],
    inner: { [`key\u0000`]: HOSTILE, empty: {}, none: [] },
    escapes: '\\u0000 \\ud800 " \\',
  }
  const id = crypto.randomUUID()
  await db
    .insert(runs)
    .values({ id, userId: user.id, kind: 'test', input, wordsReserved: 0, period: '2026-01' })
  const [row] = await db.select({ input: runs.input }).from(runs).where(eq(runs.id, id))
  expect(row?.input).toEqual({
    text: CLEAN,
    list: [CLEAN, 1, null, true],
    inner: { key: CLEAN, empty: {}, none: [] },
    escapes: '\\u0000 \\ud800 " \\',
  })
})
