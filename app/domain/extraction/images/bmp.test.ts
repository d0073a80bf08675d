import { expect, test } from 'vitest'
import { decodeBmp } from './bmp.ts'

/** A bitmap of `bits` a pixel with the given rows, the lowest first. */
function bitmap(
  width: number,
  height: number,
  bits: number,
  { palette = [] as number[], packing = 0, data = [] as number[] },
) {
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54 + palette.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(packing, 30)
  return Buffer.concat([head, Buffer.from(palette), Buffer.from(data)])
}

const redsOf = (bytes: Uint8Array) => [...decodeBmp(bytes).data].filter((_, at) => at % 4 === 0)

test('decodes rows from the bottom up, padded to four bytes', () => {
  const bytes = bitmap(1, 2, 24, { data: [1, 2, 3, 0, 4, 5, 6, 0] })
  expect([...decodeBmp(bytes).data]).toEqual([6, 5, 4, 255, 3, 2, 1, 255])
})

test('decodes palettes of single bits and runs of bytes', () => {
  const palette = [0, 0, 10, 0, 0, 0, 200, 0]
  expect(redsOf(bitmap(3, 1, 1, { palette, data: [0b101_00000, 0, 0, 0] }))).toEqual([200, 10, 200])
  expect(redsOf(bitmap(4, 1, 8, { palette, packing: 1, data: [3, 1, 1, 0, 0, 1] }))).toEqual([
    200, 200, 200, 10,
  ])
})

test('refuses what ends too soon', () => {
  expect(() => decodeBmp(bitmap(50, 50, 24, { data: [1, 2, 3] }))).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ reason: 'damaged' }) as object }),
  )
})
