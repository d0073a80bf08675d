import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { createToken, userOfToken } from '#app/domain/tokens/tokens.server.ts'
import { db } from '#db/client.server.ts'
import { passkeys, users } from '#db/schema/accounts.ts'
import { signedIn } from '#test/people.ts'
import { changePassword } from './change-password.server.ts'
import { changeEmail } from './change-email.server.ts'
import type { Owner } from './reauthenticate.server.ts'
import { findEmailToken, makeEmailToken } from './email-tokens.server.ts'
import { claimWith, connectIdentity, enterWith, joinWithPassword } from './identities.server.ts'
import { passkeysOf } from './passkeys.server.ts'
import type { Proof } from './prove-address.server.ts'
import { resetPassword, setPassword } from './reset-password.server.ts'
import { endOtherSessions, findSession, listSessions, startSession } from './sessions.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import { confirmTwoFactor, offerTwoFactor, spendCode, twoFactorOf } from './two-factor.server.ts'
import { type Entering, findUser, type User } from './user.server.ts'
import { verifyEmail } from './verify-email.server.ts'
import { CREDENTIALS, type Credential } from './credentials.ts'

const PASSWORD = 'seven green bottles'
const CHOSEN = 'nine purple kites'

const PERSON = { firstName: 'M', lastName: 'X', password: PASSWORD }

const google = (email: string) => ({
  issuer: 'https://accounts.example',
  subject: randomUUID(),
  email,
  emailVerified: true,
  firstName: 'Grace',
  lastName: 'Hopper',
})

/** An account with one of every way in, and for each whether it still opens it. */
async function fullOfWays(email: string) {
  const user = await signUp({ firstName: 'M', lastName: 'X', email, password: PASSWORD })
  const session = await startSession(user, 'elsewhere')
  const owner = await signedIn(user)
  const identity = google(`${randomUUID()}@elsewhere.example`)
  await connectIdentity(owner, identity)
  const id = randomUUID()
  await db.insert(passkeys).values({ id, userId: user.id, publicKey: 'key', transports: [], name: 'Phone' })
  const totp = URI.parse((await offerTwoFactor(user)).uri)
  const [code = ''] = await confirmTwoFactor(owner, totp.generate())
  await db.update(users).set({ subscription: 'ninja' }).where(eq(users.id, user.id))
  const { token } = await createToken({ ...owner, subscription: 'ninja' }, 'script')
  const link = await makeEmailToken(user.id, 'change', `${randomUUID()}@elsewhere.example`)
  const opens = (entering: Promise<unknown>) =>
    entering.then(Boolean).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return false
    })
  const tries: Record<Credential, () => Promise<boolean>> = {
    password: () => opens(signIn({ email: user.email, password: PASSWORD })),
    session: () => opens(findSession(session)),
    identity: async () => {
      const entry = await enterWith(identity)
      return entry.kind === 'entered' && entry.user.id === user.id
    },
    passkey: async () => (await passkeysOf(user)).length > 0,
    authenticator: async () => (await twoFactorOf(user)).on,
    recovery_code: () => opens(spendCode(user, code)),
    api_token: () => opens(userOfToken(token)),
    link: () => opens(findEmailToken(link, 'change')),
  }
  return { user, owner, identity, tries, link }
}

type Account = { user: Entering; owner: Owner; link: string }

/** How the reader of an address's letters proves it. `holder` is what they show of the account itself. */
const PROVE: Record<Proof, (account: Account, holder: boolean) => Promise<{ removed: object }>> = {
  async confirmation({ user }, holder) {
    const token = await makeEmailToken(user.id, 'verify', user.email)
    await verifyEmail(token, { signedIn: null, password: holder ? PASSWORD : CHOSEN })
    return { removed: {} }
  },
  async change({ owner, link }, holder) {
    return changeEmail(link, { signedIn: holder ? owner : null, password: holder ? '' : CHOSEN })
  },
  async reset({ user }) {
    return resetPassword(await makeEmailToken(user.id, 'reset', user.email), CHOSEN)
  },
  async provider({ user }, holder) {
    const identity = google(user.email)
    const entry = await enterWith(identity)
    if (entry.kind === 'entered') return { removed: {} }
    return joinWithPassword(identity, holder ? PASSWORD : CHOSEN)
  },
}
const PROOFS = Object.keys(PROVE) as Proof[]

/** What the ways of a stranger are worth after the owner of the address proved it, without knowing the account. */
async function standing(tries: Record<Credential, () => Promise<boolean>>) {
  const standingOnes: Credential[] = []
  for (const way of CREDENTIALS) if (await tries[way]()) standingOnes.push(way)
  return standingOnes
}

const address = () => `${randomUUID()}@example.org`
const proven = ({ id }: User) => db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id))

describe('what a stranger set up with somebody’s address before its owner came', () => {
  test.each(['confirmation', 'change', 'provider'] as const)(
    'is not made the owner’s by %s: that needs the account itself',
    async (proof) => {
      const account = await fullOfWays(address())
      await expect(PROVE[proof](account, false)).rejects.toMatchObject({ code: 'forbidden' })
      const [row] = await db.select().from(users).where(eq(users.id, account.user.id))
      expect(row).toMatchObject({ email: account.user.email, emailVerifiedAt: null })
    },
  )

  test.each(CREDENTIALS)('%s does not outlive a reset by the owner', async (way) => {
    const account = await fullOfWays(address())
    const { removed } = await PROVE.reset(account, false)
    expect(await account.tries[way]()).toBe(false)
    expect(removed).toHaveProperty(way)
    // And the owner is in, alone, with nobody’s code to ask for.
    expect(await signIn({ email: account.user.email, password: CHOSEN })).toMatchObject({
      id: account.user.id,
    })
    expect(await twoFactorOf(account.user)).toEqual({ on: false, since: null, codesLeft: 0 })
  })

  test.each(CREDENTIALS)('%s does not outlive a join with Google by who knows the password', async (way) => {
    const account = await fullOfWays(address())
    const { removed } = await PROVE.provider(account, true)
    expect(await account.tries[way]()).toBe(false)
    expect(removed).toHaveProperty(way)
  })

  test('ends after a reset with Google, too: the owner’s comes in, the stranger’s no longer does', async () => {
    const account = await fullOfWays(address())
    await PROVE.reset(account, false)
    expect(await enterWith(google(account.user.email))).toMatchObject({
      kind: 'entered',
      joined: true,
      user: { id: account.user.id },
    })
    expect(await standing(account.tries)).toEqual([])
  })

  test('does not slip in behind the owner: what was begun before a proof is refused after it', async () => {
    const account = await fullOfWays(address())
    const second = google(`${randomUUID()}@elsewhere.example`)
    const adding = [
      () => connectIdentity(account.owner, second),
      () => createToken({ ...account.user, ...account.owner, subscription: 'ninja' }, 'late'),
    ]
    const [reset, ...added] = await Promise.allSettled([
      PROVE.reset(account, false),
      ...adding.map((add) => add()),
    ])
    expect(reset.status).toBe('fulfilled')
    for (const add of adding) await expect(add()).rejects.toMatchObject({ code: 'signed_out' })
    expect(added).toHaveLength(2)
    expect(await standing(account.tries)).toEqual([])
    const entry = await enterWith(second)
    expect(entry.kind === 'entered' && entry.user.id).not.toBe(account.user.id)
  })

  const BEGUN: Record<string, (account: Awaited<ReturnType<typeof fullOfWays>>) => Promise<Entering>> = {
    'the password': ({ user }) => signIn({ email: user.email, password: PASSWORD }),
    'a Google account': async ({ identity }) => {
      const entry = await enterWith(identity)
      if (entry.kind !== 'entered') throw new Error('it did not open the account')
      return entry.user
    },
    'a first step': async ({ user }) => (await findUser(user.id)) ?? user,
  }

  test.each(Object.entries(BEGUN))('is not entered with %s shown before the owner came', async (_, begin) => {
    const account = await fullOfWays(address())
    const entering = await begin(account)
    await PROVE.reset(account, false)
    await expect(startSession(entering, null)).rejects.toMatchObject({ code: 'signed_out' })
    expect(await listSessions(account.user)).toEqual([])
  })

  test('does not come in beside the owner, however the two meet', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await fullOfWays(address())
      // What is shown after the owner came opens nothing, so all of it is shown before.
      const begun = await BEGUN['a first step']!(account)
      const entering = Array.from({ length: 6 }, () => startSession(begun, null))
      await Promise.allSettled([PROVE.reset(account, false), ...entering])
      expect(await listSessions(account.user)).toEqual([])
    }
  })

  test('and letters asked for meanwhile neither stop the owner nor open anything', async () => {
    const account = await fullOfWays(address())
    const token = await makeEmailToken(account.user.id, 'reset', account.user.email)
    const asking = Array.from({ length: 8 }, () =>
      makeEmailToken(account.user.id, 'change', `${randomUUID()}@elsewhere.example`),
    )
    const change = changeEmail(account.link, { signedIn: account.owner, password: '' })
    const [reset, changed, ...asked] = await Promise.allSettled([
      resetPassword(token, CHOSEN),
      change,
      ...asking,
    ])
    expect(asked.every(({ status }) => status === 'fulfilled')).toBe(true)
    // One of the two links was first, and the other is worth nothing then.
    expect([reset.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is taken by its owner with Google alone, who does not know the password', async () => {
    const account = await fullOfWays(address())
    const identity = google(account.user.email)
    expect(await enterWith(identity)).toMatchObject({ kind: 'password-needed' })
    const { removed } = await claimWith(identity)
    expect(Object.keys(removed).toSorted()).toEqual([...CREDENTIALS].toSorted())
    expect(await standing(account.tries)).toEqual([])
    expect(await enterWith(identity)).toMatchObject({ kind: 'entered', user: { id: account.user.id } })
    await expect(claimWith(google(account.user.email))).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is not taken by an identity that opens another account by then, and nothing goes', async () => {
    const account = await fullOfWays(address())
    const identity = google(account.user.email)
    await connectIdentity(await signedIn(await signUp({ ...PERSON, email: address() })), identity)
    await expect(claimWith(identity)).rejects.toMatchObject({ code: 'conflict' })
    expect(await standing(account.tries)).toEqual([...CREDENTIALS])
  })

  test('a secret that a stranger was only offered is not the one the owner turns on', async () => {
    const user = await signUp({ firstName: 'M', lastName: 'X', email: address(), password: PASSWORD })
    const { secret } = await offerTwoFactor(user)
    await resetPassword(await makeEmailToken(user.id, 'reset', user.email), CHOSEN)
    expect((await offerTwoFactor(user)).secret).not.toBe(secret)
  })
})

describe('whoever holds the account and proves its address', () => {
  test.each(['confirmation', 'change'] as const)('keeps what they set up: %s', async (proof) => {
    const account = await fullOfWays(address())
    const email = account.user.email
    await PROVE[proof](account, true)
    const kept = await standing({
      ...account.tries,
      // The password goes with the address that the account has now.
      password: proof === 'change' ? account.tries.session : account.tries.password,
    })
    expect(kept).toEqual(proof === 'change' ? CREDENTIALS.filter((way) => way !== 'link') : CREDENTIALS)
    const [row] = await db.select().from(users).where(eq(users.id, account.user.id))
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date)
    if (proof === 'change') expect(row?.email).not.toBe(email)
  })

  test('keeps no session that somebody else begins while they change the password', async () => {
    const account = await fullOfWays(address())
    const thief = await signIn({ email: account.user.email, password: PASSWORD })
    await changePassword(account.owner, { current: PASSWORD, next: CHOSEN })
    await expect(startSession(thief, null)).rejects.toMatchObject({ code: 'signed_out' })
    expect((await listSessions(account.user)).map(({ id }) => id)).toEqual([account.owner.sessionId])
  })

  const THROWING: Record<string, (owner: Owner) => Promise<unknown>> = {
    'a new password': (owner) => changePassword(owner, { current: PASSWORD, next: CHOSEN }),
    'signing out elsewhere': (owner) => endOtherSessions(owner, owner.sessionId),
  }

  test.each(Object.entries(THROWING))(
    'keeps the address whatever a thief has begun before %s',
    async (_, out) => {
      const account = await fullOfWays(address())
      const thief = await signedIn(await signIn({ email: account.user.email, password: PASSWORD }))
      const token = await makeEmailToken(account.user.id, 'change', address())
      await out(account.owner)
      const tries = await Promise.allSettled([changeEmail(token, { signedIn: thief, password: '' })])
      expect(tries.map(({ status }) => status)).toEqual(['rejected'])
      expect((await db.select().from(users).where(eq(users.id, account.user.id)))[0]?.email).toBe(
        account.user.email,
      )
    },
  )

  test('keeps no link to another address that was asked for before a new password', async () => {
    const account = await fullOfWays(address())
    await changePassword(account.owner, { current: PASSWORD, next: CHOSEN })
    expect(await findEmailToken(account.link, 'change')).toBeNull()
  })

  test('keeps no secret that was offered to somebody else, when they change the password', async () => {
    const user = await signUp({ ...PERSON, email: address() })
    const { secret } = await offerTwoFactor(user)
    await changePassword(await signedIn(user), { current: PASSWORD, next: CHOSEN })
    const after = (await offerTwoFactor(user)).secret
    expect(after).not.toBe(secret)
    await endOtherSessions(user, null)
    expect((await offerTwoFactor(user)).secret).not.toBe(after)
  })

  test('gets in by the word of whoever keeps the server, alone', async () => {
    const account = await fullOfWays(address())
    expect(Object.keys(await setPassword(account.user.email, CHOSEN))).toHaveLength(CREDENTIALS.length)
    expect(await standing(account.tries)).toEqual([])
    expect(await signIn({ email: account.user.email, password: CHOSEN })).toMatchObject({
      id: account.user.id,
    })
    await expect(setPassword(address(), CHOSEN)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keeps the second step and the rest when they forget the password of a proven address', async () => {
    const account = await fullOfWays(address())
    await proven(account.user)
    const { removed } = await PROVE.reset(account, false)
    expect(removed).toEqual({ password: 1, session: 2, api_token: 1, link: 1 })
    expect(await standing(account.tries)).toEqual(['identity', 'passkey', 'authenticator', 'recovery_code'])
  })

  test('keeps everything when Google joins a proven address', async () => {
    const account = await fullOfWays(address())
    await proven(account.user)
    // Another Google account opens it already: this one shows the password first.
    await expect(PROVE.provider(account, false)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await PROVE.provider(account, true)).toMatchObject({ removed: {} })
    expect(await standing(account.tries)).toEqual([...CREDENTIALS])
  })
})

test('there is a proof of every kind here', () => {
  expect(PROOFS.toSorted()).toEqual(['change', 'confirmation', 'provider', 'reset'])
})
