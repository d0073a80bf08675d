import { href } from 'react-router'
import * as z from 'zod'
import { reportQuestion } from '#app/domain/study/report.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { QuestionIndex } from '#app/http/study-request.server.ts'
import { questionHref } from './place.ts'

const ReportFields = z.object({ index: QuestionIndex, reason: z.string().max(500).optional() })

/** Says that a question is bad; another stands in its place, or none. */
export const action = resourceAction(
  ReportFields,
  { back: href('/study-buddy'), title: 'Not reported' },
  async ({ user, values: { index, reason }, params: { id: doc = '' }, context }) => {
    const log = requestLog(context)
    const { replaced } = await reportQuestion(user, doc, index, reason || null, (error) =>
      log.error({ err: error }, 'no replacement for a question'),
    )
    const description = replaced
      ? 'Another question has taken its place. Nothing was charged.'
      : 'It was removed. The document has no other question of its kind. Nothing was charged.'
    return {
      to: questionHref({ doc, tab: 'quiz' }, index + 1),
      flash: { kind: 'good', title: 'Thank you for the report', description },
      answer: { replaced },
    }
  },
)

export const loader = onlyBy('POST')
