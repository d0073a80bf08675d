import { isNull, sql } from 'drizzle-orm'
import { lettersWithin } from '#app/domain/mail/queue.server.ts'
import { env } from '#app/env.server.ts'
import { tell } from '#app/observe/happenings.ts'
import { type Database, db } from '#db/client.server.ts'
import { modelSpending } from '#db/schema/spending.ts'
import type { Ceiling } from './hold.server.ts'
import { dayOf } from './money.ts'

/**
 * Notes that a ceiling left no room for a call of a person's, or of a visitor's (null). Administrators get a letter when
 * that of all is first reached in a day, and when the first person reaches theirs.
 */
export async function noteReached(ceiling: Ceiling, userId: string | null, now = new Date()): Promise<void> {
  const day = dayOf(now)
  const send = await lettersWithin()
  const isFirst = await db.transaction(async (tx) => {
    // The row of all comes first, as it does where costs are held: who waits for each other never both has one.
    const first = await mark(tx, day, null, ceiling === 'all' ? 'reachedAt' : 'personReachedAt')
    if (ceiling === 'person' && userId !== null) await mark(tx, day, userId, 'reachedAt')
    if (!first) return false
    const about = ceiling === 'person' && userId !== null ? { userId } : {}
    for (const to of env.adminEmails)
      await send(tx, { kind: 'ceiling', ceiling, day, to, ...about, origin: env.origin })
    return true
  })
  tell('ceiling_reached', { ceiling, isFirst })
}

/** Whether it was not marked before. */
async function mark(
  tx: Database,
  day: string,
  userId: string | null,
  column: 'reachedAt' | 'personReachedAt',
): Promise<boolean> {
  const marked = await tx
    .insert(modelSpending)
    .values({ day, userId, [column]: sql`now()` })
    .onConflictDoUpdate({
      target: [modelSpending.day, modelSpending.userId],
      set: { [column]: sql`now()` },
      setWhere: isNull(modelSpending[column]),
    })
    .returning({ day: modelSpending.day })
  return marked.length > 0
}
