import { expect, test } from 'vitest'
import { read } from '../reading.test-help.ts'
import { readJson, readJsonl } from './read-json.ts'

const json = (value: unknown) => read(readJson, JSON.stringify(value), 'json')

test('objects and lists become points with keys and values', async () => {
  const value = {
    name: 'Ann',
    age: 30,
    tags: ['a', 'b'],
    points: [[1, 2], ['long text, with a comma']],
    home: { city: 'Rome', zip: null },
    none: [],
  }
  expect((await json(value)).text).toBe(
    [
      '- **name**: Ann',
      '- **age**: 30',
      '- **tags**: a, b',
      '- **points**:',
      '  - 1, 2',
      '  - Item 2:',
      '    - long text, with a comma',
      '- **home**:',
      '  - **city**: Rome',
      '  - **zip**: null',
      '- **none**: (empty)',
    ].join('\n'),
  )
})

test('a list of like, short objects becomes a table', async () => {
  expect((await json([{ a: 1, b: 'x' }, { a: 2 }])).text).toBe(
    '| a | b |\n| --- | --- |\n| 1 | x |\n| 2 |  |',
  )
})

test('a list of long texts does not', async () => {
  const text = 'long '.repeat(50).trim()
  expect(
    (
      await json([
        { id: 1, text },
        { id: 2, text },
      ])
    ).text,
  ).toContain(`- Item 2:\n  - **id**: 2\n  - **text**: ${text}`)
})

test('long identifiers keep all their digits', async () => {
  expect((await read(readJson, '{"id": 12345678901234567890, "x": 1.50}', 'json')).text).toBe(
    '- **id**: 12345678901234567890\n- **x**: 1.5',
  )
})

test('names of object properties are keys like others', async () => {
  const { text } = await read(readJson, '{"__proto__": {"polluted": "yes"}, "constructor": 1}', 'json')
  expect(text).toBe('- **__proto__**:\n  - **polluted**: yes\n- **constructor**: 1')
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('endless nesting ends', async () => {
  const { text } = await read(readJson, '['.repeat(200_000) + ']'.repeat(200_000), 'json')
  expect(text).toContain('(1 more, nested deeper)')
})

test('single values', async () => {
  expect((await json('just text\nin two lines')).text).toBe('just text\nin two lines')
  expect((await json(null)).text).toBe('null')
})

test('what is not quite JSON is kept as it is, and that is said', async () => {
  const { text, notes } = await read(readJson, '// settings\n{"a": 1,}', 'json')
  expect(text).toBe('```\n// settings\n{"a": 1,}\n```')
  expect(notes).toEqual(['This is not valid JSON, so its text is shown as it is.'])
})

test('lines of JSON are records, under either ending', async () => {
  const text = 'a sentence '.repeat(20).trim()
  const lines = [1, 2].map((id) => JSON.stringify({ id, text })).join('\n')
  for (const reader of [readJson, readJsonl]) {
    expect((await read(reader, lines, 'jsonl')).text).toBe(
      `### Record 1\n\n- **id**: 1\n- **text**: ${text}\n\n### Record 2\n\n- **id**: 2\n- **text**: ${text}`,
    )
  }
})

test('a last line that was cut off is left out, and that is said', async () => {
  const { text, notes } = await read(readJsonl, '{"a": 1, "b": 2}\n{"a": 3, "b": 4}\n{"a": ', 'jsonl')
  expect(text).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |')
  expect(notes).toEqual(['The last line is incomplete and was left out.'])
})
