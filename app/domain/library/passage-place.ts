import type { PlacedText } from '#app/domain/extraction/page-image/page-image.ts'

/** A part of a page, in its points from the upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** Fewer letters and figures than these stand in too many places. */
const SHORTEST = 6
/** How far letters reach below their baseline, as a share of their height, and how high the rest of it is. */
const BELOW = 0.26
const ABOVE = 0.88

/**
 * Where a passage stands on a page: a box for each of its lines; none when it is not found. Only letters and figures are
 * compared: hyphens at the ends of lines, signs and spaces are not where a page has them in its text.
 */
export function placesOf(texts: readonly PlacedText[], passage: string): Box[] {
  const wanted = lettersOf(passage)
  if (wanted.length < SHORTEST) return []
  const parts = partsOf(texts, wanted) ?? partsOf(inLines(texts), wanted)
  return parts ? joined(parts) : []
}

type Letters = string

function lettersOf(text: string): Letters {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The parts of stretches of text that say `wanted`, one after the other. */
function partsOf(texts: readonly PlacedText[], wanted: Letters): Box[] | undefined {
  let all = ''
  const ends = texts.map(({ text }) => (all += lettersOf(text)).length)
  const start = all.indexOf(wanted)
  if (start < 0) return undefined
  const end = start + wanted.length
  return texts.flatMap((placed, at) => {
    const [from, to] = [ends[at - 1] ?? 0, ends[at] ?? 0]
    if (to <= start || from >= end) return []
    return boxOf(placed, Math.max(0, start - from), Math.min(to, end) - from)
  })
}

/** The box of a stretch of text from its letter `first` up to the one before `last`, as if all were equally wide. */
function boxOf({ text, at, along, up }: PlacedText, first: number, last: number): Box {
  const signs = Array.from(text)
  const places = signs.flatMap((sign, place) => Array.from(lettersOf(sign), () => place))
  const count = signs.length
  const from = first === 0 ? 0 : (places[first] ?? 0) / count
  const to = last >= places.length ? 1 : ((places[last - 1] ?? count) + 1) / count
  const corners = [from, to].flatMap((share) =>
    [-BELOW, ABOVE].map((height) => ({
      x: at[0] + along[0] * share + up[0] * height,
      y: at[1] + along[1] * share + up[1] * height,
    })),
  )
  return around(corners)
}

function around(corners: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The stretches in the order of lines, for files that draw theirs in another one. */
function inLines(texts: readonly PlacedText[]): PlacedText[] {
  const lines: PlacedText[][] = []
  for (const placed of texts.toSorted((one, other) => one.at[1] - other.at[1])) {
    const line = lines.at(-1)
    const height = Math.hypot(...placed.up)
    if (line && Math.abs(line[0]!.at[1] - placed.at[1]) < height / 2) line.push(placed)
    else lines.push([placed])
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.at[0] - other.at[0]))
}

/** Boxes beside each other on one line become one. */
function joined(parts: readonly Box[]): Box[] {
  const boxes: Box[] = []
  for (const part of parts) {
    const last = boxes.at(-1)
    const isBeside =
      last &&
      Math.min(last.y + last.height, part.y + part.height) - Math.max(last.y, part.y) > part.height / 2
    const gap = last && Math.max(part.x - (last.x + last.width), last.x - (part.x + part.width))
    if (last && isBeside && gap! < part.height * 3) {
      boxes[boxes.length - 1] = around([
        ...[last, part].map(({ x, y }) => ({ x, y })),
        ...[last, part].map(({ x, y, width, height }) => ({ x: x + width, y: y + height })),
      ])
    } else boxes.push(part)
  }
  return boxes
}
