import { expect, test } from 'vitest'
import { BROUGHT, withBrought } from './brought.ts'

test('the document that was brought in gets its id', () => {
  expect(withBrought(`/study-buddy?doc=${BROUGHT}&tab=quiz`, 'a1')).toBe('/study-buddy?doc=a1&tab=quiz')
})

test('when nothing was taken in, none is named', () => {
  expect(withBrought(`/chat-pdf?doc=${BROUGHT}`, null)).toBe('/chat-pdf')
})

test('every other address stays what it is', () => {
  for (const goTo of ['/my-files?doc=b2', '//elsewhere.example/?doc=brought', undefined, 'http://[']) {
    expect(withBrought(goTo, 'a1')).toBe(goTo)
  }
})
