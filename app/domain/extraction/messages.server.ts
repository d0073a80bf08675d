import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { DOCUMENT_VIEW } from './page-image/document-view.ts'
import { PAGE_IMAGE } from './page-image/page-image.ts'

const pair = z.tuple([z.number(), z.number()])
const size = z.number().positive()

/**
 * What the child says, each a line of JSON. A page's text comes first, in pieces, so that no line is long; then the page.
 * `read` closes it: pages follow no more. After `kept` they come again from the first, better read, if all goes well; the
 * pages in `unread` (counted from 1) may hold more than is kept. A picture that was drawn anew comes in one line, in base64, and so
 * does that of a page, with the places of its text.
 */
const Message = z.union([
  z.object({
    progress: z.object({ page: z.number().int(), of: z.number().int(), ocr: z.boolean().optional() }),
  }),
  z.object({ piece: z.string() }),
  z.object({
    page: z.object({
      label: z.string().nullable(),
      method: z.enum(['text', 'ocr']),
      confidence: z.number().optional(),
      leftOut: z.array(z.object({ kind: z.enum(['head', 'number']), text: z.string() })).optional(),
    }),
  }),
  z.object({ read: z.object({ title: z.string().optional(), notes: z.array(z.string()) }) }),
  z.object({
    kept: z.object({
      title: z.string().optional(),
      notes: z.array(z.string()),
      unread: z.array(z.number().int().min(1)).min(1).max(LIMITS.pages),
    }),
  }),
  z.object({ portrait: z.base64().max(LIMITS.portraitBytes * 2) }),
  z.object({
    drawn: z.object({
      image: z.base64().max(PAGE_IMAGE.bytes * 2),
      width: z
        .number()
        .int()
        .min(1)
        .max(PAGE_IMAGE.width + 1),
      height: z
        .number()
        .int()
        .min(1)
        .max(PAGE_IMAGE.height + 1),
      page: z.object({ width: size, height: size }),
      texts: z.array(z.object({ text: z.string(), at: pair, along: pair, up: pair })).max(PAGE_IMAGE.texts),
    }),
  }),
  z.object({
    viewed: z.object({
      html: z.string().max(DOCUMENT_VIEW.characters),
      isCut: z.boolean(),
    }),
  }),
  z.object({ refused: z.object({ reason: z.string(), message: z.string() }) }),
  z.object({ failed: z.string() }),
])
export type Message = z.infer<typeof Message>

/** Throws for a line that is none of these: the child may have been taken over by what it read. */
export function parseMessage(line: string): Message {
  return Message.parse(JSON.parse(line))
}
