import * as z from 'zod'
import type { HumanizeRequest } from '#app/domain/humanizer/humanize.server.ts'
import { OPTION_FIELDS } from '#app/domain/humanizer/option-fields.ts'
import { MAX_LOCKED_TYPED } from '#app/domain/humanizer/options.ts'
import { DEFAULT_TONE } from '#app/domain/humanizer/tones.ts'
import { type Fields, readFields } from './body.server.ts'
import { valid } from './valid.server.ts'

const EMPTY = 'Please enter the text you want to humanize.'

/** The fields of a humanize call or form; a tone is a preset's name or a custom tone's number. */
export const HumanizeFields = z.object({
  text: z.string({ error: EMPTY }).refine((text) => text.trim() !== '', EMPTY),
  tone: z
    .union([z.string(), z.number()], { error: 'Please choose one of the tones.' })
    .transform(String)
    .default(DEFAULT_TONE),
  ...OPTION_FIELDS,
  key: z.string().max(100).optional(),
})

/** What a call asks for; its key comes in the field `key` or in the header Idempotency-Key. */
export async function humanizeRequest(request: Request): Promise<HumanizeRequest> {
  const asked = requestOf(await readFields(request))
  const header = request.headers.get('idempotency-key')?.slice(0, 100)
  return { ...asked, idempotencyKey: asked.idempotencyKey || header || undefined }
}

/** What fields ask for. Throws invalid with the messages of each field. */
function requestOf(fields: Fields) {
  return wishOf(valid(HumanizeFields, fields))
}

/** What valid fields ask for. */
export function wishOf({ text, tone, key, language, ...options }: z.output<typeof HumanizeFields>) {
  return { text, tone, options, language, idempotencyKey: key }
}

/** The fields that ask for a comparison: a text and how it is to be rewritten, and two tones. */
export const CompareFields = HumanizeFields.extend({
  first: z.string({ error: 'Please choose two tones.' }),
  second: z.string({ error: 'Please choose two tones.' }),
})

/** The options among the fields of a form, as they were typed, for a draft; cut off where no request would be taken. */
export function typedOptions(fields: Fields): Record<string, string> {
  const names = Object.keys(OPTION_FIELDS)
  return Object.fromEntries(
    names.flatMap((name) => {
      const typed = Object.hasOwn(fields, name) ? fields[name] : undefined
      return typeof typed === 'string' ? [[name, typed.slice(0, MAX_LOCKED_TYPED)]] : []
    }),
  )
}
