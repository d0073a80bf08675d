import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SignUp } from '#app/domain/accounts/forms.ts'
import { invite } from '#app/domain/accounts/invitations.server.ts'
import { findSession, startSession } from '#app/domain/accounts/sessions.server.ts'
import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import { findUser } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { adminActions, users } from '#db/schema/accounts.ts'
import { listActions } from './action-list.server.ts'
import {
  deletePerson,
  disablePerson,
  enablePerson,
  findPeople,
  givePlan,
  personAt,
  personWith,
} from './people.server.ts'

const BY = 'keeper@example.org'

async function somebody(firstName = 'Ada') {
  const email = `${randomUUID()}@example.org`
  return signUp(SignUp.parse({ firstName, lastName: 'Byron', email, password: 'seven green bottles' }))
}

test('people are found by name and address, whatever signs they are looked for with', async () => {
  const name = `Zo${randomUUID().slice(0, 8).replaceAll('-', '')}`
  const user = await somebody(name)
  expect((await findPeople(`  ${name.toUpperCase()} byr`, 1)).people).toMatchObject([
    { id: user.id, plan: 'free' },
  ])
  expect(await findPeople(user.email.slice(0, 20), 1)).toMatchObject({ total: 1 })
  expect(await findPeople('%', 1)).toMatchObject({ total: 0, people: [] })
  expect(await findPeople("'; drop table users; --\u0000", 1)).toMatchObject({ total: 0 })
})

test('who is disabled is signed out and comes in no more, until they are enabled', async () => {
  const user = await somebody()
  const token = await startSession(user, null)
  await disablePerson(BY, user)
  expect(await findSession(token)).toBeNull()
  // A sign-in that began before leads nowhere either.
  await expect(startSession(user, null)).rejects.toMatchObject({ code: 'signed_out' })
  const now = await findUser(user.id)
  if (!now) throw new Error('gone')
  await expect(startSession(now, null)).rejects.toMatchObject({ code: 'forbidden', message: /disabled/ })
  expect(await personWith(user.id)).toMatchObject({ disabledAt: expect.any(Date) as Date, lastSeenAt: null })
  await enablePerson(BY, user)
  await expect(startSession(now, null)).resolves.toHaveLength(43)
  expect(
    (await listActions()).actions.filter(({ about }) => about === user.email).map(({ action }) => action),
  ).toEqual(['enabled', 'disabled'])
})

test('a plan that is given is theirs, and noted', async () => {
  const user = await somebody()
  await givePlan(BY, user, 'grasshopper')
  expect((await personAt(user.email)).plan).toBe('grasshopper')
  expect((await listActions()).actions.find(({ about }) => about === user.email)).toMatchObject({
    by: BY,
    action: 'plan_set',
    detail: 'grasshopper',
  })
})

test('what was done is listed page by page, each once, the newest first', async () => {
  await db.insert(adminActions).values(
    Array.from({ length: 60 }, (_, n) => ({
      by: BY,
      action: 'enabled' as const,
      about: `paged-${n}@example.org`,
    })),
  )
  const { pages } = await listActions()
  const all = []
  for (let page = 1; page <= pages; page++) all.push(...(await listActions(page)).actions)
  expect(pages).toBe(Math.ceil(all.length / 50))
  expect(new Set(all.map(({ id }) => id)).size).toBe(await db.$count(adminActions))
  const paged = all.flatMap(({ about }) => (about?.startsWith('paged-') ? about : []))
  expect(paged).toEqual(Array.from({ length: 60 }, (_, n) => `paged-${59 - n}@example.org`))
  expect(await listActions(pages + 1)).toMatchObject({ page: pages })
})

test('of whom was deleted no address is kept, neither in what was done nor in invitations', async () => {
  const user = await somebody()
  await givePlan(BY, user, 'ninja')
  await deletePerson(BY, user)
  expect(await db.$count(users, eq(users.id, user.id))).toBe(0)
  expect(await db.$count(adminActions, eq(adminActions.about, user.email))).toBe(0)
  expect((await listActions()).actions.find(({ detail }) => detail === user.id)).toMatchObject({
    action: 'deleted',
  })
  await expect(invite({ email: user.email, plan: 'free', invitedBy: null })).resolves.toBeTruthy()
})

test.each(['not-a-uuid', randomUUID()])('there is nobody with the id %s', async (id) => {
  await expect(personWith(id)).rejects.toMatchObject({ code: 'not_found' })
})
