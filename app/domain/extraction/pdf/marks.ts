import { type PdfPage, pdfEngine } from './engine.ts'

const PICTURES = [
  'paintImageXObject',
  'paintImageXObjectRepeat',
  'paintInlineImageXObject',
  'paintInlineImageXObjectGroup',
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintImageMaskXObjectRepeat',
] as const
/** Operators beside pictures that leave marks; a path does when it is painted. */
const MARKS = [
  'showText',
  'showSpacedText',
  'nextLineShowText',
  'nextLineSetSpacingShowText',
  'constructPath',
  'rawFillPath',
  'stroke',
  'closeStroke',
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
  'shadingFill',
  'paintXObject',
  'paintSolidColorImageMask',
  'beginAnnotation',
] as const

/** Whether a picture is drawn on the page. */
export function hasPicture(page: PdfPage): Promise<boolean> {
  return draws(page, PICTURES)
}

/** Whether anything at all is drawn on the page; where that is no more than white, a drawing of it tells. */
export function hasMarks(page: PdfPage): Promise<boolean> {
  return draws(page, [...PICTURES, ...MARKS])
}

async function draws(page: PdfPage, names: readonly string[]): Promise<boolean> {
  const { OPS } = (await pdfEngine()).pdfjs
  // Meant as a key: the names are those above.
  const wanted = new Set(names.map((name) => (OPS as Record<string, number>)[name]))
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.some((operation, at) => {
    if (!wanted.has(operation)) return false
    // A path that only says where to draw ends without paint.
    return operation !== OPS.constructPath || (argsArray[at] as unknown[] | null)?.[0] !== OPS.endPath
  })
}
