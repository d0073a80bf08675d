import { requireDocument, textOf } from '#app/domain/library/document.server.ts'
import { deleteDocument } from '#app/domain/library/remove.server.ts'
import { answerEither } from '#app/http/documents-answer.server.ts'
import { call } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/document'

/** A document with its text (`content`, Markdown). */
export const loader = call(async ({ params, context }: Route.LoaderArgs) => {
  const user = requireCaller(context)
  const document = await requireDocument(user, params.id)
  return Response.json({ ...document, content: await textOf(user, params.id) })
})

/** Deletes a document for good: DELETE from programs, POST from forms. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    const user = requireCaller(context)
    return answerEither(
      request,
      async () => {
        const document = await requireDocument(user, params.id)
        await deleteDocument(user, params.id)
        return document
      },
      {
        flash: ({ fileName }) => ({
          kind: 'good',
          title: 'File Deleted',
          description: `${fileName} has been deleted`,
        }),
        title: 'Deletion Failed',
      },
    )
  },
  ['POST', 'DELETE'],
)
