import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'
import { sweepCounters } from './counters.server.ts'

test('counters are removed when their window is over, and not before', async () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const [over, open, endless] = [randomUUID(), randomUUID(), randomUUID()]
  await db.insert(rateLimits).values([
    { key: over, points: 3, expire: new Date('2026-05-01T11:59:59Z') },
    { key: open, points: 3, expire: new Date('2026-05-01T12:00:01Z') },
    { key: endless, points: 3, expire: null },
  ])
  await sweepCounters(100, now)
  const left = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [over, open, endless]))
  expect(left.map(({ key }) => key).sort()).toEqual([open, endless].sort())
})
