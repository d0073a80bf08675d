import { expect, test } from 'vitest'
import { EXTENSIONS } from '#app/domain/extraction/extensions.ts'
import { mediaTypeOf } from '#app/domain/extraction/formats.ts'
import { FILE_KINDS, spanOf } from './filters.ts'
import { mediaTypesOf } from './kinds-of-files.ts'

test('every format is of one kind', () => {
  const types = FILE_KINDS.flatMap(({ name }) => mediaTypesOf(name))
  expect(types.toSorted()).toEqual([...new Set(EXTENSIONS.map(mediaTypeOf))].toSorted())
})

test('a kind has what people call it', () => {
  expect(mediaTypesOf('pdf')).toEqual(['application/pdf'])
  expect(mediaTypesOf('e-book')).toEqual(['application/epub+zip'])
  expect(mediaTypesOf('web')).toEqual(['text/html'])
  expect(mediaTypesOf('mail')).toEqual(['application/vnd.ms-outlook'])
  expect(mediaTypesOf('text')).toContain('text/markdown')
  expect(mediaTypesOf('sheet')).toContain('text/csv')
})

test('a time begins with a day, today included', () => {
  const now = new Date('2026-03-01T15:00:00Z')
  expect(spanOf('today', now)).toEqual({ since: new Date('2026-03-01') })
  expect(spanOf('7-days', now)).toEqual({ since: new Date('2026-02-23') })
  expect(spanOf('30-days', now)).toEqual({ since: new Date('2026-01-31') })
  expect(spanOf('this-year', now)).toEqual({ since: new Date('2026-01-01') })
  expect(spanOf('earlier', now)).toEqual({ before: new Date('2026-01-01') })
})
