import { rewardFirstDocument } from '#app/domain/accounts/points.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { coverageOf } from '#app/domain/extraction/coverage.ts'
import { extensionOf } from '#app/domain/extraction/extensions.ts'
import { sectionsOf } from '#app/domain/extraction/markdown/sections.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { expectFile } from './arrive.server.ts'
import type { Owner } from './document.server.ts'
import { safeFileName } from './file-name.ts'
import { keep, type Kept } from './keep.server.ts'
import { MAX_CONTENT_BYTES } from './limits.ts'
import { factsOf, putPages } from './reading.server.ts'
import type { Feature } from './types.ts'

/** Endings whose files are text, so that the text that was sent is a file of that name. */
const TEXTS = new Set(['txt', 'md', 'markdown'])

/**
 * Makes a document of a text, as programs do that have read a file by themselves. It is kept like any other file, as
 * `Name.txt` unless it is named as a text, counts in the quota with the bytes it really has, and is read at once.
 * Throws invalid when there is no text, too_large when there is more than MAX_CONTENT_BYTES of it.
 */
export async function createTextDocument(
  user: Owner,
  { fileName, content, features }: { fileName: string; content: string; features: readonly Feature[] },
): Promise<Kept> {
  const text = content.toWellFormed().replaceAll('\u0000', '')
  if (text.trim() === '') throw refusal('no_text')
  const bytes = Buffer.from(text)
  if (bytes.length > MAX_CONTENT_BYTES) {
    const most = MAX_CONTENT_BYTES / 1024 / 1024
    throw new AppError('too_large', `File too large. A text must be ≤ ${most} MB.`, {
      details: { title: 'File too large' },
    })
  }
  const pages = sectionsOf(text)
  const coverage = coverageOf({ pages, notes: [] }, 'section')
  const facts = await factsOf({ pages, coverage })
  const file = await expectFile(user, nameOf(fileName))
  try {
    await file.write(bytes)
  } catch (error) {
    await file.discard()
    throw error
  }
  const columns = { ...facts, status: 'ready' as const }
  return keep(user, file, features, columns, async () => async (tx, { id, userId }) => {
    await putPages(tx, id, pages)
    await rewardFirstDocument(tx, userId)
  })
}

function nameOf(fileName: string): string {
  const name = safeFileName(fileName)
  return TEXTS.has(extensionOf(name)) ? name : `${name}.txt`
}
