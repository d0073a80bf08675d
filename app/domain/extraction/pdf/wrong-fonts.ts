import { type Layout, lettersOf, plainText } from '../layout/pages.ts'
import type { Run } from '../layout/runs.ts'
import type { Recognition } from '../ocr/words.ts'
import type { PdfDocument } from './engine.ts'
import type { FontTrust } from './font-trust.ts'
import { meaningOf } from './meaning.ts'
import { type Change, type PageLayout, layoutOfPage } from './page-layout.ts'

/** How sure a reading is that may stand for text which is none. */
const USABLE = 50
/** Share of the letters of a font that are found on the picture in their place at least. */
const FOUND = 0.4

/** A page whose fonts are wrong as it may be kept: with what was read off its picture, or without what is no text. */
export async function mendedPage(
  document: PdfDocument,
  at: number,
  layout: PageLayout,
  trust: FontTrust,
  recognition: Recognition | undefined,
): Promise<{ layout: PageLayout; isRead: boolean; isCut: boolean }> {
  const lost = trust.lost(layout)
  const isMostly = trust.isMostly(layout)
  if (recognition && isUsable(recognition) && (isMostly || lost.size > 0)) {
    const mended = isMostly ? undefined : await withRead(document, at, layout, lost, recognition)
    const { remarks } = layout
    return { layout: { ...(mended ?? recognition.layout), remarks, fonts: [] }, isRead: true, isCut: false }
  }
  if (lost.size === 0) return { layout, isRead: false, isCut: false }
  return { layout: await withoutFonts(document, at, layout, lost), isRead: false, isCut: true }
}

/** Whether what was read off a picture may stand in the place of text that is none. */
function isUsable({ layout, confidence }: Recognition): boolean {
  const meaning = meaningOf(plainText(layout), false)
  return confidence >= USABLE && lettersOf(layout) > 0 && meaning !== 'meaningless' && meaning !== 'doubtful'
}

/** A page without the lines that are mostly in `fonts`. */
export function withoutLines(layout: PageLayout, fonts: ReadonlySet<string>): PageLayout {
  const regions = layout.regions.map((lines) => lines.filter(({ font }) => !fonts.has(font)))
  return { ...layout, regions: regions.filter((lines) => lines.length > 0) }
}

/** A page without all that is in `fonts`. */
async function withoutFonts(
  document: PdfDocument,
  at: number,
  layout: PageLayout,
  fonts: ReadonlySet<string>,
): Promise<PageLayout> {
  const drop: Change = { fonts: layout.fonts, wrong: fonts, put: (_, right) => right }
  return (await layoutOfPage(document, at + 1, drop)) ?? withoutLines(layout, fonts)
}

/**
 * A page with what was read off its picture in the places of all that is in `fonts`; undefined when that is not where it
 * should be, as on a page that lies on its side.
 */
async function withRead(
  document: PdfDocument,
  at: number,
  before: PageLayout,
  fonts: ReadonlySet<string>,
  { words }: Recognition,
): Promise<Layout | undefined> {
  let missing = 0
  let found = 0
  const put: Change['put'] = (wrong, right, turn) => {
    missing += wrong.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
    if (turn !== 0) return right
    const read = words.filter((word) => {
      return wrong.some((run) => isOn(word, run)) && !right.some((run) => isOn(word, run))
    })
    found += read.reduce((sum, { text }) => sum + text.length, 0)
    return [...right, ...read.map((word) => inPlaceOf(word, wrong))]
  }
  const layout = await layoutOfPage(document, at + 1, { fonts: before.fonts, wrong: fonts, put })
  return layout && found >= missing * FOUND ? layout : undefined
}

/** Whether the middle of a word lies on a run. */
function isOn(word: Run, { x, right, baseline, size }: Run): boolean {
  const middle = (word.x + word.right) / 2
  const height = word.baseline - word.size * 0.3
  return (
    middle > x - 1 && middle < right + 1 && height > baseline - size * 0.9 && height < baseline + size * 0.2
  )
}

/** A word that was read, of the size and in the font of the run that it stands for. */
function inPlaceOf(word: Run, runs: readonly Run[]): Run {
  const run = runs.find((one) => isOn(word, one))!
  return { ...word, size: run.size, font: run.font, baseline: run.baseline, at: run.at }
}
