import { extensionOf } from '#app/domain/extraction/extensions.ts'
import { formatOf } from '#app/domain/extraction/formats.ts'
import type { Box } from '#app/domain/library/passage-place.ts'
import type { Sheet } from './sheet.ts'

/** How a page is seen as it is in its file. */
export type Seen =
  | {
      kind: 'image'
      src: string
      /** In pixels. */
      width: number
      height: number
      /** In the points of its frames. */
      page: { width: number; height: number }
      /** Where the passage stands. */
      frames: Box[]
      /** Its text was read off this picture, which tells no places. */
      isRead: boolean
    }
  | {
      kind: 'document'
      /** The address of its HTML. */
      src: string
      isFound: boolean
    }
  | ({ kind: 'sheet' } & Sheet)
  | { kind: 'none'; reason: string /** Worth asking once more. */; again?: boolean }

/** How files of that name are seen: pages as pictures, documents as HTML, sheets as tables; undefined for those that are text and no more. */
export function viewOfName(fileName: string): 'image' | 'document' | 'sheet' | undefined {
  const extension = extensionOf(fileName)
  const kind = formatOf(extension)?.kind
  if (extension === 'pdf' || kind === 'image') return 'image'
  if (extension === 'docx') return 'document'
  return kind === 'spreadsheet' ? 'sheet' : undefined
}
