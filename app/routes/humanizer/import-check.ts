import { ACCEPT_LISTS, extensionOf, mediaTypeOf } from '#app/domain/extraction/formats.ts'
import { refusal } from '#app/domain/extraction/refusals.ts'
import { FILE_TOO_LARGE, MAX_IMPORT_BYTES } from '#app/domain/humanizer/limits.ts'

const EXTENSIONS: readonly string[] = ACCEPT_LISTS.humanizer
const MEDIA_TYPES = new Set(EXTENSIONS.map(mediaTypeOf))

/** Why a file cannot be brought into the text, before it is sent; undefined when nothing speaks against it. */
export function refusedImport(file: Pick<File, 'name' | 'type' | 'size'>) {
  if (!EXTENSIONS.includes(extensionOf(file.name)) && !MEDIA_TYPES.has(file.type.replace(/;.*/, ''))) {
    const { message, details } = refusal('type')
    return { title: String(details.title), description: message }
  }
  return file.size > MAX_IMPORT_BYTES ? FILE_TOO_LARGE : undefined
}
