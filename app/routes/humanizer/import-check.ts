import { WRONG_TYPE } from '#app/domain/extraction/wrong-type.ts'
import { FILE_TOO_LARGE, MAX_IMPORT_BYTES } from '#app/domain/humanizer/limits.ts'

/**
 * Why a file cannot be brought into the text, before it is sent; undefined when nothing speaks against it. `accept` lists
 * endings and media types as a file input does; either will do.
 */
export function refusedImport(file: Pick<File, 'name' | 'type' | 'size'>, accept: string) {
  const ending = /\.[^.]*$/.exec(file.name)?.[0].toLowerCase()
  const known = accept.split(',').some((one) => one === ending || one === file.type.replace(/;.*/, ''))
  if (!known) return { title: WRONG_TYPE.title, description: WRONG_TYPE.message }
  return file.size > MAX_IMPORT_BYTES ? FILE_TOO_LARGE : undefined
}
