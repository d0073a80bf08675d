import { expect, test } from 'vitest'
import { splitBlocks } from './blocks.ts'

const kinds = (text: string) => splitBlocks(text).map((block) => block.kind)
const joined = (text: string) =>
  splitBlocks(text)
    .map((block) => block.prefix + block.body + block.suffix)
    .join('')

const PARTS = [
  '# Baking bread\n',
  'Flour, water and salt\nare all you need.\n',
  '\n',
  '- first\n',
  '  - nested item\n',
  '3. third\r\n',
  '> quoted\n',
  '| a | b |\n|---|---|\n| 1 | 2 |\n',
  '```js\nlet a = 1\n```\n',
  '$$\nx^2\n$$\n',
  '$$ never closed\n',
  '---\n',
  '<div>\nraw\n</div>\n',
  '    indented\n',
  '\tTab\n',
  '**Label:** and more\n',
  '~~~\nopen',
  '\r\n',
  'no break',
  '\r',
  '`',
  '* * *\n',
] // prettier-ignore

test('blocks join to the source whatever the mix', () => {
  for (let seed = 1; seed < 400; seed++) {
    let state = seed
    let text = ''
    for (let part = 0; part < 12; part++) {
      state = (state * 48271) % 2147483647
      text += PARTS[state % PARTS.length] ?? ''
    }
    expect(joined(text)).toBe(text)
  }
})

test('hard-wrapped lines are one paragraph, a blank line ends it', () => {
  const text =
    'The kiln was lit before dawn and nobody spoke\nuntil the first pots came out of it.\n\nThen we ate.'
  expect(splitBlocks(text).map((block) => [block.kind, block.body])).toEqual([
    ['prose', 'The kiln was lit before dawn and nobody spoke\nuntil the first pots came out of it.'],
    ['blank', ''],
    ['prose', 'Then we ate.'],
  ])
})

test('markers, labels and check boxes are prefix', () => {
  const text = '## Plan\n- [ ] buy clay\n12. **Glaze:** mix it thin\n> so they say\n'
  expect(splitBlocks(text).map((block) => [block.kind, block.prefix, block.body])).toEqual([
    ['heading', '## ', 'Plan'],
    ['item', '- [ ] ', 'buy clay'],
    ['item', '12. **Glaze:** ', 'mix it thin'],
    ['quote', '> ', 'so they say'],
  ])
})

test.each([
  ['fenced code', '```\nfirst\n\nsecond\n```\n'],
  ['a fence that never ends', '```\nfirst\n\nsecond'],
  ['indented code', '    let a = 1\n    let b = 2\n'],
  ['a formula', '$$\nE = mc^2\n$$\n'],
  ['front matter', '---\ntitle: Clay\n---\n'],
  ['a script', '<script>\nlet a = 1\n\nlet b = 2\n</script>\n'],
  ['a comment', '<!-- first\n\nsecond -->\n'],
])('%s is one code block', (_, text) => {
  expect(kinds(text)).toEqual(['code'])
})

test('a rule is code, a table is a table, an underlined line is a heading', () => {
  expect(kinds('***\n')).toEqual(['code'])
  expect(kinds('| a | b |\n|---|---|\n| 1 | 2 |\n')).toEqual(['table'])
  expect(kinds('a | b\n--- | ---\n1 | 2\n\nText.')).toEqual(['table', 'blank', 'prose'])
  expect(kinds('Clay and fire\n===\nText.')).toEqual(['heading', 'code', 'prose'])
  expect(kinds('**Clay and fire**\n')).toEqual(['heading'])
})

test('the text between tags is read, titles and cells apart, and the tags stay', () => {
  const text =
    '<div class="a">\n<h2>Clay and fire</h2>\n<p>It is <b>very</b> old.</p>\n<ul><li>It lasts.</li></ul>\n</div>\n'
  const read = splitBlocks(text).filter(({ kind }) => kind !== 'code')
  expect(read.map(({ kind, body }) => [kind, body])).toEqual([
    ['heading', 'Clay and fire'],
    ['prose', 'It is <b>very</b> old.'],
    ['prose', 'It lasts.'],
  ])
  expect(joined(text)).toBe(text)
})

test.each([
  ['a stanza', 'The kiln is cold,\nMoreover, the clay\nIs waiting for me.', ['verse', 'verse', 'prose']],
  [
    'a stanza in small letters',
    'the kiln is cold and nobody\nsings\nnow that the clay\nis gone',
    ['verse', 'verse', 'verse', 'verse'],
  ],
  ['sentences on lines of their own', 'We fired the kiln.\nThen we ate.', ['prose', 'prose']],
  ['a hard break of Markdown', 'We fired the kiln,  \nthen we ate.', ['verse', 'verse']],
  [
    'a greeting',
    'Dear Anna,\nwe have fired the kiln and all the pots are whole, as you will see on Monday.',
    ['verse', 'prose'],
  ],
])('the lines of %s stay lines', (_, text, expected) => {
  expect(kinds(text)).toEqual(expected)
  expect(joined(text)).toBe(text)
})

test.each([
  'The kiln was lit before dawn and nobody had spoken a word\nuntil the first of the pots came out of it, whole and warm\nand as blue as the sky.',
  'The potter who had lit the kiln long before dawn said to\nAnna that the pots would be whole.',
])('a wrapped paragraph stays one', (text) => {
  expect(kinds(text)).toEqual(['prose'])
})

test('an indented line after a list item is prose, not code', () => {
  expect(kinds('- first\n\n    more of the first\n')).toEqual(['item', 'blank', 'prose'])
})

test('a short line without a stop is its own block', () => {
  expect(kinds('Introduction\nClay was there before the wheel.')).toEqual(['prose', 'prose'])
})

test('a formula sign that is never closed does not swallow the text', () => {
  expect(kinds('$$ is what the shop is called.\n\nIt sells tea.')).toEqual(['prose', 'blank', 'prose'])
})

test.each([
  ['one letter', 'a'.repeat(1e6)],
  ['line breaks', '\n'.repeat(1e5)],
  ['unclosed formulas', '$$ a\n\n'.repeat(1e5)],
  ['quote signs', '> '.repeat(2e5)],
])('a million signs (%s) come back whole', (_, text) => {
  expect(joined(text) === text).toBe(true)
})
