import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture } from '#test/pictures.ts'
import { line, writePdf } from '../pdf/write-pdf.ts'
import { drawPage } from './draw-page.ts'
import { PAGE_IMAGE } from './page-image.ts'

/** The share of dark pixels in a part of a picture that is given in shares of its size. */
async function darkness(bytes: Buffer, [left, top, width, height]: [number, number, number, number]) {
  const { width: across, height: down } = await sharp(bytes).metadata()
  const part = {
    left: Math.round(left * across),
    top: Math.round(top * down),
    width: Math.round(width * across),
    height: Math.round(height * down),
  }
  const { channels } = await sharp(await sharp(bytes).extract(part).greyscale().toBuffer()).stats()
  return 1 - channels[0]!.mean / 255
}

describe('a page of a PDF', () => {
  const pdf = writePdf([
    { content: line('The first page', 60, 780) },
    { content: line('Measured in 1874', 60, 421, 30), entries: '/Rotate 90' },
  ])

  test('is drawn as it is printed, and tells where its text stands', async () => {
    const page = await drawPage(pdf, 'pdf', 1)
    expect(page.width).toBe(PAGE_IMAGE.width)
    expect(page.page).toEqual({ width: 595, height: 842 })
    expect(await darkness(page.bytes, [0.09, 0.05, 0.14, 0.03])).toBeGreaterThan(0.05)
    expect(await darkness(page.bytes, [0.5, 0.5, 0.4, 0.4])).toBe(0)
    expect(page.texts).toEqual([
      { text: 'The first page', at: [60, 62], along: [expect.closeTo(66, -1), 0], up: [0, -11] },
    ])
  })

  test('that is turned is turned, and so are the places on it', async () => {
    const { page, texts } = await drawPage(pdf, 'pdf', 2)
    expect(page).toEqual({ width: 842, height: 595 })
    expect(texts[0]).toMatchObject({ at: [421, 60], up: [30, 0] })
    expect(texts[0]!.along[1]).toBeGreaterThan(200)
  })

  test('is bounded however large it says it is', async () => {
    const huge = writePdf([{ content: '0 0 m 9 9 l S', entries: '/MediaBox[0 0 14400 200]' }])
    const { width, height } = await drawPage(huge, 'pdf', 1)
    expect([width, height]).toEqual([1_400, 20])
    const tall = writePdf([{ content: '', entries: '/MediaBox[0 0 3 14400]' }])
    expect((await drawPage(tall, 'pdf', 1)).height).toBe(PAGE_IMAGE.height)
  })

  test('that there is not is refused', async () => {
    await expect(drawPage(pdf, 'pdf', 3)).rejects.toThrow('no such page')
  })
})

describe('a picture', () => {
  test('is drawn in its colours, no larger than a page', async () => {
    const red = await sharp({ create: { width: 3_000, height: 900, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    const { bytes, width, height, texts } = await drawPage(red, 'png', 1)
    expect([width, height, texts]).toEqual([1_400, 420, []])
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(180)
    expect(dominant.g).toBeLessThan(40)
  })

  test('has one page', async () => {
    await expect(drawPage(await picture('png', 20, 20), 'png', 2)).rejects.toThrow('no such page')
  })
})

test('what has no pages to draw is refused', async () => {
  await expect(drawPage(Buffer.from('Some words.'), 'txt', 1)).rejects.toThrow()
})
