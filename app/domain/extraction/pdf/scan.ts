import type { Picture } from '../ocr/picture.ts'
import { type PdfPage, pdfEngine } from './engine.ts'
import { type Matrix, multiply } from './matrix.ts'

type Placed = { id: string; matrix: Matrix }

/** What pdf.js keeps of a decoded picture: one bit a pixel, or three or four bytes. */
type Decoded = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray }

/** Share of the page that a scan covers at least. */
const COVERS = 0.6
/** Pixels from which on drawing would take too much memory: each is held four times over as four bytes. */
const LARGE = 6_000_000

/** A page as pixels of one byte (grey) or three (red, green, blue), row by row. */
type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * A page that is one large scan, in grey, taken from the decoded picture itself at `scale` pixels a point; nothing when the
 * page is anything else. Drawing such a page takes several times the memory.
 */
export async function scanOf(page: PdfPage, scale: number): Promise<Picture | undefined> {
  const scan = await sampled(page, scale, 1)
  return scan && { grey: scan.data, width: scan.width, height: scan.height, dpi: Math.round(scale * 72) }
}

/** The same in colour. */
export function colourScanOf(page: PdfPage, scale: number): Promise<Pixels | undefined> {
  return sampled(page, scale, 3)
}

async function sampled(page: PdfPage, scale: number, channels: 1 | 3): Promise<Pixels | undefined> {
  const viewport = page.getViewport({ scale })
  const placed = await onlyPicture(page)
  if (!placed) return undefined
  const matrix = multiply(viewport.transform, placed.matrix)
  const area = Math.abs(matrix[0]! * matrix[3]! - matrix[1]! * matrix[2]!)
  if (area < viewport.width * viewport.height * COVERS) return undefined
  const decoded = await decodedPicture(page, placed.id)
  if (!decoded?.data || decoded.width * decoded.height < LARGE) return undefined
  const width = Math.max(1, Math.ceil(viewport.width))
  const height = Math.max(1, Math.ceil(viewport.height))
  return { data: sample(decoded, matrix, { width, height, channels }), width, height }
}

/** The picture that is drawn on the page and where, when there is just one. */
async function onlyPicture(page: PdfPage): Promise<Placed | undefined> {
  const { OPS } = (await pdfEngine()).pdfjs
  const { fnArray, argsArray } = await page.getOperatorList()
  const stack: Matrix[] = []
  let current: Matrix = [1, 0, 0, 1, 0, 0]
  const found: Placed[] = []
  fnArray.forEach((operation, at) => {
    const args = argsArray[at] as unknown[] | null
    if (operation === OPS.save) stack.push(current)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      current = stack.pop() ?? current
    else if (operation === OPS.transform) current = multiply(current, args as number[])
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push(current)
      if (args?.[0]) current = multiply(current, args[0] as number[])
    } else if (operation === OPS.paintImageXObject) found.push({ id: String(args?.[0]), matrix: current })
  })
  return found.length === 1 ? found[0] : undefined
}

function decodedPicture(page: PdfPage, id: string): Promise<Decoded | undefined> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(id, (found: unknown) => resolve((found ?? undefined) as Decoded | undefined))
  })
}

/** Pixels of the page: the mean of the picture's pixels that lie there, white elsewhere. */
function sample(
  picture: Decoded,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  { width, height, channels }: { width: number; height: number; channels: 1 | 3 },
) {
  const data = new Uint8Array(width * height * channels).fill(255)
  const area = a * d - b * c
  const read = channels === 1 ? [greyOf(picture)] : [0, 1, 2].map((channel) => channelOf(picture, channel))
  // A unit of the picture's own square is its whole width or height; its rows count from the top.
  const [right, down] = [picture.width / area, picture.height / area]
  const box = Math.max(1, Math.round(Math.sqrt((picture.width * picture.height) / Math.abs(area))))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [x + 0.5 - e, y + 0.5 - f]
      const column = Math.floor((d * left - c * top) * right - box / 2 + 0.5)
      const row = Math.floor(picture.height - (a * top - b * left) * down - box / 2 + 0.5)
      if (column < 0 || row < 0 || column + box > picture.width || row + box > picture.height) continue
      for (let channel = 0; channel < channels; channel++) {
        const valueAt = read[channel]!
        let sum = 0
        for (let i = 0; i < box; i++) for (let j = 0; j < box; j++) sum += valueAt(column + j, row + i)
        data[(y * width + x) * channels + channel] = sum / (box * box)
      }
    }
  }
  return data
}

type ValueAt = (column: number, row: number) => number

function bitOf({ width, data = new Uint8Array() }: Decoded): ValueAt {
  const stride = (width + 7) >> 3
  return (column, row) => ((data[row * stride + (column >> 3)]! >> (7 - (column & 7))) & 1 ? 255 : 0)
}

function channelOf(picture: Decoded, channel: number): ValueAt {
  const { width, kind, data = new Uint8Array() } = picture
  if (kind === 1) return bitOf(picture)
  const bytes = kind === 2 ? 3 : 4
  return (column, row) => data[(row * width + column) * bytes + channel]!
}

function greyOf(picture: Decoded): ValueAt {
  const { width, kind, data = new Uint8Array() } = picture
  if (kind === 1) return bitOf(picture)
  const bytes = kind === 2 ? 3 : 4
  return (column, row) => {
    const at = (row * width + column) * bytes
    return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8
  }
}
