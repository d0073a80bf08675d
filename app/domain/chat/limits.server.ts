import type { User } from '#app/domain/accounts/user.server.ts'
import { count, counter } from '#app/domain/counter.server.ts'

/** Questions are suggested for nothing, so that how often is bounded: per person and hour. */
const suggestions = counter('suggestions-user', { points: 60, duration: 3_600 })

/** Counts questions that are to be made for a document. Throws too_many. */
export function limitSuggestions(user: Pick<User, 'id'>): Promise<void> {
  const message = 'You have asked for suggestions for many documents. Please try again later.'
  return count(suggestions(), user.id, () => message)
}
