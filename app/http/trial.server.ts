import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { Trier } from '#app/domain/marketing/trial-allowance.server.ts'
import { clientAddressContext } from './context.server.ts'
import { signedCookie } from './secret.server.ts'

const MONTH_SECONDS = 31 * 86_400

/** Tells the trials of one browser from those of others: a random number, and nothing about the person. */
const trialCookie = signedCookie('trial', MONTH_SECONDS)

/** The number this browser was given at its first trial, or null. */
export async function knownTrier(request: Request): Promise<string | null> {
  const header = request.headers.get('cookie')
  const id: unknown = header?.includes('trial=') ? await trialCookie().parse(header) : null
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : null
}

/** Who tries, and the header that gives a new browser its number. */
export async function trierOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ trier: Trier; headers: Record<string, string> }> {
  const address = context.get(clientAddressContext)
  const known = await knownTrier(request)
  if (known !== null) return { trier: { visitor: known, address }, headers: {} }
  const visitor = randomUUID()
  return {
    trier: { visitor, address },
    headers: { 'set-cookie': await trialCookie().serialize(visitor) },
  }
}
