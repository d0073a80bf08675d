import type { RouterContextProvider } from 'react-router'
import type { LetterJob } from '#app/domain/mail/compose.server.ts'
import { queueLetter } from '#app/domain/mail/queue.server.ts'
import { requestLog } from './log.server.ts'

/** Has a letter sent. What it tells of has happened already, so a queue that is away is for the log, not for the person. */
export async function sendLetter(context: Readonly<RouterContextProvider>, job: LetterJob): Promise<void> {
  try {
    await queueLetter(job)
  } catch (error) {
    requestLog(context).error({ err: error, letter: job.kind }, 'a letter could not be queued')
  }
}
