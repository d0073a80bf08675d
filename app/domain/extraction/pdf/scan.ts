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

/**
 * A page that is one large scan, taken from the decoded picture itself at `scale` pixels a point; nothing when the page is
 * anything else. Drawing such a page takes several times the memory.
 */
export async function scanOf(page: PdfPage, scale: number): Promise<Picture | undefined> {
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
  return { grey: sample(decoded, matrix, width, height), width, height, dpi: Math.round(scale * 72) }
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

/** Grey pixels of the page: the mean of the picture's pixels that lie there, white elsewhere. */
function sample(
  picture: Decoded,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  width: number,
  height: number,
) {
  const grey = new Uint8Array(width * height).fill(255)
  const area = a * d - b * c
  const greyAt = readerOf(picture)
  // A unit of the picture's own square is its whole width or height; its rows count from the top.
  const [right, down] = [picture.width / area, picture.height / area]
  const box = Math.max(1, Math.round(Math.sqrt((picture.width * picture.height) / Math.abs(area))))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [x + 0.5 - e, y + 0.5 - f]
      const column = Math.floor((d * left - c * top) * right - box / 2 + 0.5)
      const row = Math.floor(picture.height - (a * top - b * left) * down - box / 2 + 0.5)
      if (column < 0 || row < 0 || column + box > picture.width || row + box > picture.height) continue
      let sum = 0
      for (let i = 0; i < box; i++) for (let j = 0; j < box; j++) sum += greyAt(column + j, row + i)
      grey[y * width + x] = sum / (box * box)
    }
  }
  return grey
}

function readerOf({
  width,
  kind,
  data = new Uint8Array(),
}: Decoded): (column: number, row: number) => number {
  if (kind === 1) {
    const stride = (width + 7) >> 3
    return (column, row) => ((data[row * stride + (column >> 3)]! >> (7 - (column & 7))) & 1 ? 255 : 0)
  }
  const bytes = kind === 2 ? 3 : 4
  return (column, row) => {
    const at = (row * width + column) * bytes
    return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8
  }
}
