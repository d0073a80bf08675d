import { shareSession } from '#app/domain/chat/share.server.ts'
import { answerEither } from '#app/http/documents-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/chat-session-share'

/** Lets whoever has the link read a conversation as it is now: `{ url }`. Shared again, the link stays the same. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    const user = requireCaller(context)
    return answerEither(request, () => shareSession(user, params.id), {
      answer: ({ token }) => ({ url: `${publicOrigin(request)}/shared?link=${token}` }),
      flash: () => ({ kind: 'good', title: 'Conversation shared' }),
      title: 'Not shared',
    })
  },
  ['POST'],
)

export const loader = onlyBy('POST')
