import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { doorOf, type Entering, findUser } from '#app/domain/accounts/user.server.ts'
import { signedCookie } from './secret.server.ts'

/** A browser's name, and which accounts somebody has signed in to with it, as hashes. */
const Device = z.object({ id: z.uuid(), accounts: z.array(z.string()).max(20) })

const YEAR_SECONDS = 31_536_000
const MOST_ACCOUNTS = 5
const cookie = signedCookie('device', YEAR_SECONDS)

/** Its owner throwing everybody out makes it unknown: see `credentialVersion`. */
function accountOf({ id, credentialVersion }: Pick<Entering, 'id' | 'credentialVersion'>): string {
  const account = `${id} ${credentialVersion}`
  return createHash('sha256').update(account).digest('base64url').slice(0, 16)
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
  if (!device) return null
  const door = await doorOf(email)
  return door && device.accounts.includes(accountOf(door)) ? device.id : null
}

/** The header that makes this browser known for the account. */
export async function rememberDevice(
  request: Request,
  user: Pick<Entering, 'id' | 'credentialVersion'>,
): Promise<string> {
  const device = (await read(request)) ?? { id: randomUUID(), accounts: [] }
  const account = accountOf(user)
  const accounts = [account, ...device.accounts.filter((other) => other !== account)].slice(0, MOST_ACCOUNTS)
  return cookie().serialize({ id: device.id, accounts })
}

/** The headers of an answer to an owner who has thrown others out: they keep their own browser known. */
export async function stillKnown(request: Request, { id }: { id: string }): Promise<Headers> {
  const user = await findUser(id)
  return new Headers(user ? { 'set-cookie': await rememberDevice(request, user) } : {})
}
