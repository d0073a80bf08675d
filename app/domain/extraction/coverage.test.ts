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
