import { randomBytes } from 'node:crypto'
import { expectFile } from '#app/domain/library/arrive.server.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { keepFile, type KeepOptions } from '#app/domain/library/keep.server.ts'

/** Uploads a file as a form would, in pieces. */
export async function upload(
  user: Owner,
  fileName: string,
  content: string | Uint8Array,
  options: KeepOptions = {},
) {
  const file = await expectFile(user, fileName)
  try {
    const bytes = Buffer.from(content)
    for (let at = 0; at < bytes.length; at += 65_536) await file.write(bytes.subarray(at, at + 65_536))
  } catch (error) {
    await file.discard()
    throw error
  }
  return keepFile(user, file, options)
}

/** Text of that many bytes that nobody else has. */
export function uniqueText(bytes = 60): string {
  return randomBytes(Math.ceil(bytes / 2))
    .toString('hex')
    .replaceAll(/(.{7})./g, '$1 ')
    .slice(0, bytes)
}
