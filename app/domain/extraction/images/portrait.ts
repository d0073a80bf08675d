import sharp from 'sharp'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { type PictureKind, readHeader } from './header.ts'

/** What browsers show as a picture, and nothing that holds text or further files. */
const KINDS: readonly PictureKind[] = ['png', 'jpeg', 'webp', 'gif']

/**
 * Draws a picture anew as a square WebP of `LIMITS.portraitSide` pixels: upright as its camera says, its middle, on white
 * ground, the first frame of an animation. Nothing else that was in the file is in it. What the bytes are is read off
 * them, whatever their name. Throws the refusals `mismatch`, `damaged` and `too_many_pixels`.
 */
export async function drawPortrait(bytes: Uint8Array): Promise<Uint8Array> {
  const { kind, width, height } = readHeader(bytes)
  if (!KINDS.includes(kind)) throw refusal('mismatch')
  if (width * height > LIMITS.pixels) throw refusal('too_many_pixels')
  const side = LIMITS.portraitSide
  try {
    return await sharp(bytes, {
      limitInputPixels: LIMITS.pixels,
      failOn: 'truncated',
      sequentialRead: true,
      page: 0,
      pages: 1,
    })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(side, side, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 86 })
      .toBuffer()
  } catch (error) {
    throw refusal('damaged', undefined, error)
  }
}
