import { expect, test } from 'vitest'
import { tidy, wrapLike } from './tidy.ts'

test.each([
  ['**Bold** and `code` are not for prose.', 'They are not.', 'Bold and code are not for prose.'],
  ['**Bold** stays.', 'A **bold** word.', '**Bold** stays.'],
  ['- One line\n  of two.', 'A line of two.', 'One line of two.'],
  ['It’s here.', "It's there.", "It's here."],
  ['It’s here.', 'It’s there.', 'It’s here.'],
  ['Fish &amp; chips.', 'Chips & fish.', 'Fish & chips.'],
  ['An item.', 'An item of four words', 'An item'],
  ['Hid\u200bden signs.', 'Hidden signs.', 'Hidden signs.'],
])('%j beside %j is %j', (output, source, expected) => {
  expect(tidy(output, source)).toBe(expected)
})

test('a text of wrapped lines is wrapped at about the same places', () => {
  const source = 'The mill stood by the\nriver for a hundred\n  years before it burned.'
  const text = 'For a hundred years the mill had been standing at the river when it burned.'
  expect(wrapLike(source, text)).toBe(
    'For a hundred years the mill\nhad been standing at\n  the river when it burned.',
  )
  expect(wrapLike('One\ntwo', 'Three')).toBe('Three')
  expect(wrapLike('No line breaks here.', text)).toBe(text)
})
