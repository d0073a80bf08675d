import { expect, test } from 'vitest'
import { readTextFile } from './import-file.server.ts'
import { MAX_IMPORT_BYTES } from './limits.ts'

const file = (content: BlobPart, name = 'notes.txt') => new File([content], name)
const bytes = (...values: number[]) => new Uint8Array(values)
const utf16 = (text: string, littleEndian: boolean) => {
  const units = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) units.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(units.buffer)
}

const ACCENTS = 'Crème brûlée — 20 €, “très bien”.'
const MANY = 'Grüße, Привет, 你好, 🙂'

test.each(['notes.txt', 'NOTES.TXT', 'read.me.md', 'a.markdown', 'table.csv'])('%s is read', async (name) => {
  expect(await readTextFile(file('Two\r\nlines', name))).toBe('Two\r\nlines')
})

test.each([
  ['UTF-8', file(MANY), MANY],
  ['UTF-8 with a mark', file(`\ufeff${MANY}`), MANY],
  ['UTF-16, little end first', file(utf16(`\ufeff${MANY}`, true)), MANY],
  ['UTF-16, big end first', file(utf16(`\ufeff${MANY}`, false)), MANY],
  ['Latin-1', file(bytes(0x63, 0x61, 0x66, 0xe9)), 'café'],
  ['Windows-1252', file(bytes(0x93, 0x4f, 0x4b, 0x94, 0x20, 0x80)), '“OK” €'],
])('%s is read right', async (_, given, text) => {
  expect(await readTextFile(given)).toBe(text)
})

test('half a letter of UTF-16 becomes a replacement, never half a character', async () => {
  const text = await readTextFile(file(utf16(`\ufeffA\ud83dB`, true)))
  expect(text).toBe('A\ufffdB')
})

const TYPE = { code: 'unsupported', details: { title: 'Invalid file type' } }
const EMPTY = {
  code: 'invalid',
  details: { title: 'Failed to process file' },
  message: 'There is no text in this file.',
}

test.each([
  ['a program', file('MZ', 'setup.exe'), TYPE],
  ['no ending', file('text', 'notes'), TYPE],
  ['an ending of another kind behind', file('text', 'notes.txt.html'), TYPE],
  ['only a dot', file('text', '.'), TYPE],
  [
    'a picture in disguise',
    file(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), 'notes.txt'),
    TYPE,
  ],
  ['a zip in disguise', file(bytes(0x50, 0x4b, 3, 4, 0, 0, 0, 0), 'notes.md'), TYPE],
  ['an empty file', file(''), EMPTY],
  ['a file of white space', file(' \n\t\ufeff'), EMPTY],
  ['only a byte order mark', file(bytes(0xff, 0xfe)), EMPTY],
  [
    'one byte too many',
    file('x'.repeat(MAX_IMPORT_BYTES + 1)),
    {
      code: 'too_large',
      details: { title: 'File too large' },
      message: 'File size should be less than 10MB.',
    },
  ],
])('%s is refused with its reason', async (_, given, refusal) => {
  await expect(readTextFile(given)).rejects.toMatchObject(refusal)
})

test('exactly the largest file is read', async () => {
  expect(await readTextFile(file('x'.repeat(MAX_IMPORT_BYTES)))).toHaveLength(MAX_IMPORT_BYTES)
})

test('letters outside Latin survive in full', async () => {
  expect(await readTextFile(file(ACCENTS.repeat(5_000)))).toBe(ACCENTS.repeat(5_000))
})
