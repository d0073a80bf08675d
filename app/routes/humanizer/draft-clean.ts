import { redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { findDraft, keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { MAX_CHECKED_CHARACTERS } from '#app/domain/humanizer/limits.ts'
import { cleanHidden } from '#app/domain/text/hidden.ts'
import { hiddenNotice } from '#app/domain/text/hidden-words.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/draft-clean'

/** Puts a draft aside once more without its hidden characters, and goes on with that one. */
export const action = call(async ({ params, context }: Route.ActionArgs) => {
  const user = requireCaller(context)
  const draft = await findDraft(user, params.id)
  if (!draft) throw new AppError('not_found', 'There is no such text. Texts are kept here for a day only.')
  if (draft.text.length > MAX_CHECKED_CHARACTERS) {
    throw new AppError('too_large', 'This text is too large to be cleaned here. Please split it.')
  }
  const cleaned = cleanHidden(draft.text)
  const id = await keepDraft(user, {
    text: cleaned.text,
    tone: draft.tone ?? undefined,
    options: draft.options,
  })
  const description = hiddenNotice(cleaned) ?? 'There was nothing to take out.'
  const news = await flashHeader({ kind: 'good', title: 'Text cleaned', description })
  return redirect(`/humanizer?draft=${id}`, { status: 303, headers: { 'set-cookie': news } })
})

export const loader = onlyBy('POST')
