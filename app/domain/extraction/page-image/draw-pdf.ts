import type { TextItem } from '../layout/runs.ts'
import { refuseBombs } from '../pdf/bombs.ts'
import { type PdfPage, openPdf } from '../pdf/engine.ts'
import { multiply } from '../pdf/matrix.ts'
import { textItems } from '../pdf/page-layout.ts'
import { drawInColour } from '../pdf/render.ts'
import { refusal } from '../refusals.ts'
import { type Drawn, pixels, scaleOf } from './draw-page.ts'
import { PAGE_IMAGE, type PlacedText } from './page-image.ts'

/** A page of a PDF as it is printed, and where its text stands. */
export async function drawPdf(bytes: Uint8Array, number: number): Promise<Drawn> {
  refuseBombs(bytes)
  const document = await openPdf(new Uint8Array(bytes))
  if (number > document.numPages) throw refusal('no_page')
  const page = await document.getPage(number).catch((error: unknown) => {
    throw refusal('damaged', undefined, error)
  })
  const { width, height } = page.getViewport({ scale: 1 })
  const { data, channels, ...size } = await drawInColour(page, scaleOf(width, height)).catch(
    (error: unknown) => {
      throw refusal('damaged', undefined, error)
    },
  )
  // Without the places of its text a page is still worth seeing.
  const texts = await placedTexts(page).catch(() => [])
  return { source: pixels(data, size.width, size.height, channels), page: { width, height }, texts }
}

async function placedTexts(page: PdfPage): Promise<PlacedText[]> {
  const { transform } = page.getViewport({ scale: 1 })
  const { items } = await textItems(page)
  let characters = 0
  return items
    .slice(0, PAGE_IMAGE.texts)
    .map((item) => placed(item, transform))
    .filter(({ text, at, along, up }) => {
      characters += text.length
      return characters <= PAGE_IMAGE.characters && [...at, ...along, ...up].every(Number.isFinite)
    })
}

function placed({ str, width, transform, dir }: TextItem, toPage: readonly number[]): PlacedText {
  const matrix = multiply(toPage, transform)
  const scale = Math.hypot(toPage[0]!, toPage[1]!)
  const unit = Math.hypot(matrix[0]!, matrix[1]!) || 1
  const length = (width * scale) / unit
  const [x, y] = [matrix[4]!, matrix[5]!]
  const [right, down] = [matrix[0]! * length, matrix[1]! * length]
  const isBack = dir === 'rtl'
  return {
    text: str,
    at: isBack ? [tenths(x + right), tenths(y + down)] : [tenths(x), tenths(y)],
    along: isBack ? [tenths(-right), tenths(-down)] : [tenths(right), tenths(down)],
    up: [tenths(matrix[2]!), tenths(matrix[3]!)],
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
