import { expect, test } from 'vitest'
import type { Layout } from '../layout/pages.ts'
import { fontTrust } from './font-trust.ts'

/** A page of lines, each in a font: `font: text`. */
function page(...lines: string[]): Layout {
  const region = lines.map((given, at) => {
    const [font = '', text = ''] = given.split(': ')
    const place = { x: 60, right: 300, baseline: 100 + at * 14, size: 11 }
    return { ...place, text, font, cells: [{ text, x: 60, right: 300 }], rtl: false, leads: false }
  })
  return { regions: [region], height: 842, remarks: [] }
}

const CODE = [
  'mono: local function harvest(field, weight)',
  'mono: while weighed[field] <= weight do',
  'mono: counted = counted + measure(field.row, field.column)',
  'mono: end return counted, weighed, field',
]
const MORE = page('mono: if counted == nil then error("nothing was weighed") end')

test('a font is trusted when the picture says what stands in the file', () => {
  const trust = fontTrust()
  expect(trust.covers(MORE)).toBe(false)
  trust.compare(page(...CODE), page(...CODE.map((line) => line.replace('<=', '≤').replace('[', '{'))))
  expect(trust.covers(MORE)).toBe(true)
  expect(trust.covers(page('other: if counted == nil then error() end'))).toBe(false)
})

test('a font is not trusted when the picture says something else, or next to nothing', () => {
  const trust = fontTrust()
  trust.compare(page('bad: Wkh#kduyhvw+ri/wkdw*|hdu zdv zhljkhg'), page(...CODE))
  trust.compare(page('bad: abc def'), page('bad: abc def'))
  expect(trust.covers(page('bad: Wkh#kduyhvw'))).toBe(false)
})

test('a page that is mostly in another font is looked at', () => {
  const trust = fontTrust()
  trust.compare(page(...CODE), page(...CODE))
  expect(trust.covers(page('mono: counted = 0', 'bad: Wkh#kduyhvw+ri/wkdw*|hdu'))).toBe(false)
})
