import { fileURLToPath } from 'node:url'
import { type Canvas, GlobalFonts, createCanvas } from '@napi-rs/canvas'

const FAMILY = 'Literata for drawing'
const FONTS = new URL('../../../../public/fonts/', import.meta.url)

/** Draws `text` in black on a white page, in paragraphs; for tests and measurements. Sizes in pixels. */
export function drawPage(
  text: string,
  { width = 1654, height = 2339, size = 30, margin = 150 } = {},
): Canvas {
  for (const script of ['latin', 'latin-ext', 'cyrillic']) {
    GlobalFonts.registerFromPath(
      fileURLToPath(new URL(`literata-${script}-3.103.woff2`, FONTS)),
      `${FAMILY} ${script}`,
    )
  }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#000'
  context.font = `${size}px "${FAMILY} latin", "${FAMILY} latin-ext", "${FAMILY} cyrillic"`
  let y = margin
  for (const paragraph of text.split('\n')) {
    let row = ''
    for (const word of paragraph.split(' ')) {
      const longer = row ? `${row} ${word}` : word
      if (row && context.measureText(longer).width > width - 2 * margin) {
        context.fillText(row, margin, y)
        y += size * 1.4
        row = word
      } else row = longer
    }
    context.fillText(row, margin, y)
    y += size * 2.1
  }
  return canvas
}
