import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { coverageLine } from '#app/domain/extraction/coverage.ts'
import { extractFile } from '#app/domain/extraction/extract.server.ts'
import { type PageToWrite, line, pictureObject, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordkin-sparse-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A page full of text that differs from page to page. */
function full(page: number): PageToWrite {
  const words = 'The ferry crossed the river when the lamp was lit on the other side, and waited there.'
  const lines = Array.from({ length: 40 }, (_, at) =>
    line(`${page}.${at} ${words}`, 60.25, 780 - at * 17.5, 10.5),
  )
  return { content: lines.join('') }
}

const figure = (picture: Buffer, words: string): PageToWrite => ({
  content: `${line(words, 60, 780)}q 120 0 0 120 200 400 cm /Im1 Do Q`,
  pictures: { Im1: picture },
})

async function square(side: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  return pictureObject(jpeg, side, side)
}

function read(name: string, pages: readonly PageToWrite[]) {
  const path = join(folder, name)
  writeFileSync(path, writePdf(pages))
  return extractFile(path, { fileName: name, isLast: true })
}

test('a long book keeps its text, whatever is on its nearly empty pages', { timeout: 240_000 }, async () => {
  const small = await square(300)
  const pages = Array.from({ length: 300 }, (_, at): PageToWrite => {
    if (at % 5 !== 4) return full(at + 1)
    if (at % 75 === 74) return figure(small, `Plate ${at + 1}`)
    return { content: at % 2 === 0 ? '' : line(`Part ${at + 1}`, 240, 500, 24) }
  })
  const { coverage, pages: found } = await read('sparse.pdf', pages)
  expect(coverageLine(coverage)).toBe('Text on 272 of 300 pages.')
  expect(found[0]?.text).toContain('The ferry crossed')
  expect(found[74]?.text).toContain('Plate 75')
})

test('a figure that takes too much memory costs no more than itself', { timeout: 240_000 }, async () => {
  const large = await square(6_900)
  const pages = Array.from({ length: 40 }, (_, at) =>
    at === 20 ? figure(large, 'Plate 21') : at === 30 ? { content: '' } : full(at + 1),
  )
  const { coverage, pages: found } = await read('large.pdf', pages)
  expect(coverageLine(coverage)).toBe(
    'Text on 39 of 40 pages. Pages 21 and 31 may hold more text in pictures, which were not all read: that needed too much memory.',
  )
  expect(found[20]?.text).toContain('Plate 21')
  expect(found[39]?.text).toContain('40.30 The ferry')
})
