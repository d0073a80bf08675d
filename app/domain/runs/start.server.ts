import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, count, eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { onBehalfOf } from '#app/domain/spending/payer.server.ts'
import { explainLimit, LimitReached, reserveWords } from '#app/domain/usage/allowance.server.ts'
import { planOf } from '#app/domain/usage/plans.ts'
import { emit } from '#app/observe/events.ts'
import { inSpan } from '#app/observe/tracing.server.ts'
import { withWork } from '#app/observe/work-context.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { runs } from '#db/schema/runs.ts'
import { isDraining } from './drain.server.ts'
import { engineOf } from './engine.server.ts'
import { keepLive, type LiveRun, wakeFollowers } from './live.server.ts'
import { findRunByKey, type Run, RUN_FAILED, RUN_INTERRUPTED, runColumns, type Tally } from './run.server.ts'
import { settleRun } from './settle.server.ts'

/** What the work produces: the next part of the output, and how far it is (0 to 100). */
export type Piece = {
  text: string
  progress: number
  fallback?: boolean
  /** What this piece adds to the counts of its run. */
  tally?: Partial<Tally>
}

export type RunRequest = {
  kind: string
  input: unknown
  /** Words to hold back from the allowance until the run is settled. */
  words: number
  /** A second request with the same key is answered with the first one's run, and refused when it asks for something else. */
  idempotencyKey?: string | undefined
  /** What of an input was asked for, rather than added to it; left out, all of it. Compared for requests with the same key. */
  asked?: ((input: never) => unknown) | undefined
  /** Reads or copies only: no engine writes anything. */
  writes?: false
  work: (runId: string, signal: AbortSignal) => AsyncIterable<Piece>
  /**
   * What is delivered in the end, where that is not all that was streamed on the way: it takes the place of the output,
   * and is what `charge` and `keep` see. Left out, and for failed runs, the output stays as it was streamed.
   */
  deliver?: ((streamed: string) => string) | undefined
  /**
   * Words to charge for a run that is done or was stopped, for work whose size shows only then; never more than `words`.
   * `usual` is what it is when this is left out: all of them, or the share that was delivered.
   */
  charge?: ((run: Pick<Run, 'output' | 'status'>, usual: number) => number) | undefined
  /** Keeps the result where it belongs, in the transaction that settles the run. Not called for failed runs. */
  keep: (tx: Database, run: Run) => Promise<void>
  /** Told of a failure that is not the person's doing. */
  onError: (error: unknown) => void
}

/**
 * Holds the words, writes the run down and begins the work, which goes on whether anybody follows or not.
 * Throws limit_reached (nothing is begun), conflict when the key belongs to another request, too_many when as many texts as the plan allows are being worked on, and
 * unavailable while the server stops.
 */
export async function startRun(user: User, request: RunRequest): Promise<Run> {
  const [run] = await startRuns(user, [request])
  if (!run) throw new Error('no run was started')
  return run
}

/**
 * Starts several runs together, or none of them: the words of all are held at once. Those that the plan has no room for
 * at the same time wait for the ones before them. Throws as `startRun` does.
 */
export async function startRuns(user: User, requests: readonly RunRequest[]): Promise<Run[]> {
  if (isDraining()) throw new AppError('unavailable', 'Wordkin is restarting. Please try again in a moment.')
  try {
    const { runs: started, room } = await db.transaction((tx) => writeRuns(tx, user, requests))
    const driven: Promise<void>[] = []
    for (const [index, request] of requests.entries()) {
      const run = started[index]
      if (run) driven.push(follow(run, request, driven[index - room]))
    }
    return started
  } catch (error) {
    // Who comes after its own twin is answered with that one, whatever it stumbled over on the way. Looking only now
    // spares everybody else the question.
    const twins = await findTwins(user, requests)
    if (twins) return twins
    if (error instanceof LimitReached) throw await explainLimit(user, error)
    throw error
  }
}

class SameKey extends Error {}

/** Writes the rows of all; `room` is how many of them may be worked on at once. */
async function writeRuns(
  tx: Database,
  user: User,
  requests: readonly RunRequest[],
): Promise<{ runs: Run[]; room: number }> {
  const period = await reserveWords(
    tx,
    user,
    requests.reduce((sum, { words }) => sum + words, 0),
  )
  const [busy] = await tx
    .select({ runs: count() })
    .from(runs)
    .where(and(eq(runs.userId, user.id), eq(runs.status, 'running')))
  const atOnce = planOf(user.subscription).concurrentRuns
  const room = atOnce - (busy?.runs ?? 0)
  if (room <= 0) {
    throw new AppError(
      'too_many',
      `You already have ${atOnce} texts in progress. Please wait for one of them to finish.`,
      {
        details: { retryAfterSeconds: 5 },
      },
    )
  }
  const ids: string[] = requests.map(() => randomUUID())
  const position = ({ id }: Run) => ids.indexOf(id)
  const written = await tx
    .insert(runs)
    .values(
      requests.map((request, index) => ({
        id: ids[index] ?? randomUUID(),
        userId: user.id,
        kind: request.kind,
        input: request.input,
        wordsReserved: request.words,
        period,
        idempotencyKey: request.idempotencyKey,
      })),
    )
    .onConflictDoNothing()
    .returning(runColumns)
  if (written.length < requests.length) throw new SameKey()
  return { runs: written.sort((one, other) => position(one) - position(other)), room }
}

/** The runs of the same keys, when there is one for every request. Throws conflict when one was asked for something else. */
async function findTwins(user: User, requests: readonly RunRequest[]): Promise<Run[] | undefined> {
  const twins: Run[] = []
  for (const { idempotencyKey, input, asked = (all: unknown) => all } of requests) {
    const twin = idempotencyKey && (await findRunByKey(user, idempotencyKey))
    if (!twin) return undefined
    if (!isDeepStrictEqual(plain(asked(twin.input as never)), plain(asked(input as never)))) throw keyTaken()
    twins.push(twin)
  }
  return twins
}

/** As it is kept: in JSON, where what is undefined is not there. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function keyTaken(): AppError {
  return new AppError(
    'conflict',
    'This key was already used for something else. Nothing was started or charged. Please send this with a new key.',
  )
}

/** Works on a run to its end, in a context and a span of its own. */
function follow(run: Run, request: RunRequest, turn?: Promise<void>): Promise<void> {
  const { id: runId, kind } = run
  return withWork({ runId }, () =>
    onBehalfOf(run.userId, () =>
      inSpan(
        `run ${kind}`,
        'internal',
        { 'wordkin.run_id': runId, 'wordkin.run_kind': kind },
        async (span) => {
          emit('run_started', { kind, engine: engineOf(request), words: request.words })
          const entry = keepLive(run)
          await drive(entry, request, turn)
          span.note({ 'wordkin.outcome': entry.run.status, 'wordkin.fallback': entry.fallback })
        },
      ),
    ),
  )
}

/** Works on a run to its end; after `turn`, if it has to wait for its turn. */
async function drive(entry: LiveRun, request: RunRequest, turn?: Promise<void>): Promise<void> {
  const { signal } = entry.controller
  let failure: unknown
  let held = ''
  try {
    if (turn) await Promise.race([turn, aborted(signal)])
    for await (const piece of signal.aborted ? [] : request.work(entry.run.id, signal)) {
      const text = (held + piece.text).replaceAll('\u0000', '')
      // Half of a surrogate pair waits for its other half, so that every saved or sent part is well-formed.
      held = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : ''
      add(entry, held ? text.slice(0, -1) : text, piece)
    }
  } catch (error) {
    failure = error
  }
  if (signal.aborted && signal.reason !== 'stop') failure = undefined
  else if (failure !== undefined && !signal.aborted) request.onError(failure)
  const status = endStatus(signal, failure)
  const error = status !== 'failed' ? null : signal.aborted ? RUN_INTERRUPTED : readable(failure)
  await settleRun(entry, { status, error }, request)
}

/** Resolves when `signal` is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function endStatus(signal: AbortSignal, failure: unknown): 'done' | 'stopped' | 'failed' {
  if (signal.aborted) return signal.reason === 'stop' ? 'stopped' : 'failed'
  return failure === undefined ? 'done' : 'failed'
}

function readable(failure: unknown): string {
  return failure instanceof AppError ? failure.message : RUN_FAILED
}

function add(entry: LiveRun, text: string, piece: Piece) {
  entry.progress = Math.min(100, Math.max(entry.progress, Math.round(piece.progress)))
  entry.fallback ||= piece.fallback ?? false
  for (const [name, count = 0] of Object.entries(piece.tally ?? {})) {
    entry.tally.set(name, (entry.tally.get(name) ?? 0) + count)
  }
  if (text === '') return
  const clean = text.toWellFormed()
  entry.pieces.push(clean)
  entry.length += clean.length
  wakeFollowers(entry)
}
