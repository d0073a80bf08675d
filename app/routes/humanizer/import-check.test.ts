import { expect, test } from 'vitest'
import { refusedImport } from './import-check.ts'

const MB = 1024 * 1024
const ACCEPT = '.txt,.pdf,.docx,.ppt,.jpeg,.htm,text/plain,application/pdf,image/png'
const about = (name: string, type = '', size = 1) => refusedImport({ name, type, size }, ACCEPT)

test.each(['a.txt', 'A.PDF', 'b.docx', 'slides.ppt', 'photo.JPEG', 'page.htm'])('%s is taken', (name) => {
  expect(about(name)).toBeUndefined()
})

test('a file without an ending is taken by its media type', () => {
  expect(about('README', 'text/plain;charset=utf-8')).toBeUndefined()
  expect(about('scan', 'image/png')).toBeUndefined()
})

test.each([
  ['song.mp3', 'audio/mpeg'],
  ['README', ''],
  ['no.pdf.', ''],
  ['setup.exe', 'application/octet-stream'],
])('%s is refused', (name, type) => {
  expect(about(name, type)).toEqual({
    title: 'Invalid file type',
    description: 'Please upload a text, document, or image file.',
  })
})

test('10 MB are taken, a byte more is not', () => {
  expect(about('a.pdf', 'application/pdf', 10 * MB)).toBeUndefined()
  expect(about('a.pdf', 'application/pdf', 10 * MB + 1)).toEqual({
    title: 'File too large',
    description: 'File size should be less than 10MB.',
  })
})
