import type { User } from '#app/domain/accounts/user.server.ts'
import { type ChatSession, findSession, sessionsOf } from '#app/domain/chat/sessions.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { placeOf } from './place.ts'

/** The conversation of theirs that an address names; where it only names a document, the last one about it. */
export async function sessionThere(user: User, query: URLSearchParams): Promise<ChatSession | undefined> {
  const { doc, chat } = placeOf(query)
  if (chat !== null) return findSession(user, chat)
  return doc === null ? undefined : (await sessionsOf(user, doc))[0]
}

/** As `sessionThere`; throws not_found when there is none. */
export async function requireSessionThere(user: User, query: URLSearchParams): Promise<ChatSession> {
  const session = await sessionThere(user, query)
  if (!session) throw new AppError('not_found', 'There is no such conversation. It may have been deleted.')
  return session
}
