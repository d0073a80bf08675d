import { AppError } from '#app/domain/errors.ts'
import { REVIEWS, reviewCard } from '#app/domain/study/flashcards.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { studyForm, textIn } from '#app/http/study-answer.server.ts'

/** Says how well a card was known. */
export const action = studyForm('Not reviewed', async ({ user, form, params }) => {
  const id = params.id ?? ''

  const review = REVIEWS.find((one) => one === textIn(form, 'review'))
  if (!review) throw new AppError('invalid', 'Please say how well you knew it.')
  await reviewCard(user, id, review)
  const back = safeNext(form.get('goTo'), '/study-buddy')
  return { goTo: `${back}${back.includes('?') ? '&' : '?'}reviewed=${encodeURIComponent(id)}` }
})

export const loader = onlyBy('POST')
