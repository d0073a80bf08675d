import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { drawPortraitOf } from '#app/domain/extraction/portrait.server.ts'
import { type RefusalReason, refusal } from '#app/domain/extraction/refusals.ts'
import { type IncomingBytes, noRoom, takeBytes } from '#app/domain/library/incoming.server.ts'
import { cannotFetch } from '#app/domain/library/original.server.ts'
import { expectObject, keepObject, letObjectsGo, lockUsage } from '#app/domain/library/quota.server.ts'
import { dropArriving, removeObjects } from '#app/domain/library/remove.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { type Database, db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#app/domain/accounts/picture.ts'
import type { User } from '#app/domain/accounts/user.server.ts'

type Owner = Pick<User, 'id'>

/** Media type of what is kept. */
export const PICTURE_TYPE = 'image/webp'

const TOO_COMPLEX = 'This picture is too complex to be drawn here. Please choose another one.'
/** What reading says of files is not what people want to hear of a picture. */
const SENTENCES: Partial<Record<RefusalReason, string>> = {
  empty: 'This file is empty. Please choose another one.',
  mismatch: 'This file is not a PNG, JPEG, WebP or GIF picture. Please choose another one.',
  damaged: 'This picture is damaged or incomplete. Please choose another one.',
  too_many_pixels: 'This picture has too many pixels. Please make it smaller, or choose another one.',
  time: TOO_COMPLEX,
  memory: TOO_COMPLEX,
}

/** Begins to take in a picture; whatever it is called, what is in it decides. Throws too_large, and what writing throws. */
export function expectPicture(): Promise<IncomingBytes> {
  const tooLarge = () => refusal('too_large', PICTURE_TOO_LARGE)
  return takeBytes(`picture-${randomUUID()}`, { maxBytes: MAX_PICTURE_BYTES, tooLarge })
}

/**
 * Makes a picture that has arrived the one of `user`, drawn anew as a small square (see extraction/images/portrait.ts);
 * it is too small to count against their storage. Throws a refusal when it is none; then the old one stays, and nothing
 * of the new one.
 */
export async function keepPicture(user: Owner, file: IncomingBytes): Promise<void> {
  const portrait = await draw(user, file)
  const key = await expectObject(user)
  try {
    await store(key, portrait)
    const before = await db.transaction((tx) => put(tx, user, key))
    await removeObjects(before)
  } catch (error) {
    await dropArriving(user, key)
    throw error
  }
}

/** Takes the picture of `user` away, if they have one. */
export async function removePicture(user: Owner): Promise<void> {
  await removeObjects(await db.transaction((tx) => put(tx, user, null)))
}

/** The picture that `user` has now; undefined when there is none. */
export async function openPicture(user: Owner): Promise<{ stream: Readable; bytes: number } | undefined> {
  const [row] = await db.select({ key: users.profilePicture }).from(users).where(eq(users.id, user.id))
  return row?.key ? storage.open(row.key).catch(cannotFetch) : undefined
}

async function draw(user: Owner, file: IncomingBytes): Promise<Buffer> {
  try {
    await file.finish()
    return await drawPortraitOf(file.path, user.id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const reason = error.details.reason as RefusalReason
    const sentence = SENTENCES[reason]
    throw sentence ? refusal(reason, sentence, error) : error
  } finally {
    await file.discard()
  }
}

async function store(key: string, portrait: Buffer): Promise<void> {
  const path = join(await storage.temporaryFolder(), key)
  try {
    await writeFile(path, portrait, { flag: 'wx' }).catch(noRoom)
    await storage.put(key, path).catch(noRoom)
  } finally {
    await rm(path, { force: true })
  }
}

/** Makes an object that has arrived, or none, the picture of `user`. Answers the keys whose bytes are to go. */
async function put(tx: Database, user: Owner, key: string | null): Promise<string[]> {
  await lockUsage(tx, user)
  const [row] = await tx.select({ key: users.profilePicture }).from(users).where(eq(users.id, user.id))
  if (!row) throw new AppError('signed_out', 'Please sign in first.')
  await tx.update(users).set({ profilePicture: key }).where(eq(users.id, user.id))
  if (key) await keepObject(tx, key)
  return row.key ? letObjectsGo(tx, user, [row.key], 'kept') : []
}
