import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { brand } from '#app/brand.ts'
import { hasPaidPlan } from '#app/domain/billing/rights.server.ts'
import { plainWords } from '#app/domain/chat/answer-text.ts'
import { ask } from '#app/domain/chat/ask.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { formFailure } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { isRouterRequest, pageUrl } from '#app/http/page-request.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { writeIntoPage } from '#app/http/write-into-page.server.ts'
import { later } from '#app/ui/later.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import type { Route } from './+types/chat-pdf'
import { ChatPage } from './ChatPage.tsx'
import { chatPageData } from './page-data.server.ts'
import { addressOf, isSameConversation, movedTo } from './place.ts'

/** Whoever has a plan never sees it. */
const UpgradeTeaser = later(async () => (await import('#app/ui/UpgradeTeaser.tsx')).UpgradeTeaser)

export const handle: PageHandle = { layout: 'tool' }

export const middleware: Route.MiddlewareFunction[] = [
  writeIntoPage({
    lost: 'The connection to this answer was lost.',
    link: 'Show the answer with its sources',
    place: (news, rest) => news + rest,
    words: plainWords,
  }),
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  if (!hasPaidPlan(user)) return data({ page: null })
  const moved = movedTo(url)
  if (moved) throw redirect(moved)
  const log = requestLog(context)
  const page = await chatPageData(url.searchParams, user, (error) =>
    log.warn({ err: error }, 'document not prepared'),
  )
  return data({ page }, { status: page.missing ? 404 : 200 })
}

/** What opens over a conversation changes nothing in it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isSent = formMethod !== undefined && formMethod !== 'GET'
  if (isSent || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return isSameConversation(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

/** Asks a question; the page that follows shows the answer as it comes. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context, request)
  const log = requestLog(context)
  const form = await readForm(request)
  const text = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const [message = ''] = text('message')
  const [key] = text('key')
  const [edited] = text('edits')
  const sessionId = pageUrl(request).searchParams.get('chat') ?? undefined
  const documentIds = [...text('documentId'), ...text('documentIds')]
  try {
    const { run, session } = await ask(
      user,
      {
        message,
        documentIds,
        sessionId,
        edits: edited ? Number(edited) : undefined,
        idempotencyKey: pressKey(key, [message, documentIds, edited]),
      },
      (error) => log.error({ err: error }, 'answering failed'),
    )
    const there = { doc: session.documentId, chat: session.id }
    // Without script the page that follows is held open, and the words are written into it as they come.
    const live: Record<string, string> = isRouterRequest(request) ? {} : { live: '1' }
    return redirect(addressOf(there, { run: run.id, ...live }), 303)
  } catch (error) {
    const failure = formFailure(error)
    return data({ ...failure.data, typed: message, chosen: text('documentIds') }, failure.init ?? {})
  }
}

/** How often a question is sent that got lost on the way, and how long it is waited in between. */
const ATTEMPTS = 3
const SEND_AGAIN_MS = 700

/**
 * Sends a question again that got lost: by its key it is the same one, and charged once. Where nobody can be reached the
 * page stays as it is, with what was typed.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  for (let attempt = 1; ; attempt++) {
    try {
      return await serverAction()
    } catch (thrown) {
      const isAnswer = thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500)
      if (isAnswer) throw thrown
      if (attempt === ATTEMPTS) return unreachable(form)
      await new Promise((resolve) => setTimeout(resolve, SEND_AGAIN_MS * attempt))
    }
  }
}

function unreachable(form: FormData) {
  const message = 'The server could not be reached. Your question is kept below: please send it again.'
  const typed = form.get('message')
  // By its status the router asks for nothing anew, which would fail too.
  return data(
    {
      failure: { message, code: 'unavailable' as const, details: {} },
      typed: typeof typed === 'string' ? typed : '',
      chosen: form.getAll('documentIds').filter((id) => typeof id === 'string'),
    },
    { status: 503 },
  )
}

export default function ChatPdf({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const title = page?.selected ? `${page.selected.fileName} · Chat PDF` : 'Chat PDF'
  const refused = actionData
    ? { ...actionData.failure, typed: actionData.typed, chosen: actionData.chosen }
    : null
  return (
    <>
      <title>{`${refused ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      {page ? (
        <ChatPage page={page} refused={refused} />
      ) : (
        <div className="page">
          <UntilLoaded>
            <UpgradeTeaser feature="chat" />
          </UntilLoaded>
        </div>
      )}
    </>
  )
}
