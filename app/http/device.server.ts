import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { emailKey } from '#app/domain/accounts/email.ts'
import { signedCookie } from './secret.server.ts'

/** A browser's name, and which accounts somebody has signed in to with it, as hashes of their addresses. */
const Device = z.object({ id: z.uuid(), accounts: z.array(z.string()).max(20) })

const YEAR_SECONDS = 31_536_000
const MOST_ACCOUNTS = 5
const cookie = signedCookie('device', YEAR_SECONDS)

function accountOf(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 16)
}

async function read(request: Request) {
  const device = Device.safeParse(await cookie().parse(request.headers.get('cookie')))
  return device.success ? device.data : undefined
}

/**
 * The name of a browser that somebody has signed in to this account with before; null for any other. Its failures are
 * counted apart, so that strangers who keep failing cannot lock the owner out (OWASP's "device cookies").
 */
export async function knownDevice(request: Request, email: string): Promise<string | null> {
  const device = await read(request)
  return device?.accounts.includes(accountOf(email)) ? device.id : null
}

/** The header that makes this browser known for the account. */
export async function rememberDevice(request: Request, email: string): Promise<string> {
  const device = (await read(request)) ?? { id: randomUUID(), accounts: [] }
  const account = accountOf(email)
  const accounts = [account, ...device.accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS)
  return cookie().serialize({ id: device.id, accounts })
}
