import { expect, test } from 'vitest'
import { addressOf, filtersOn, sortedBy, viewOf } from './view.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))

test('a plain address lists everything, the newest first', () => {
  expect(view('')).toEqual({ search: '', tab: 'all', sort: '-date', page: 1 })
  expect(addressOf(view(''))).toBe('/my-files')
})

test('an address and its view say the same', () => {
  const query = 'q=Q3+%26+plan&tab=study&kind=e-book&added=7-days&sort=-size&page=2'
  expect(view(query)).toEqual({
    search: 'Q3 & plan',
    tab: 'study',
    kind: 'e-book',
    added: '7-days',
    sort: '-size',
    page: 2,
  })
  expect(addressOf(view(query))).toBe(`/my-files?${query}`)
  expect(addressOf(view('sort=date'), { dialog: 'upload' })).toBe('/my-files?sort=date&dialog=upload')
})

test('nonsense in an address is left out', () => {
  expect(addressOf(view('tab=secret&kind=constructor&added=ever&sort=password&page=-1'))).toBe('/my-files')
  expect(addressOf(view('page=0&sort=--name'))).toBe('/my-files')
})

test('each filter that is on is told, and leads to the first page without it', () => {
  expect(filtersOn(view('q=a&tab=study'), [])).toEqual([])
  const on = filtersOn(view('q=a&kind=pdf&added=today&sort=name&page=3'), [])
  expect(on.map(({ label, without }) => [label, addressOf(without)])).toEqual([
    ['PDF', '/my-files?q=a&added=today&sort=name'],
    ['Added: today', '/my-files?q=a&kind=pdf&sort=name'],
  ])
})

test('a collection is told by its name', () => {
  const id = '0b9d4c52-7d55-4f1c-9d6e-2f7a0b0f3c11'
  const [on] = filtersOn(view(`collection=${id}`), [{ id, name: 'Term 1' }])
  expect([on?.label, addressOf(on?.without ?? view('q=no'))]).toEqual(['Term 1', '/my-files'])
  expect(filtersOn(view(`collection=${id}`), [])[0]?.label).toBe('A collection that is gone')
  expect(addressOf(view("collection=1' or true"))).toBe('/my-files')
})

test('a column sorts its natural way first, then the other', () => {
  const byName = sortedBy(view('page=3&q=a'), 'name')
  expect(addressOf(byName)).toBe('/my-files?q=a&sort=name')
  expect(addressOf(sortedBy(byName, 'name'))).toBe('/my-files?q=a&sort=-name')
  expect(addressOf(sortedBy(byName, 'size'))).toBe('/my-files?q=a&sort=-size')
  expect(addressOf(sortedBy(view(''), 'date'))).toBe('/my-files?sort=date')
})
