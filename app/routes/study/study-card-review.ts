import { href } from 'react-router'
import * as z from 'zod'
import { REVIEWS, reviewCard } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

const ReviewFields = z.object({ review: z.enum(REVIEWS, 'Please say how well you knew it.') })

/** Says how well a card was known. A program gets when it comes up again. */
export const action = resourceAction(
  ReviewFields,
  { back: href('/study-buddy'), title: 'Not reviewed', stays: true },
  async ({ user, values: { review }, params: { id = '' } }) => ({
    answer: { dueAt: await reviewCard(user, id, review) },
  }),
)

export const loader = onlyBy('POST')
