import { proveByLink, type Shown } from './prove-by-link.server.ts'
import type { Entering } from './user.server.ts'

/** Confirms the address a link was sent to, if it still is the account's. Answers its owner. Throws like `proveByLink`. */
export async function verifyEmail(token: string, shown: Shown, now = new Date()): Promise<Entering> {
  return (await proveByLink(token, { kind: 'verify', proof: 'confirmation' }, shown, now)).user
}
