import * as z from 'zod'
import type { HumanizeRequest } from '#app/domain/humanizer/humanize.server.ts'
import { DEFAULT_TONE } from '#app/domain/humanizer/tones.ts'
import { readFields } from './body.server.ts'
import { valid } from './valid.server.ts'

const EMPTY = 'Please enter the text you want to humanize.'

/** The fields of a humanize call or form; a tone is a preset's name or a custom tone's number. */
export const HumanizeFields = z.object({
  text: z.string({ error: EMPTY }).refine((text) => text.trim() !== '', EMPTY),
  tone: z
    .union([z.string(), z.number()], { error: 'Please choose one of the tones.' })
    .transform(String)
    .default(DEFAULT_TONE),
  key: z.string().max(100).optional(),
})

/** What a call asks for; its key comes in the field `key` or in the header Idempotency-Key. */
export async function humanizeRequest(request: Request): Promise<HumanizeRequest> {
  const { text, tone, key } = valid(HumanizeFields, await readFields(request))
  const header = request.headers.get('idempotency-key')?.slice(0, 100)
  return { text, tone, idempotencyKey: key || header || undefined }
}
