import { type Layout, lettersOf, plainText } from '../layout/pages.ts'
import { LIMITS } from '../limits.ts'
import type { ReaderInput } from '../reader.ts'
import { unreadPages } from '../unread.ts'
import { isBetter, isBroken, isGarbled } from './doubt.ts'
import type { PdfDocument } from './engine.ts'
import { fontTrust } from './font-trust.ts'
import { endThreadBeside } from './thread-beside.ts'

/** Fewer letters than these, and a page may be a picture with a stamp on it. */
const HAS_LETTERS = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){80}/u

type Task = Pick<ReaderInput, 'languages' | 'report' | 'shortOf'> & { notes: string[] }

/** Whether a page may be a picture: it has hardly any letters, or such as mean nothing. */
export function isDoubtful(layout: Layout): boolean {
  const text = plainText(layout)
  return !HAS_LETTERS.test(text) || isGarbled(text)
}

/**
 * Reads the pages at `indices` as pictures and puts what was read in the place of their layout where it is more than what
 * stands in the file. Returns how sure it is, by index of page. Stops when memory or time is short, and says so in `notes`:
 * the other pages are worth having.
 */
export async function readPictures(
  document: PdfDocument,
  layouts: Layout[],
  indices: readonly number[],
  { languages, report, shortOf, notes }: Task,
): Promise<Map<number, number>> {
  const read = new Map<number, number>()
  // Reading pictures needs as much again as the text did.
  await endThreadBeside()
  await document.cleanup()
  // Most files need none.
  const { openRecogniser } = await import('../ocr/recogniser.ts')
  const { hasPicture, renderPage } = await import('./render.ts')
  const recogniser = openRecogniser(languages)
  const trust = fontTrust()
  let tried = 0
  let left = 0
  try {
    for (const [turn, at] of indices.entries()) {
      const shortage = shortOf?.()
      if (shortage) {
        notes.push(
          unreadPages(
            indices.slice(turn).map((index) => index + 1),
            shortage,
          ),
        )
        break
      }
      const page = await document.getPage(at + 1)
      const text = plainText(layouts[at]!)
      const letters = lettersOf(layouts[at]!)
      const isText = letters > 0 && (!isGarbled(text) || (!isBroken(text) && trust.covers(layouts[at]!)))
      const isWanted = !isText || (await hasPicture(page).catch(() => false))
      if (isWanted && tried >= LIMITS.ocrPages) left++
      if (!isWanted || tried >= LIMITS.ocrPages) {
        page.cleanup()
        continue
      }
      report({ page: at + 1, of: document.numPages, ocr: true })
      const picture = await renderPage(page).catch(() => undefined)
      page.cleanup()
      if (!picture) continue
      tried++
      const recognition = await recogniser.read(picture)
      const isMore = lettersOf(recognition.layout) > letters * 1.5
      if (!isMore && !(isGarbled(text) && isBetter(plainText(recognition.layout), text))) {
        trust.compare(layouts[at]!, recognition.layout)
        continue
      }
      layouts[at] = recognition.layout
      read.set(at, recognition.confidence)
    }
  } finally {
    await recogniser.close()
  }
  if (left > 0)
    notes.push(`${left} more pages are pictures and were not read: ${LIMITS.ocrPages} is the most.`)
  return read
}
