import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { invitations, users } from '#db/schema/accounts.ts'
import { SignUp } from './forms.ts'
import {
  findInvitation,
  INVITATION_DAYS,
  invitationFault,
  invitationToken,
  invite,
  revokeInvitation,
  sweepInvitations,
} from './invitations.server.ts'
import { signUp } from './sign-up.server.ts'

const DAY = 86_400_000
const address = () => `${randomUUID()}@example.org`
const person = (email: string, invitation?: string) =>
  SignUp.parse({ firstName: 'Ada', lastName: 'Byron', email, password: 'seven green bottles', invitation })

async function invited(email: string | null, now = new Date(), provesAddress = true) {
  const id = await invite({ email, plan: 'ninja', invitedBy: null }, now)
  const made = await invitationToken(id, { provesAddress }, now)
  if (!made) throw new Error('no link')
  return { id, token: made.token }
}

test('an invitation makes one account, on its plan, and proves the address it was sent to', async () => {
  const email = address()
  const { token } = await invited(email)
  const user = await signUp(person(email.toUpperCase(), token))
  expect(user.subscription).toBe('ninja')
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date)
  await expect(signUp(person(address(), token))).rejects.toMatchObject({ code: 'forbidden', message: /used/ })
})

test('one for anyone with the link proves no address, and lets in one of many at once', async () => {
  const { token } = await invited(null)
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => signUp(person(address(), token))))
  const entered = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(entered).toHaveLength(1)
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, entered[0]?.id ?? ''))
  expect(row?.emailVerifiedAt).toBeNull()
})

test('a link that is handed over proves no address, whomever it is for', async () => {
  const email = address()
  const { token } = await invited(email, new Date(), false)
  const user = await signUp(person(email, token))
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.emailVerifiedAt).toBeNull()
})

test('another address is refused at its field, and the invitation stays good', async () => {
  const email = address()
  const { token } = await invited(email)
  await expect(signUp(person(address(), token))).rejects.toMatchObject({
    code: 'forbidden',
    details: { field: 'email' },
  })
  await expect(signUp(person(email, token))).resolves.toMatchObject({ email })
})

test('an address that is taken uses no invitation up', async () => {
  const taken = address()
  await signUp(person(taken))
  const { token } = await invited(null)
  await expect(signUp(person(taken, token))).rejects.toMatchObject({ code: 'conflict' })
  await expect(signUp(person(address(), token))).resolves.toBeTruthy()
})

test('one that has run out, was revoked, or whose link was made anew, lets nobody in', async () => {
  const old = await invited(null, new Date(Date.now() - (INVITATION_DAYS + 1) * DAY))
  await expect(signUp(person(address(), old.token))).rejects.toMatchObject({ message: /run out/ })
  const gone = await invited(null)
  await revokeInvitation(gone.id)
  await expect(signUp(person(address(), gone.token))).rejects.toMatchObject({ message: /not valid/ })
  const anew = await invited(null)
  await invitationToken(anew.id, { provesAddress: false })
  await expect(signUp(person(address(), anew.token))).rejects.toMatchObject({ message: /not valid/ })
  await expect(signUp(person(address(), 'made-up'))).rejects.toMatchObject({ code: 'forbidden' })
})

test('who has an account is not invited, and who is invited again has one invitation', async () => {
  const email = address()
  const first = await invited(email)
  const second = await invited(email)
  expect(invitationFault(await findInvitation(first.token))).toMatch(/not valid/)
  await signUp(person(email, second.token))
  await expect(invite({ email, plan: 'free', invitedBy: null })).rejects.toMatchObject({ code: 'conflict' })
})

test('invitations that were over long ago are removed', async () => {
  const { id } = await invited(null, new Date(Date.now() - 200 * DAY))
  await sweepInvitations(100)
  expect(await db.$count(invitations, eq(invitations.id, id))).toBe(0)
})
