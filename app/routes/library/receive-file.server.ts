import type { User } from '#app/domain/accounts/user.server.ts'
import { expectFile } from '#app/domain/library/arrive.server.ts'
import { awaitUpload } from '#app/domain/library/control.server.ts'
import { keepFile } from '#app/domain/library/keep.server.ts'
import { type DocumentRow, FEATURES } from '#app/domain/library/types.ts'
import { featuresOf } from '#app/http/documents-answer.server.ts'
import { languagesOf } from '#app/http/languages.ts'
import { receiveForm } from '#app/http/upload.server.ts'

/** What became of an upload form: its document, or why there is none. */
type ReceivedFile = { fields: Record<string, string> } & (
  | { document: DocumentRow; existing: boolean }
  | { document?: undefined; failure: unknown }
)

/**
 * Takes the file of a form (multipart, field `file`; `features` says where it may be used) into the library. Most files are
 * read by then. Throws where the form itself makes no sense.
 */
export async function receiveFile(request: Request, user: User): Promise<ReceivedFile> {
  const { fields, file, failure } = await receiveForm(request, (name, atLeast) =>
    expectFile(user, name, atLeast),
  )
  if (!file) return { fields, failure }
  try {
    const features = featuresOf(fields.features, FEATURES)
    const { document, existing } = await keepFile(user, file, { features, languages: languagesOf(request) })
    return { fields, document: await awaitUpload(user, document, request.signal), existing }
  } catch (error) {
    await file.discard()
    return { fields, failure: error }
  }
}
