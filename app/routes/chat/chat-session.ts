import { href } from 'react-router'
import * as z from 'zod'
import { asMarkdown } from '#app/domain/chat/export.ts'
import { deleteSession, messagesOf, requireSession } from '#app/domain/chat/sessions.server.ts'
import { attachment } from '#app/http/attachment.ts'
import { call } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/chat-session'

/** A conversation as a Markdown file, with the sources of each answer. */
export const loader = call(async ({ params, context }: Route.LoaderArgs) => {
  const user = requireCaller(context)
  const session = await requireSession(user, params.id)
  return new Response(asMarkdown(session.name, await messagesOf(user, session.id)), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': attachment(`${session.name.slice(0, 60)}.md`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

/** Deletes a conversation. */
export const action = resourceAction(
  z.object({}),
  { back: href('/chat-pdf'), title: 'Deletion Failed', methods: ['POST', 'DELETE'] },
  async ({ user, params }) => {
    await deleteSession(user, params.id ?? '')
    return { flash: { kind: 'good', title: 'Conversation deleted' } }
  },
)
