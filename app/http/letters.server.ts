import type { RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import type { Removed } from '#app/domain/accounts/credentials.ts'
import type { LetterJob } from '#app/domain/mail/compose.server.ts'
import type { SecurityChange } from '#app/domain/mail/letters.ts'
import { queueLetter } from '#app/domain/mail/queue.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { requestLog } from './log.server.ts'

/** For what cannot be done without a letter. Throws unavailable where mail is switched off. */
export function requireMail(): void {
  if (!hasMail)
    throw new AppError(
      'unavailable',
      'This server sends no email, so nothing was sent and nothing was changed.',
    )
}

/** Has a letter sent. What it tells of has happened already, so a queue that is away is for the log, not for the person. */
export async function sendLetter(context: Readonly<RouterContextProvider>, job: LetterJob): Promise<void> {
  try {
    await queueLetter(job)
  } catch (error) {
    requestLog(context).error({ err: error, letter: job.kind }, 'an email could not be queued')
  }
}

/** Tells the owner of an account what was changed about its safety, and what had to go, at the address that is theirs. */
export function tellOwner(
  context: Readonly<RouterContextProvider>,
  { id, email }: Pick<User, 'id' | 'email'> & Partial<User>,
  change: SecurityChange,
  { removed, provider }: { removed?: Removed; provider?: string } = {},
): Promise<void> {
  return sendLetter(context, { kind: 'security', change, removed, provider, userId: id, to: email })
}
