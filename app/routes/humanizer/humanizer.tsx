import { data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { startComparing, startHumanizing } from '#app/domain/humanizer/humanize.server.ts'
import { createTone, ToneForm } from '#app/domain/humanizer/tone-profiles.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { forgetDraftHeader, signInFirst } from '#app/http/drafts.server.ts'
import { formFailure } from '#app/http/errors.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { requestOf, tonesOf, typedOptions } from '#app/http/humanize-request.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import {
  LENGTH_COOKIE,
  plainCookieHeader,
  STRENGTH_COOKIE,
  TONE_COOKIE,
} from '#app/http/preferences.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { valid } from '#app/http/valid.server.ts'
import { writeIntoPage } from '#app/http/write-into-page.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/humanizer'
import { ComparePage } from './ComparePage.tsx'
import { HumanizerPage } from './HumanizerPage.tsx'
import { placeOf } from './place.ts'
import { humanizerData } from './page-data.server.ts'

export const handle: PageHandle = { enhanced: true, layout: 'tool' }

export const middleware: Route.MiddlewareFunction[] = [
  writeIntoPage({
    lost: 'The connection to this text was lost.',
    link: 'Show the finished page',
    place: (news, rest) => rest.replace('</textarea>', `</textarea>${news}`),
  }),
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, headers } = await humanizerData(request, requireUser(context, request))
  // The text that waited for its writer to sign in has arrived: from here it is an ordinary draft.
  const arrived = page.source?.startsWith('draft:') && !new URL(request.url).searchParams.has('draft')
  if (arrived) headers.append('set-cookie', await forgetDraftHeader())
  return data(page, { headers })
}

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >
  const typed = { text: values.text ?? '', tone: values.tone, options: typedOptions(values) }
  const user = context.get(userContext)
  if (!user) return signInFirst(context, typed)
  try {
    const url = new URL(request.url)
    if (url.searchParams.get('dialog') === 'tone') {
      const tone = await createTone(user, valid(ToneForm, values))
      return toneCreated(tone, url)
    }
    const { idempotencyKey: key, ...wish } = requestOf(values)
    const asked = { ...wish, idempotencyKey: pressKey(key, wish) }
    const headers = remembered(asked)
    const log = requestLog(context)
    if (url.searchParams.get('dialog') === 'compare') {
      const runs = await startComparing(user, asked, tonesOf(values), (error) =>
        log.error({ err: error }, 'comparing failed'),
      )
      const compared = runs.map(({ id }) => id).join(',')
      return redirect(`/humanizer?compare=${compared}`, { status: 303, headers })
    }
    const run = await startHumanizing(user, asked, (error) => log.error({ err: error }, 'humanizing failed'))
    // A posted document means no script at work here: the page that follows shows the words as they come.
    return redirect(`/humanizer?run=${run.id}&live=1`, { status: 303, headers })
  } catch (error) {
    const failure = formFailure(error)
    // The page that follows has no address of its own: links on it come back to the text through a draft.
    const draft = typed.text.trim() ? await keepDraft(user, typed) : null
    return data({ ...failure.data, values, draft }, failure.init ?? {})
  }
}

/** What was chosen is chosen again on the next page. */
function remembered({ tone, options }: ReturnType<typeof requestOf>): Headers {
  const headers = new Headers({ 'set-cookie': plainCookieHeader(TONE_COOKIE, tone) })
  headers.append('set-cookie', plainCookieHeader(STRENGTH_COOKIE, options.strength))
  headers.append('set-cookie', plainCookieHeader(LENGTH_COOKIE, options.length))
  return headers
}

async function toneCreated(tone: { id: number; name: string }, from: URL): Promise<Response> {
  const query = new URLSearchParams(placeOf(from.searchParams).split('?')[1])
  query.set('tone', String(tone.id))
  const headers = new Headers({ 'set-cookie': plainCookieHeader(TONE_COOKIE, String(tone.id)) })
  headers.append(
    'set-cookie',
    await flashHeader({
      kind: 'good',
      title: 'Custom tone created',
      description: `Your tone "${tone.name}" has been created successfully.`,
    }),
  )
  return redirect(`/humanizer?${query}`, { status: 303, headers })
}

export default function Humanizer({ loaderData, actionData }: Route.ComponentProps) {
  const { comparison } = loaderData
  if (comparison && !actionData) {
    return (
      <>
        <title>{`Two tones compared · ${brand.name}`}</title>
        <ComparePage comparison={comparison} />
      </>
    )
  }
  return (
    <>
      <title>{`${actionData ? 'Error: ' : ''}AI Text Humanizer · ${brand.name}`}</title>
      <HumanizerPage page={loaderData} refused={actionData} />
    </>
  )
}
