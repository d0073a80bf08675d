import type { TextItem } from '../layout/runs.ts'
import { oneLine } from '../markdown/escape.ts'
import type { PdfPage } from './engine.ts'
import { type Link, box } from './links.ts'

/**
 * What is laid over a page: links, what was filled into its form or written on it as text where it stands, and what is to
 * be remarked of it. Remarks that open when somebody points at them are comments, and left out.
 */
export type Overlay = {
  links: Link[]
  fields: TextItem[]
  remarks: string[]
  /** Whether there is no more than that. */
  isAll: boolean
}

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
  /** The lines that are drawn for it. */
  textContent?: string[]
  file?: { filename?: string }
}

/** Whether what an annotation says stands only in how it is drawn: stamps and signatures. */
export function isDrawn({ subtype, fieldType }: Pick<Annotation, 'subtype' | 'fieldType'>): boolean {
  return subtype === 'Stamp' || fieldType === 'Sig'
}

/** Annotations of one page that are looked at. */
const LIMIT = 20_000

export async function overlayOf(page: PdfPage): Promise<Overlay> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  const overlay: Overlay = { links: [], fields: [], remarks: [], isAll: annotations.length <= LIMIT }
  for (const annotation of annotations.slice(0, LIMIT)) {
    const { subtype = '', url, rect, hidden, textContent, file } = annotation
    if (hidden || rect?.length !== 4 || !rect.every(Number.isFinite)) continue
    const said = annotation.contentsObj?.str?.trim() ?? ''
    if (subtype === 'Link' && url && /^(?:https?|mailto):/i.test(url))
      overlay.links.push({ ...box(rect), url })
    else if (subtype === 'Widget') overlay.fields.push(...textsIn(rect, valueOf(annotation), annotation))
    else if (subtype === 'FreeText' && said) overlay.fields.push(...textsIn(rect, said, annotation))
    if (isDrawn(annotation) && textContent)
      overlay.fields.push(...textsIn(rect, textContent.join('\n'), annotation))
    if (subtype === 'FileAttachment' && file?.filename)
      overlay.remarks.push(
        `The file ${oneLine(file.filename).slice(0, 150)} is attached here and was not read.`,
      )
  }
  return overlay
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
