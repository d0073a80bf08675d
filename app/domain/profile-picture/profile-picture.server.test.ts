import { buffer } from 'node:stream/consumers'
import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AppError } from '#app/domain/errors.ts'
import { deleteAccount } from '#app/domain/account-deletion/delete-account.server.ts'
import { openZip } from '#app/domain/extraction/zip/open-zip.ts'
import { exportAccount } from '#app/domain/export/export.server.ts'
import { storageOf } from '#app/domain/library/quota.server.ts'
import { dropArriving } from '#app/domain/library/remove.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { db } from '#db/client.server.ts'
import { storedObjects } from '#db/schema/library.ts'
import { again, person } from '#test/people.ts'
import { bomb, picture } from '#test/pictures.ts'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#app/domain/accounts/picture.ts'
import { expectPicture, keepPicture, openPicture, removePicture } from './profile-picture.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'

async function send(user: User, bytes: Uint8Array) {
  const file = await expectPicture()
  try {
    for (let at = 0; at < bytes.length; at += 65_536) await file.write(bytes.subarray(at, at + 65_536))
  } catch (error) {
    await file.discard()
    throw error
  }
  await keepPicture(user, file)
}

async function shown(user: User): Promise<Buffer | undefined> {
  const opened = await openPicture(user)
  return opened && buffer(opened.stream)
}

const whole = await picture('png', 200, 200)

const objectsOf = (user: User) => db.select().from(storedObjects).where(eq(storedObjects.ownerId, user.id))

/** What is left of files on their way in that are pictures. */
async function halves() {
  return (await readdir(await storage.temporaryFolder())).filter((name) => name.startsWith('picture-'))
}

test('what is kept is drawn anew', async () => {
  const user = await person()
  await send(user, whole)
  const kept = (await shown(user)) ?? Buffer.alloc(0)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
})

test('a new one takes the place of the old one, whose bytes go; removing leaves nothing', async () => {
  const user = await person()
  await send(user, whole)
  const first = (await again(user)).profilePicture ?? ''
  await send(user, await picture('jpeg', 30, 30))
  const second = (await again(user)).profilePicture ?? ''
  expect(second).not.toBe(first)
  expect(await storage.open(first)).toBeUndefined()
  expect((await objectsOf(user)).map(({ key, state }) => [key, state])).toEqual([[second, 'kept']])
  expect(await storageOf(user)).toMatchObject({ used: 0 })
  await removePicture(user)
  expect((await again(user)).profilePicture).toBeNull()
  expect(await storage.open(second)).toBeUndefined()
  expect(await objectsOf(user)).toEqual([])
  await removePicture(user)
})

test('of several at once one is left, and no bytes of the others', async () => {
  const user = await person()
  await Promise.all([send(user, whole), send(user, whole), send(user, whole)])
  const { profilePicture } = await again(user)
  expect((await objectsOf(user)).map(({ key, state }) => [key, state])).toEqual([[profilePicture, 'kept']])
  expect(await shown(user)).toBeInstanceOf(Buffer)
})

describe('beside a picture that is there', () => {
  let user: User
  beforeAll(async () => {
    user = await person()
    await send(user, whole)
  })

  test.each<[name: string, bytes: Uint8Array, code: AppError['code'], sentence: RegExp]>([
    ['nothing', new Uint8Array(), 'invalid', /empty/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported', /not a PNG/],
    ['half a PNG', whole.subarray(0, whole.length / 2), 'invalid', /damaged/],
    ['a PNG of 50,000 × 50,000', bomb(50_000, 50_000), 'too_large', /pixels/],
    ['more bytes than a picture may have', new Uint8Array(MAX_PICTURE_BYTES + 1), 'too_large', /up to 10 MB/],
  ])('%s is refused with a sentence, and the old picture stays', async (_, bytes, code, sentence) => {
    const before = await shown(user)
    expect(before).toBeInstanceOf(Buffer)
    await expect(send(user, bytes)).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(await shown(user)).toEqual(before)
    expect(await objectsOf(user)).toHaveLength(1)
    expect(await halves()).toEqual([])
  })
})

test('the sentence about size names the limit', () => {
  expect(PICTURE_TOO_LARGE).toContain(`${MAX_PICTURE_BYTES / 1024 / 1024} MB`)
})

test('an export has it, and it goes with the account', async () => {
  const [user, other] = [await person(), await person()]
  await send(user, whole)
  await send(other, whole)
  const archive = await openZip(await buffer(await exportAccount(user)))
  const inside = Buffer.from((await archive.read('profile-picture.webp')) ?? [])
  expect(inside).toEqual(await shown(user))
  const { profilePicture } = await again(user)
  await deleteAccount(user)
  expect(await storage.open(profilePicture ?? '')).toBeUndefined()
  expect(await objectsOf(user)).toEqual([])
  expect(await shown(other)).toBeInstanceOf(Buffer)
})

test('bytes that come when the account has gone already do not stay', async () => {
  const user = await person()
  const gone: string = crypto.randomUUID()
  const file = await expectPicture()
  await file.write(whole)
  await storage.put(gone, file.path)
  await file.discard()
  await dropArriving(user, gone)
  expect(await storage.open(gone)).toBeUndefined()
})
