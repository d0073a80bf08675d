import { href } from 'react-router'
import * as z from 'zod'
import { unshareSession } from '#app/domain/chat/share.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Ends the link to a conversation. */
export const action = resourceAction(
  z.object({}),
  { back: href('/chat-pdf'), title: 'Still shared' },
  async ({ user, params }) => {
    await unshareSession(user, params.id ?? '')
    return { flash: { kind: 'good', title: 'No longer shared' } }
  },
)

export const loader = onlyBy('POST')
