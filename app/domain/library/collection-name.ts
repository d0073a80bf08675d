import * as z from 'zod'
import { oneLine } from './file-name.ts'
import { MAX_COLLECTION_NAME } from './limits.ts'

const NO_NAME = 'Please give the collection a name.'

/** What a collection is called: one line of visible characters. */
export const CollectionName = z
  .string({ error: NO_NAME })
  .overwrite(oneLine)
  .min(1, NO_NAME)
  .max(MAX_COLLECTION_NAME, `The name may have ${MAX_COLLECTION_NAME} characters.`)

/** Returns a name as it is compared with others: those that differ only in case, or in how letters are encoded, are one. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
