import sharp from 'sharp'
import type { Picture } from './picture.ts'

/** Below this many pixels on its longer side a picture is enlarged: its letters are likely too small to be read. */
const SMALL = 1_600
/** Pixels of a picture that is read; larger ones are made smaller. */
const MOST = 3_600
/** White around the text, in pixels. */
export const BORDER = 16

/**
 * A picture as the recogniser reads it best: dark on light, of a fitting size, evenly lit, with a white border. What each
 * step gains is measured by bench/ocr-speed.ts.
 */
export async function prepare(picture: Picture): Promise<Picture> {
  const light = evenlyLit(darkOnLight(picture))
  return bordered(await fittingSize(light))
}

/** White text on dark ground becomes dark text on white. */
function darkOnLight(picture: Picture): Picture {
  const counts = histogramOf(picture.grey)
  if (percentile(counts, picture.grey.length, 0.5) > 115) return picture
  return { ...picture, grey: picture.grey.map((value) => 255 - value) }
}

/** Side of the squares whose ground is looked at. */
const SQUARE = 32

/**
 * Divides by the brightness of the ground where that differs across the picture, as in photographs of pages, and stretches
 * what contrast there is.
 */
function evenlyLit(picture: Picture): Picture {
  const { width, height } = picture
  const columns = Math.ceil(width / SQUARE)
  const rows = Math.ceil(height / SQUARE)
  if (columns < 4 || rows < 4) return picture
  const ground = groundOf(picture, columns, rows)
  const sorted = ground.toSorted()
  const [dark, light] = [sorted[Math.floor(sorted.length * 0.05)]!, sorted[Math.floor(sorted.length * 0.95)]!]
  if (light - dark < 40 && light > 200) return picture
  const grey = new Uint8Array(picture.grey.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const paper = Math.max(40, between(ground, columns, rows, x / SQUARE - 0.5, y / SQUARE - 0.5))
      grey[at] = Math.min(255, (picture.grey[at]! * 245) / paper)
    }
  }
  return { ...picture, grey }
}

/** The brightness of the ground of each square: nearly its brightest, smoothed with its neighbours'. */
function groundOf({ grey, width, height }: Picture, columns: number, rows: number): Uint8Array {
  const own = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256)
      let all = 0
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 2) {
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 2, all++) {
          counts[grey[y * width + x]!]!++
        }
      }
      own[row * columns + column] = percentile(counts, all, 0.85)
    }
  }
  return own.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    let brightest = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        brightest = Math.max(brightest, own[y * columns + x]!)
      }
    }
    return brightest
  })
}

/** Bilinear between the middles of squares. */
function between(values: Uint8Array, columns: number, rows: number, x: number, y: number): number {
  const left = Math.min(columns - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(rows - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(columns - 1, left + 1)
  const bottom = Math.min(rows - 1, top + 1)
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const upper = values[top * columns + left]! * (1 - across) + values[top * columns + right]! * across
  const lower = values[bottom * columns + left]! * (1 - across) + values[bottom * columns + right]! * across
  return upper * (1 - down) + lower * down
}

async function fittingSize(picture: Picture): Promise<Picture> {
  const longest = Math.max(picture.width, picture.height)
  if (longest > MOST) return scaled(picture, MOST / longest)
  // A picture of known resolution is of the size it should be.
  if (longest >= SMALL || picture.dpi >= 150) return picture
  return scaled(picture, Math.min(3, 2_000 / longest))
}

export async function scaled(picture: Picture, factor: number): Promise<Picture> {
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  const data = await raw(picture).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  return { grey: data, width, height, dpi: Math.round(picture.dpi * factor) }
}

/** Turned clockwise by quarter turns or by a few degrees, on white. */
export async function rotated(picture: Picture, degrees: number): Promise<Picture> {
  const { data, info } = await raw(picture)
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { grey: data, width: info.width, height: info.height, dpi: picture.dpi }
}

async function bordered(picture: Picture): Promise<Picture> {
  const { width, height } = picture
  const wide = width + 2 * BORDER
  const grey = new Uint8Array(wide * (height + 2 * BORDER)).fill(255)
  for (let y = 0; y < height; y++) {
    grey.set(picture.grey.subarray(y * width, (y + 1) * width), (y + BORDER) * wide + BORDER)
  }
  return { grey, width: wide, height: height + 2 * BORDER, dpi: picture.dpi }
}

function raw({ grey, width, height }: Picture) {
  return sharp(grey, { raw: { width, height, channels: 1 } }).toColourspace('b-w')
}

function histogramOf(grey: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value]!++
  return counts
}

function percentile(counts: Uint32Array, all: number, share: number): number {
  let sum = 0
  for (let value = 0; value < 256; value++) {
    sum += counts[value]!
    if (sum > all * share) return value
  }
  return 255
}
