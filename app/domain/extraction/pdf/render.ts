import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Picture } from '../ocr/picture.ts'
import type { PdfPage } from './engine.ts'
import { colourScanOf, scanOf } from './scan.ts'

/** Dots per inch at which pages are read. */
const DPI = 200
/** For small pages, whose print is small as well. */
const SMALL_DPI = 300
const SMALL_PAGE = 560
/** Longest side of a page as a picture, in pixels: A4 has 2,339. */
const LONGEST = 3_300
/** Dots per inch that show whether there is anything at all. */
const GLANCE_DPI = 40

/**
 * A page as a grey picture, bounded however large the page is; nothing when nothing is to be seen on it, which a small
 * drawing tells first.
 */
export async function renderPage(page: PdfPage): Promise<Picture | undefined> {
  const { width, height } = page.getViewport({ scale: 1 })
  const longest = Math.max(width, height, 1)
  const dpi = longest < SMALL_PAGE ? SMALL_DPI : DPI
  const scale = Math.min(dpi / 72, LONGEST / longest)
  const scan = await scanOf(page, scale)
  if (scan) return hasMarks(scan) ? scan : undefined
  if (!hasMarks(await draw(page, Math.min(GLANCE_DPI / 72, 1_000 / longest)))) return undefined
  return { ...(await draw(page, scale)), dpi: Math.max(70, Math.round(scale * 72)) }
}

function hasMarks({ grey }: Picture): boolean {
  const paper = grey[0] ?? 255
  let marks = 0
  for (const value of grey) if (Math.abs(value - paper) > 24 && ++marks > 8) return true
  return false
}

/** A page as pixels of three or four bytes at `scale` pixels a point, as it is printed. */
export async function drawInColour(
  page: PdfPage,
  scale: number,
): Promise<{ data: Uint8Array; width: number; height: number; channels: 3 | 4 }> {
  const scan = await colourScanOf(page, scale)
  if (scan) return { ...scan, channels: 3 }
  const canvas = await drawn(page, scale)
  return { data: canvas.data(), width: canvas.width, height: canvas.height, channels: 4 }
}

async function draw(page: PdfPage, scale: number): Promise<Picture> {
  const canvas = await drawn(page, scale)
  return { grey: greyOf(canvas.data()), width: canvas.width, height: canvas.height, dpi: 0 }
}

async function drawn(page: PdfPage, scale: number): Promise<Canvas> {
  const viewport = page.getViewport({ scale })
  const width = Math.max(1, Math.ceil(viewport.width))
  const height = Math.max(1, Math.ceil(viewport.height))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  return canvas
}

/** Luma of Rec. 601 of pixels of four bytes. */
function greyOf(pixels: Uint8Array): Uint8Array {
  const grey = new Uint8Array(pixels.length >> 2)
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    grey[at] = (pixels[from]! * 77 + pixels[from + 1]! * 150 + pixels[from + 2]! * 29) >> 8
  }
  return grey
}
