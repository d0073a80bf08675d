import { and, eq, inArray, sql } from 'drizzle-orm'
import { openQueue } from '#app/domain/jobs/queue.server.ts'
import type { Origin } from '#app/observe/jobs.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'

/** `from` is what began it, when that is not the present work. */
export type Enqueue = (
  tx: Database,
  document: Waiting,
  languages: readonly string[],
  from?: Origin,
) => Promise<void>
type Waiting = { id: string; userId: string }

/** Answers what puts a waiting document into the queue as part of a transaction, which must be begun after this. */
export async function enqueuer(): Promise<Enqueue> {
  const queue = await openQueue()
  return async (tx, { id, userId }, languages, from) => {
    const waiting = await tx.$count(
      documents,
      and(eq(documents.userId, userId), eq(documents.status, 'waiting')),
    )
    const job = { documentId: id, languages: [...languages], ...(from && { from }) }
    await queue.send(tx, job, { person: userId, ahead: Math.max(0, waiting - 1) })
  }
}

/**
 * Makes the queue anew from the rows. For the start of the embedded database: nobody else can be working on it, so what
 * was being read belongs to the dead.
 */
export async function rebuildQueue(): Promise<void> {
  const queue = await openQueue()
  await queue.clear()
  const waiting = await db
    .select({ id: documents.id, userId: documents.userId })
    .from(documents)
    .where(eq(documents.status, 'waiting'))
    .orderBy(documents.createdAt)
  const ahead = new Map<string, number>()
  for (const { id, userId } of waiting) {
    const before = ahead.get(userId) ?? 0
    ahead.set(userId, before + 1)
    await queue.send(db, { documentId: id, languages: [] }, { person: userId, ahead: before })
  }
}

/** A waiting document that nobody has begun for this long may have lost its job. */
const LOST_AFTER = sql`interval '10 minutes'`
/** One that came later than now came before the clock was set back, and its job is not due before the clock is there again. */
const AHEAD = sql`interval '1 minute'`

/** Puts documents into the queue again whose jobs may be lost; having two does no harm, since only one can begin. */
export async function requeueLost(): Promise<number> {
  const enqueue = await enqueuer()
  return db.transaction(async (tx) => {
    const lost = await tx
      .update(documents)
      .set({ heartbeatAt: sql`now()` })
      .where(
        and(
          eq(documents.status, 'waiting'),
          sql`${documents.heartbeatAt} not between now() - ${LOST_AFTER} and now() + ${AHEAD}`,
        ),
      )
      .returning({ id: documents.id, userId: documents.userId })
    for (const document of lost) await enqueue(tx, document, [])
    return lost.length
  })
}

/** How many documents of all people wait to be read, and how many are being read. */
export async function queueDepth(): Promise<{ waiting: number; reading: number }> {
  const [depth] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${documents.status} = 'waiting')::int`,
      reading: sql<number>`count(*) filter (where ${documents.status} = 'reading')::int`,
    })
    .from(documents)
    .where(inArray(documents.status, ['waiting', 'reading']))
  return depth ?? { waiting: 0, reading: 0 }
}
