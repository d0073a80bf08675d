import type { User } from '#app/domain/accounts/user.server.ts'
import { requirePaidPlan } from '#app/domain/billing/rights.server.ts'
import { requireAnswer } from '#app/domain/chat/sessions.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { db } from '#db/client.server.ts'
import { notesOf } from './notes.ts'
import { changeSession, MOST_POINTS } from '#app/domain/study/stored.server.ts'

/**
 * Puts an answer of theirs among the key points of the document that was asked, line by line, each with the page of its
 * first source there. Answers how many were new. Throws plan_required, not_found, and conflict when there is no room.
 */
export async function noteAnswer(user: User, messageId: number): Promise<number> {
  requirePaidPlan(user, 'study')
  const { documentId, ...answer } = await requireAnswer(user, messageId)
  const notes = notesOf(answer, documentId)
  let added = 0
  await db.transaction((tx) =>
    changeSession(tx, user, documentId, ({ data, held }) => {
      const fresh = notes.filter(({ text }) => !data.keyPoints.includes(text))
      added = fresh.length
      if (added === 0) return undefined
      if (data.keyPoints.length + added > MOST_POINTS) {
        throw new AppError('conflict', 'Your notes are full. Please remove some of them first.')
      }
      // Pages stand at the places of their points, also where earlier points have none.
      const pages = data.keyPoints.map((_, index) => data.keyPointPages[index] ?? null)
      return {
        data: {
          ...data,
          keyPoints: [...data.keyPoints, ...fresh.map(({ text }) => text)],
          keyPointPages: [...pages, ...fresh.map(({ page }) => page)],
        },
        held,
      }
    }),
  )
  return added
}
