import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { again, person } from '#test/people.ts'
import {
  connectIdentity,
  disconnectIdentity,
  enterWith,
  type Identity,
  identitiesOf,
  joinWithPassword,
} from './google.server.ts'
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
  const session = await startSession(squatter.id, 'elsewhere')
  expect(await enterWith(google)).toEqual({ kind: 'password-needed', email: google.email })
  await expect(joinWithPassword(google, 'wrong password')).rejects.toMatchObject({ code: 'forbidden' })
  expect(await identitiesOf(squatter)).toEqual([])
  const user = await joinWithPassword(google, PASSWORD)
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
  const [user, other] = [await person(), await person()]
  const google = identity()
  await connectIdentity(user, google)
  await connectIdentity(user, google)
  await expect(connectIdentity(other, google)).rejects.toMatchObject({ code: 'conflict' })
  expect(await enterWith(google)).toMatchObject({ user: { id: user.id } })
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
