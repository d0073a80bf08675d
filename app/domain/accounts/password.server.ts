import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'

const derive = promisify(argon2)

/**
 * Argon2id with the first of the settings that OWASP's Password Storage Cheat Sheet recommends (19 MiB, 2 passes); with the
 * least there is in tests, which hash hundreds of passwords that protect nothing.
 */
const COSTS = {
  recommended: { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  tests: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}
const COST = COSTS[env.passwordCost]

/** How many passwords are worked on at once: a crowd at the door must leave a core to everyone else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const MAX_WAITING = 200
let working = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) {
      throw new AppError(
        'unavailable',
        'Too many people are signing in right now. Please try again in a moment.',
      )
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    working++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

function argon2id(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { message: Buffer.from(password), nonce, ...cost }))
}

/** The hash to store, as a PHC string; the whole password counts, however long. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2id(password, nonce, COST)
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether `hash` was made at another cost than passwords have now. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`)
}

/** Stands in for the hash of an account that does not exist, or has no password: the answer takes as long. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether `password` is the one behind `hash`; with no hash it takes as long and says no. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, , , cost = '', nonce = '', tag = ''] = (hash ?? NOBODY).split('$')
  const number = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cost)?.[1])
  const expected = Buffer.from(tag, 'base64')
  const actual = await argon2id(password, Buffer.from(nonce, 'base64'), {
    memory: number('m'),
    passes: number('t'),
    parallelism: number('p'),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && hash != null
}

/** What is kept of the password of an account; null for accounts without one. */
export async function hashOf(user: { id: string }): Promise<string | null> {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id))
  return found?.hash ?? null
}
