import type { Kind } from './formats.ts'
import type { LeftOut, Page, Reading } from './reader.ts'

/** What was read of a document, told in one line (`coverageLine`). Page numbers count from 1. */
export type Coverage = {
  /** What its pages are called; page when it is not said. */
  unit?: 'page' | 'slide' | 'sheet' | 'section'
  pages: number
  pagesWithText: number
  /** Pages read off a picture. */
  ocrPages: number[]
  /** Those of them that are doubtful. */
  lowConfidencePages: number[]
  notes: string[]
  /** Pages whose number, and pages whose running title, was left out of the text; up to three of those titles. */
  leftOut?: { numbers: number[]; heads: number[]; titles: string[] }
}

/** Below this a recogniser's own confidence (0 to 100) means that words are likely wrong. */
const DOUBTFUL = 70

/** What was read, page by page. `kind` and `reader` tell what a page is called. */
export function coverageOf({ pages, notes }: Reading, unit: NonNullable<Coverage['unit']>): Coverage {
  const numbered = pages.map((page, at) => ({ ...page, number: at + 1 }))
  const ocr = numbered.filter(({ method, text }) => method === 'ocr' && text.trim() !== '')
  return {
    unit,
    pages: pages.length,
    pagesWithText: pages.filter(({ text }) => text.trim() !== '').length,
    ocrPages: ocr.map(({ number }) => number),
    lowConfidencePages: ocr.filter(({ confidence = 0 }) => confidence < DOUBTFUL).map(({ number }) => number),
    notes,
    ...leftOutOf(pages),
  }
}

/** Running titles that are quoted, and how much of each: of many, those of chapters, each stands in the text where it begins. */
const QUOTED = { titles: 3, characters: 80 }

function leftOutOf(pages: readonly Page[]): Pick<Coverage, 'leftOut'> {
  const pagesWith = (kind: LeftOut['kind']) => {
    return pages.flatMap(({ leftOut = [] }, at) => (leftOut.some((one) => one.kind === kind) ? [at + 1] : []))
  }
  const [numbers, heads] = [pagesWith('number'), pagesWith('head')]
  if (numbers.length + heads.length === 0) return {}
  const all = pages.flatMap(({ leftOut = [] }) =>
    leftOut.flatMap(({ kind, text }) => (kind === 'head' ? [text] : [])),
  )
  const titles = [...new Set(all)]
  return { leftOut: { numbers, heads, titles: titles.length > QUOTED.titles ? [] : titles.map(shortened) } }
}

function shortened(title: string): string {
  return title.length > QUOTED.characters ? `${title.slice(0, QUOTED.characters - 1).toWellFormed()}…` : title
}

/** The sentence about what was left out of the text because it only says where a page belongs; empty without any. */
function leftOutLine({ leftOut, unit = 'page' }: Coverage): string {
  if (!leftOut) return ''
  const { numbers, heads, titles } = leftOut
  const quoted = titles.length > 0 ? ` (${titles.map((title) => `“${title}”`).join(', ')})` : ''
  const where = (list: number[]) =>
    `${unit === 'page' || unit === 'slide' ? 'on' : 'in'} ${numbersOf(list, unit)}`
  if (heads.length === 0) return `Page numbers were left out ${where(numbers)}.`
  const again = `where they come again${quoted}`
  if (numbers.length === 0) return `Running titles were left out ${where(heads)}, ${again}.`
  if (numbers.join() === heads.join())
    return `Page numbers and running titles were left out ${where(heads)}, ${again}.`
  return `Page numbers were left out ${where(numbers)}, and running titles ${where(heads)}, ${again}.`
}

/** What the pages of a file of that kind are called; flowing documents have sections. */
export function unitOf(kind: Kind, extension: string): NonNullable<Coverage['unit']> {
  if (extension === 'pdf' || kind === 'image') return 'page'
  if (kind === 'presentation') return 'slide'
  return kind === 'spreadsheet' && extension !== 'csv' ? 'sheet' : 'section'
}

/**
 * The coverage in one line: `Text on 14 of 16 pages; pages 4 and 9 read by OCR (low confidence).`, with the notes
 * behind it.
 */
export function coverageLine(coverage: Coverage): string {
  const { unit = 'page', pages, pagesWithText, ocrPages, lowConfidencePages, notes } = coverage
  const parts = [`Text on ${share(pagesWithText, pages, unit)}`]
  const doubtful = lowConfidencePages.length
  if (ocrPages.length === pages && pages === 1)
    parts.push(doubtful ? 'read by OCR (low confidence)' : 'read by OCR')
  else if (ocrPages.length > 0) {
    const all = doubtful === ocrPages.length
    const which = ocrPages.length === pages ? `all ${unit}s` : numbersOf(ocrPages, unit)
    const doubt =
      doubtful === 0
        ? ''
        : all
          ? ' (low confidence)'
          : ` (low confidence on ${numbersOf(lowConfidencePages, unit)})`
    parts.push(`${which} read by OCR${doubt}`)
  }
  return [`${parts.join('; ')}.`, ...notes, leftOutLine(coverage)].filter(Boolean).join(' ')
}

function share(some: number, all: number, unit: string): string {
  if (some !== all) return `${some} of ${all} ${unit}${all === 1 ? '' : 's'}`
  return all === 1 ? `the one ${unit}` : `all ${all} ${unit}s`
}

/** `page 4`, `pages 4 and 9`, `pages 2 to 5, 7 and 9`: neighbours of three and more are a range; long lists are counted. */
export function numbersOf(list: readonly number[], unit: string): string {
  const ranges: [from: number, to: number][] = []
  for (const number of list) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  if (ranges.length > 8) return `${list.length} ${unit}s`
  const written = ranges.flatMap(([from, to]) =>
    to - from > 1 ? [`${from} to ${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
  )
  const text = written.length > 1 ? `${written.slice(0, -1).join(', ')} and ${written.at(-1)}` : written[0]
  return `${unit}${list.length === 1 ? '' : 's'} ${text}`
}
