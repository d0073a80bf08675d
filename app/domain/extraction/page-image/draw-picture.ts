import sharp from 'sharp'
import { decodeBmp } from '../images/bmp.ts'
import { readHeader } from '../images/header.ts'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { type Drawn, pixels } from './draw-page.ts'
import { PAGE_IMAGE } from './page-image.ts'

/** A picture upright as its camera says, on white ground; of a TIFF one of its pages, of an animation its first frame. */
export async function drawPicture(bytes: Uint8Array, number: number): Promise<Drawn> {
  const header = readHeader(bytes)
  if (header.width * header.height > LIMITS.pixels) throw refusal('too_many_pixels')
  if (number > header.pages) throw refusal('no_page')
  try {
    const source = header.kind === 'bmp' ? bitmap(bytes) : opened(bytes, number - 1)
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(PAGE_IMAGE.width, PAGE_IMAGE.height, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { source: pixels(data, width, height, info.channels as 3), page: { width, height }, texts: [] }
  } catch (error) {
    throw refusal('damaged', undefined, error)
  }
}

function opened(bytes: Uint8Array, page: number) {
  return sharp(bytes, {
    limitInputPixels: LIMITS.pixels,
    failOn: 'truncated',
    sequentialRead: true,
    page,
    pages: 1,
  })
}

function bitmap(bytes: Uint8Array) {
  const { data, width, height } = decodeBmp(bytes)
  return pixels(data, width, height, 4)
}
