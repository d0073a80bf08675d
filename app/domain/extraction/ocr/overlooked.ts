import type { Picture } from './picture.ts'

type Box = { x0: number; y0: number; x1: number; y1: number }

/** The picture is looked at in squares of this many pixels. */
const STEP = 3
/** Marks like letters from which on a picture is looked at again. */
const MARKS = 8
/** Pixels around a box that belong to it. */
const AROUND = 4

/**
 * The picture without what stands in `boxes`, when enough is left that is of the size of letters: the recogniser's layout
 * analysis now and then passes over a column of a table. Nothing when nothing was overlooked.
 */
export function overlooked(picture: Picture, boxes: readonly Box[]): Picture | undefined {
  const rest = { ...picture, grey: new Uint8Array(picture.grey) }
  for (const box of boxes) blank(rest, box)
  const heights = boxes.map(({ y0, y1 }) => y1 - y0).toSorted((one, other) => one - other)
  const usual = heights[heights.length >> 1] ?? 0
  return usual > 0 && lettersLike(rest, usual) >= MARKS ? rest : undefined
}

function blank({ grey, width, height }: Picture, { x0, y0, x1, y1 }: Box): void {
  const from = Math.max(0, x0 - AROUND)
  const to = Math.min(width, x1 + AROUND)
  for (let y = Math.max(0, y0 - AROUND); y < Math.min(height, y1 + AROUND); y++) {
    grey.fill(255, y * width + from, y * width + to)
  }
}

/** Connected marks that are about as high as `usual` and no wider than a word. */
function lettersLike({ grey, width, height }: Picture, usual: number): number {
  const columns = Math.floor(width / STEP)
  const rows = Math.floor(height / STEP)
  const dark = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (grey[row * STEP * width + column * STEP]! < 110) dark[row * columns + column] = 1
    }
  }
  let count = 0
  for (let at = 0; at < dark.length; at++) {
    if (!dark[at]) continue
    const { high, wide } = take(dark, at, columns)
    const isLetter = high * STEP > usual * 0.4 && high * STEP < usual * 1.3 && wide * STEP < usual * 2
    if (isLetter && wide * STEP > usual * 0.15) count++
  }
  return count
}

/** Removes the mark that holds `start`; how many squares it is high and wide. */
function take(dark: Uint8Array, start: number, columns: number): { high: number; wide: number } {
  const stack = [start]
  dark[start] = 0
  let [top, bottom, left, right] = [Infinity, 0, Infinity, 0]
  while (stack.length > 0) {
    const at = stack.pop()!
    const row = Math.floor(at / columns)
    const column = at % columns
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
    left = Math.min(left, column)
    right = Math.max(right, column)
    for (const next of [
      at - columns,
      at + columns,
      ...(column > 0 ? [at - 1] : []),
      ...(column < columns - 1 ? [at + 1] : []),
    ]) {
      if (!dark[next]) continue
      dark[next] = 0
      stack.push(next)
    }
  }
  return { high: bottom - top + 1, wide: right - left + 1 }
}
