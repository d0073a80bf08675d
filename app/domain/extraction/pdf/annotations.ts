import type { Run, TextItem } from '../layout/runs.ts'
import type { PdfPage } from './engine.ts'

type Rect = { x: number; y: number; right: number; bottom: number }
export type Link = Rect & { url: string }

/** What is laid over a page: links, what was filled into its form as text where it stands, and remarks. */
export type Overlay = { links: Link[]; fields: TextItem[]; remarks: string[] }

/** The part of pdf.js's annotation that is looked at. */
type Annotation = {
  subtype?: string
  url?: string
  rect?: number[]
  fieldType?: string
  fieldValue?: unknown
  buttonValue?: string
  exportValue?: string
  checkBox?: boolean
  radioButton?: boolean
  hidden?: boolean
  options?: { exportValue?: string; displayValue?: string }[]
  contentsObj?: { str?: string }
  defaultAppearanceData?: { fontSize?: number }
}

const REMARKS = new Set(['Text', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Caret'])
/** Annotations of one page that are looked at. */
const LIMIT = 2_000

export async function overlayOf(page: PdfPage): Promise<Overlay> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  const overlay: Overlay = { links: [], fields: [], remarks: [] }
  for (const annotation of annotations.slice(0, LIMIT)) {
    const { subtype, url, rect, hidden } = annotation
    if (hidden || rect?.length !== 4 || !rect.every(Number.isFinite)) continue
    const said = annotation.contentsObj?.str?.trim() ?? ''
    if (subtype === 'Link' && url && /^(?:https?|mailto):/i.test(url))
      overlay.links.push({ ...box(rect), url })
    else if (subtype === 'Widget') overlay.fields.push(...textsIn(rect, valueOf(annotation), annotation))
    else if (subtype === 'FreeText' && said) overlay.fields.push(...textsIn(rect, said, annotation))
    else if (REMARKS.has(subtype ?? '') && said) overlay.remarks.push(said)
  }
  return overlay
}

function box([x = 0, y = 0, right = 0, bottom = 0]: number[]): Rect {
  return {
    x: Math.min(x, right),
    right: Math.max(x, right),
    y: Math.min(y, bottom),
    bottom: Math.max(y, bottom),
  }
}

function valueOf({
  fieldType,
  fieldValue,
  checkBox,
  radioButton,
  buttonValue,
  exportValue,
  options,
}: Annotation) {
  if (fieldType === 'Btn') {
    if (!checkBox && !radioButton) return ''
    const own = checkBox ? exportValue : buttonValue
    return fieldValue && fieldValue !== 'Off' && (!own || fieldValue === own) ? '☒' : '☐'
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return ''
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value): value is string => typeof value === 'string')
    .map((value) => options?.find((option) => option.exportValue === value)?.displayValue ?? value)
    .join(', ')
}

/** The lines of `text` from the top of `rect` down, as pdf.js would have told them. */
function textsIn(rect: number[], text: string, { defaultAppearanceData }: Annotation): TextItem[] {
  const { x, right, y, bottom } = box(rect)
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim())
  const given = defaultAppearanceData?.fontSize ?? 0
  const size = given > 1 ? given : Math.min(12, Math.max(6, ((bottom - y) / Math.max(1, lines.length)) * 0.7))
  return lines.map((str, at) => {
    const top = lines.length === 1 ? (y + bottom) / 2 + size * 0.65 : bottom - at * size * 1.2
    const width = Math.min(Math.max(1, right - x), str.length * size * 0.5)
    return { str, width, dir: 'ltr', fontName: 'field', transform: [size, 0, 0, size, x + 1, top - size] }
  })
}

/** Runs with the links that lie over them; a run of which a part is linked is cut there. Both turned the same way. */
export function linked(runs: readonly Run[], links: readonly Link[]): Run[] {
  if (links.length === 0) return [...runs]
  return runs.flatMap((run) => {
    const middle = run.baseline - run.size * 0.3
    const link = links.find(
      (one) => middle > one.y && middle < one.bottom && run.x < one.right - 1 && run.right > one.x + 1,
    )
    return link ? cut(run, link) : [run]
  })
}

/** Where a character stands is told from its share of the width, so cuts are moved to the next word. */
function cut(run: Run, link: Link): Run[] {
  const width = Math.max(1, run.right - run.x)
  const place = (x: number) => {
    const share = (x - run.x) / width
    if (share < 0.02) return 0
    return share > 0.98 ? run.text.length : nearestWord(run.text, share * run.text.length)
  }
  const from = place(link.x)
  const to = place(link.right)
  if (to <= from) return [run]
  const part = (start: number, end: number, url?: string): Run[] => {
    const text = run.text.slice(start, end)
    if (!text) return []
    const at = (index: number) => run.x + (index / run.text.length) * width
    return [{ ...run, text, x: at(start), right: at(end), ...(url ? { link: url } : {}) }]
  }
  return [...part(0, from), ...part(from, to, link.url), ...part(to, run.text.length)]
}

function nearestWord(text: string, index: number): number {
  for (let away = 0; away < 12; away++) {
    for (const at of [Math.round(index) - away, Math.round(index) + away]) {
      if (at <= 0 || at >= text.length || /\s/.test(text[at]!) !== /\s/.test(text[at - 1]!)) {
        return Math.min(text.length, Math.max(0, at))
      }
    }
  }
  return Math.round(index)
}

/** A link's place on the page as shown, turned as text of direction `turn` is. */
export function turnedLink(
  link: Link,
  toPage: readonly number[],
  turn: (x: number, y: number) => [number, number],
): Link {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPage
  const corner = (x: number, y: number) => turn(a * x + c * y + e, b * x + d * y + f)
  const [x, y] = corner(link.x, link.y)
  const [right, bottom] = corner(link.right, link.bottom)
  return { url: link.url, ...box([x, y, right, bottom]) }
}
