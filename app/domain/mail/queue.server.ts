import { sql } from 'drizzle-orm'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { startedQueue } from '#app/domain/jobs/queue.server.ts'
import { emit } from '#app/observe/events.ts'
import { asJob, type Origin, presentOrigin } from '#app/observe/jobs.server.ts'
import type { Database } from '#db/client.server.ts'
import type { LetterJob } from './compose.server.ts'
import { closeMail, deliverLetter, forgetKeptLetters, hasMail } from './deliver.server.ts'

/** What the queue calls them. */
export const LETTERS = 'letters'
/** A mail server that is away for half a day loses nobody's letter: the pauses double from 15 seconds on. */
const RETRIES = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 7_200 }
const EXPIRE_SECONDS = 120
const REMEMBER_SECONDS = 3_600
const LOOK_SECONDS = 10

/** The first page comes first. */
const START_AFTER_MS = 500
const TRY_AGAIN_MS = 5_000

let closing = false
const made = new WeakSet<PgBoss>()

async function lettersQueue(): Promise<PgBoss> {
  const boss = await startedQueue()
  if (!made.has(boss)) {
    await boss.createQueue(LETTERS, {
      notify: true,
      ...RETRIES,
      expireInSeconds: EXPIRE_SECONDS,
      deleteAfterSeconds: REMEMBER_SECONDS,
    })
    // Looked up once now, so that no transaction has to wait for it.
    await boss.findJobs(LETTERS, { id: crypto.randomUUID() })
    made.add(boss)
  }
  return boss
}

/** Has a letter written and sent soon, by whichever process works. Does nothing where mail is switched off. */
export async function queueLetter(job: LetterJob): Promise<void> {
  if (!hasMail) return
  await (await lettersQueue()).send(LETTERS, { ...job, from: presentOrigin() })
}

/** Puts a letter into the queue as part of a transaction. */
export type SendLetter = (tx: Database, job: LetterJob) => Promise<void>

/**
 * What puts letters into the queue as part of a transaction: they go if it happens. Must be awaited before the
 * transaction is begun: opening the queue asks the database. Does nothing where mail is switched off.
 */
export async function lettersWithin(): Promise<SendLetter> {
  if (!hasMail) return async () => {}
  const boss = await lettersQueue()
  const { fromDrizzle } = await import('pg-boss')
  return async (tx, job) => {
    const within = fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql)
    await boss.send(LETTERS, { ...job, from: presentOrigin() }, { db: within })
  }
}

/** Takes back letters about the account of `user` that are not sent yet, and those that are kept on this machine. */
export async function forgetLetters(user: { id: string; email: string }): Promise<void> {
  if (!hasMail) return
  const boss = await lettersQueue()
  const about = await boss.findJobs<LetterJob>(LETTERS, { data: { userId: user.id } })
  const ids = about.map(({ id }) => id)
  if (ids.length > 0) await boss.deleteJob(LETTERS, ids)
  await forgetKeptLetters(user)
}

/** Why a letter did not go, without whom it was for: what mail servers say may name them. */
export type LetterFailure = { kind: string; code: unknown }

function failureOf(error: unknown): LetterFailure {
  if (!(error instanceof Error)) return { kind: typeof error, code: undefined }
  return { kind: error.name, code: 'code' in error ? error.code : undefined }
}

/** Keeps trying until this process writes letters: the database may be away for a moment when it starts. */
export function openLetters(onFailure: (failure: LetterFailure) => void): void {
  closing = false
  const begin = () => {
    startLetters(onFailure).catch((error: unknown) => {
      onFailure(failureOf(error))
      if (!closing) setTimeout(begin, TRY_AGAIN_MS).unref()
    })
  }
  setTimeout(() => !closing && begin(), START_AFTER_MS).unref()
}

/** Takes no more letters and lets go of the mail server. The queue itself is closed by whoever closes the library. */
export async function closeLetters(): Promise<void> {
  closing = true
  await closeMail()
}

/** Has this process write and send letters; `onFailure` hears of each that did not go, which is tried again. */
async function startLetters(onFailure: (failure: LetterFailure) => void): Promise<void> {
  if (!hasMail) return
  const boss = await lettersQueue()
  const options = {
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: LOOK_SECONDS,
    includeMetadata: true,
  } as const
  let worker: string | undefined
  const write = async ([job]: JobWithMetadata<LetterJob & { from?: Origin }>[]) => {
    if (!job) return
    try {
      await asJob({ queue: LETTERS, id: job.id, from: job.data.from }, async () => {
        const { kind } = job.data
        try {
          await deliverLetter(job.data)
          emit('letter', { kind, outcome: 'sent' })
        } catch (error) {
          onFailure(failureOf(error))
          const isTriedAgain = job.retryCount < job.retryLimit
          emit('letter', { kind, outcome: isTriedAgain ? 'failed' : 'given_up' })
          if (isTriedAgain) throw error
        }
        // Whom a letter was for need not be known once it has gone, or never will.
        await boss.deleteJob(LETTERS, job.id)
      })
    } finally {
      // A letter queued meanwhile was told to a worker that did not listen: it looks again.
      setImmediate(() => worker && boss.notifyWorker(worker))
    }
  }
  worker = await boss.work<LetterJob & { from?: Origin }, void, typeof options>(LETTERS, options, write)
}
