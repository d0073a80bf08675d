import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '#test/mocks/s3.ts'
import { folderStorage } from './folder.server.ts'
import { makeBucket, s3Storage } from './s3.server.ts'
import type { Storage } from './storage.ts'

const root = mkdtempSync(join(tmpdir(), 'wordkin-storage-'))
let service: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  service = await startS3()
})
afterAll(async () => {
  await service.close()
  rmSync(root, { recursive: true, force: true })
})

const STORAGES: [string, () => Storage][] = [
  ['a folder', () => folderStorage(join(root, 'files'))],
  ['a bucket', () => s3Storage(service.settings)],
]

async function put(storage: Storage, key: string, bytes: Uint8Array) {
  const path = join(await storage.temporaryFolder(), key)
  await writeFile(path, bytes)
  await storage.put(key, path)
  await rm(path)
}
const rm = async (path: string) => rmSync(path, { force: true })

async function read(storage: Storage, key: string) {
  const opened = await storage.open(key)
  return opened && { bytes: opened.bytes, content: await buffer(opened.stream) }
}

describe.each(STORAGES)('%s', (_, storageOf) => {
  test.each([0, 1, 5 * 1024 * 1024 + 1])('gives back %i bytes as they were', async (size) => {
    const [storage, key, bytes] = [storageOf(), crypto.randomUUID(), randomBytes(size)]
    await put(storage, key, bytes)
    const found = await read(storage, key)
    expect(found?.bytes).toBe(size)
    expect(found?.content.equals(bytes)).toBe(true)
  })

  test('has nothing under a key that was never put or has been removed, which may be done twice', async () => {
    const [storage, key] = [storageOf(), crypto.randomUUID()]
    expect(await storage.open(key)).toBeUndefined()
    await storage.remove(key)
    await put(storage, key, randomBytes(10))
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.open(key)).toBeUndefined()
  })

  test('keeps nothing of what could not be read', async () => {
    const [storage, key] = [storageOf(), crypto.randomUUID()]
    await expect(storage.put(key, join(root, 'nowhere'))).rejects.toThrow()
    expect(await storage.open(key)).toBeUndefined()
  })
})

test('a folder has its files spread over others, and takes them from other disks', async () => {
  const storage = folderStorage(join(root, 'spread'))
  const key = crypto.randomUUID()
  const elsewhere = join('/dev/shm', `wordkin-${key}`)
  await writeFile(elsewhere, 'from far')
  try {
    await storage.put(key, elsewhere)
  } finally {
    rmSync(elsewhere, { force: true })
  }
  const place = join(root, 'spread', key.slice(0, 2))
  expect(await readdir(place)).toEqual([key])
  expect(await readFile(join(place, key), 'utf8')).toBe('from far')
})

test('bytes whose way to the bucket breaks off are sent again', async () => {
  let times = 0
  const away = createServer((socket) => {
    times++
    const on = times > 1 ? connect(Number(new URL(service.settings.endpoint).port), '127.0.0.1') : undefined
    socket.on('error', () => {})
    if (on) socket.pipe(on).pipe(socket)
    else socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((listening) => away.listen(0, '127.0.0.1', listening))
  const { port } = away.address() as AddressInfo
  const storage = s3Storage({ ...service.settings, endpoint: `http://127.0.0.1:${port}` })
  const [key, bytes] = [crypto.randomUUID(), randomBytes(3_000_000)]
  await put(storage, key, bytes)
  expect((await read(s3Storage(service.settings), key))?.content.equals(bytes)).toBe(true)
  expect(times).toBeGreaterThan(1)
  away.close()
})

test('a bucket that cannot be reached is an error, not an empty one', async () => {
  const away = s3Storage({ ...service.settings, endpoint: 'http://127.0.0.1:9' })
  await expect(away.open(crypto.randomUUID())).rejects.toThrow()
})

test('a bucket is made once, and its files stay when it is made again', async () => {
  const settings = { ...service.settings, bucket: 'made-at-the-start' }
  const [storage, key] = [s3Storage(settings), crypto.randomUUID()]
  expect(await makeBucket(settings)).toBe(true)
  await put(storage, key, randomBytes(10))
  await makeBucket(settings)
  expect((await read(storage, key))?.bytes).toBe(10)
  await expect(makeBucket({ ...settings, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow()
})
