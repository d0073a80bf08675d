import { findDocument } from '#app/domain/library/document.server.ts'
import { MAX_CHOSEN_AT_ONCE } from '#app/domain/library/limits.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'

/** Those of the documents with these ids that are theirs and still there. */
export async function filesNamed(ids: string[], user: User): Promise<DocumentRow[]> {
  const asked = [...new Set(ids)].slice(0, MAX_CHOSEN_AT_ONCE)
  const found = await Promise.all(asked.map((id) => findDocument(user, id)))
  return found.filter((document) => document !== undefined)
}

/** As `filesNamed`; where there are none it leads back, and says that the boxes of files have to be ticked before `then`. */
export async function requireFilesNamed(ids: string[], user: User, back: string, then: string) {
  const files = await filesNamed(ids, user)
  if (files.length > 0) return files
  throw await redirectWith(back, {
    kind: 'info',
    title: 'No files selected',
    description: `Select the files ${then}.`,
  })
}
