import { href } from 'react-router'
import * as z from 'zod'
import { shareSession } from '#app/domain/chat/share.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { sharedHref } from './place.ts'

/** Lets anyone with the link read a conversation as it is now: `{ url }`. Shared again, the link stays the same. */
export const action = resourceAction(
  z.object({}),
  { back: href('/chat-pdf'), title: 'Not shared' },
  async ({ user, params, request }) => {
    const { token } = await shareSession(user, params.id ?? '')
    return {
      answer: { url: publicOrigin(request) + sharedHref(token) },
      flash: { kind: 'good', title: 'Conversation shared' },
    }
  },
)

export const loader = onlyBy('POST')
