import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '../limits.ts'
import type { Picture } from '../ocr/picture.ts'
import { refusal } from '../refusals.ts'
import { decodeBmp } from './bmp.ts'
import type { PictureHeader } from './header.ts'

/** Longest side that is kept: more does not help reading. */
const LONGEST = 3_600
/** Differences of grey below which a picture is one plain area. */
const PLAIN = 3

/**
 * One page of a picture in grey, upright as its camera says, on white ground, or on black where its text is white. Throws
 * the refusal `damaged`.
 */
export async function decodePicture(
  bytes: Uint8Array,
  { kind, width, height }: PictureHeader,
  page: number,
): Promise<Picture> {
  const source = () => {
    const limits = { limitInputPixels: LIMITS.pixels, failOn: 'truncated' as const, sequentialRead: true }
    if (kind !== 'bmp') return sharp(bytes, { ...limits, page, pages: 1 })
    const pixels = decodeBmp(bytes)
    return sharp(pixels.data, { ...limits, raw: { width: pixels.width, height: pixels.height, channels: 4 } })
  }
  try {
    const metadata = kind === 'bmp' ? undefined : await source().metadata()
    const read = (background: string) =>
      greyOf(source(), { background, isLarge: Math.max(width, height) > LONGEST })
    const dpi = knownResolution(metadata?.density)
    const onWhite = { ...(await read('#fff')), dpi }
    if (!metadata?.hasAlpha || !isPlain(onWhite.grey)) return onWhite
    return { ...(await read('#000')), dpi }
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error
    throw refusal('damaged', undefined, error)
  }
}

/** Programs write 72 or 96 when they know nothing. */
function knownResolution(density = 0): number {
  return density >= 100 && density <= 1_200 ? Math.round(density) : 0
}

async function greyOf(
  source: Sharp,
  { background, isLarge }: { background: string; isLarge: boolean },
): Promise<Omit<Picture, 'dpi'>> {
  const upright = source.autoOrient().flatten({ background })
  const fitting = isLarge ? upright.resize(LONGEST, LONGEST, { fit: 'inside' }) : upright
  const { data, info } = await fitting
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels === 1) return { grey: data, width: info.width, height: info.height }
  const grey = new Uint8Array(info.width * info.height)
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * info.channels]!
  return { grey, width: info.width, height: info.height }
}

function isPlain(grey: Uint8Array): boolean {
  const first = grey[0] ?? 0
  return grey.every((value) => Math.abs(value - first) <= PLAIN)
}
