import { setTimeout as sleep } from 'node:timers/promises'
import { LOOK_MS, SLOW_DETECTION, failureDetector } from '#app/domain/failure-detector.ts'
import { closeQueue, onQueueError, startWork, stopWork } from '#app/domain/jobs/queue.server.ts'
import { emit } from '#app/observe/events.ts'
import { listenForDocuments } from './changes.server.ts'
import { rebuildQueue, requeueLost } from './enqueue.server.ts'
import { ingest, stopReading } from './ingest.server.ts'
import { sweepReadings, sweepSilentReadings } from './reading.server.ts'
import { sweepStorage } from './remove.server.ts'

export type LibrarySetting = {
  /** No other process can be using this database, so what looks alive at the start is dead. */
  alone: boolean
  /** Whether this process reads documents, or leaves that to others. */
  reads: boolean
  onError: (error: unknown) => void
}

const SWEEP_MS = 15_000
/** The first page comes first: nobody has uploaded anything yet. */
const START_AFTER_MS = 400
const TRY_AGAIN_MS = 5_000

let closing = new AbortController()
let endListening: (() => Promise<void>) | undefined
let timers: NodeJS.Timeout[] = []
let starting: Promise<void> = Promise.resolve()

/** Settles what dead processes left of uploads, and goes on with what waits to be read in a moment. */
export async function openLibrary(setting: LibrarySetting): Promise<void> {
  const { alone, onError } = setting
  closing = new AbortController()
  onQueueError(onError)
  endListening = await listenForDocuments()
  // Before anybody can begin to upload: later it could not be told who is dead.
  if (alone) await sweepStorage(0)
  const start = setTimeout(() => {
    starting = begin(setting)
  }, START_AFTER_MS)
  const sweep = setInterval(() => void keepHouse().catch(onError), SWEEP_MS)
  // The dead are others: on the embedded database there are none, but readings that this process could not settle.
  const unhurried = failureDetector(SLOW_DETECTION)
  const listen = alone ? () => sweepSilentReadings(unhurried) : () => sweepSilentReadings()
  const look = setInterval(() => void listen().catch(onError), alone ? SWEEP_MS : LOOK_MS)
  timers = [start.unref(), sweep.unref(), look.unref()]
}

async function begin({ alone, reads, onError }: LibrarySetting): Promise<void> {
  while (!closing.signal.aborted) {
    try {
      if (alone) {
        await sweepReadings(0)
        await rebuildQueue()
      }
      if (reads) await startWork((job) => ingest(job, onError))
      return
    } catch (error) {
      onError(error)
      await sleep(TRY_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
}

async function keepHouse() {
  await requeueLost()
  const startedAt = performance.now()
  const count = await sweepStorage()
  if (count > 0) emit('swept', { what: 'stored_objects', count, ms: performance.now() - startedAt })
}

/** Takes no more jobs, lays down what is being read for others to begin again, and closes the queue. */
export async function closeLibrary(): Promise<void> {
  closing.abort()
  for (const timer of timers.splice(0)) clearInterval(timer)
  await starting
  await stopWork()
  await stopReading()
  await closeQueue()
  await endListening?.()
  endListening = undefined
}
