import { findDocument } from '#app/domain/library/document.server.ts'
import { ankiFile } from '#app/domain/study/anki.ts'
import { listCards } from '#app/domain/study/flashcards.server.ts'
import { attachment } from '#app/http/attachment.ts'
import { call } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/study-anki'

/** The person's flashcards, of one document (`?doc=`) or of all, as a file that Anki imports. */
export const loader = call(async ({ request, context }: Route.LoaderArgs) => {
  const user = requireCaller(context)
  const id = new URL(request.url).searchParams.get('doc')
  const document = id === null ? undefined : await findDocument(user, id)
  const cards = await listCards(user, id === null ? {} : { documentId: id })
  const name = document?.fileName ?? 'Study Buddy'
  return new Response(ankiFile(cards, name), {
    headers: {
      'content-type': 'text/tab-separated-values; charset=utf-8',
      'content-disposition': attachment(`${name} flashcards.txt`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
})
