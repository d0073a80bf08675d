import { randomUUID } from 'node:crypto'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Trier } from '#app/domain/marketing/trial-allowance.server.ts'
import { clientAddressContext } from './context.server.ts'
import { newPress, nextPress } from './press-key.server.ts'
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

/** How the trial that this request asked for has ended; null for a request that asked for none. */
export const trialEndContext = createContext<'done' | 'refused' | null>(null)

/**
 * The key of the trial form's next press: the one before while its rewrite has not come. Null for a browser that has not
 * tried anything yet, whose page is the one for all visitors.
 */
export async function trialPress(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ key: string; header?: string } | null> {
  const end = context.get(trialEndContext)
  if (end === null && (await knownTrier(request)) === null) return null
  return end === 'done' ? newPress() : nextPress(request, [])
}
