import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { indexDocument } from './passages/index-document.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { databaseIsAway } from '#app/domain/health.server.ts'
import type { IngestJob } from '#app/domain/jobs/queue.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { onChange } from './changes.server.ts'
import {
  type Begun,
  beginReading,
  CANCELLED,
  failReading,
  finishReading,
  layDownReading,
  noteProgress,
} from './reading.server.ts'

/** People are told how far a reading is this often, at most. */
const PROGRESS_MS = 300
/** A reading without progress says this often that it lives, and learns whether it is still wanted. */
const HEARTBEAT_MS = 1_500

const live = new Map<Begun, { controller: AbortController; ended: Promise<void> }>()

/** Reads the document of a job from beginning to end; `onError` is told of what is not the file's fault. */
export async function ingest(job: IngestJob, onError: (error: unknown) => void): Promise<void> {
  const reading = await beginReading(job.documentId)
  if (!reading) return
  const controller = new AbortController()
  const ended = read(reading, job.languages, controller, onError).then(() => index(reading, onError))
  live.set(reading, { controller, ended })
  try {
    await ended
  } finally {
    live.delete(reading)
  }
}

/** Lays down what this process is reading, for another one (or this one, started again) to begin anew. */
export async function stopReading(): Promise<void> {
  const readings = [...live.values()]
  for (const { controller } of readings) controller.abort('shutdown')
  await Promise.allSettled(readings.map(({ ended }) => ended))
}

async function read(
  reading: Begun,
  languages: string[],
  controller: AbortController,
  onError: (error: unknown) => void,
): Promise<void> {
  const { signal } = controller
  const watch = watching(reading, controller, onError)
  try {
    const found = await extract(reading, languages, signal, watch.progress)
    await watch.end()
    await keepTrying(() => finishReading(reading, found))
  } catch (failure) {
    await watch.end()
    if (signal.reason === 'shutdown') await layDownReading(reading)
    else if (signal.aborted) await failReading(reading, new AppError('conflict', CANCELLED))
    else {
      if (!(failure instanceof AppError)) onError(failure)
      await failReading(reading, failure)
    }
  }
}

const KEEP_AGAIN_MS = [200, 400, 800, 1_600, 3_200]

/** What took minutes to read is not thrown away because the database is started anew just then. */
async function keepTrying(finish: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await finish()
    } catch (error) {
      const wait = KEEP_AGAIN_MS[attempt]
      if (!databaseIsAway(error) || wait === undefined) throw error
      await sleep(wait)
    }
  }
}

/** Contents can be searched, and the first question need not wait. What could not be made is made when it is asked for. */
async function index(reading: Begun, onError: (error: unknown) => void): Promise<void> {
  await indexDocument({ id: reading.userId }, reading.id).catch(onError)
}

/** How long is waited, time after time, before a storage that is away is asked for an original again. */
const FETCH_AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]

/** What waiting does not change: a full disk of our own, and what a storage that is there refuses. */
function isForGood(error: unknown): boolean {
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  if (['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'].includes(String(code))) return true
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Brings the original to `path`. A storage that is away for a while is not the file's fault: nobody need ask again. */
async function fetchOriginal(reading: Begun, path: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const opened = reading.storageKey ? await storage.open(reading.storageKey) : undefined
      if (!opened) break
      return await pipeline(opened.stream, createWriteStream(path), { signal })
    } catch (error) {
      const wait = FETCH_AGAIN_MS[attempt]
      if (signal.aborted || wait === undefined || isForGood(error)) throw error
      await sleep(wait, undefined, { signal })
    }
  }
  throw new Error(`The original of document ${reading.id} is missing`)
}

/** The original is fetched into a file of its own, so that readers need not know where it is kept. */
async function extract(
  reading: Begun,
  languages: string[],
  signal: AbortSignal,
  onProgress: (progress: { page: number; of: number }) => void,
) {
  const { extractFile } = await import('#app/domain/extraction/extract.server.ts')
  const path = join(await storage.temporaryFolder(), `reading-${crypto.randomUUID()}`)
  try {
    await fetchOriginal(reading, path, signal)
    const { fileName, userId: person } = reading
    return await extractFile(path, { fileName, person, languages, signal, onProgress })
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes progress and heartbeats into the row, one at a time, and aborts the reading when it is no longer wanted. */
function watching(reading: Begun, controller: AbortController, onError: (error: unknown) => void) {
  let newest: { page: number; of: number } | undefined
  let writing: Promise<void> | undefined
  let wroteAt = Number.NEGATIVE_INFINITY
  let called = false

  function write() {
    wroteAt = performance.now()
    called = false
    const progress = newest
    newest = undefined
    writing ??= note(progress)
      .catch(onError)
      .finally(() => (writing = undefined))
  }
  async function note(progress: typeof newest) {
    if (!(await noteProgress(reading, progress))) controller.abort('unwanted')
  }
  const timer = setInterval(() => {
    if (newest || called || performance.now() - wroteAt >= HEARTBEAT_MS) write()
  }, PROGRESS_MS)
  // Another process, or this one, may have been asked to cancel.
  const forget = onChange(reading.id, () => (called = true))
  return {
    progress: (progress: { page: number; of: number }) => {
      newest = progress
    },
    async end() {
      clearInterval(timer)
      forget()
      await writing
    },
  }
}
