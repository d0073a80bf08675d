import { median } from './median.ts'
import type { Line } from './lines.ts'

/** What the type of a whole document tells: its body's size and font, and the sizes of its headings. */
export type Style = {
  bodySize: number
  /** Share of all characters by font. */
  fontShare: Map<string, number>
  /** Sizes of headings, the largest first. */
  headingSizes: number[]
  /** Distance of lines in font sizes. */
  pitch: number
  /** Titles of the outline, folded, with their depth. */
  outline: Map<string, number>
}

/** A size this many times the body's is a heading's. */
const LARGER = 1.14

export function styleOf(regions: readonly (readonly Line[])[], outline: Map<string, number>): Style {
  const sizes = new Map<number, number>()
  const fonts = new Map<string, number>()
  const steps: number[] = []
  let all = 0
  for (const lines of regions) {
    lines.forEach((line, at) => {
      all += line.text.length
      sizes.set(line.size, (sizes.get(line.size) ?? 0) + line.text.length)
      fonts.set(line.font, (fonts.get(line.font) ?? 0) + line.text.length)
      const before = lines[at - 1]
      if (before && before.size === line.size && steps.length < 5_000)
        steps.push((line.baseline - before.baseline) / line.size)
    })
  }
  const bodySize = [...sizes].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10
  const headingSizes = [...sizes]
    .filter(([size, count]) => size >= bodySize * LARGER && count < Math.max(120, all * 0.2))
    .map(([size]) => Math.round(size))
  return {
    bodySize,
    fontShare: new Map([...fonts].map(([font, count]) => [font, count / Math.max(1, all)])),
    headingSizes: [...new Set(headingSizes)].toSorted((one, other) => other - one),
    pitch: Math.min(2.4, Math.max(1, median(steps.filter((step) => step > 0.8 && step < 3)) || 1.2)),
    outline,
  }
}

export function isLarger(size: number, style: Style): boolean {
  return size >= style.bodySize * LARGER && style.headingSizes.includes(Math.round(size))
}

/** 1 for the largest; never deeper than 4. */
export function levelOf(size: number, style: Style): number {
  const at = style.headingSizes.findIndex((known) => Math.round(size) >= known)
  return Math.min(4, at < 0 ? style.headingSizes.length + 1 : at + 1)
}

/** A title as it is compared: without case, blanks and numbering. */
export function foldTitle(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[\d.\s]+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
