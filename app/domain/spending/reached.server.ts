import { and, eq, isNull, sql } from 'drizzle-orm'
import { emit } from '#app/observe/events.ts'
import { type Database, db } from '#db/client.server.ts'
import { modelSpending } from '#db/schema/spending.ts'
import type { Ceiling } from './hold.server.ts'
import { dayOf } from './money.ts'

/** A ceiling that left no room for a call of a person's, or of a visitor's (null). */
export type Reached = { ceiling: Ceiling; day: string; userId: string | null }

/** What has administrators told, as part of a transaction; made before that is begun. */
export type TellAdministrators = () => Promise<(tx: Database, reached: Reached) => Promise<void>>

/**
 * Notes that a ceiling was reached. Administrators are told when that of all is first reached in a day, and when the first
 * person reaches theirs.
 */
export async function noteReached(
  ceiling: Ceiling,
  userId: string | null,
  tellAdministrators: TellAdministrators,
  now = new Date(),
): Promise<void> {
  const day = dayOf(now)
  if (await isNoted(day, ceiling, userId)) return emit('ceiling_reached', { ceiling, isFirst: false })
  const tellThem = await tellAdministrators()
  const isFirst = await db.transaction(async (tx) => {
    // The row of all comes first, as it does where costs are held: who waits for each other never both has one.
    const first = await mark(tx, day, null, ceiling === 'all' ? 'reachedAt' : 'personReachedAt')
    if (ceiling === 'person' && userId !== null) await mark(tx, day, userId, 'reachedAt')
    if (!first) return false
    await tellThem(tx, { ceiling, day, userId })
    return true
  })
  emit('ceiling_reached', { ceiling, isFirst })
}

/** Whether all of it was noted before, which is so for most calls that find no room. */
async function isNoted(day: string, ceiling: Ceiling, userId: string | null): Promise<boolean> {
  const own = ceiling === 'person' ? userId : null
  const [row] = await db
    .select({ at: modelSpending.reachedAt })
    .from(modelSpending)
    .where(
      and(
        eq(modelSpending.day, day),
        own === null ? isNull(modelSpending.userId) : eq(modelSpending.userId, own),
      ),
    )
  return row?.at != null
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
