import type { Picture } from './picture.ts'

/** Degrees that are tried, either way. */
const RANGE = 6
const COARSE = 0.5
const FINE = 0.1
/** Width at which the picture is looked at. */
const WIDTH = 900

/** Dark marks of a smaller copy of a picture: their columns and rows. */
type Marks = { x: Int16Array; y: Int16Array; width: number; height: number }

/**
 * The degrees, clockwise, by which the lines of a page are turned; 0 when nothing shows. When lines are level their rows
 * are either full or empty, so the sum of the squared differences of neighbouring rows is greatest (Postl 1986).
 */
export function skewOf(picture: Picture): number {
  const marks = marksOf(picture)
  if (marks.x.length < 200) return 0
  const coarse = sharpest(marks, -RANGE, RANGE, COARSE)
  const fine = sharpest(marks, coarse.degrees - COARSE, coarse.degrees + COARSE, FINE)
  return fine.value > sharpness(marks, 0) * 1.08 ? fine.degrees : 0
}

/** How much more the lines run up and down than across; 1 when neither shows. */
export function uprightness(picture: Picture): number {
  const marks = marksOf(picture)
  if (marks.x.length < 200) return 0
  const turned = { x: marks.y, y: marks.x, width: marks.height, height: marks.width }
  const [down, across] = [turned, marks].map((one) => sharpest(one, -RANGE, RANGE, 2 * COARSE).value)
  return down! / Math.max(1e-9, across!)
}

function marksOf({ grey, width, height }: Picture): Marks {
  const step = Math.max(1, width / WIDTH)
  const columns = Math.floor(width / step)
  const rows = Math.floor(height / step)
  const x = new Int16Array(columns * rows)
  const y = new Int16Array(columns * rows)
  let count = 0
  for (let row = 0; row < rows; row++) {
    const from = Math.floor(row * step) * width
    for (let column = 0; column < columns; column++) {
      if (grey[from + Math.floor(column * step)]! >= 128) continue
      x[count] = column
      y[count++] = row
    }
  }
  return { x: x.subarray(0, count), y: y.subarray(0, count), width: columns, height: rows }
}

/** The angle at which rows differ most. */
function sharpest(marks: Marks, from: number, to: number, step: number): { degrees: number; value: number } {
  let found = { degrees: 0, value: sharpness(marks, 0) }
  for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
    const value = sharpness(marks, degrees)
    if (value > found.value) found = { degrees, value }
  }
  return found
}

function sharpness({ x, y, width, height }: Marks, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const reach = Math.ceil(Math.abs(slope) * width) + 1
  const rows = new Int32Array(height + 2 * reach + 1)
  for (let at = 0; at < x.length; at++) rows[Math.round(y[at]! - x[at]! * slope) + reach]!++
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += (rows[row]! - rows[row - 1]!) ** 2
  return sum
}
