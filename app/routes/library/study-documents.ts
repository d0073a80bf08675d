import { createDocument } from '#app/http/create-document.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'

/** Makes a document to study of `fileName` and `content`. */
export const action = call((args) => createDocument(args, ['study_buddy']))

export const loader = onlyBy('POST')
