import { env } from '#app/env.server.ts'
import type { MailProvider } from '#app/providers/mail/mail.ts'
import {
  forgetInOutbox,
  outbox,
  type OutboxLetter,
  readOutbox,
  sweepOutbox,
} from '#app/providers/mail/outbox.server.ts'
import { smtp } from '#app/providers/mail/smtp.server.ts'
import { composeLetter, type LetterJob } from './compose.server.ts'

let opening: Promise<MailProvider> | undefined

async function open(): Promise<MailProvider> {
  if (env.mail.kind === 'smtp') return smtp(env.mail.url, env.mail.from)
  if (env.mail.kind === 'outbox') return outbox(env.mail.folder)
  throw new Error('Email cannot be sent: MAIL is off.')
}

/** Whether letters go anywhere. Where they do not, nothing may depend on one. */
export const hasMail = env.mail.kind !== 'off'

/** Whether letters stay on this machine and may be looked at: nobody else can reach the server. */
export const keepsLetters = env.mail.kind === 'outbox' && env.mail.shown

/** The letters kept on this machine, the newest first; null where they are sent, or where others could read them, too. */
export async function keptLetters(): Promise<OutboxLetter[] | null> {
  return env.mail.kind === 'outbox' && env.mail.shown ? readOutbox(env.mail.folder) : null
}

/** Writes the letter and hands it to the mail server. Throws when that fails: then it is tried again later. */
export async function deliverLetter(job: LetterJob): Promise<void> {
  const mail = await composeLetter(job)
  if (!mail) return
  const provider = await (opening ??= open())
  await provider.send(mail, 'userId' in job ? job.userId : undefined)
}

/** Removes the letters that are kept on this machine and about the account of `user`, or to their address. */
export async function forgetKeptLetters(user: { id: string; email: string }): Promise<void> {
  if (env.mail.kind === 'outbox') await forgetInOutbox(env.mail.folder, user)
}

/** Removes at most so many letters of an earlier day that are kept on this machine; answers how many. */
export async function sweepKeptLetters(most: number): Promise<number> {
  return env.mail.kind === 'outbox' ? sweepOutbox(env.mail.folder, most) : 0
}

/** Lets go of the mail server. */
export async function closeMail(): Promise<void> {
  const opened = await opening?.catch(() => undefined)
  opening = undefined
  opened?.close()
}
