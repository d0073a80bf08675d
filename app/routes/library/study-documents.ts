import { MAX_CONTENT_BODY } from '#app/domain/library/limits.ts'
import { createDocument } from '#app/http/create-document.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'

export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BODY } }

/** Makes a document to study of `fileName` and `content`. */
export const action = call((args) => createDocument(args, ['study_buddy']))

export const loader = onlyBy('POST')
