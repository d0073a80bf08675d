import { expect, test } from 'vitest'
import { acceptOf, EXTENSIONS, extensionOf } from './extensions.ts'
import { formatOf, mediaTypeOf } from './formats.ts'

test('what any upload offers is read', () => {
  expect(EXTENSIONS).toHaveLength(33)
  for (const extension of EXTENSIONS) expect(formatOf(extension), extension).toBeDefined()
})

test.each([
  ['Report.PDF', 'pdf'],
  ['a.tar.zip', 'zip'],
  ['../../etc/notes.txt', 'txt'],
  ['C:\\Users\\me\\notes.Md', 'md'],
  ['folder.pdf/notes', ''],
  ['notes.txt. ', 'txt'],
  ['notes.txt\u202e', 'txt'],
  ['notes', ''],
  ['', ''],
  ['.', ''],
  ['.txt', 'txt'],
  ['notes.t<b>', ''],
])('the ending of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

test('names of object properties are no endings', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(formatOf(name)).toBeUndefined()
})

test('a file input is told all endings of its list', () => {
  expect(acceptOf(EXTENSIONS.slice(0, 2))).toBe('.txt,.md')
})

test('media types', () => {
  expect(mediaTypeOf('docx')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(mediaTypeOf('exe')).toBe('application/octet-stream')
})
