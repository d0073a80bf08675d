import { drawPage } from '#app/domain/extraction/ocr/draw-page.test-help.ts'
import { pictureObject, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import { plainText } from './texts.ts'

const [WIDTH, HEIGHT] = [1_240, 1_754]

/** A PDF of so many A4 pages at 150 dpi that are pictures of text; `seed` makes it another file. */
export function scannedPdf(pages: number, seed = 0): Uint8Array<ArrayBuffer> {
  const content = 'q 595 0 0 842 0 0 cm /P Do Q'
  const written = writePdf(
    Array.from({ length: pages }, (_, at) => {
      const canvas = drawPage(`Page ${at + 1} of ${seed}. ${plainText(12, at + seed)}`, {
        width: WIDTH,
        height: HEIGHT,
        size: 28,
        margin: 110,
      })
      return { content, pictures: { P: pictureObject(canvas.toBuffer('image/jpeg', 85), WIDTH, HEIGHT) } }
    }),
  )
  return new Uint8Array(written)
}
