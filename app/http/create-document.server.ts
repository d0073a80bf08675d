import type { RouterContextProvider } from 'react-router'
import * as z from 'zod'
import { createTextDocument } from '#app/domain/library/text-document.server.ts'
import type { Feature } from '#app/domain/library/types.ts'
import { readFields } from './body.server.ts'
import { requireCaller } from './session.server.ts'
import { valid } from './valid.server.ts'

/** What else a program says of a file (its size, its type, its owner) is not believed, and not even read. */
const TextDocument = z.object({
  fileName: z
    .string({ error: 'Please name the document.' })
    .trim()
    .min(1, 'Please name the document.')
    .max(1_000),
  content: z.string({ error: 'There is no text in this document.' }),
})

/** Answers a call that makes a document of a text; 201, or 200 with `existing: true` for a text the person has already. */
export async function createDocument(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  features: readonly Feature[],
): Promise<Response> {
  const user = requireCaller(context)
  const { fileName, content } = valid(TextDocument, await readFields(request))
  const { document, existing } = await createTextDocument(user, { fileName, content, features })
  return Response.json({ ...document, content, existing }, { status: existing ? 200 : 201 })
}
