import sharp, { type Sharp } from 'sharp'
import { chooseReader } from '../choose.ts'
import { refusal } from '../refusals.ts'
import { PAGE_IMAGE, type PageImage } from './page-image.ts'

/** Little of the time that smaller files would take; measured by bench/page-images.ts. */
const WEBP = { quality: 78, effort: 1 }

/** What a page looks like before it is packed. */
export type Drawn = Pick<PageImage, 'page' | 'texts'> & { source: Sharp }

/**
 * Draws the page of a PDF or a picture of that number, counted from 1, within the size of `PAGE_IMAGE`. Throws `mismatch`
 * for formats whose pages cannot be drawn, `no_page` beyond the last page, and what their readers throw.
 */
export async function drawPage(bytes: Uint8Array, extension: string, number: number): Promise<PageImage> {
  const { source, page, texts } = await drawn(bytes, extension, number)
  const { data, info } = await source.webp(WEBP).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, page, texts }
}

async function drawn(bytes: Uint8Array, extension: string, number: number): Promise<Drawn> {
  const reader = chooseReader(extension, bytes)
  if (reader === 'pdf') return (await import('./draw-pdf.ts')).drawPdf(bytes, number)
  if (reader === 'image') return (await import('./draw-picture.ts')).drawPicture(bytes, number)
  throw refusal('mismatch')
}

/** A picture of pixels that are held already. */
export function pixels(data: Uint8Array, width: number, height: number, channels: 1 | 3 | 4): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** How much a page of that size is enlarged or made smaller to be drawn. */
export function scaleOf(width: number, height: number): number {
  return Math.min(PAGE_IMAGE.width / Math.max(1, width), PAGE_IMAGE.height / Math.max(1, height))
}
