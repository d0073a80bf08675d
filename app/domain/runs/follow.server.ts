import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import { emit } from '#app/observe/events.ts'
import { notifier } from '#db/client.server.ts'
import { isDraining } from './drain.server.ts'
import { CHANNEL, type LiveRun, liveRun } from './live.server.ts'
import { endOf, findRun, type Run, type RunEvent } from './run.server.ts'
import { STOP } from './stop.server.ts'

/** How long a follower of another process's run waits before it looks again without having been called. */
const LOOK_AGAIN_MS = 2_000
/** How long a reader is kept while the database is away. */
const PATIENCE_MS = 60_000

const remote = new Map<string, Set<() => void>>()

/** Has this process called when another one moves a run, or wants one to stop. Answers the function that ends it. */
export function listenForRuns(): Promise<() => Promise<void>> {
  return notifier.listen(CHANNEL, (ids) => {
    if (ids.startsWith(STOP)) return liveRun(ids.slice(STOP.length))?.controller.abort('stop')
    for (const id of ids.split(',')) for (const wake of remote.get(id) ?? []) wake()
  })
}

/**
 * Everything a run of `user` has produced from `position` on and goes on to produce, then how it ended; any number of
 * readers may follow, from any process. Ends early, without an end event, when `signal` is aborted, and when this process
 * stops while another one works on the run: readers go on there.
 * Throws not_found before the first event when there is no such run of theirs.
 */
export async function followRun(
  user: Pick<User, 'id'>,
  id: string,
  position: number,
  signal: AbortSignal,
): Promise<AsyncIterable<RunEvent>> {
  const entry = liveRun(id)
  if (entry && entry.run.userId === user.id) return counted(followLive(entry, position, signal))
  if (!(await findRun(user, id))) throw new AppError('not_found', 'There is no such text.')
  return counted(followRow(user, id, position, signal))
}

/** Tells whoever keeps figures that somebody reads along. */
async function* counted(events: AsyncIterable<RunEvent>): AsyncIterable<RunEvent> {
  emit('stream', { change: 1 })
  try {
    for await (const event of events) yield event
  } finally {
    emit('stream', { change: -1 })
  }
}

async function* followLive(entry: LiveRun, from: number, signal: AbortSignal): AsyncIterable<RunEvent> {
  let next = 0
  let position = 0
  while (!signal.aborted) {
    if (next < entry.pieces.length) {
      const content =
        next === entry.pieces.length - 1 ? entry.pieces[next] : entry.pieces.slice(next).join('')
      next = entry.pieces.length
      const start = position
      position += content?.length ?? 0
      if (content && position > from) {
        const fresh = start < from ? content.slice(from - start) : content
        yield { event: 'token', content: fresh, progress: entry.progress, position }
      }
    } else if (entry.ended) {
      yield endOf(entry.run)
      return
    } else {
      await woken(entry.wake, signal)
    }
  }
}

async function* followRow(user: Pick<User, 'id'>, id: string, from: number, signal: AbortSignal) {
  const wakers = remote.get(id) ?? new Set()
  remote.set(id, wakers)
  let position = from
  let heardAt = performance.now()
  let seen = ''
  try {
    while (!signal.aborted && !isDraining()) {
      const call = woken(wakers, signal, LOOK_AGAIN_MS)
      let run: Run | undefined
      try {
        run = await findRun(user, id)
        heardAt = performance.now()
      } catch (error) {
        if (isDraining()) return
        if (!databaseIsAway(error) || performance.now() - heardAt > PATIENCE_MS) throw error
        await call
        continue
      }
      if (!run) return
      // What is delivered in the end may be another text than what was streamed: then its end event has all of it.
      const goesOn = run.output.startsWith(seen)
      seen = run.output
      if (goesOn && run.output.length > position) {
        const content = run.output.slice(position)
        position = run.output.length
        yield { event: 'token', content, progress: run.progress, position } satisfies RunEvent
      }
      if (run.status !== 'running') {
        yield endOf(run)
        return
      }
      await call
    }
  } finally {
    if (wakers.size === 0) remote.delete(id)
  }
}

/** Waits until one of `wakers` is called, the reader goes away, or `atMostMs` have passed. */
function woken(wakers: Set<() => void>, signal: AbortSignal, atMostMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = atMostMs === undefined ? undefined : setTimeout(done, atMostMs)
    function done() {
      clearTimeout(timer)
      wakers.delete(done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    if (signal.aborted) return done()
    wakers.add(done)
    signal.addEventListener('abort', done)
  })
}
