import * as z from 'zod'
import type { Ask } from '#app/domain/chat/ask.server.ts'
import { readFields } from './body.server.ts'
import { valid } from './valid.server.ts'

const NO_DOCUMENT = 'Please choose a document first.'

/** The fields of a question. `context` may come along and is not read: the server has the document itself. */
const ChatFields = z.object({
  message: z.string({ error: 'Please type a question.' }),
  documentId: z.union([z.string(), z.array(z.string())], { error: NO_DOCUMENT }).optional(),
  documentIds: z.array(z.string()).optional(),
  sessionId: z.string().max(40).optional(),
  /** The number of a question that is asked in other words. */
  edits: z.coerce.number().int().positive().optional(),
  key: z.string().max(100).optional(),
})

/** What a call asks; its key comes in the field `key` or in the header Idempotency-Key. Throws invalid. */
export async function chatRequest(request: Request): Promise<Ask> {
  const { message, documentId, documentIds, sessionId, edits, key } = valid(
    ChatFields,
    await readFields(request),
  )
  const header = request.headers.get('idempotency-key')?.slice(0, 100)
  return {
    message,
    documentIds: [documentId ?? [], documentIds ?? []].flat(),
    sessionId: sessionId || undefined,
    edits,
    idempotencyKey: key || header || undefined,
  }
}
