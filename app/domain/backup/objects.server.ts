import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { storage } from '#app/providers/storage/storage.server.ts'
import { atOnce, isOfDisk, linesOf, writeNew } from './files.server.ts'
import { type BackupTable, objectFile, tableFile } from './layout.ts'
import type { Written } from './rows.server.ts'

const TABLE = 'stored_objects'
/** How often bytes are asked for that break off on their way. */
const ATTEMPTS = 3

/** The keys of what was wholly stored when the snapshot was taken. */
async function* keysIn(folder: string, { columns }: BackupTable): AsyncGenerator<string> {
  const [key, state] = [columns.indexOf('key'), columns.indexOf('state')]
  const unpacked = createReadStream(join(folder, tableFile(TABLE))).pipe(createGunzip())
  for await (const line of linesOf(unpacked)) {
    const row = JSON.parse(line) as string[]
    if (row[state] === 'kept') yield row[key] ?? ''
  }
}

/**
 * Copies the bytes that the rows in `folder` speak of, and tells `noted` of each file. They never change, so they may be
 * copied after the rows were; but they may have been deleted since, which `missing` says.
 */
export async function copyObjects(
  folder: string,
  tables: readonly BackupTable[],
  noted: (written: Written) => Promise<void>,
): Promise<{ count: number; bytes: number; missing: string[] }> {
  const copied = { count: 0, bytes: 0, missing: [] as string[] }
  const table = tables.find(({ name }) => name === TABLE)
  if (!table) return copied
  await atOnce(keysIn(folder, table), async (key) => {
    const written = await copyObject(folder, key)
    if (!written) return void copied.missing.push(key)
    copied.count++
    copied.bytes += written.bytes
    await noted({ file: objectFile(key), sha256: written.sha256 })
  })
  return copied
}

async function copyObject(folder: string, key: string) {
  const path = join(folder, objectFile(key))
  for (let attempt = 1; ; attempt++) {
    const opened = await storage.open(key)
    if (!opened) return undefined
    try {
      const written = await writeNew(path, opened.stream)
      if (written.bytes === opened.bytes) return written
      throw new Error(`Of ${opened.bytes} bytes of ${key}, ${written.bytes} came.`)
    } catch (error) {
      await rm(path, { force: true })
      if (attempt === ATTEMPTS || isOfDisk(error)) throw error
    }
  }
}
