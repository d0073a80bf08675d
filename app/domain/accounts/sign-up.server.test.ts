import { argon2Sync, randomBytes, randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { emailKey } from './email.ts'
import { SignIn, SignUp } from './forms.ts'
import { GUESSABLE } from './guessable.server.ts'
import { signIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'

const PASSWORD = 'seven green bottles'

function form(email: string, password = PASSWORD) {
  return SignUp.parse({ firstName: 'Ada', lastName: 'Byron', email, password })
}

async function accountsOf(email: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  return row?.rows ?? 0
}

test('a new account is on the Free plan, with nothing used and no points', async () => {
  const email = `${randomUUID()}@example.org`
  expect(await signUp(form(email))).toMatchObject({
    email,
    subscription: 'free',
    points: 0,
    wordsProcessed: 0,
    isEduUser: false,
  })
})

test('of twenty that take one address at once, one gets it and the others are told', async () => {
  const email = `${randomUUID()}@example.org`
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => signUp(form(email))))
  const refused = attempts.filter((attempt) => attempt.status === 'rejected')
  expect(refused).toHaveLength(19)
  for (const { reason } of refused) expect(reason).toMatchObject({ name: 'AppError', code: 'conflict' })
  expect(await accountsOf(email)).toBe(1)
})

test.each([
  ['capitals', (name: string) => `${name.toUpperCase()}@EXAMPLE.org`],
  ['space around', (name: string) => `  ${name}@example.org `],
  ['full-width letters', (name: string) => `ａ${name.slice(1)}＠example.org`],
])('%s do not make another account of an address', async (_, spell) => {
  const name = `a${randomUUID()}`
  await signUp(form(`${name}@example.org`))
  await expect(signUp(form(spell(name)))).rejects.toMatchObject({ code: 'conflict' })
  const found = await signIn(SignIn.parse({ email: spell(name), password: PASSWORD }))
  expect(found.email).toBe(`${name}@example.org`)
})

test('one address in composed and decomposed letters has one key', () => {
  expect(emailKey('andré@example.org')).toBe(emailKey('andre\u0301@example.org'))
})

test('an unknown address and a wrong password get the very same answer', async () => {
  const email = `${randomUUID()}@example.org`
  await signUp(form(email))
  const refusal = (input: SignIn) =>
    signIn(input).then(
      () => 'let in',
      (error: unknown) => ({ ...(error as object), message: (error as Error).message }),
    )
  const wrong = await refusal({ email, password: 'eight green bottles' })
  expect(wrong).toMatchObject({ code: 'signed_out', message: 'The email address or the password is wrong.' })
  expect(await refusal({ email: `${randomUUID()}@example.org`, password: PASSWORD })).toEqual(wrong)
})

test('an account without a password (signed in another way) is not opened by any', async () => {
  const email = `${randomUUID()}@example.org`
  await db.insert(users).values({ firstName: 'A', lastName: 'B', email, emailKey: email })
  for (const password of ['', 'null', PASSWORD]) {
    await expect(signIn({ email, password })).rejects.toMatchObject({ code: 'signed_out' })
  }
})

test.each([
  ['equal in their first 72 bytes', `${'a'.repeat(72)}one`, `${'a'.repeat(72)}two`],
  ['that differ in a trailing space', 'pass phrase ', 'pass phrase'],
  ['that differ in an emoji', 'pass phrase 🙂', 'pass phrase 🙃'],
])('passwords %s are different passwords', async (_, right, wrong) => {
  const email = `${randomUUID()}@example.org`
  await signUp(form(email, right))
  await expect(signIn({ email, password: wrong })).rejects.toMatchObject({ code: 'signed_out' })
  expect((await signIn({ email, password: right })).email).toBe(email)
})

test('the stored hash is Argon2id with a salt of its own', async () => {
  const emails = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  for (const email of emails) await signUp(form(email))
  const hashes = await Promise.all(
    emails.map(async (email) => {
      const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.email, email))
      return row?.hash
    }),
  )
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(hashes[0]).not.toBe(hashes[1])
})

test('a hash that was cheaper to make is made anew when its owner signs in', async () => {
  const email = `${randomUUID()}@example.org`
  await signUp(form(email))
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const nonce = randomBytes(16)
  const cost = { memory: 16, passes: 3, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: Buffer.from(PASSWORD), nonce, ...cost })
  const cheap = `$argon2id$v=19$m=16,t=3,p=1$${base64(nonce)}$${base64(tag)}`
  await db.update(users).set({ passwordHash: cheap }).where(eq(users.email, email))
  const hash = async () => (await db.select().from(users).where(eq(users.email, email)))[0]?.passwordHash
  await expect(signIn({ email, password: `${PASSWORD}!` })).rejects.toMatchObject({ code: 'signed_out' })
  expect(await hash()).toBe(cheap)
  await signIn({ email, password: PASSWORD })
  const made = await hash()
  expect(made).not.toContain('m=16,t=3')
  await signIn({ email, password: PASSWORD })
  expect(await hash()).toBe(made)
})

const NO_NAME = 'Please enter a name only, on one line and without web or email addresses'

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ firstName: '\u0000' }, 'firstName', 'First name is required'],
  [{ lastName: undefined }, 'lastName', 'Last name is required'],
  [{ email: 'nobody' }, 'email', 'Invalid email address'],
  [{ email: ['a@example.org'] }, 'email', 'Invalid email address'],
  [{ password: 'short12' }, 'password', 'Password must be at least 8 characters'],
  [{ password: `long enough\u0000` }, 'password', 'Password contains a character that cannot be typed'],
  [{ password: 'password1' }, 'password', GUESSABLE],
  [{ password: 'P@ssw0rd1' }, 'password', GUESSABLE],
  [{ password: 'Byron2024' }, 'password', GUESSABLE],
  [{ firstName: 'You won! Claim at http://evil.example' }, 'firstName', NO_NAME],
  [{ lastName: 'evil.com' }, 'lastName', NO_NAME],
  [{ lastName: 'Byron\nBcc: all@example.com' }, 'lastName', NO_NAME],
  [{ password: 'Ada@Example.org' }, 'password', 'Please do not use your address as your password'],
  [{ firstName: 'x'.repeat(101) }, 'firstName', 'Please use at most 100 characters'],
  [{ password: 'x'.repeat(1_000_000) }, 'password', 'Please use at most 1000 characters'],
])('the form refuses %o', (change, field, message) => {
  const fields = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', password: PASSWORD }
  const parsed = SignUp.safeParse({ ...fields, ...change })
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ])
})
