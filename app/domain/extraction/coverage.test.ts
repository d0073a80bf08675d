import { expect, test } from 'vitest'
import { coverageLine, coverageOf, unitOf } from './coverage.ts'
import type { Page } from './reader.ts'

/** Pages as `t` (text), `o` (read off a picture), `d` (doubtful) or a blank. */
function pages(kinds: string): Page[] {
  return Array.from(kinds, (kind) => ({
    label: null,
    text: kind === ' ' ? ' \n' : 'words',
    method: kind === 'o' || kind === 'd' ? 'ocr' : 'text',
    ...(kind === 'o' ? { confidence: 91 } : kind === 'd' ? { confidence: 40 } : {}),
  }))
}

test.each([
  ['t', 'Text on the one page.'],
  ['tttt', 'Text on all 4 pages.'],
  ['t  t', 'Text on 2 of 4 pages.'],
  ['o', 'Text on the one page; read by OCR.'],
  ['d', 'Text on the one page; read by OCR (low confidence).'],
  ['oo', 'Text on all 2 pages; all pages read by OCR.'],
  ['tttdttttd ttttt ', 'Text on 14 of 16 pages; pages 4 and 9 read by OCR (low confidence).'],
  ['toooto', 'Text on all 6 pages; pages 2 to 4 and 6 read by OCR.'],
  ['todo', 'Text on all 4 pages; pages 2 to 4 read by OCR (low confidence on page 3).'],
  ['ototototototototot', 'Text on all 18 pages; 9 pages read by OCR.'],
])('pages %j: %s', (kinds, line) => {
  expect(coverageLine(coverageOf({ pages: pages(kinds), notes: [] }, 'page'))).toBe(line)
})

test('notes follow, and pages are called what they are', () => {
  const coverage = coverageOf({ pages: pages('tt '), notes: ['1 picture was left out.'] }, 'slide')
  expect(coverageLine(coverage)).toBe('Text on 2 of 3 slides. 1 picture was left out.')
  expect([unitOf('document', 'pdf'), unitOf('image', 'png'), unitOf('presentation', 'ppt')]).toEqual([
    'page',
    'page',
    'slide',
  ])
  expect([unitOf('spreadsheet', 'xlsx'), unitOf('spreadsheet', 'csv'), unitOf('document', 'docx')]).toEqual([
    'sheet',
    'section',
    'section',
  ])
})

test('says what was left out of the margins, titles of which there are few in words', () => {
  const [number, head] = [
    { kind: 'number', text: '3' },
    { kind: 'head', text: 'The Lantern' },
  ] as const
  const line = (leftOut: Page['leftOut'][]) => {
    const read = leftOut.map(
      (one, at): Page => ({ ...pages('t')[0]!, label: `${at}`, ...(one && { leftOut: one }) }),
    )
    return coverageLine(coverageOf({ pages: read, notes: ['A note.'] }, 'page'))
  }
  const start = 'Text on all 3 pages. A note.'
  expect(line([undefined, undefined, undefined])).toBe(start)
  expect(line([[number], [number], [number]])).toBe(`${start} Page numbers were left out on pages 1 to 3.`)
  expect(line([undefined, [head], [head]])).toBe(
    `${start} Running titles were left out on pages 2 and 3, where they come again (“The Lantern”).`,
  )
  expect(line([undefined, [head, number], [number, head]])).toBe(
    `${start} Page numbers and running titles were left out on pages 2 and 3, where they come again (“The Lantern”).`,
  )
  const others = ['One', 'Two', 'Three', 'Four'].map((text) => ({ kind: 'head' as const, text }))
  expect(line([[number], others, undefined])).toBe(
    `${start} Page numbers were left out on page 1, and running titles on page 2, where they come again.`,
  )
})
