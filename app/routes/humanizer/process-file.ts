import { AppError } from '#app/domain/errors.ts'
import { FILE_TOO_LARGE, MAX_IMPORT_BYTES } from '#app/domain/humanizer/limits.ts'
import { expectImport, readImport } from '#app/domain/humanizer/read-import.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { importIntoHumanizer } from '#app/http/import-request.server.ts'
import { languagesOf } from '#app/http/languages.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { receiveForm } from '#app/http/upload.server.ts'

/** A file somewhat over its limit is still read: the text sent along with it is not lost, and browsers show the answer. */
export const handle: PageHandle = {
  body: { bytes: 3 * MAX_IMPORT_BYTES, tooLarge: FILE_TOO_LARGE.description },
}

/**
 * Reads a file (multipart, field `file`) without keeping it: answers `{ text }`, in Markdown; or, for the humanizer's
 * form, puts it below what was typed and goes back there. The reading ends when nobody waits for it any more.
 */
export const action = call(async ({ request, context }) => {
  const user = context.get(userContext)
  const received = await receiveForm(request, (name) => {
    if (!user) throw signInFirst()
    return expectImport(name)
  })
  const { fields, file, failure } = received
  if (fields.goTo === 'humanizer') return importIntoHumanizer(request, context, received)
  if (!user) throw signInFirst()
  if (!file) throw failure
  const languages = languagesOf(request)
  return Response.json({ text: await readImport(user, file, { languages, signal: request.signal }) })
})

export const loader = onlyBy('POST')

function signInFirst(): AppError {
  return new AppError('signed_out', 'Please sign in first.')
}
