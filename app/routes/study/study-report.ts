import { reportQuestion } from '#app/domain/study/report.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { indexOf, studyForm, textIn } from '#app/http/study-answer.server.ts'

/** Says that a question is bad; another stands in its place, or none. */
export const action = studyForm('Not reported', async ({ user, form, params, context }) => {
  const log = requestLog(context)
  const { id: documentId = '' } = params
  const index = indexOf(form.get('index'))
  const { replaced } = await reportQuestion(
    user,
    documentId,
    index,
    textIn(form, 'reason') || null,
    (error) => log.error({ err: error }, 'no replacement for a question'),
  )
  const description = replaced
    ? 'Another question stands in its place. Nothing was charged.'
    : 'It was taken out; the document has no other of its kind. Nothing was charged.'
  return {
    goTo: `/study-buddy?doc=${documentId}#q${index + 1}`,
    flash: { kind: 'good', title: 'Thank you for the report', description },
  }
})

export const loader = onlyBy('POST')
