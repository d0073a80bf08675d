import * as z from 'zod'
import { type Applied, applyChoices, type Choice } from '#app/domain/humanizer/review/review.server.ts'
import { type Fields, readFields } from '#app/http/body.server.ts'
import { deskAnswer } from '#app/http/desk-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { Flash } from '#app/http/flash.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireCaller } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'
import type { Route } from './+types/history-review'
import { FormerField } from './former-field.server.ts'

/** Every sentence of a page may be named. */
export const handle: PageHandle = { body: { bytes: 512 * 1024 } }

const ReviewFields = z.object({
  version: z.string({ error: 'Please say which version of the text you mean.' }).max(20),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .default('1')
    .catch('1'),
  former: FormerField,
})

/** Puts sentences of a rewrite back or tries them again: a field `pair-N` for each says `new`, `original` or `again`. */
export const action = call(async ({ request, params, context }: Route.ActionArgs) => {
  const user = requireCaller(context)
  const fields = await readFields(request)
  const { version, page, former } = valid(ReviewFields, fields)
  const choices = choicesIn(fields)
  const chosen = [...choices]
    .filter(([, choice]) => choice !== 'new')
    .map(([at, choice]) => `${at}-${choice}`)
  return deskAnswer(
    request,
    params.id,
    { view: 'sentences', page },
    async () => {
      const applied = await applyChoices(user, params.id, version, choices, former)
      return { flash: newsOf(applied), version: applied.version, undo: applied.undo }
    },
    // What was chosen is still chosen when the page comes back; after a change elsewhere it would mean other sentences.
    async ({ code }): Promise<Record<string, string>> =>
      code === 'conflict' ? {} : { chosen: chosen.join('.') },
  )
})

export const loader = onlyBy('POST')

function choicesIn(fields: Fields): Map<number, Choice> {
  const choices = new Map<number, Choice>()
  for (const [name, value] of Object.entries(fields)) {
    const at = /^pair-(\d{1,7})$/.exec(name)?.[1]
    if (at && (value === 'new' || value === 'original' || value === 'again')) choices.set(Number(at), value)
  }
  return choices
}

function sentences(count: number): string {
  return count === 1 ? '1 sentence' : `${count} sentences`
}

function newsOf({ original, again, without }: Applied): Flash {
  const news = [
    original > 0 && `${sentences(original)} put back to the original.`,
    again > 0 && `${sentences(again)} written anew.`,
    without > 0 && `No other good version was found for ${sentences(without)}.`,
  ].filter((one) => typeof one === 'string')
  if (original + again > 0) return { kind: 'good', title: 'Rewrite changed', description: news.join(' ') }
  return {
    kind: 'info',
    title: 'Nothing changed',
    description: news.join(' ') || 'All sentences stay as they are.',
  }
}
