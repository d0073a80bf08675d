import type { RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import type { LetterJob } from '#app/domain/mail/compose.server.ts'
import type { SecurityChange } from '#app/domain/mail/letters.ts'
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

/** Tells the owner of an account what was changed about its safety, at the address that is theirs. */
export function tellOwner(
  context: Readonly<RouterContextProvider>,
  { id, email, firstName }: Pick<User, 'id' | 'email' | 'firstName'>,
  change: SecurityChange,
): Promise<void> {
  return sendLetter(context, { kind: 'security', change, userId: id, to: email, firstName })
}
