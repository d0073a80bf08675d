import { unshareSession } from '#app/domain/chat/share.server.ts'
import { answerEither } from '#app/http/documents-answer.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/chat-session-unshare'

/** Ends the link to a conversation. */
export const action = call(
  async ({ request, params, context }: Route.ActionArgs) => {
    const user = requireCaller(context)
    return answerEither(request, () => unshareSession(user, params.id), {
      flash: () => ({ kind: 'good', title: 'No longer shared' }),
      title: 'Still shared',
    })
  },
  ['POST'],
)

export const loader = onlyBy('POST')
