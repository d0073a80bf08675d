import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { MailProvider } from './mail.ts'

const Letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Whose account it is about, where that was known. */
  userId: z.string().optional(),
  writtenAt: z.iso.datetime().transform((moment) => new Date(moment)),
})
export type OutboxLetter = z.infer<typeof Letter> & { id: string }

/** Older letters make room: an outbox is for looking at, not an archive. */
const KEPT = 200
const KEPT_MS = 24 * 3_600_000
const NAME = /^\d{13}-[0-9a-f]{8}$/

/** Writes letters into `folder` instead of sending them: for a laptop, where there is no mail server. */
export function outbox(folder: string): MailProvider {
  return {
    async send(mail, userId) {
      await mkdir(folder, { recursive: true })
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`
      const letter = JSON.stringify({ ...mail, userId, writtenAt: new Date().toISOString() }, null, 2)
      // Readers never see half a letter.
      await writeFile(join(folder, `${id}.part`), letter, { mode: 0o600 })
      await rename(join(folder, `${id}.part`), join(folder, `${id}.json`))
      await remove(folder, await oldLetters(folder))
    },
    close() {},
  }
}

async function oldLetters(folder: string, now = Date.now()): Promise<string[]> {
  const ids = await letterIds(folder)
  // An id begins with the moment it was made.
  return ids.filter((id, at) => at >= KEPT || Number(id.slice(0, 13)) < now - KEPT_MS)
}

async function remove(folder: string, ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => unlink(join(folder, `${id}.json`)).catch(() => undefined)))
}

/** Removes at most so many letters of an earlier day from `folder`; answers how many. */
export async function sweepOutbox(folder: string, most: number, now = Date.now()): Promise<number> {
  const old = (await oldLetters(folder, now)).slice(0, most)
  await remove(folder, old)
  return old.length
}

/** Removes every letter about the account of `user` or to their address from `folder`. */
export async function forgetInOutbox(folder: string, user: { id: string; email: string }): Promise<void> {
  const letters = await readOutbox(folder, KEPT)
  const theirs = letters.filter(({ userId, to }) => userId === user.id || to === user.email)
  await remove(
    folder,
    theirs.map(({ id }) => id),
  )
}

/** The ids of the letters in `folder`, the newest first. */
async function letterIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => NAME.test(name))
    .sort()
    .toReversed()
}

/** The letters in `folder`, the newest first; at most `count`. */
export async function readOutbox(folder: string, count = 50): Promise<OutboxLetter[]> {
  const ids = (await letterIds(folder)).slice(0, count)
  const letters = await Promise.all(
    ids.map(async (id) => {
      const content = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined)
      return content === undefined ? undefined : { id, ...Letter.parse(JSON.parse(content)) }
    }),
  )
  return letters.filter((letter) => letter !== undefined)
}
