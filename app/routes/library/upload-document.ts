import { LIBRARY_FILE_TOO_LARGE, MAX_FILE_BYTES } from '#app/domain/library/limits.ts'
import { withBrought } from '#app/http/brought.ts'
import { backTo, backWithRefusal } from '#app/http/documents-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { isPageRequest } from '#app/http/page-request.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { receiveFile } from './receive-file.server.ts'
import { uploadNews } from './upload-news.ts'

/** A file somewhat over its limit is still read, so that browsers show the answer. */
export const handle: PageHandle = { body: { bytes: 3 * MAX_FILE_BYTES, tooLarge: LIBRARY_FILE_TOO_LARGE } }

/**
 * Takes a file (multipart, field `file`; `features` says where it may be used) into the library, and answers its
 * document; 201, or 200 with `existing: true` for a file the person has already. Most files are read by then; longer
 * readings are followed in the list. Forms are led back to their page.
 */
export const action = call(async ({ request, context }) => {
  const received = await receiveFile(request, requireCaller(context))
  const { goTo } = received.fields
  if (!isPageRequest(request)) {
    if (!received.document) throw received.failure
    const { document, existing } = received
    return Response.json({ ...document, existing }, { status: existing ? 200 : 201 })
  }
  if (!received.document) return backWithRefusal(withBrought(goTo, null), 'Upload Failed', received.failure)
  const { document, existing } = received
  return backTo(
    withBrought(goTo, document.id),
    uploadNews(document, existing, { forStudy: isForStudy(goTo) }),
  )
})

export const loader = onlyBy('POST')

function isForStudy(goTo: string | undefined): boolean {
  return goTo?.startsWith('/study-buddy') ?? false
}
