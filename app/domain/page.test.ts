import { expect, test } from 'vitest'
import { askedPage, pageOf } from './page.ts'

test.each([
  [0, 1, { page: 1, pages: 1, before: 0 }],
  [51, 2, { page: 2, pages: 3, before: 25 }],
  [50, 3, { page: 2, pages: 2, before: 25 }],
  [50, -1, { page: 1, pages: 2, before: 0 }],
  [50, Number.NaN, { page: 1, pages: 2, before: 0 }],
])('of %i rows, 25 a page, page %d is one that there is', (total, asked, shown) => {
  expect(pageOf(total, 25, asked)).toEqual(shown)
})

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=1e3', 1],
  ['page=12345678', 1],
])('“%s” asks for page %i', (query, page) => {
  expect(askedPage(new URLSearchParams(query))).toBe(page)
})
