import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readHeader } from './header.ts'
import { readImage } from './read-image.ts'

const read = (bytes: Uint8Array) => readImage({ bytes, extension: 'png', languages: [], report: () => {} })
const reasonOf = async (bytes: Uint8Array) => {
  return read(bytes).then(
    () => 'read',
    (error: { details?: { reason?: string } }) => error.details?.reason,
  )
}

describe('headers of pictures', () => {
  test('tell the size before anything is decoded', async () => {
    const plain = sharp({ create: { width: 37, height: 21, channels: 3, background: '#fff' } })
    for (const kind of ['png', 'jpeg', 'gif', 'webp', 'tiff'] as const) {
      const bytes = await plain.clone().toFormat(kind).toBuffer()
      expect(readHeader(bytes)).toEqual({ kind, width: 37, height: 21, pages: 1 })
    }
    const lossless = await plain.clone().webp({ lossless: true }).toBuffer()
    expect(readHeader(lossless)).toEqual({ kind: 'webp', width: 37, height: 21, pages: 1 })
  })

  test('with more pixels than are read, or that lead back to themselves, are refused', async () => {
    const huge = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    expect(await reasonOf(huge)).toBe('too_many_pixels')
    const loop = Buffer.alloc(26)
    loop.write('II*\0', 'latin1')
    loop.writeUInt32LE(8, 4)
    loop.writeUInt16LE(1, 8)
    loop.writeUInt16LE(256, 10)
    loop.writeUInt16LE(3, 12)
    loop.writeUInt16LE(9, 18)
    loop.writeUInt32LE(8, 22)
    expect(await reasonOf(loop)).toBe('damaged')
  })
})
