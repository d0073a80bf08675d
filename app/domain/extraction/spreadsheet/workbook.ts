import { decodeControlEscapes } from '../ooxml/control-escapes.ts'
import type { OfficePackage } from '../ooxml/package.ts'
import { refusal } from '../refusals.ts'
import { streamXml } from '../xml/parse-xml.ts'
import { attribute, child, elements } from '../xml/tree.ts'
import { cellText } from './grid.ts'
import { numberFormats } from './number-format.ts'

export type WorkbookSheet = { name: string; path: string; hidden: boolean }

/** The sheets of a workbook in their order, and how its dates count. Throws the refusal `damaged`. */
export async function readWorkbook(
  office: OfficePackage,
  path: string,
): Promise<{
  sheets: WorkbookSheet[]
  date1904: boolean
  sharedPath: string | undefined
  stylesPath: string | undefined
}> {
  const root = await office.xml(path)
  if (!root) throw refusal('damaged')
  const links = await office.relationships(path)
  const byId = new Map(links.map((link) => [link.id, link]))
  const sheets = elements(child(root, 'sheets') ?? root, 'sheet').flatMap((sheet) => {
    const link = byId.get(attribute(sheet, 'id') ?? '')
    const state = attribute(sheet, 'state') ?? 'visible'
    if (link?.type !== 'worksheet') return []
    return [{ name: attribute(sheet, 'name') ?? '', path: link.path, hidden: state !== 'visible' }]
  })
  const date1904 = ['1', 'true'].includes(attribute(child(root, 'workbookPr') ?? root, 'date1904') ?? '')
  const typed = (type: string) => links.find((link) => link.type === type)?.path
  return { sheets, date1904, sharedPath: typed('sharedStrings'), stylesPath: typed('styles') }
}

/** The strings cells share, as Markdown of one line each; readings for pronunciation are left out. */
export function readSharedStrings(part: Uint8Array | null): string[] {
  const strings: string[] = []
  if (!part) return strings
  let text = ''
  let inText = false
  let phonetic = 0
  streamXml(part, {
    open({ name }) {
      if (name === 'si') text = ''
      else if (name === 'rPh') phonetic++
      else if (name === 't') inText = phonetic === 0
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') phonetic = Math.max(0, phonetic - 1)
      else if (name === 'si') strings.push(cellText(decodeControlEscapes(text)))
    },
    text(value) {
      if (inText) text += value
    },
  })
  return strings
}

/** Shows numbers by the number of a cell's style. */
export function readStyles(
  part: Uint8Array | null,
  date1904: boolean,
): (style: number, value: number) => string {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let inCells = false
  if (part)
    streamXml(part, {
      open({ name, attributes }) {
        if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
        else if (name === 'cellXfs') inCells = true
        else if (name === 'xf' && inCells) styles.push(Number(attributes['numFmtId'] ?? 0))
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
      text() {},
    })
  const formats = numberFormats(date1904)
  return (style, value) => {
    const id = styles[style] ?? 0
    return formats(codes.get(id) ?? id)(value)
  }
}
