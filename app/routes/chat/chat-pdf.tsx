import { data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { hasPaidPlan } from '#app/domain/billing/rights.server.ts'
import { plainWords } from '#app/domain/chat/answer-text.ts'
import { ask } from '#app/domain/chat/ask.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { formFailure } from '#app/http/errors.server.ts'
import { pressKey } from '#app/http/press-key.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { writeIntoPage } from '#app/http/write-into-page.server.ts'
import { UpgradeTeaser } from '#app/ui/UpgradeTeaser.tsx'
import type { PageHandle } from '#app/http/page-handle.ts'
import script from '#app/enhance/chat/chat.ts?script'
import type { Route } from './+types/chat-pdf'
import { ChatPage } from './ChatPage.tsx'
import { chatPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'

/** Makes the conversation immediate; it works without. */

export const middleware: Route.MiddlewareFunction[] = [
  writeIntoPage({
    lost: 'The connection to this answer was lost.',
    link: 'Show the answer with its sources',
    place: (news, rest) => news + rest,
    words: plainWords,
  }),
]

export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  if (!hasPaidPlan(user)) return data({ page: null })
  const log = requestLog(context)
  const query = new URL(request.url).searchParams
  const page = await chatPageData(query, user, publicOrigin(request), (error) =>
    log.warn({ err: error }, 'document not prepared'),
  )
  return data({ page }, { status: page.missing ? 404 : 200 })
}

/** A refusal says when to come back; pages drop an action's headers unless they are asked for. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks a question; the page that follows shows the answer as it comes. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context, request)
  const log = requestLog(context)
  const form = await readForm(request)
  const text = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const [message = ''] = text('message')
  const [key] = text('key')
  const [edited] = text('edits')
  const sessionId = new URL(request.url).searchParams.get('chat') ?? undefined
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
    // A posted document means no script at work here: the page that follows shows the words as they come.
    return redirect(addressOf(there, { run: run.id, live: '1' }), 303)
  } catch (error) {
    const failure = formFailure(error)
    return data({ ...failure.data, typed: message, chosen: text('documentIds') }, failure.init ?? {})
  }
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
        <>
          <script type="module" src={script} />
          <ChatPage page={page} refused={refused} />
        </>
      ) : (
        <div className="page">
          <UpgradeTeaser feature="chat" />
        </div>
      )}
    </>
  )
}
