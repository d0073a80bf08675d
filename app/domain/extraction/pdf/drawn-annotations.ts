import { isDrawn } from './annotations.ts'
import type { PdfjsParser } from './pdfjs-parser.ts'

/** Makes `parser` tell the text of annotations that say something only in how they are drawn, as it does of others. */
export function readDrawnAnnotations({ Annotation }: PdfjsParser): void {
  Object.defineProperty(Annotation.prototype, 'hasTextContent', {
    get(this: InstanceType<typeof Annotation>) {
      return isDrawn(this.data) && Boolean(this.appearance)
    },
  })
}
