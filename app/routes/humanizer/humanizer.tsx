import { data, redirect } from 'react-router'
import { startHumanizing } from '#app/domain/humanizer/humanize.server.ts'
import { MAX_TEXT_BODY } from '#app/domain/humanizer/limits.ts'
import { forgetDraftHeader } from '#app/http/drafts.server.ts'
import { HumanizeFields, wishOf } from '#app/http/humanize-request.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { keepTyped } from '#app/http/typed-form.server.ts'
import { writeIntoPage } from '#app/http/write-into-page.server.ts'
import type { Route } from './+types/humanizer'
import { HumanizerPage } from './HumanizerPage.tsx'
import { movedTo } from './moved.ts'
import { humanizerData } from './page-data.server.ts'
import { refusedWithDraft, remembered } from './started.server.ts'

export const handle: PageHandle = { layout: 'tool', body: { bytes: MAX_TEXT_BODY } }

export const middleware: Route.MiddlewareFunction[] = [
  writeIntoPage({
    lost: 'The connection to this text was lost.',
    link: 'Show the finished page',
    place: (news, rest) => rest.replace('</textarea>', `</textarea>${news}`),
  }),
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const moved = movedTo(url)
  if (moved) throw redirect(moved)
  const { page, headers } = await humanizerData(request, url.searchParams, user, context)
  // The text that waited for its writer to sign in has arrived: from here it is an ordinary draft.
  const arrived = page.source?.startsWith('draft:') && !url.searchParams.has('draft')
  if (arrived) headers.append('set-cookie', await forgetDraftHeader())
  return data(page, { headers })
}

/** Starts a rewrite. A posted document means no script at work here: the page that follows shows the words as they come. */
export const action = pageAction(
  HumanizeFields,
  async ({ user, values, context }) => {
    const wish = wishOf(values)
    const asked = { ...wish, idempotencyKey: pressKey(wish.idempotencyKey, wish) }
    const log = requestLog(context)
    const run = await refusedWithDraft(user, wish, () =>
      startHumanizing(user, asked, (error) => log.error({ err: error }, 'humanizing failed')),
    )
    return { to: `/humanizer?run=${run.id}&live=1`, headers: remembered(asked) }
  },
  { before: keepTyped },
)

export default function Humanizer({ loaderData, actionData }: Route.ComponentProps) {
  return <HumanizerPage page={loaderData} refused={actionData} />
}
