import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { apiTokens } from '#db/schema/billing.ts'

/** Ends every token of an account; answers how many. */
export async function revokeTokensOf(tx: Pick<Database, 'update'>, user: { id: string }): Promise<number> {
  const ended = await tx
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.userId, user.id), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id })
  return ended.length
}
