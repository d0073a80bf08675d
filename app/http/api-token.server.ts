import type { RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { userOfToken } from '#app/domain/tokens/tokens.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { errorAnswer } from './errors.server.ts'
import { requireCaller } from './session.server.ts'

/**
 * The person a call is for that programs may make, too: the owner of the token in `Authorization: Bearer …`, or else
 * whoever is signed in. Only calls that ask here can be made with a token. Throws signed_out and forbidden.
 */
export async function requireCallerOrToken(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<User> {
  const header = request.headers.get('authorization')
  // Other schemes are for whoever stands before us, such as a proxy that asks for a password.
  if (header === null || !/^bearer\b/i.test(header.trim())) return requireCaller(context)
  const [, token] = /^Bearer +(\S{1,200})$/i.exec(header.trim()) ?? []
  try {
    if (!token) throw new AppError('signed_out', 'Please send your token as "Authorization: Bearer TOKEN".')
    return await userOfToken(token)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'signed_out') throw error
    const answer = errorAnswer(error)
    answer.headers.set('www-authenticate', 'Bearer')
    throw answer
  }
}
