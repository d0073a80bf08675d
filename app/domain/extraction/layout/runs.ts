import { lookup } from '#app/lookup.ts'

/** A stretch of text set in one go. Points; y grows downwards; turned so that the text runs from left to right. */
export type Run = {
  text: string
  x: number
  right: number
  baseline: number
  size: number
  /** Name of the font within the document. */
  font: string
  rtl: boolean
  /** Where it leads, when it is a link. */
  link?: string
  /** Place in the order in which the page draws. */
  at: number
}

/** What pdf.js tells of a stretch of text: its matrix puts the text's own axes on the page. */
export type TextItem = {
  str: string
  transform: number[]
  width: number
  dir: string
  fontName: string
}

type Matrix = readonly number[]
export type Size = { width: number; height: number }

/**
 * The runs of a page by the direction they are read in, in degrees clockwise (0, 90, 180, 270; slanted ones apart), the most
 * used direction first. `toPage` maps the file's coordinates onto the page as shown, `page` is its size in points.
 */
export function runsOf(
  items: readonly TextItem[],
  toPage: Matrix,
  page: Size,
): { turn: number; runs: Run[] }[] {
  const groups = new Map<number, Run[]>()
  const scale = Math.hypot(toPage[0]!, toPage[1]!)
  items.forEach((item, at) => {
    const text = clean(item.str)
    if (!text.trim()) return
    const matrix = multiply(toPage, item.transform)
    const turn = turnOf(matrix)
    const [x, baseline] = turned(matrix[4]!, matrix[5]!, Math.max(0, turn), page)
    const size = Math.hypot(matrix[2]!, matrix[3]!)
    if (![x, baseline, size, item.width].every(Number.isFinite) || size <= 0) return
    const run: Run = {
      text,
      x,
      right: x + item.width * scale,
      baseline,
      size,
      font: item.fontName,
      rtl: item.dir === 'rtl',
      at,
    }
    const group = groups.get(turn)
    if (group) group.push(run)
    else groups.set(turn, [run])
  })
  return [...groups]
    .map(([turn, runs]) => ({ turn: Math.max(0, turn), runs: withoutDoubles(runs) }))
    .toSorted((one, other) => lengthOf(other.runs) - lengthOf(one.runs))
}

/** The place of a point of a page for text that is read in direction `turn`. */
export function turned(x: number, y: number, turn: number, { width, height }: Size): [number, number] {
  if (turn === 90) return [y, width - x]
  if (turn === 180) return [width - x, height - y]
  if (turn === 270) return [height - y, x]
  return [x, y]
}

function turnOf(matrix: Matrix): number {
  const degrees = ((Math.atan2(matrix[1]!, matrix[0]!) * 180) / Math.PI + 360) % 360
  const nearest = Math.round(degrees / 90) * 90
  return Math.abs(degrees - nearest) < 10 ? nearest % 360 : -1
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/**
 * Ligatures and letters in the forms of their place in a word become plain letters. The ligature of lam and alef is often
 * told as two letters in the order they are seen: no Arabic word begins as that leaves it. TeX's signs have their places in
 * its fonts when those have no map.
 */
function clean(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(/[\ufb00-\ufb4f\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC'))
    .replace(TEX_LIGATURE, (sign) => TEX_LIGATURES[sign.charCodeAt(0) % 16] ?? '')
    .replace(/[\x10\x11\x15\x16](?=[\p{L}\p{N}\s.,;:]|$)/gu, (sign) => TEX_MARKS.get(sign) ?? '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\n\r]/g, ' ')
    .replace(/\x88/g, '•')
    .replace(/[\x00-\x1f\x7f-\x9f\ufdd0-\ufdef\ufeff\u200b]|[\u{f0000}-\u{10ffff}]/gu, '')
    .replace(/(?<!\p{L})([وفبك]?)ا([إأآا])ل/gu, '$1ال$2')
}

/** Text of Latin letters and signs that nothing is to be done about, as most is. */
const PLAIN = /^[ -~¡-ɏ]*$/

/** Ligatures in the encodings TeX calls OT1 (0b to 0f in hexadecimal) and T1 (1b to 1f): they touch letters. */
const TEX_LIGATURE = /(?<=\p{L})[\x0b-\x0f\x1b-\x1f]|[\x0b-\x0f\x1b-\x1f](?=\p{L})/gu
const TEX_LIGATURES: Record<number, string> = { 11: 'ff', 12: 'fi', 13: 'fl', 14: 'ffi', 15: 'ffl' }
const TEX_MARKS = lookup({ '\x10': '“', '\x11': '”', '\x15': '–', '\x16': '—' })

/** Bold is sometimes made by drawing the same text twice, a hair apart. */
function withoutDoubles(runs: Run[]): Run[] {
  const seen = new Map<string, Run[]>()
  return runs.filter((run) => {
    const twins = seen.get(run.text)
    if (!twins) seen.set(run.text, [run])
    else if (twins.some((twin) => isDouble(run, twin))) return false
    else if (twins.length < 50) twins.push(run)
    return true
  })
}

function isDouble(run: Run, twin: Run): boolean {
  const near = run.size * 0.2
  return Math.abs(run.x - twin.x) < near && Math.abs(run.baseline - twin.baseline) < near
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0)
}
