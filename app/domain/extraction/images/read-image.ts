import { type Layout, lettersOf, markdownOfPages } from '../layout/pages.ts'
import { LIMITS } from '../limits.ts'
import { openRecogniser } from '../ocr/recogniser.ts'
import type { Page, Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { decodePicture } from './decode.ts'
import { readHeader } from './header.ts'

/** Letters without which a picture holds no text but specks that look like it. */
const LETTERS = 2
/** So few letters are specks, too, unless they were read with this confidence (0 to 100). */
const FEW_LETTERS = 12
const CONFIDENCE = 60

/**
 * Reads the text off a picture; of a TIFF off each of its pages, of an animation off its first frame. Nothing that the
 * file tells of itself (place, camera, author) is kept. Throws the refusals `mismatch`, `damaged`, `too_many_pixels` and
 * `no_text`.
 */
export const readImage: Reader = async ({ bytes, languages, report }) => {
  const header = readHeader(bytes)
  if (header.width * header.height > LIMITS.pixels) throw refusal('too_many_pixels')
  const count = Math.min(header.pages, LIMITS.ocrPages)
  const layouts: Layout[] = []
  const confidences: number[] = []
  const recogniser = openRecogniser(languages)
  try {
    for (let page = 0; page < count; page++) {
      const picture = await decodePicture(bytes, header, page)
      report({ page: page + 1, of: count, ocr: true })
      const { layout, confidence } = await recogniser.read(picture)
      layouts.push(layout)
      confidences.push(confidence)
    }
  } finally {
    await recogniser.close()
  }
  if (!layouts.some((layout, at) => isText(lettersOf(layout), confidences[at] ?? 0))) throw refusal('no_text')
  const pages = markdownOfPages(layouts).map(({ text, leftOut }, at): Page => {
    const label = count > 1 ? `Page ${at + 1}` : null
    const read = { label, text, method: 'ocr' as const, confidence: confidences[at] ?? 0 }
    return leftOut.length > 0 ? { ...read, leftOut } : read
  })
  const left = header.pages - count
  return {
    pages,
    notes: left > 0 ? [`${left} more pages were not read: ${LIMITS.ocrPages} is the most.`] : [],
  }
}

function isText(letters: number, confidence: number): boolean {
  return letters >= FEW_LETTERS || (letters >= LETTERS && confidence >= CONFIDENCE)
}
