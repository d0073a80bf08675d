import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#app/domain/errors.ts'
import { extensionOf } from '#app/domain/extraction/extensions.ts'
import { formatOf } from '#app/domain/extraction/formats.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { emit } from '#app/observe/events.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { safeFileName } from './file-name.ts'

/** Bytes on their way in, in the temporary folder. */
export type IncomingBytes = {
  path: string
  /** Throws too_large when there are too many, what `hold` throws, and unavailable when the disk has no room. */
  write(chunk: Uint8Array): Promise<void>
  /** Says that all bytes have come. Throws a refusal when there were none. */
  finish(): Promise<{ bytes: number; sha256: string }>
  /** Removes the file. */
  discard(): Promise<void>
}

/** A file on its way in, to be read. */
export type Incoming = IncomingBytes & {
  /** Safe to show. */
  fileName: string
  /** Lower case, one that can be read. */
  extension: string
}

type ByteRules = {
  maxBytes: number
  /** The refusal of a byte more. */
  tooLarge: () => AppError
  /** Told how many bytes there will be, before they are written. */
  hold?: (bytes: number) => Promise<void>
}

/** What is accepted of a file that is on its way in. */
export type IncomingRules = Omit<ByteRules, 'tooLarge'> & {
  tooLarge: (extension: string) => AppError
  /** The refusal of an ending that is not read. */
  wrongType?: () => AppError
}

/** Begins to take in a file that was sent under the name `sentName`. Throws unsupported by its ending. */
export async function takeIn(sentName: string, key: string, rules: IncomingRules): Promise<Incoming> {
  const { fileName, extension } = acceptedName(sentName, rules)
  const bytes = await takeBytes(key, { ...rules, tooLarge: () => rules.tooLarge(extension) })
  return { ...bytes, fileName, extension }
}

/** Begins to take in bytes, whatever they are called; they arrive in a file of the name `key`. */
export async function takeBytes(key: string, rules: ByteRules): Promise<IncomingBytes> {
  const path = join(await storage.temporaryFolder(), key)
  const file = await open(path, 'wx').catch(noRoom)
  const hash = createHash('sha256')
  let bytes = 0
  return {
    path,
    async write(chunk) {
      if (bytes + chunk.length > rules.maxBytes) throw rules.tooLarge()
      await rules.hold?.(bytes + chunk.length)
      bytes += chunk.length
      hash.update(chunk)
      await writeAll(file, chunk).catch(noRoom)
    },
    async finish() {
      await file.close().catch(noRoom)
      if (bytes === 0) throw refusal('empty')
      emit('file_arrived', { bytes })
      return { bytes, sha256: hash.digest('hex') }
    },
    async discard() {
      await file.close().catch(() => {})
      await rm(path, { force: true })
    },
  }
}

/** The name a file is shown by, and its ending. Throws unsupported when no reader reads such files. */
export function acceptedName(sentName: string, { wrongType }: Pick<IncomingRules, 'wrongType'>) {
  const fileName = safeFileName(sentName)
  const extension = extensionOf(fileName)
  if (!formatOf(extension)) throw wrongType?.() ?? refusal('type')
  return { fileName, extension }
}

async function writeAll(file: FileHandle, chunk: Uint8Array) {
  for (let written = 0; written < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, written)
    written += bytesWritten
  }
}

/** The disk is full, cannot be written to, or is broken. */
export function noRoom(cause: unknown): never {
  const message =
    'Files cannot be stored right now. Nothing was kept. Please try again in a while, and tell us if it goes on.'
  throw new AppError('unavailable', message, {
    cause,
    details: { title: 'Upload Failed', retryAfterSeconds: 60 },
  })
}
