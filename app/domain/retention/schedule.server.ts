import type { PgBoss } from 'pg-boss'
import { startedQueue } from '#app/domain/jobs/queue.server.ts'
import { asJob } from '#app/observe/jobs.server.ts'
import { sweepExpired } from './sweep.server.ts'

const SWEEP = 'sweep'
const HOUR_SECONDS = 3_600
/** Every process asks this often; within an hour one of them is heard. */
const ASK_MS = 600_000
/** The first page comes first. */
const START_AFTER_MS = 5_000
const EXPIRE_SECONDS = 900
const LOOK_SECONDS = 60

let timers: NodeJS.Timeout[] = []
let closing = new AbortController()
let sweeping: Promise<void> | undefined

/**
 * Has what has run out removed once an hour, by one of the processes that call this, whichever is free. `onError` hears
 * what goes wrong with the queue; it is asked again later.
 */
export function openSweeps(onError: (error: unknown) => void): void {
  closing = new AbortController()
  let working: Promise<PgBoss> | undefined
  const ask = () => {
    // A beginning that failed is made again; what has begun goes on when the database was away for one asking.
    working ??= begin().catch((error: unknown) => {
      working = undefined
      throw error
    })
    working.then((boss) => boss.send(SWEEP, {}, { singletonSeconds: HOUR_SECONDS })).catch(onError)
  }
  timers = [setTimeout(ask, START_AFTER_MS).unref(), setInterval(ask, ASK_MS).unref()]
}

/** Asks no more, and ends a sweep under way after its step. The queue itself is closed by whoever closes the library. */
export async function closeSweeps(): Promise<void> {
  for (const timer of timers.splice(0)) clearInterval(timer)
  closing.abort()
  await sweeping?.catch(() => undefined)
}

async function begin(): Promise<PgBoss> {
  const boss = await startedQueue()
  await boss.createQueue(SWEEP, {
    notify: true,
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  })
  const options = { pollingIntervalSeconds: LOOK_SECONDS, notifyPollingIntervalSeconds: LOOK_SECONDS }
  await boss.work(SWEEP, options, async ([job]) => {
    if (!job) return
    const { signal } = closing
    sweeping = asJob({ queue: SWEEP, id: job.id }, () =>
      sweepExpired(undefined, undefined, undefined, signal),
    )
    await sweeping
  })
  return boss
}
