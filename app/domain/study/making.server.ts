import { and, desc, eq, sql } from 'drizzle-orm'
import type { Owner } from '#app/domain/library/document.server.ts'
import { findRun, type Run, runColumns } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import { pointsIn } from './key-points.server.ts'
import { questionsIn } from './quiz.server.ts'

/** A quiz or key points being made, or made in vain. */
export type Making = Pick<Run, 'id' | 'status' | 'progress' | 'fallback' | 'error'> & {
  kind: 'quiz' | 'key_points'
  /** The language model was not asked any more, as the day's budget for it was used up. */
  isOverBudget: boolean
  /** How many questions or points there are, of how many (0 where nobody knows). */
  ready: number
  wanted: number
}

/**
 * Returns how far the making of `kind` of a document of theirs is: the run `id` if it is one, otherwise the one that is
 * under way, so that nobody who comes back has to know its address.
 */
export async function findMaking(
  user: Owner,
  documentId: string,
  kind: Making['kind'],
  id: string | null,
): Promise<Making | null> {
  const run = id === null ? await underWay(user, documentId, kind) : await findRun(user, id)
  if (run?.kind !== kind) return null
  const input = run.input as { documentId?: unknown; count?: unknown }
  if (input.documentId !== documentId) return null
  const { status, progress, fallback, tally, error, output } = run
  return {
    id: run.id,
    kind,
    status,
    progress,
    fallback,
    isOverBudget: (tally?.budget ?? 0) > 0,
    error,
    ready: kind === 'quiz' ? questionsIn(output).length : pointsIn(output).length,
    wanted: kind === 'quiz' && typeof input.count === 'number' ? input.count : 0,
  }
}

async function underWay(user: Owner, documentId: string, kind: Making['kind']): Promise<Run | undefined> {
  const [run] = await db
    .select(runColumns)
    .from(runs)
    .where(
      and(
        eq(runs.userId, user.id),
        eq(runs.kind, kind),
        eq(runs.status, 'running'),
        eq(sql`${runs.input}->>'documentId'`, documentId),
      ),
    )
    .orderBy(desc(runs.createdAt))
    .limit(1)
  return run
}
