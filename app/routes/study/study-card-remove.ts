import { href } from 'react-router'
import * as z from 'zod'
import { deleteCard } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Takes a card out of the repetition. */
export const action = resourceAction(
  z.object({}),
  { back: href('/study-buddy'), title: 'Not removed', stays: true },
  async ({ user, params: { id = '' } }) => {
    await deleteCard(user, id)
    return { flash: { kind: 'good', title: 'Flashcard removed' } }
  },
)

export const loader = onlyBy('POST')
