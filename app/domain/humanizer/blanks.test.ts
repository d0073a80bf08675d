import { expect, test } from 'vitest'
import { blanksNotice } from './blanks.ts'

test('blanks that wait to be filled in are told, each once', () => {
  expect(blanksNotice('Dear [Hiring Manager],\n\nThank you.\n\n[Your Name]\n[Your Name]')).toBe(
    '[Hiring Manager] and [Your Name] are kept as written. Fill them in before you use the text.',
  )
  expect(blanksNotice('Vielen Dank\n[Ihr Name]')).toBe(
    '[Ihr Name] is kept as written. Fill it in before you use the text.',
  )
  const many = ['Name', 'Date', 'Link', 'City', 'Title', 'Phone', 'Email', 'Address']
  expect(blanksNotice(many.map((one) => `[${one}]`).join(' '))).toContain('[Phone] and 2 more are kept')
})

test.each([
  'It was "teh [sic] end".',
  'As shown [1] and [Smith 2020].',
  'See [your guide](https://guide.example) for more.',
  'She wrote that [the town] was old.',
  'A letter without blanks.',
  '- [x] Done',
])('%s has none', (text) => {
  expect(blanksNotice(text)).toBeNull()
})
