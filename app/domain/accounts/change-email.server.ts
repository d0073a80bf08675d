import { AppError } from '#app/domain/errors.ts'
import { isTaken } from '#db/errors.ts'
import type { Proven } from './prove-address.server.ts'
import { proveByLink, type Shown } from './prove-by-link.server.ts'

/**
 * Gives the account the address that a link of kind `change` was sent to. Throws like `proveByLink`, and conflict when
 * somebody else has taken the address meanwhile.
 */
export async function changeEmail(token: string, shown: Shown, now = new Date()): Promise<Proven> {
  try {
    return await proveByLink(token, { kind: 'change', proof: 'change' }, shown, now)
  } catch (error) {
    if (!isTaken(error)) throw error
    const message = 'This address cannot be used any more. Your account keeps its old one.'
    throw new AppError('conflict', message, { cause: error })
  }
}
