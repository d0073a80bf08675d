import { href } from 'react-router'
import * as z from 'zod'
import { noteAnswer } from '#app/domain/chat/notes.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Puts an answer of Chat PDF among the study notes of its document. */
export const action = resourceAction(
  z.object({}),
  { back: href('/chat-pdf'), title: 'Not saved' },
  async ({ user, params }) => {
    const added = await noteAnswer(user, Number(params.id))
    const description = added ? undefined : 'It is already there.'
    return { flash: { kind: 'good', title: 'Saved to your study notes', description }, answer: { added } }
  },
)

export const loader = onlyBy('POST')
