import { type Layout, lettersOf, plainText } from '../layout/pages.ts'
import { LIMITS } from '../limits.ts'
import { languageOf } from '../ocr/language.ts'
import type { Recogniser } from '../ocr/recogniser.ts'
import type { Recognition } from '../ocr/words.ts'
import type { ReaderInput } from '../reader.ts'
import { type WhyUnknown, unknownLetters, unreadPages, unsureLetters } from '../unread.ts'
import type { PdfDocument } from './engine.ts'
import { withTextOf } from './file-text.ts'
import type { FontTrust } from './font-trust.ts'
import { languageSaid } from './outline.ts'
import { hasMarks, hasPicture } from './marks.ts'
import type { PageLayout } from './page-layout.ts'
import { mendedPage } from './wrong-fonts.ts'

/** Fewer letters than these, and a page may be a picture with a stamp on it. */
const HAS_LETTERS = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){80}/u

type Task = Pick<ReaderInput, 'languages' | 'report' | 'shortOf'> & { notes: string[]; trust: FontTrust }

/** Whether a page may be a picture: it has hardly any letters. */
export function hasFewLetters(layout: Layout): boolean {
  return !HAS_LETTERS.test(plainText(layout))
}

/**
 * Reads the pages at `indices` as pictures and puts what was read in the place of their layout where it is more than what
 * stands in the file, or where that is no text; pages that turn out to be in the same wrong fonts, too. Returns how sure it
 * is, by index of page. Stops when memory or time is short, and says so in `notes`: the other pages are worth having. What
 * is no text is taken away where it could not be read.
 */
export async function readPictures(
  document: PdfDocument,
  layouts: PageLayout[],
  indices: readonly number[],
  { languages, report, shortOf, notes, trust }: Task,
): Promise<Map<number, number>> {
  const read = new Map<number, number>()
  const unknown = new Map<number, WhyUnknown>()
  const unsure: number[] = []
  let recogniser: Promise<Recogniser> | undefined
  // Most files need none, and what draws and recognises takes longer to load than they take to be read.
  const begin = async (): Promise<Recogniser> => {
    // Reading pictures needs as much again as the text did.
    await document.cleanup()
    const { openRecogniser } = await import('../ocr/recogniser.ts')
    const known = languageOf(trust.sample())
    return openRecogniser([...(known ? [known] : []), ...(await languageSaid(document)), ...languages])
  }
  const waiting = [...indices]
  const asked = new Set(indices)
  const looked = new Map<number, Recognition | undefined>()
  let tried = 0
  let left = 0

  const look = async (at: number): Promise<void> => {
    const layout = layouts[at]!
    const page = await document.getPage(at + 1)
    const isDoubted = trust.doubts(layout)
    const letters = lettersOf(layout)
    const isPicture =
      hasFewLetters(layout) &&
      (letters === 0 ? await hasMarks(page).catch(() => true) : await hasPicture(page).catch(() => false))
    const isWanted = isDoubted || isPicture
    if (isWanted && tried >= LIMITS.ocrPages) {
      if (isDoubted) unknown.set(at, 'limit')
      else left++
    }
    if (!isWanted || tried >= LIMITS.ocrPages) {
      if (!isWanted) asked.delete(at)
      page.cleanup()
      return
    }
    report({ page: at + 1, of: document.numPages, ocr: true })
    const { renderPage } = await import('./render.ts')
    const picture = await renderPage(page).catch(() => undefined)
    page.cleanup()
    if (!picture) return
    tried++
    const recognition = await (await (recogniser ??= begin())).read(picture)
    looked.set(at, recognition)
    const wrong = trust.compare(layout, recognition.layout, recognition.confidence)
    // What is wrong here is wrong on all pages that it is on.
    layouts.forEach((other, index) => {
      if (asked.has(index) || !other.fonts.some(({ font }) => wrong.has(font)) || !trust.doubts(other)) return
      asked.add(index)
      waiting.push(index)
    })
    if (!isDoubted && lettersOf(recognition.layout) > letters * 1.5) {
      layouts[at] = { ...withTextOf(layout, recognition.layout), fonts: [] }
      read.set(at, recognition.confidence)
    }
  }

  try {
    for (let turn = 0; turn < waiting.length; turn++) {
      const shortage = shortOf?.()
      if (shortage) {
        const rest = waiting.slice(turn)
        for (const at of rest) if (trust.doubts(layouts[at]!)) unknown.set(at, shortage)
        const pictures = rest.filter((at) => !unknown.has(at)).map((at) => at + 1)
        if (pictures.length > 0) notes.push(unreadPages(pictures, shortage))
        break
      }
      await look(waiting[turn]!)
    }
  } finally {
    await (await recogniser?.catch(() => undefined))?.close()
  }
  for (const [at, layout] of layouts.entries()) {
    if (read.has(at) || !trust.doubts(layout)) continue
    const recognition = looked.get(at)
    const mended = await mendedPage(document, at, layout, trust, recognition)
    layouts[at] = mended.layout
    if (mended.isRead) read.set(at, recognition!.confidence)
    else if (mended.isCut) unknown.set(at, unknown.get(at) ?? 'picture')
    else if (unknown.delete(at)) unsure.push(at)
  }
  if (left > 0)
    notes.push(`${left} more pages are pictures and were not read: ${LIMITS.ocrPages} is the most.`)
  notes.push(...unknownLetters(unknown))
  if (unsure.length > 0) notes.push(unsureLetters(unsure))
  return read
}
