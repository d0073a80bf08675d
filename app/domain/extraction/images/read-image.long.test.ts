import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { random } from '#test/random.ts'
import { drawPage } from '../ocr/draw-page.test-help.ts'
import { readImage } from './read-image.ts'

const SENTENCE =
  'Der Leuchtturm und die alte Mühle stehen nicht weit von der Brücke, aber niemand geht noch über den Fluss.'
/** Of the picture of nothing, in pixels. */
const SIDE = 300
const picture = () => drawPage(SENTENCE, { width: 1300, height: 420, margin: 80 }).toBuffer('image/png')
const read = (bytes: Uint8Array, languages: string[] = []) => {
  return readImage({ bytes, extension: 'png', languages, report: () => {} })
}
const reasonOf = async (bytes: Uint8Array) => {
  return read(bytes).then(
    () => 'read',
    (error: { details?: { reason?: string } }) => error.details?.reason,
  )
}

describe('pictures of text', { timeout: 180_000 }, () => {
  test('finds the language and the right way up', async () => {
    const { pages } = await read(await sharp(picture()).rotate(90).png().toBuffer())
    expect(pages).toEqual([
      { label: null, text: SENTENCE, method: 'ocr', confidence: expect.any(Number) as number },
    ])
  })

  test('reads white on black, small, slanted and unevenly lit', async () => {
    const light = Buffer.from(
      '<svg width="1300" height="420"><linearGradient id="g"><stop stop-color="#eee"/><stop offset="1" stop-color="#444"/></linearGradient><rect width="1300" height="420" fill="url(#g)"/></svg>',
    )
    const made = [
      sharp(picture()).negate({ alpha: false }),
      sharp(picture()).resize(560),
      sharp(picture()).rotate(2.5, { background: '#fff' }),
      sharp(picture()).composite([{ input: light, blend: 'multiply' }]),
    ]
    for (const one of made) {
      const { pages } = await read(await one.png().toBuffer(), ['de'])
      expect(pages[0]?.text.replace(/\s+/g, ' ')).toBe(SENTENCE)
    }
  })

  test('says that there is no text in a picture without any', async () => {
    const source = random(7)
    const part = () => source.below(86)
    const grey = Buffer.from(Array.from({ length: SIDE * SIDE }, () => part() + part() + part()))
    const noise = await sharp(grey, { raw: { width: SIDE, height: SIDE, channels: 1 } })
      .png()
      .toBuffer()
    expect(await reasonOf(noise)).toBe('no_text')
  })
})
