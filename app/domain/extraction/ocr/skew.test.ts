import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture } from '../images/decode.ts'
import { readHeader } from '../images/header.ts'
import { drawPage } from './draw-page.test-help.ts'
import { skewOf, uprightness } from './skew.ts'

const TEXT =
  'Seven boats lay in the harbour when the storm began, and only four of them were there in the morning. '.repeat(
    6,
  )
const turned = async (degrees: number) => {
  const page = drawPage(TEXT.trim(), { width: 1000, height: 700, size: 24, margin: 90 }).toBuffer('image/png')
  const bytes = await sharp(page).rotate(degrees, { background: '#fff' }).png().toBuffer()
  return decodePicture(bytes, readHeader(bytes), 0)
}

test('tells by how many degrees lines slant', async () => {
  expect(skewOf(await turned(0))).toBe(0)
  expect(skewOf(await turned(2))).toBeCloseTo(2, 0)
  expect(skewOf(await turned(-3.5))).toBeCloseTo(-3.5, 0)
})

test('tells lines that run up and down', async () => {
  expect(uprightness(await turned(3))).toBeLessThan(0.7)
  expect(uprightness(await turned(90))).toBeGreaterThan(1.5)
})
