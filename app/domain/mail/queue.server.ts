import type { PgBoss } from 'pg-boss'
import { startedQueue } from '#app/domain/jobs/queue.server.ts'
import type { LetterJob } from './compose.server.ts'
import { deliverLetter, hasMail } from './deliver.server.ts'

const LETTERS = 'letters'
/** A mail server that is away for half a day loses nobody's letter: the pauses double from 15 seconds on. */
const RETRIES = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 7_200 }
const EXPIRE_SECONDS = 120
const REMEMBER_SECONDS = 3_600
const LOOK_SECONDS = 10

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
    made.add(boss)
  }
  return boss
}

/** Has a letter written and sent soon, by whichever process works. Does nothing where mail is switched off. */
export async function queueLetter(job: LetterJob): Promise<void> {
  if (!hasMail) return
  await (await lettersQueue()).send(LETTERS, job)
}

/** Has this process write and send letters; `onFailure` hears of each that did not go, which is tried again. */
export async function startLetters(onFailure: (error: unknown) => void): Promise<void> {
  if (!hasMail) return
  const boss = await lettersQueue()
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: LOOK_SECONDS }
  await boss.work<LetterJob>(LETTERS, options, async ([job]) => {
    try {
      if (job) await deliverLetter(job.data)
    } catch (error) {
      onFailure(error)
      throw error
    }
  })
}
