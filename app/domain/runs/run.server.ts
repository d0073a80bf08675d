import { and, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db, prepared, value } from '#db/client.server.ts'
import { type RunStatus, runs } from '#db/schema/runs.ts'

/** A piece of long work as its owner may see it at any time. */
export type Run = {
  id: string
  userId: string
  kind: string
  input: unknown
  status: RunStatus
  output: string
  progress: number
  fallback: boolean
  /** What its pieces counted, such as the sentences by who wrote them; null when they counted nothing. */
  tally: Tally | null
  error: string | null
  idempotencyKey: string | null
}

/** Counts of a run, by what is counted. */
export type Tally = Record<string, number>

export const runColumns = {
  id: runs.id,
  userId: runs.userId,
  kind: runs.kind,
  input: runs.input,
  status: runs.status,
  output: runs.output,
  progress: runs.progress,
  fallback: runs.fallback,
  tally: runs.tally,
  error: runs.error,
  idempotencyKey: runs.idempotencyKey,
}

/** What a follower is told: more output, then exactly one of the two ends. */
export type RunEvent =
  | {
      event: 'token'
      content: string
      progress: number
      /** How much of the output (UTF-16 units) a reader has once they have this; a later reader resumes from here. */
      position: number
    }
  | { event: 'complete'; fullText: string; fallback: boolean; tally?: Tally; stopped?: true }
  | { event: 'error'; message: string }

const byId = prepared((db) =>
  db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.id, value(runs.id, 'id')), eq(runs.userId, value(runs.userId, 'userId'))))
    .prepare('run_by_id'),
)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether `id` has the form of our ids, so that nonsense never reaches the database. */
export function isUuid(id: string): boolean {
  return UUID.test(id)
}

/** The run with that id, if it belongs to `user`. */
export async function findRun(user: Pick<User, 'id'>, id: string): Promise<Run | undefined> {
  if (!isUuid(id)) return undefined
  const [run] = await byId().execute({ id, userId: user.id })
  return run
}

/** The run that `user` began with that key, if there is one. A key has the kind of its work in front. */
export async function findRunByKey(user: Pick<User, 'id'>, key: string): Promise<Run | undefined> {
  const [run] = await db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.userId, user.id), eq(runs.idempotencyKey, key)))
  return run
}

/** The event that ends the following of a run that is no longer running. */
export function endOf(run: Pick<Run, 'status' | 'output' | 'fallback' | 'tally' | 'error'>): RunEvent {
  if (run.status === 'failed') return { event: 'error', message: run.error ?? RUN_FAILED }
  return {
    event: 'complete',
    fullText: run.output,
    fallback: run.fallback,
    ...(run.tally && { tally: run.tally }),
    ...(run.status === 'stopped' && { stopped: true as const }),
  }
}

export const RUN_FAILED =
  'Failed to process text. Nothing was charged, and your text is kept. Please try again.'
export const RUN_INTERRUPTED =
  'Processing was interrupted. Nothing was charged, and your text is kept. Please try again.'
