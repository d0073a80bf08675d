import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { usageLedger } from '#db/schema/usage.ts'
import { person } from '#test/people.ts'
import { wordsByMonth } from './words-by-month.server.ts'

test('the words of each month are summed by tool, of this person alone, and empty months are there', async () => {
  const [user, other] = [await person(), await person()]
  const row = (userId: string, period: string, words: number, kind = 'humanize') => ({
    userId,
    period,
    words,
    runId: crypto.randomUUID(),
    kind,
    outcome: 'done',
  })
  await db
    .insert(usageLedger)
    .values([
      row(user.id, '2026-09', 100),
      row(user.id, '2026-09', 20),
      row(user.id, '2026-09', 7, 'quiz'),
      row(user.id, '2026-09', 0, 'answer'),
      row(user.id, '2026-11', 5),
      row(user.id, '2026-08', 999),
      row(other.id, '2026-11', 7_000),
    ])
  expect(await wordsByMonth(user, 3, new Date('2026-11-21T12:00:00Z'))).toEqual([
    { period: '2026-09', words: 127, tools: { humanizer: 120, quiz: 7 } },
    { period: '2026-10', words: 0, tools: {} },
    { period: '2026-11', words: 5, tools: { humanizer: 5 } },
  ])
})
