import { AppError } from '#app/domain/errors.ts'
import { FILE_TOO_LARGE, IMPORT_TYPES, MAX_IMPORT_BYTES } from './limits.ts'

/** Control characters that no text has: white space and form feed aside. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * The text of a file brought into the humanizer. UTF-8, or UTF-16 with a byte order mark; anything else that is text is
 * read as Windows-1252. Throws unsupported, too_large or invalid with the title and sentence to show.
 */
export async function readTextFile(file: File): Promise<string> {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (!IMPORT_TYPES.some((type) => type === extension)) {
    const known = IMPORT_TYPES.map((type) => `.${type}`).join(', ')
    throw refusal('unsupported', 'Invalid file type', `Please upload a text file (${known}).`)
  }
  if (file.size > MAX_IMPORT_BYTES) {
    throw refusal('too_large', FILE_TOO_LARGE.title, FILE_TOO_LARGE.description)
  }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (BINARY.test(text.slice(0, 100_000))) {
    throw refusal(
      'unsupported',
      'Invalid file type',
      'This file is named like a text, but it holds something else.',
    )
  }
  if (text.trim() === '') throw refusal('invalid', 'Failed to process file', 'There is no text in this file.')
  return text
}

function refusal(code: 'unsupported' | 'too_large' | 'invalid', title: string, message: string): AppError {
  return new AppError(code, message, { details: { title } })
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
