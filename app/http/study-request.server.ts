import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.server.ts'
import { type StudyText, studyContent } from '#app/domain/study/access.server.ts'
import { QUIZ_COUNTS, USUAL_WISH } from '#app/domain/study/quiz.server.ts'
import { DIFFICULTIES, QUESTION_TYPES, type QuizWish } from '#app/domain/study/types.ts'
import type { Fields } from './body.server.ts'
import { valid } from './valid.server.ts'

const Source = z.object({
  documentId: z.string().max(100).optional(),
  content: z.string({ error: 'The content must be a text.' }).optional(),
  key: z.string().max(100).optional(),
})

const types = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z.array(z.enum(QUESTION_TYPES, 'Questions can be multiple-choice or free-text.')).min(1),
)

/** What a new quiz is to be like; what is not said is as usual. `key` makes a form that is sent twice one request. */
export const QuizFields = z
  .object({
    count: z.coerce
      .number()
      .int()
      .min(QUIZ_COUNTS.fewest, 'Please ask for at least one question.')
      .max(QUIZ_COUNTS.most, `Please ask for at most ${QUIZ_COUNTS.most} questions.`)
      .default(USUAL_WISH.count),
    difficulty: z
      .enum(DIFFICULTIES, 'Please choose how hard the quiz should be.')
      .default(USUAL_WISH.difficulty),
    types: types.optional(),
    key: z.string().max(100).optional(),
  })
  .transform(({ types: chosen, key, ...wish }): { wish: QuizWish; key: string | undefined } => ({
    key,
    wish: { ...wish, types: chosen ? [...new Set(chosen)] : USUAL_WISH.types },
  }))

/** The number of a question, as its form and programs send it; they count from 0. */
export const QuestionIndex = z.coerce
  .number('There is no such question.')
  .int('There is no such question.')
  .min(0, 'There is no such question.')
  .max(999, 'There is no such question.')

/**
 * What a call is about: the document it names or, when it names none, the text it brings. Throws invalid, and
 * plan_required for those who may not study.
 */
export function studySource(
  user: User,
  fields: Fields,
): { source: string | StudyText; key: string | undefined } {
  const { documentId, content, key } = valid(Source, fields)
  return { source: documentId ?? studyContent(user, content ?? ''), key }
}
