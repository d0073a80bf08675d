import { expect, test } from 'vitest'
import { readDocx } from '../extraction/docx/read-docx.ts'
import { wordFile } from './word-file.server.ts'

const read = async (markdown: string) => {
  const bytes = Buffer.from(await wordFile(markdown))
  const { pages } = await readDocx({ bytes, extension: 'docx', languages: [], report() {} })
  return pages
    .map(({ text }) => text)
    .join('\n')
    .trim()
}

test('a text is in its Word file as it was: headings, emphasis, links, lists and tables', async () => {
  const text = `# Gardens

Some are **large**, some *small*. Read [more](https://example.org/a?b=1&c=2).

1. First
2. Second
   - one
   - two

Then:

- a
- b

| **Name** | **Trees** |
| --- | --- |
| Ash | 12 |

Two < three & “four”.`
  expect(await read(text)).toBe(text)
})

test('a list begins with the number that it begins with, and each counts for itself', async () => {
  expect(await read('3. Third\n4. Fourth\n\nNow:\n\n1. First')).toBe(
    '3. Third\n4. Fourth\n\nNow:\n\n1. First',
  )
})

test('a text without marks, an empty one, and markup stay what they are', async () => {
  expect(await read('One line.\n\nAnother.')).toBe('One line.\n\nAnother.')
  expect(await read('')).toBe('')
  expect(await read('<b>not bold</b>')).toContain('not bold')
})
