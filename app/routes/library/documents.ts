import { MAX_CONTENT_BODY } from '#app/domain/library/limits.ts'
import { allDocuments } from '#app/domain/library/list.server.ts'
import { DOCUMENT_SORTS, isFeature } from '#app/domain/library/types.ts'
import { createDocument } from '#app/http/create-document.server.ts'
import { call } from '#app/http/errors.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_CONTENT_BODY } }

/** All documents of the person, newest first; `search`, `feature` and `sort` narrow and order them. */
export const loader = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const query = new URL(request.url).searchParams
  const feature = query.get('feature')
  const documents = await allDocuments(user, {
    search: query.get('search') ?? undefined,
    feature: isFeature(feature) ? feature : undefined,
    sort: DOCUMENT_SORTS.find((sort) => sort === query.get('sort')),
  })
  return Response.json(documents)
})

/** Makes a document for the chat of `fileName` and `content`. */
export const action = call((args) => createDocument(args, ['chat_pdf']))
