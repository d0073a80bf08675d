import { attribute, child, elements, type XmlElement } from '../xml/tree.ts'
import type { DocxContext, Field } from './context.ts'
import { number, value } from './styles.ts'

/** Follows the marks of a field. Returns words that stand for it: the box of a form or the chosen entry of a list. */
export function fieldMark(node: XmlElement, context: DocxContext): string {
  const { fields } = context
  switch (attribute(node, 'fldCharType')) {
    case 'begin':
      fields.push({ instruction: '', inResult: false, data: child(node, 'ffData') ?? null })
      return ''
    case 'separate': {
      const field = fields.at(-1)
      if (field) field.inResult = true
      return ''
    }
    case 'end': {
      const field = fields.pop()
      return field?.data ? formValue(field.data) : ''
    }
    default:
      return ''
  }
}

/** An instruction ends with its paragraph at the latest: a field that was never closed must not hide all that follows. */
export function endInstructions(fields: readonly Field[]): void {
  for (const field of fields) field.inResult = true
}

/** Whether words are shown here: not those of an instruction, and no page numbers where there are no pages. */
export function isShown(context: DocxContext): boolean {
  return context.fields.every(
    (field) => field.inResult && (context.withPageNumbers || !isPageNumber(field.instruction)),
  )
}

export function isPageNumber(instruction: string): boolean {
  return /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction)
}

/** The address an open link field leads to. */
export function fieldLink(fields: readonly Field[]): string | null {
  for (const field of fields.toReversed()) {
    const url = field.inResult ? linkOf(field.instruction) : null
    if (url) return url
  }
  return null
}

/** `HYPERLINK "https://…"`; links to places in the document have no address. */
export function linkOf(instruction: string): string | null {
  return /^\s*HYPERLINK\s+"([^"]{1,2000})"/i.exec(instruction)?.[1] ?? null
}

function formValue(data: XmlElement): string {
  const box = child(data, 'checkBox')
  if (box) {
    const state = child(box, 'checked') ?? child(box, 'default')
    const checked = state !== undefined && !/^(?:0|false|off)$/.test(value(state) ?? '1')
    return checked ? '☒' : '☐'
  }
  const list = child(data, 'ddList')
  if (!list) return ''
  const entries = elements(list, 'listEntry')
  return value(entries[number(value(child(list, 'result'))) ?? 0]) ?? ''
}
