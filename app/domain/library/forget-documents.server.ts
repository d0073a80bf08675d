import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { stopRunsOf } from '#app/domain/runs/stop.server.ts'
import { db } from '#db/client.server.ts'
import { chatSessionDocuments, chatSessions } from '#db/schema/chat.ts'
import { runs } from '#db/schema/runs.ts'

/**
 * Deletes what was said of documents that are about to go and does not go with their rows: conversations in which they
 * stand beside others, and the runs that answered. Work on them that is under way is stopped.
 */
export async function forgetDocuments(user: Pick<User, 'id'>, ids: readonly string[]): Promise<void> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return
  const listed = JSON.stringify(known)
  const about = and(
    eq(runs.userId, user.id),
    sql`(${runs.input} ->> 'documentId' in (select jsonb_array_elements_text(${listed}::jsonb))
      or exists (select from jsonb_array_elements_text(case jsonb_typeof(${runs.input} -> 'documentIds')
        when 'array' then ${runs.input} -> 'documentIds' else '[]'::jsonb end) as named(id)
        where named.id in (select jsonb_array_elements_text(${listed}::jsonb))))`,
  )
  await stopRunsOf(user, about)
  await db.delete(runs).where(and(about, ne(runs.status, 'running')))
  const beside = db
    .select({ id: chatSessionDocuments.sessionId })
    .from(chatSessionDocuments)
    .where(inArray(chatSessionDocuments.documentId, known))
  await db.delete(chatSessions).where(and(eq(chatSessions.userId, user.id), inArray(chatSessions.id, beside)))
}
