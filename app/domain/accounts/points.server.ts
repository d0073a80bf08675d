import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { ANSWER_POINTS, FIRST_DOCUMENT_POINTS } from './level.ts'

/** Gives a person the points for their first document, once for ever, as part of the transaction that keeps its text. */
export async function rewardFirstDocument(tx: Database, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${FIRST_DOCUMENT_POINTS}`, firstDocumentAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.firstDocumentAt)))
}

/** Gives a person the points for a correct answer; whoever calls makes sure that it is the first to that question. */
export async function rewardAnswer(tx: Database, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${ANSWER_POINTS}` })
    .where(eq(users.id, userId))
}
