import { href } from 'react-router'
import * as z from 'zod'
import { answerQuestion } from '#app/domain/study/answers.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { QuestionIndex } from '#app/http/study-request.server.ts'
import { questionHref } from './place.ts'

const AnswerFields = z.object({ index: QuestionIndex, answer: z.string('Please enter an answer.') })

/** Submits an answer to a question, and leads back to it, where the feedback stands. A program gets the feedback. */
export const action = resourceAction(
  AnswerFields,
  { back: href('/study-buddy'), title: 'Not answered' },
  async ({ user, values: { index, answer: text }, params: { id: doc = '' } }) => {
    const { answer, data } = await answerQuestion(user, doc, index, text)
    const { correctAnswer, explanation, page, quote } = data.quizzes[index] ?? {}
    const { isCorrect, reason = null } = answer
    return {
      to: questionHref({ doc, tab: 'quiz' }, index + 1),
      answer: { text: answer.text, isCorrect, reason, correctAnswer, explanation, page, quote },
    }
  },
)

export const loader = onlyBy('POST')
