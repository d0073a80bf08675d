import { redirect } from 'react-router'
import * as z from 'zod'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import { readFields } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { signInFirst } from '#app/http/drafts.server.ts'
import { call } from '#app/http/errors.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { valid } from '#app/http/valid.server.ts'

export const handle: PageHandle = { body: { bytes: MAX_TEXT_BODY } }

/** What other programs of a phone share: most only a text, browsers an address, or both. */
const Shared = z.object({
  title: z.string().default(''),
  text: z.string().default(''),
  url: z.string().default(''),
})

/** Opens the humanizer with a text that was shared to it from another program (see the manifest). */
export const action = call(async ({ request, context }) => {
  const { title, text, url } = valid(Shared, await readFields(request))
  const shared = [text, url, title].find((words) => words.trim() !== '') ?? ''
  const user = context.get(userContext)
  if (!user) return signInFirst(context, { text: shared })
  if (shared === '') return redirect('/humanizer', 303)
  return redirect(`/humanizer?draft=${await keepDraft(user, { text: shared })}`, 303)
})

/** Who comes by the address alone, such as back from signing in. */
export const loader = () => redirect('/humanizer')
