import { expect, test } from 'vitest'
import { escapeMarkdown, fenced } from './escape.ts'

test.each([
  ['2 * 3 = 6 and snake_case', '2 * 3 = 6 and snake_case'],
  ['*bold* and _em_', '\\*bold\\* and \\_em\\_'],
  ['# one\n## two\n#three', '\\# one\n\\## two\n#three'],
  ['- a\n+ b\n* c\n1. d\n2) e', '\\- a\n\\+ b\n\\* c\n1\\. d\n2\\) e'],
  ['> quote', '\\> quote'],
  ['see [1] and [a](b) and [^2]', 'see [1] and \\[a](b) and \\[^2]'],
  ['a < b, <b>, </b>, <!-- -->', 'a < b, \\<b>, \\</b>, \\<!-- -->'],
  ['`code` C:\\dir \\* x', '\\`code\\` C:\\dir \\\\\\* x'],
  ['Title\n=====\nmore\n---', 'Title\n\\=====\nmore\n\\---'],
])('%j is written %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped)
})

test('a fence is longer than those in the code', () => {
  expect(fenced('a\n````\nb', 'c++')).toBe('`````c++\na\n````\nb\n`````')
  expect(fenced('x', 'a b\n"')).toBe('```ab\nx\n```')
})
