import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import type { BillingLetter } from './billing-letters.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { person } from '#test/people.ts'
import { composeLetter, type LetterJob } from './compose.server.ts'
import { SECURITY_CHANGES, type SecurityChange } from './letters.ts'

const origin = 'https://desk.example'
/** Words of a stranger, as an account made before names were looked at may still have them. */
const BAIT = 'You won at evil.example'

async function bait(confirmed: boolean): Promise<User> {
  const user = await person()
  const emailVerifiedAt = confirmed ? new Date() : null
  await db
    .update(users)
    .set({ firstName: BAIT, lastName: BAIT, emailVerifiedAt })
    .where(eq(users.id, user.id))
  return user
}

const billing: BillingLetter[] = [
  {
    kind: 'receipt',
    what: 'Ninja',
    amount: '$11.99',
    number: 'A-1',
    from: '1 May',
    to: '31 May',
    renews: null,
  },
  { kind: 'payment_failed', amount: '$11.99' },
  { kind: 'cancelled', plan: 'Ninja', until: '31 May' },
  { kind: 'ended', plan: 'Ninja', unpaid: true },
  { kind: 'plan_changed', from: 'Grasshopper', to: 'Ninja', renews: null },
  { kind: 'refund', amount: '$11.99' },
  { kind: 'payment_link', url: origin, what: 'Ninja', amount: '$11.99', after: null, forOneDay: true },
]

type Kind = [what: string, job: (user: User) => LetterJob]
const TO_ACCOUNT: Kind[] = [
  ['reset', ({ email }) => ({ kind: 'reset', email, origin })],
  ...(Object.keys(SECURITY_CHANGES) as SecurityChange[]).map(
    (change): Kind => [change, ({ id, email }) => ({ kind: 'security', change, userId: id, to: email })],
  ),
  ...billing.map(
    (letter): Kind => [letter.kind, ({ id }) => ({ kind: 'billing', userId: id, letter, isDemo: false })],
  ),
]
const TO_NOBODY_YET: Kind[] = [
  ['verify', ({ id }) => ({ kind: 'verify', userId: id, origin })],
  ['change', ({ id }) => ({ kind: 'change', userId: id, email: `${randomUUID()}@example.org`, origin })],
  ['address', ({ id }) => ({ kind: 'security', change: 'address', userId: id, to: 'before@example.org' })],
]

test.each([...TO_ACCOUNT, ...TO_NOBODY_YET])(
  'a letter of the kind %s carries nothing that a stranger wrote to an address that is not confirmed',
  async (_, job) => {
    const mail = await composeLetter(job(await bait(false)))
    expect(mail?.text).toMatch(/^Hello,\n/)
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain('evil')
  },
)

test.each(TO_ACCOUNT)(
  'a letter of the kind %s calls by name who has confirmed the address',
  async (_, job) => {
    const mail = await composeLetter(job(await bait(true)))
    expect(mail?.text).toMatch(/^Hello You won at evil\.example,\n/)
  },
)

test.each(TO_NOBODY_YET.slice(1))(
  'a letter of the kind %s to another address than the confirmed one has no name',
  async (_, job) => {
    expect((await composeLetter(job(await bait(true))))?.text).toMatch(/^Hello,\n/)
  },
)
