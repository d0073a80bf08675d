import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { identities, users } from '#db/schema/accounts.ts'
import { again, person, signedIn } from '#test/people.ts'
import {
  connectIdentity,
  disconnectIdentity,
  enterWith,
  type Identity,
  identitiesOf,
  joinWithPassword,
} from './identities.server.ts'
import { findSession, startSession } from './sessions.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'

const PASSWORD = 'seven green bottles'

function identity(more: Partial<Identity> = {}): Identity {
  const subject = randomUUID()
  return {
    issuer: 'https://accounts.example',
    subject,
    email: `${subject}@example.org`,
    emailVerified: true,
    firstName: 'Grace',
    lastName: 'Hopper',
    ...more,
  }
}

const verify = (id: string) => db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id))

test('the first time makes an account, the second opens it, and a new address there changes nothing', async () => {
  const google = identity()
  const first = await enterWith(google)
  expect(first).toMatchObject({
    kind: 'entered',
    isNew: true,
    user: { firstName: 'Grace', email: google.email },
  })
  const second = await enterWith({ ...google, email: 'other@example.org', emailVerified: false })
  expect(second).toMatchObject({ kind: 'entered', isNew: false, user: { email: google.email } })
})

test('twenty first times at once make one account', async () => {
  const google = identity()
  const entries = await Promise.all(Array.from({ length: 20 }, () => enterWith(google)))
  const ids = entries.map((entry) => (entry.kind === 'entered' ? entry.user.id : 'none'))
  expect(new Set(ids).size).toBe(1)
})

test('an address that Google has not confirmed opens and makes nothing', async () => {
  const user = await person()
  await verify(user.id)
  const refused = enterWith(identity({ email: user.email, emailVerified: false }))
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  await expect(enterWith(identity({ emailVerified: false }))).rejects.toMatchObject({ code: 'forbidden' })
})

test('a confirmed account is joined by its address, whatever the spelling', async () => {
  const user = await person()
  await verify(user.id)
  const google = identity({ email: user.email.toUpperCase() })
  expect(await enterWith(google)).toMatchObject({ kind: 'entered', user: { id: user.id } })
  expect(await identitiesOf(user)).toHaveLength(1)
})

test('an account somebody made with another’s address falls to its owner, and the password set before does not survive', async () => {
  const google = identity()
  const squatter = await signUp({ firstName: 'M', lastName: 'X', email: google.email, password: PASSWORD })
  const session = await startSession(squatter, 'elsewhere')
  expect(await enterWith(google)).toEqual({ kind: 'password-needed', email: google.email })
  await expect(joinWithPassword(google, 'wrong password')).rejects.toMatchObject({ code: 'forbidden' })
  expect(await identitiesOf(squatter)).toEqual([])
  const { user, removed } = await joinWithPassword(google, PASSWORD)
  expect(removed).toEqual({ password: 1, session: 1 })
  expect(user.id).toBe(squatter.id)
  expect(await findSession(session)).toBeNull()
  await expect(signIn({ email: google.email, password: PASSWORD })).rejects.toMatchObject({
    code: 'signed_out',
  })
  expect(await enterWith(google)).toMatchObject({ kind: 'entered', user: { id: user.id } })
})

test('an account without a password cannot be joined by guessing none', async () => {
  const user = await person()
  await expect(joinWithPassword(identity({ email: user.email }), '')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('who is signed in connects Google, unless it opens another account', async () => {
  const [user, other] = [await signedIn(await person()), await signedIn(await person())]
  const google = identity()
  expect(await connectIdentity(user, google)).toBe(true)
  expect(await connectIdentity(user, google)).toBe(false)
  await expect(connectIdentity(other, google)).rejects.toMatchObject({ code: 'conflict' })
  expect(await enterWith(google)).toMatchObject({ user: { id: user.id } })
})

test('another Google account with the same address does not come in without the password', async () => {
  const owner = await signUp({ firstName: 'G', lastName: 'H', email: identity().email, password: PASSWORD })
  await verify(owner.id)
  const session = await startSession(owner, 'at home')
  const [first, second] = [identity({ email: owner.email }), identity({ email: owner.email })]
  expect(await enterWith(first)).toMatchObject({ kind: 'entered', joined: true })
  expect(await enterWith(first)).toMatchObject({ kind: 'entered', joined: false })
  expect(await enterWith(second)).toEqual({ kind: 'password-needed', email: owner.email })
  await expect(joinWithPassword(second, 'wrong')).rejects.toMatchObject({ code: 'forbidden' })
  expect(await joinWithPassword(second, PASSWORD)).toMatchObject({ user: { id: owner.id }, removed: {} })
  expect(await findSession(session)).not.toBeNull()
  expect(await signIn({ email: owner.email, password: PASSWORD })).toMatchObject({ id: owner.id })
})

test('an address of look-alike letters is the word for somebody else, and opens nothing', async () => {
  const owner = await signUp({ firstName: 'K', lastName: 'N', email: identity().email, password: PASSWORD })
  await verify(owner.id)
  const alike = identity({ email: owner.email.replace('@', '＠').replaceAll('a', 'ａ') })
  await expect(enterWith(alike)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(joinWithPassword(alike, PASSWORD)).rejects.toMatchObject({ code: 'not_found' })
  expect(await identitiesOf(owner)).toEqual([])
})

test('another Google account does not ask for a password that the account has not', async () => {
  const first = identity()
  await enterWith(first)
  await expect(enterWith(identity({ email: first.email }))).rejects.toMatchObject({ code: 'forbidden' })
})

test('connecting a Google account with the account’s own address proves it, and any other does not', async () => {
  const user = await signedIn(await person())
  const verified = async () =>
    (await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, user.id)))[0]?.at
  await connectIdentity(user, identity())
  expect(await verified()).toBeNull()
  await connectIdentity(user, identity({ email: user.email, emailVerified: false }))
  expect(await verified()).toBeNull()
  await connectIdentity(user, identity({ email: user.email }))
  expect(await verified()).toBeInstanceOf(Date)
  expect(await identitiesOf(user)).toHaveLength(3)
})

test('the last way into an account cannot be taken away', async () => {
  const google = identity()
  const entry = await enterWith(google)
  const user = entry.kind === 'entered' ? entry.user : await person()
  await expect(disconnectIdentity(user, google)).rejects.toMatchObject({ code: 'conflict' })
  const stranger = await person()
  for (const { id } of [user, stranger]) {
    await db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, id))
  }
  await disconnectIdentity(stranger, google)
  expect(await identitiesOf(user)).toHaveLength(1)
  await disconnectIdentity(user, google)
  expect(await identitiesOf(user)).toEqual([])
  expect(await again(user)).toMatchObject({ email: google.email })
})

test('of two ways in that are taken away at once, the last stays', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, other] = [identity(), identity()]
    const entry = await enterWith(one)
    if (entry.kind !== 'entered') throw new Error('The account was not made.')
    const { issuer, subject, email } = other
    await db.insert(identities).values({ issuer, subject, email, userId: entry.user.id })
    const taken = await Promise.allSettled([one, other].map((each) => disconnectIdentity(entry.user, each)))
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await identitiesOf(entry.user)).toHaveLength(1)
  }
})
