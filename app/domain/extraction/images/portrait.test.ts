import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bomb, picture, quarters } from '#test/pictures.ts'
import { drawPortrait } from './portrait.ts'

/** Red, green and blue at a point of a picture, each as 0 or 1. */
async function colourAt(bytes: Uint8Array, [x, y]: readonly [number, number]): Promise<string> {
  const at = sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha()
  const [red = 0, green = 0, blue = 0] = await at.raw().toBuffer()
  return [red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')
}

const MIDDLE = [128, 128] as const
const CORNERS = [
  [10, 10],
  [245, 10],
  [10, 245],
  [245, 245],
] as const

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s becomes a square of 256 pixels', async (kind) => {
  const drawn = await drawPortrait(await picture(kind, 120, 50))
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
})

test('it is turned as the camera says, and nothing else that the file tells is kept', async () => {
  // Lies on its left side: its right is up.
  const turned = await sharp(await quarters())
    .keepMetadata()
    .withExif({ IFD0: { Artist: 'Ada Byron' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect((await sharp(turned).metadata()).orientation).toBe(6)
  expect(turned.toString('latin1')).toContain('Ada Byron')
  const drawn = await drawPortrait(turned)
  const { exif, icc, xmp, orientation } = await sharp(drawn).metadata()
  expect({ exif, icc, xmp, orientation }).toEqual({})
  const corners = await Promise.all(CORNERS.map((corner) => colourAt(drawn, corner)))
  expect(corners).toEqual(['001', '100', '111', '010'])
})

test('of an animation the first frame is drawn', async () => {
  const frames = ['#ff0000', '#0000ff'].map((background) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const animation = sharp(await Promise.all(frames), { join: { animated: true } })
  expect(await colourAt(await drawPortrait(await animation.gif().toBuffer()), MIDDLE)).toBe('100')
})

test('the ground is white', async () => {
  const nothing = { width: 9, height: 9, channels: 4, background: '#00000000' } as const
  const drawn = await drawPortrait(await sharp({ create: nothing }).png().toBuffer())
  expect(await colourAt(drawn, MIDDLE)).toBe('111')
})

const whole = await picture('png', 200, 200)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

test.each<[name: string, bytes: Uint8Array, reason: string]>([
  ['an SVG', Buffer.from(SVG), 'mismatch'],
  ['a page', Buffer.from('<!doctype html><p>Hello'), 'mismatch'],
  ['a TIFF', await sharp(whole).tiff().toBuffer(), 'mismatch'],
  ['half a PNG', whole.subarray(0, whole.length / 2), 'damaged'],
  ['half a JPEG', (await picture('jpeg', 200, 200)).subarray(0, 700), 'damaged'],
  ['the beginning of a GIF', Buffer.from('GIF89a'), 'damaged'],
  ['a PNG of 50,000 × 50,000', bomb(50_000, 50_000), 'too_many_pixels'],
  ['a PNG that says it is small and is large', bomb(2, 2).subarray(0, 60), 'damaged'],
])('%s is refused', async (_, bytes, reason) => {
  await expect(drawPortrait(bytes)).rejects.toMatchObject({ details: { reason } })
})
