import { EXTENSIONS, type Extension } from '#app/domain/extraction/extensions.ts'
import { formatOf, mediaTypeOf } from '#app/domain/extraction/formats.ts'
import type { FileKindName } from './filters.ts'

/** The kind of files with that ending. */
function kindOfExtension(extension: Extension): FileKindName {
  if (extension === 'pdf') return 'pdf'
  if (extension === 'epub') return 'e-book'
  if (extension === 'html' || extension === 'htm') return 'web'
  switch (formatOf(extension)?.kind) {
    case 'document':
      return 'document'
    case 'spreadsheet':
      return 'sheet'
    case 'presentation':
      return 'slides'
    case 'image':
      return 'picture'
    case 'mail':
      return 'mail'
    case 'archive':
      return 'archive'
    default:
      return 'text'
  }
}

/** Returns the media types that files of a kind have. */
export function mediaTypesOf(kind: FileKindName): string[] {
  return [...new Set(EXTENSIONS.filter((one) => kindOfExtension(one) === kind).map(mediaTypeOf))]
}
