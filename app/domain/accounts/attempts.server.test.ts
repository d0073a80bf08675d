import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/accounts.ts'
import {
  limitAnonymousDrafts,
  limitLetters,
  limitPasskeys,
  limitReauthentication,
  limitSignIn,
  limitSignUp,
} from './attempts.server.ts'

const email = () => `${randomUUID()}@example.org`
const TOO_MANY = { code: 'too_many', details: { retryAfterSeconds: expect.any(Number) } }

async function fail(times: number, address: () => string, account: () => string) {
  for (let attempt = 0; attempt < times; attempt++) await limitSignIn(address(), account())
}

test('an account is guarded after ten attempts, wherever they come from', async () => {
  const account = email()
  await fail(10, randomUUID, () => account)
  await expect(limitSignIn(randomUUID(), account)).rejects.toMatchObject(TOO_MANY)
  await expect(limitSignIn(randomUUID(), ` ${account.toUpperCase()}`)).rejects.toMatchObject(TOO_MANY)
})

test('an address is guarded after ten attempts, whatever accounts they are about', async () => {
  const address = randomUUID()
  await fail(10, () => address, email)
  const refusal: unknown = await limitSignIn(address, email()).catch((error: unknown) => error)
  expect(refusal).toMatchObject(TOO_MANY)
  const { message, details } = refusal as { message: string; details: { retryAfterSeconds: number } }
  expect(message).toMatch(/^Too many attempts\. Please try again in (a minute|\d minutes)\.$/)
  expect(details.retryAfterSeconds).toBeGreaterThan(0)
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(300)
})

test('twenty attempts at once are counted like twenty in a row', async () => {
  const account = email()
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => limitSignIn(randomUUID(), account)),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('a success clears the account and does not count for the address', async () => {
  const [address, account] = [randomUUID(), email()]
  for (let attempt = 0; attempt < 25; attempt++) {
    const succeeded = await limitSignIn(address, account)
    await succeeded()
  }
  await fail(
    9,
    () => address,
    () => account,
  )
  await expect(limitSignIn(address, account)).resolves.toBeTypeOf('function')
})

test('when the window has passed, nobody is locked out any more', async () => {
  const [address, account] = [randomUUID(), email()]
  await fail(
    10,
    () => address,
    () => account,
  )
  await expect(limitSignIn(address, account)).rejects.toMatchObject(TOO_MANY)
  await db.update(rateLimits).set({ expire: sql`now() - interval '1 second'` })
  await expect(limitSignIn(address, account)).resolves.toBeTypeOf('function')
})

test.each([
  ['new accounts', limitSignUp, 100],
  ['texts without a session', limitAnonymousDrafts, 30],
])('%s are limited per address', async (_, limit, most) => {
  const address = randomUUID()
  for (let attempt = 0; attempt < most; attempt++) await limit(address)
  await expect(limit(address)).rejects.toMatchObject(TOO_MANY)
  await limit(randomUUID())
})

/** A network of 64 bits of its own, and any number of addresses in it. */
function network() {
  const group = () => randomUUID().slice(0, 4)
  const begin = `2001:${group()}:${group()}:${group()}`
  return () => `${begin}:${group()}:${group()}:${group()}:${group()}`
}

test.each<[string, (address: string) => Promise<unknown>, number]>([
  ['attempts to sign in', (address) => limitSignIn(address, email()), 10],
  ['letters', (address) => limitLetters(address, { email: email() }), 30],
  ['new accounts', limitSignUp, 100],
  ['texts without a session', limitAnonymousDrafts, 30],
  ['questions about passkeys', limitPasskeys, 60],
])(
  '%s are counted for a whole IPv6 network, and IPv4 by whatever it is written as',
  async (_, limit, most) => {
    const address = network()
    for (let attempt = 0; attempt < most; attempt++) await limit(address())
    await expect(limit(address())).rejects.toMatchObject(TOO_MANY)
    await limit(network()())
    const [a, b] = [Math.floor(Math.random() * 200) + 1, Math.floor(Math.random() * 250) + 1]
    for (let attempt = 0; attempt < most; attempt++) await limit(`10.9.${a}.${b}`)
    await expect(limit(`::ffff:10.9.${a}.${b}`)).rejects.toMatchObject(TOO_MANY)
    await expect(limit(`::ffff:0a09:${((a << 8) | b).toString(16)}`)).rejects.toMatchObject(TOO_MANY)
  },
)

test('a success gives the attempt back to the network it came from', async () => {
  const address = network()
  for (let attempt = 0; attempt < 25; attempt++) await (await limitSignIn(address(), email()))()
  await limitSignIn(address(), email())
})

test('nobody uses up the letters that somebody else needs to get in', async () => {
  const about = email()
  const stranger = { id: randomUUID() }
  for (let at = 0; at < 5; at++) await limitLetters(network()(), stranger)
  await expect(limitLetters(network()(), stranger)).rejects.toMatchObject(TOO_MANY)
  for (let at = 0; at < 5; at++) await limitLetters(network()(), { email: about })
  await expect(limitLetters(network()(), { email: about })).rejects.toMatchObject(TOO_MANY)
})

test('failing at the door keeps nobody from showing their password inside', async () => {
  const about = email()
  for (let at = 0; at < 10; at++) await limitSignIn(network()(), about)
  await expect(limitSignIn(network()(), about)).rejects.toMatchObject(TOO_MANY)
  const [mine, theirs] = [`session ${randomUUID()}`, `session ${randomUUID()}`]
  for (let at = 0; at < 10; at++) await limitReauthentication(network()(), theirs)
  await expect(limitReauthentication(network()(), theirs)).rejects.toMatchObject(TOO_MANY)
  const succeeded = await limitReauthentication(network()(), mine)
  await succeeded()
})
