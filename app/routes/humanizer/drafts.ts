import { redirect } from 'react-router'
import * as z from 'zod'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import { readFields } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { signInFirst } from '#app/http/drafts.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { typedOptions } from '#app/http/humanize-request.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { valid } from '#app/http/valid.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_TEXT_BODY } }

/** Where the person was heading when their text was put aside. */
const DESTINATIONS = {
  input: '/humanizer',
  clear: '/humanizer',
  history: '/humanizer/history',
  tone: '/humanizer/tones/new',
  usage: '/humanizer/usage',
  compare: '/humanizer/compare',
  report: '/humanizer/report',
  join: '/humanizer',
}

/** What is opened over the page, which stays as it is. */
const OVER_THE_PAGE: ReadonlySet<string> = new Set(['history', 'tone', 'usage', 'compare', 'report'])

const DraftFields = z.object({
  text: z.string().default(''),
  tone: z.string().max(40).optional(),
  /** The rewrite that stands beside the text: it stays in sight where something is only opened over the page. */
  from: z
    .string()
    .regex(/^(?:run|h):[\w-]{1,40}$/)
    .optional()
    .catch(undefined),
  goTo: z.enum(['input', 'clear', 'history', 'tone', 'usage', 'compare', 'report', 'join']).default('input'),
})

/** Puts the typed text aside, so that a page without JavaScript can show something else and come back to it. */
export const action = call(async ({ request, context }) => {
  const fields = await readFields(request)
  const { text, tone, goTo, from } = valid(DraftFields, fields)
  const typed = { text, tone, options: typedOptions(fields) }
  const user = context.get(userContext)
  if (!user) return signInFirst(context, typed, { newcomer: goTo === 'join' })
  const draft = await keepDraft(user, typed)
  const beside = from && OVER_THE_PAGE.has(goTo) ? `${from.replace(':', '=')}&` : ''
  const aside = goTo === 'clear' ? 'cleared' : 'draft'
  return redirect(`${DESTINATIONS[goTo]}?${beside}${aside}=${draft}`, 303)
})

export const loader = onlyBy('POST')
