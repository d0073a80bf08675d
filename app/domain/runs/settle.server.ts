import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { FRESH_MS, DETECTION, failureDetector } from '#app/domain/failure-detector.ts'
import { settleWords } from '#app/domain/usage/allowance.server.ts'
import { emit } from '#app/observe/events.ts'
import { withWork } from '#app/observe/work-context.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { type RunStatus, runs } from '#db/schema/runs.ts'
import { engineOf } from './engine.server.ts'
import { type LiveRun, releaseLive, savesDone, tellOthers, wakeFollowers } from './live.server.ts'
import { findRun, type Run, RUN_INTERRUPTED, runColumns } from './run.server.ts'
import type { RunRequest } from './start.server.ts'

type End = { status: Exclude<RunStatus, 'running'>; error: string | null }

/** Longer than any process is silent about a run that lives. */
const DEAD_AFTER_MS = 30_000

/** Words charged: all of them when the work was done, the share delivered when it was stopped, none when it failed. */
export function wordsCharged(status: End['status'], reserved: number, progress: number): number {
  if (status === 'done') return reserved
  if (status === 'stopped') return Math.min(reserved, Math.ceil((reserved * progress) / 100))
  return 0
}

/**
 * Ends a live run: the row, the books and the kept result change together or not at all, and only once, whoever comes
 * first. While the database is away it tries again; should that last, the sweep of another process settles the run.
 */
export async function settleRun(entry: LiveRun, end: End, request: RunRequest): Promise<void> {
  await savesDone()
  const streamed = entry.pieces.join('')
  const output = end.status === 'failed' ? streamed : (request.deliver?.(streamed) ?? streamed)
  const progress = end.status === 'done' ? 100 : entry.progress
  const tally = entry.tally.size > 0 ? Object.fromEntries(entry.tally) : null
  let settled: { run: Run; words: number } | undefined
  for (let attempt = 0; ; attempt++) {
    try {
      settled = await db.transaction(async (tx) => {
        const ended = await endRow(
          tx,
          entry.run.id,
          { ...end, output, progress, fallback: entry.fallback, tally },
          request.charge,
        )
        if (ended && end.status !== 'failed' && output !== '') await request.keep(tx, ended.run)
        return ended
      })
      // Somebody else may have ended it before, such as a sweep that took this process for dead: then that holds.
      entry.run = settled?.run ?? (await findRun({ id: entry.run.userId }, entry.run.id)) ?? entry.run
      break
    } catch (error) {
      if (attempt === 5) {
        request.onError(error)
        entry.run = { ...entry.run, status: 'failed', error: RUN_INTERRUPTED, output, progress }
        break
      }
      await sleep(200 * 2 ** attempt)
    }
  }
  entry.progress = progress
  entry.ended = true
  releaseLive(entry)
  wakeFollowers(entry)
  if (settled) {
    const engine = engineOf(request, entry.fallback)
    const ms = performance.now() - entry.startedAt
    emit('run_ended', { kind: entry.run.kind, engine, outcome: end.status, ms, words: settled.words })
  }
  await tellOthers([entry.run.id]).catch(request.onError)
}

type Ended = End & Partial<Pick<Run, 'output' | 'progress' | 'fallback' | 'tally'>>

/**
 * Turns a running row into an ended one and moves the books; undefined when somebody else did so before, or not `only`
 * so. Answers the words charged, too.
 */
async function endRow(
  tx: Database,
  id: string,
  end: Ended,
  charge?: RunRequest['charge'],
  only?: SQL,
): Promise<{ run: Run; words: number } | undefined> {
  const [row] = await tx
    .update(runs)
    .set({ ...end, finishedAt: sql`now()` })
    .where(and(eq(runs.id, id), eq(runs.status, 'running'), only))
    .returning({ ...runColumns, wordsReserved: runs.wordsReserved, period: runs.period })
  if (!row) return undefined
  const words = row.output === '' ? 0 : charged(end.status, row, charge)
  await settleWords(tx, {
    userId: row.userId,
    runId: row.id,
    kind: row.kind,
    period: row.period,
    outcome: end.status,
    reserved: row.wordsReserved,
    charged: words,
  })
  return { run: row, words }
}

function charged(
  status: End['status'],
  row: Run & { wordsReserved: number },
  charge: RunRequest['charge'],
): number {
  const usual = wordsCharged(status, row.wordsReserved, row.progress)
  if (!charge || status === 'failed') return usual
  return Math.min(row.wordsReserved, Math.max(0, Math.ceil(charge(row, usual))))
}

/**
 * Fails the runs of processes that died, and gives their words back. It goes by the time of day, which may jump: that is
 * for the start of a process that is alone, with a `deadAfterMs` of 0; where somebody may live, `sweepSilentRuns` listens.
 * Answers how many there were.
 */
export async function sweepDeadRuns(deadAfterMs = DEAD_AFTER_MS): Promise<number> {
  const dead = await db
    .select({ id: runs.id })
    .from(runs)
    .where(
      and(
        eq(runs.status, 'running'),
        lt(runs.heartbeatAt, sql`now() - ${deadAfterMs} * interval '1 millisecond'`),
      ),
    )
  for (const { id } of dead) await failDead(id)
  await tellOthers(dead.map(({ id }) => id))
  return dead.length
}

/** Fails the run of a dead process, if it is still running and `only` holds. */
async function failDead(id: string, only?: SQL): Promise<void> {
  await withWork({ runId: id }, async () => {
    const end = { status: 'failed', error: RUN_INTERRUPTED } as const
    const ended = await db.transaction((tx) => endRow(tx, id, end, undefined, only))
    if (!ended) return
    const { kind, fallback } = ended.run
    const engine = engineOf({ writes: kind === 'import' ? false : undefined }, fallback)
    // How long it took is not known; that it was given up after this is.
    emit('run_ended', { kind, engine, outcome: 'failed', ms: DEAD_AFTER_MS, words: 0 })
  })
}

const silentRuns = failureDetector(DETECTION)

/**
 * Looks once at the signs of life of all runs and fails those whose process has been silent for some looks, as
 * `sweepDeadRuns` does: seconds after a death, for deployments with several processes. Answers how many there were.
 */
export async function sweepSilentRuns(silent = silentRuns): Promise<number> {
  const fresh = sql`${FRESH_MS} * interval '1 millisecond'`
  const old = await db
    .select({ id: runs.id, heartbeatAt: runs.heartbeatAt })
    .from(runs)
    .where(
      and(
        eq(runs.status, 'running'),
        sql`${runs.heartbeatAt} not between now() - ${fresh} and now() + ${fresh}`,
      ),
    )
  const signs = new Map(old.map(({ id, heartbeatAt }) => [id, heartbeatAt.toISOString()]))
  const dead = silent(signs)
  for (const id of dead) {
    // A sign that has come since the look brings it back to life.
    await failDead(id, eq(runs.heartbeatAt, new Date(signs.get(id) ?? 0)))
  }
  await tellOthers(dead)
  return dead.length
}
