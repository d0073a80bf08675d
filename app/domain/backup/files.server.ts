import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lookup } from '#app/lookup.ts'

/** What a backup is written with: for its keeper alone. */
export const PRIVATE_FILE = { mode: 0o600, flags: 'wx' } as const

const DISK = lookup({
  ENOSPC: 'There is no room left on the disk.',
  EDQUOT: 'There is no room left on the disk.',
  EFBIG: 'The disk does not take files of that size.',
  EACCES: 'This user may not read or write there.',
  EPERM: 'This user may not read or write there.',
  EROFS: 'The disk cannot be written to.',
  EIO: 'The disk is broken.',
})

const AWAY = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
]

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** Whether the disk is to blame. */
export function isOfDisk(error: unknown): boolean {
  return error instanceof Error && DISK.has(codeOf(error))
}

/** What went wrong, in words that people can act on, and without what rows hold: Drizzle's errors repeat all values. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error && error.message.startsWith('Failed query')) return reasonOf(error.cause)
  const code = codeOf(error)
  if (AWAY.includes(code)) return `The database or the storage cannot be reached (${code}).`
  return DISK.get(code) ?? error.message
}

/** Passes bytes on and counts them. */
export function counter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, figures: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a new file and answers what it holds. */
export async function writeNew(path: string, from: NodeJS.ReadableStream | Iterable<string>) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const counted = counter()
  await pipeline(from, counted.stream, createWriteStream(path, PRIVATE_FILE))
  return counted.figures()
}

/** The checksum of a file, in hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The lines of a stream. Only a line feed ends one: readline would also break at others that text may hold. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString()
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString()
}

/** Does `work` for all of them, a few at a time. Ends with the first failure, when what had been begun is over. */
export async function atOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  most = 4,
): Promise<void> {
  const busy = new Set<Promise<void>>()
  const failures: unknown[] = []
  const begin = (item: T) => {
    const doing = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => busy.delete(doing))
    busy.add(doing)
  }
  try {
    for await (const item of items) {
      begin(item)
      if (busy.size >= most) await Promise.race(busy)
      if (failures.length > 0) break
    }
  } finally {
    await Promise.all(busy)
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Has everything in a folder be there after a power cut. The system's own command does it at once, which for many files
 * takes a hundredth of the time; where there is none, they are gone through.
 */
export async function settleOnDisk(folder: string): Promise<void> {
  const done = await new Promise<boolean>((resolve) => {
    const child = spawn('sync', ['--file-system', folder], { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
  if (done) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await syncOne(join(entry.parentPath, entry.name))
  await syncOne(folder)
}

async function syncOne(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
