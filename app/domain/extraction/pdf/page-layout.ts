import { type Layout, type Loss, regionsOf } from '../layout/pages.ts'
import { type Run, type Size, type TextItem, runsOf, turned } from '../layout/runs.ts'
import { type Overlay, overlayOf } from './annotations.ts'
import type { PdfDocument, PdfPage } from './engine.ts'
import { linked, turnedLink } from './links.ts'
import { type Untold, lettersIn } from './untold.ts'

/** Stretches of text of one page that are looked at; real pages have some thousands. */
export const ITEMS = 60_000

/** All that a page has in one font, in the order of the file, as the font's map to Unicode says it. */
export type FontText = {
  font: string
  text: string
  /** The file does not say which letters the font shows. */
  isGuessed: boolean
}

/** The layout of a page, and what stands on it by font. */
export type PageLayout = Layout & { fonts: FontText[] }

/**
 * What to change on a page that was read before. `put` says what is to stand there of those runs that are read in one
 * direction, in degrees clockwise; those in the fonts `wrong` have signs for letters. pdf.js numbers fonts anew when it was
 * cleaned up: `fonts` are those of the first reading.
 */
export type Change = {
  fonts: readonly FontText[]
  wrong: ReadonlySet<string>
  put: (wrong: Run[], right: Run[], turn: number) => Run[]
}

/** The layout of a page of `document`, counted from 1, with its runs changed; undefined where the page is damaged. */
export async function layoutOfPage(
  document: PdfDocument,
  number: number,
  change?: Change,
): Promise<PageLayout | undefined> {
  try {
    const page = await document.getPage(number)
    const layout = await layoutOf(page, change)
    page.cleanup()
    return layout
  } catch {
    return undefined
  }
}

/** What is set on a page and what is laid over it. */
async function layoutOf(page: PdfPage, change?: Change): Promise<PageLayout> {
  const viewport = page.getViewport({ scale: 1 })
  const size: Size = { width: viewport.width, height: viewport.height }
  const overlay = await overlayOf(page).catch(
    (): Overlay => ({ links: [], fields: [], remarks: [], isAll: false }),
  )
  const { items: set, losses, guessed } = await textItems(page)
  const fonts = fontTexts(set, guessed)
  if (change) mark(set, fonts, change)
  if (!overlay.isAll) losses.add('overlay')
  const groups = runsOf([...set, ...overlay.fields], viewport.transform, size)
  const regions = groups.map((group) => {
    const turn = group.turn
    const links = overlay.links.map((link) => {
      return turnedLink(link, viewport.transform, (x, y) => turned(x, y, turn, size))
    })
    return regionsOf(linked(change ? changed(group.runs, turn, change) : group.runs, links))
  })
  const isUpright = (groups[0]?.turn ?? 0) % 180 === 0
  return {
    regions: regions.flat(),
    height: isUpright ? size.height : size.width,
    turned: regions.slice(1).flat().length,
    remarks: overlay.remarks,
    fonts,
    ...(losses.size > 0 && { losses: [...losses] }),
  }
}

/** Gives fonts the names they had, and those that are wrong signs for letters: as they are, some would go unseen. */
function mark(items: TextItem[], fonts: readonly FontText[], { fonts: known, wrong }: Change): void {
  const names = new Map(fonts.map(({ font }, at) => [font, known[at]?.font ?? font]))
  for (const item of items) {
    item.fontName = names.get(item.fontName)!
    if (wrong.has(item.fontName)) item.str = item.str.replace(/\S/g, '\ufffd')
  }
}

function changed(runs: Run[], turn: number, { wrong, put }: Change): Run[] {
  const isWrong = ({ font }: Run) => wrong.has(font)
  return put(
    runs.filter(isWrong),
    runs.filter((run) => !isWrong(run)),
    turn,
  )
}

function fontTexts(items: readonly TextItem[], guessed: Untold['guessed']): FontText[] {
  const texts = new Map<string, string>()
  for (const { str, fontName } of items) {
    const before = texts.get(fontName)
    texts.set(fontName, before ? `${before} ${str}` : str)
  }
  const signs = new Map(guessed)
  return [...texts].map(([font, text]) => ({ font, text, isGuessed: isMostlyOf(text, signs.get(font)) }))
}

function isMostlyOf(text: string, signs: string | undefined): boolean {
  if (!signs) return false
  const such = new Set(signs)
  let count = 0
  for (const sign of text) if (such.has(sign)) count += sign.length
  return count * 2 > text.length
}

type PageText = {
  items: TextItem[]
  /** What is missing among them. */
  losses: Set<Loss>
  guessed: Untold['guessed']
}

/** Returns the stretches of text that are set on a page, in the order of the file, and what the file does not say of them. */
export async function textItems(page: PdfPage): Promise<PageText> {
  const reader = page.streamTextContent({ disableNormalization: true }).getReader()
  const text: PageText = { items: [], losses: new Set(), guessed: [] }
  let letters = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text
    for (const item of value.items as unknown[]) {
      if (isText(item)) {
        text.items.push(item)
        letters += lettersIn(item.str)
      } else if (isUntold(item)) {
        text.guessed = item.untold.guessed
        for (const loss of item.untold.losses) text.losses.add(loss)
        if (item.untold.letters > letters) text.losses.add('outside')
      }
    }
    if (text.items.length > ITEMS) {
      text.losses.add('endless')
      // Not waited for: where all was sent already, pdf.js never says that it has stopped.
      reader.cancel(new Error('There is more text on this page than is read')).catch(() => undefined)
      return text
    }
  }
}

function isText(item: unknown): item is TextItem {
  return typeof item === 'object' && item !== null && 'str' in item && item.str !== ''
}

function isUntold(item: unknown): item is { untold: Untold } {
  return typeof item === 'object' && item !== null && 'untold' in item
}
