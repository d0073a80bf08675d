import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createToken } from '#app/domain/tokens/tokens.server.ts'
import { db } from '#db/client.server.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { person, signedIn } from '#test/people.ts'
import { changePassword } from './change-password.server.ts'
import {
  addCredential,
  RECENT_MS,
  reauthenticate,
  isRecentlyAuthenticated,
  type Owner,
} from './reauthenticate.server.ts'
import { connectIdentity } from './identities.server.ts'
import { confirmTwoFactor, newRecoveryCodes, offerTwoFactor } from './two-factor.server.ts'
import { endSession } from './sessions.server.ts'

const PASSWORD = 'seven green bottles'
const AGAIN = { code: 'forbidden', details: { confirm: true } }

/** Somebody who signed in more than ten minutes ago, with or without a password. */
async function later(password?: string) {
  const user = await signedIn(await person('ninja'))
  if (password) await changePassword(user, { current: '', next: password })
  const authenticatedAt = new Date(Date.now() - RECENT_MS - 1)
  await db
    .update(sessions)
    .set({ authenticatedAt })
    .where(eq(sessions.id, user.sessionId ?? ''))
  return user
}

const identity = () => ({
  issuer: 'https://accounts.example',
  subject: randomUUID(),
  email: `${randomUUID()}@example.org`,
  emailVerified: true,
  firstName: 'G',
  lastName: 'H',
})

test('signing in counts for ten minutes, in that session alone', async () => {
  const user = await signedIn(await person())
  const now = Date.now()
  expect(await isRecentlyAuthenticated(user)).toBe(true)
  expect(await isRecentlyAuthenticated(user, new Date(now + RECENT_MS - 5_000))).toBe(true)
  expect(await isRecentlyAuthenticated(user, new Date(now + RECENT_MS + 5_000))).toBe(false)
  expect(await isRecentlyAuthenticated({ id: user.id, sessionId: null })).toBe(false)
  expect(await isRecentlyAuthenticated({ id: (await person()).id, sessionId: user.sessionId })).toBe(false)
})

const ADDING: Record<string, (owner: Owner) => Promise<unknown>> = {
  'a Google account': (owner) => connectIdentity(owner, identity()),
  'an API token': async (owner) => createToken({ ...(await person('ninja')), ...owner }, 'script'),
  async 'recovery codes'(owner) {
    await db.update(users).set({ totpSecret: 'sealed', totpSince: new Date() }).where(eq(users.id, owner.id))
    return newRecoveryCodes(owner)
  },
  anything: (owner) => addCredential(owner, async () => 'added'),
}

test.each(Object.entries(ADDING))(
  '%s is added only after the password, when it is a while ago',
  async (_, add) => {
    const user = await later(PASSWORD)
    await expect(add(user)).rejects.toMatchObject(AGAIN)
    await expect(reauthenticate(user, 'wrong')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(add(user)).rejects.toMatchObject(AGAIN)
    await reauthenticate(user, PASSWORD)
    await add(user)
    await endSession(user.sessionId ?? '')
    await expect(add(user)).rejects.toMatchObject({ code: 'signed_out' })
  },
)

test('recovery codes are made only where there is something to recover from', async () => {
  await expect(newRecoveryCodes(await signedIn(await person()))).rejects.toMatchObject({ code: 'conflict' })
})

test('two-step sign-in is not turned on by whoever finds an open session', async () => {
  const user = await later(PASSWORD)
  const { URI } = await import('otpauth')
  const totp = URI.parse((await offerTwoFactor(user)).uri)
  await expect(confirmTwoFactor(user, totp.generate())).rejects.toMatchObject(AGAIN)
  const [row] = await db.select({ since: users.totpSince }).from(users).where(eq(users.id, user.id))
  expect(row?.since).toBeNull()
})

test('an account without a password is not given one by whoever finds an open session', async () => {
  const user = await later()
  const first = { current: '', next: PASSWORD }
  await expect(changePassword(user, first)).rejects.toMatchObject(AGAIN)
  await expect(reauthenticate(user, 'anything')).rejects.toMatchObject(AGAIN)
  await changePassword(await signedIn(user), first)
})
