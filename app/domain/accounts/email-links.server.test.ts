import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { composeLetter } from '#app/domain/mail/compose.server.ts'
import { db } from '#db/client.server.ts'
import { emailTokens, users } from '#db/schema/accounts.ts'
import { again, person, signedIn } from '#test/people.ts'
import { changeEmail } from './change-email.server.ts'
import { changePassword, hasPassword } from './change-password.server.ts'
import { reauthenticate } from './reauthenticate.server.ts'
import { findEmailToken, makeEmailToken, sweepEmailTokens, TOKEN_LIFE_MS } from './email-tokens.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { endOtherSessions, endSessionOf, findSession, listSessions, startSession } from './sessions.server.ts'
import { signIn } from './sign-in.server.ts'
import type { Entering, User } from './user.server.ts'
import { verifyEmail } from './verify-email.server.ts'

const PASSWORD = 'nine purple kites'
const origin = 'https://desk.example'
const SPENT = { code: 'not_found' }

async function verifiedAt({ id }: User) {
  const [row] = await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, id))
  return row?.at ?? null
}

/** Somebody who is signed in to an account, at its door with a link. */
const at = async (user: Entering) => ({ signedIn: await signedIn(user), password: '' })

/** The token of the link in a letter. */
function tokenOf(mail: { text: string } | null): string {
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

test('the link of the letter confirms the address, once', async () => {
  const user = await person()
  const mail = await composeLetter({ kind: 'verify', userId: user.id, origin })
  expect(mail?.to).toBe(user.email)
  expect(mail?.text).toContain('https://desk.example/auth/verify?token=')
  expect(await verifyEmail(tokenOf(mail), await at(user))).toMatchObject({ email: user.email })
  expect(await verifiedAt(user)).toBeInstanceOf(Date)
  await expect(verifyEmail(tokenOf(mail), await at(user))).rejects.toMatchObject(SPENT)
  expect(await composeLetter({ kind: 'verify', userId: user.id, origin })).toBeNull()
})

test('a newer link makes the older one worthless, and a late one is too late', async () => {
  const user = await person()
  const first = await makeEmailToken(user.id, 'verify', user.email)
  const second = await makeEmailToken(user.id, 'verify', user.email)
  await expect(verifyEmail(first, await at(user))).rejects.toMatchObject(SPENT)
  const late = new Date(Date.now() + TOKEN_LIFE_MS.verify + 1)
  await expect(verifyEmail(second, await at(user), late)).rejects.toMatchObject(SPENT)
  expect(await verifiedAt(user)).toBeNull()
  await sweepEmailTokens(100, late)
  expect(await db.select().from(emailTokens).where(eq(emailTokens.userId, user.id))).toEqual([])
})

test('a link is good for its own purpose only', async () => {
  const user = await person()
  const token = await makeEmailToken(user.id, 'verify', user.email)
  await expect(resetPassword(token, PASSWORD)).rejects.toMatchObject(SPENT)
  await expect(changeEmail(token, await at(user))).rejects.toMatchObject(SPENT)
  expect(await findEmailToken(token, 'verify')).toEqual({ userId: user.id, email: user.email })
})

test('a school’s address makes an academic of its owner once it is confirmed, and not before', async () => {
  const user = await person()
  const email = `${randomUUID()}@college.ac.uk`
  await changeEmail(await makeEmailToken(user.id, 'change', email), await at(user))
  expect(await again(user)).toMatchObject({ email, isEduUser: true })
})

test('a reset sets the password, ends every session and confirms the address', async () => {
  const user = await person()
  const session = await startSession(user, 'a browser')
  const mail = await composeLetter({ kind: 'reset', email: user.email.toUpperCase(), origin })
  expect(mail?.to).toBe(user.email)
  await resetPassword(tokenOf(mail), PASSWORD)
  expect(await signIn({ email: user.email, password: PASSWORD })).toMatchObject({ id: user.id })
  expect(await findSession(session)).toBeNull()
  expect(await verifiedAt(user)).toBeInstanceOf(Date)
  await expect(resetPassword(tokenOf(mail), 'another password')).rejects.toMatchObject(SPENT)
})

test('of several who come with one link at once, one has it', async () => {
  const user = await person()
  const token = await makeEmailToken(user.id, 'reset', user.email)
  const attempts = await Promise.allSettled([1, 2, 3, 4].map((n) => resetPassword(token, `${PASSWORD} ${n}`)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('nobody is written to at an address without an account', async () => {
  expect(await composeLetter({ kind: 'reset', email: `${randomUUID()}@example.org`, origin })).toBeNull()
})

test('an address changes when the new one is confirmed, and old links stop working', async () => {
  const user = await person()
  const reset = await makeEmailToken(user.id, 'reset', user.email)
  const email = `New.${randomUUID()}@example.org`
  const mail = await composeLetter({ kind: 'change', userId: user.id, email, origin })
  expect(mail?.to).toBe(email)
  expect(await again(user)).toMatchObject({ email: user.email })
  expect(await changeEmail(tokenOf(mail), await at(user))).toMatchObject({
    before: user.email,
    user: { email },
  })
  expect(await again(user)).toMatchObject({ email })
  await expect(resetPassword(reset, PASSWORD)).rejects.toMatchObject(SPENT)
})

test('an address that somebody has is neither written to nor taken over', async () => {
  const [user, other] = [await person(), await person()]
  const email = other.email.toUpperCase()
  expect(await composeLetter({ kind: 'change', userId: user.id, email, origin })).toBeNull()
  const token = await makeEmailToken(user.id, 'change', email)
  await expect(changeEmail(token, await at(user))).rejects.toMatchObject({ code: 'conflict' })
  expect(await again(user)).toMatchObject({ email: user.email })
})

test('a password is changed by who knows it; the other sessions end', async () => {
  const user = await signedIn(await person())
  expect(await hasPassword(user)).toBe(false)
  await changePassword(user, { current: '', next: PASSWORD })
  expect(await hasPassword(user)).toBe(true)
  await expect(reauthenticate(user, 'wrong')).rejects.toMatchObject({ code: 'forbidden' })
  await reauthenticate(user, PASSWORD)
  const there = await startSession(await signIn({ email: user.email, password: PASSWORD }), 'there')
  const wrong = { current: 'wrong', next: 'ten green apples' }
  await expect(changePassword(user, wrong)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await listSessions(user)).toHaveLength(2)
  await changePassword(user, { ...wrong, current: PASSWORD })
  expect(await findSession(there)).toBeNull()
  expect((await listSessions(user)).map(({ id }) => id)).toEqual([user.sessionId])
})

test('a link for an account opens nothing for whoever holds another one, or none', async () => {
  const [user, other] = [await person(), await person()]
  const stranger = { ...(await signedIn(user)), email: user.email }
  await changePassword(stranger, { current: '', next: PASSWORD })
  const email = `${randomUUID()}@example.org`
  for (const [kind, use, address] of [
    ['verify', verifyEmail, user.email],
    ['change', changeEmail, email],
  ] as const) {
    const token = await makeEmailToken(user.id, kind, address)
    await expect(use(token, { signedIn: null, password: '' })).rejects.toMatchObject({ code: 'invalid' })
    for (const shown of [
      { signedIn: null, password: 'a guess' },
      { signedIn: await signedIn(other), password: 'a guess' },
    ]) {
      await expect(use(token, shown)).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect((await again(user)).email).toBe(user.email)
    expect(await findEmailToken(token, kind)).not.toBeNull()
    await use(token, { signedIn: await signedIn(other), password: PASSWORD })
    expect(await verifiedAt(user)).toBeInstanceOf(Date)
  }
  expect((await again(user)).email).toBe(email)
})

test('sessions are listed for and ended by their owner alone', async () => {
  const [user, other] = [await person(), await person()]
  const token = await startSession(user, 'a browser')
  await startSession(user, 'another')
  const id = (await findSession(token))?.sessionId ?? ''
  const agents = (await listSessions(user)).map((row) => row.userAgent)
  expect(new Set(agents)).toEqual(new Set(['a browser', 'another']))
  expect(await endSessionOf(other, id)).toBe(false)
  expect(await endOtherSessions(other, null)).toBe(0)
  expect(await endOtherSessions(user, id)).toBe(1)
  expect(await endSessionOf(user, id)).toBe(true)
  expect(await findSession(token)).toBeNull()
})

test('a new password may not be the name or the address of the account, however it is set', async () => {
  const user = await signedIn(await person())
  await db.update(users).set({ firstName: 'Grace', lastName: 'Hopperson' }).where(eq(users.id, user.id))
  const weak = { code: 'invalid', message: expect.stringContaining('one of the first that people guess') }
  for (const next of ['Hopperson1', 'grace.hopperson', user.email, 'H0pperson!'])
    await expect(changePassword(user, { current: '', next })).rejects.toMatchObject(weak)
  const token = await makeEmailToken(user.id, 'reset', user.email)
  await expect(resetPassword(token, 'Hopperson1')).rejects.toMatchObject(weak)
  // The link is not spent by that.
  await resetPassword(token, PASSWORD)
  const back = await signedIn(await signIn({ email: user.email, password: PASSWORD }))
  await expect(changePassword(back, { current: PASSWORD, next: 'Hopperson1' })).rejects.toMatchObject(weak)
})
