import { expectFile } from '#app/domain/library/arrive.server.ts'
import { awaitUpload } from '#app/domain/library/control.server.ts'
import { keepFile } from '#app/domain/library/keep.server.ts'
import { LIBRARY_FILE_TOO_LARGE, MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { FEATURES } from '#app/domain/library/types.ts'
import { withBrought } from '#app/http/brought.ts'
import { backTo, backWithRefusal, featuresOf } from '#app/http/documents-answer.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { languagesOf } from '#app/http/languages.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { receiveForm } from '#app/http/upload.server.ts'
import { uploadNews } from './upload-news.ts'

/** A file somewhat over its limit is still read, so that browsers show the answer. */
export const handle: PageHandle = { body: { bytes: 3 * MAX_FILE_BYTES, tooLarge: LIBRARY_FILE_TOO_LARGE } }

/**
 * Takes a file (multipart, field `file`; `features` says where it may be used) into the library, and answers its
 * document; 201, or 200 with `existing: true` for a file the person has already. Most files are read by then; longer
 * readings are followed in the list. Forms are led back to their page.
 */
export const action = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const { fields, file, failure } = await receiveForm(request, (name, atLeast) =>
    expectFile(user, name, atLeast),
  )
  try {
    if (!file) throw failure
    const features = featuresOf(fields.features, FEATURES)
    const kept = await keepFile(user, file, { features, languages: languagesOf(request) })
    const document = await awaitUpload(user, kept.document, request.signal)
    const { existing } = kept
    if (isPageRequest(request)) {
      return await backTo(
        withBrought(fields.goTo, document.id),
        uploadNews(document, existing, isForStudy(fields.goTo)),
      )
    }
    return Response.json({ ...document, existing }, { status: existing ? 200 : 201 })
  } catch (error) {
    await file?.discard()
    if (isPageRequest(request)) {
      return backWithRefusal(withBrought(fields.goTo, null), 'Upload Failed', error)
    }
    throw error
  }
})

export const loader = onlyBy('POST')

function isForStudy(goTo: string | undefined): boolean {
  return goTo?.startsWith('/study-buddy') ?? false
}
