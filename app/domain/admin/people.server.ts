import { and, desc, eq, inArray, isNull, like, max, or, sql } from 'drizzle-orm'
import { deleteAccount } from '#app/domain/account-deletion/delete-account.server.ts'
import { emailKey } from '#app/domain/accounts/email.ts'
import { endBegun, lockAccount, setPlan, userColumns } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { pageOf } from '#app/domain/page.ts'
import { stopRunsOf } from '#app/domain/runs/stop.server.ts'
import { periodOf } from '#app/domain/usage/period.ts'
import type { PlanName } from '#app/domain/usage/plans.ts'
import { type Database, db } from '#db/client.server.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { storageUsage } from '#db/schema/library.ts'
import { cleanText } from '#db/schema/columns.ts'
import { usagePeriods } from '#db/schema/usage.ts'
import type { AdminAction } from './actions.ts'
import { isAdministrator } from './administrators.server.ts'
import { type By, note } from './action-list.server.ts'

const PEOPLE_PER_PAGE = 25

/** A person as whoever keeps the server sees them: nothing of what they wrote or brought in. */
export type Person = {
  id: string
  firstName: string
  lastName: string
  email: string
  plan: PlanName
  isConfirmed: boolean
  hasTwoStep: boolean
  disabledAt: Date | null
  createdAt: Date
  lastSeenAt: Date | null
  wordsThisMonth: number
  storedBytes: number
}

const lastSeen = () =>
  db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.userId, users.id))
const stored = () =>
  db.select({ bytes: storageUsage.used }).from(storageUsage).where(eq(storageUsage.userId, users.id))
const wordsIn = (period: string) =>
  db
    .select({ used: usagePeriods.used })
    .from(usagePeriods)
    .where(and(eq(usagePeriods.userId, users.id), eq(usagePeriods.period, period)))

const columns = (period: string) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  plan: userColumns.subscription,
  isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
  hasTwoStep: sql<boolean>`${users.totpSince} is not null`,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
  lastSeenAt: sql<Date | null>`(${lastSeen()})`.mapWith(sessions.lastSeenAt),
  wordsThisMonth: sql<number>`coalesce((${wordsIn(period)}), 0)`.mapWith(Number),
  storedBytes: sql<number>`coalesce((${stored()}), 0)`.mapWith(Number),
})

/** Returns a page of people whose name or address has `words`, those who came last first, and how many there are in all. */
export async function findPeople(
  search: string,
  asked: number,
  now = new Date(),
): Promise<{ people: Person[]; total: number; page: number; pages: number }> {
  const words = cleanText(search).trim()
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`
  const fits =
    words === ''
      ? undefined
      : or(
          like(users.emailKey, pattern),
          like(sql`lower(${users.firstName} || ' ' || ${users.lastName})`, pattern),
        )
  const total = await db.$count(users, fits)
  const { before, ...shown } = pageOf(total, PEOPLE_PER_PAGE, asked)
  // They are chosen before anything is looked up about them: what stands before a page would be looked up, too.
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(fits)
    .orderBy(desc(users.createdAt), users.id)
    .limit(PEOPLE_PER_PAGE)
    .offset(before)
  const people = await db
    .select(columns(periodOf(now)))
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(desc(users.createdAt), users.id)
  return { people, total, ...shown }
}

/** Returns one person. Throws not_found when there is nobody. */
export async function personWith(id: string, now = new Date()): Promise<Person> {
  const [person] = await db
    .select(columns(periodOf(now)))
    .from(users)
    .where(eq(sql`${users.id}::text`, id))
  if (!person) throw new AppError('not_found', 'There is no such person any more.')
  return person
}

/** Returns the person with an address. Throws not_found when there is nobody. */
export async function personAt(email: string, now = new Date()): Promise<Person> {
  const [person] = await db
    .select(columns(periodOf(now)))
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
  if (!person) throw new AppError('not_found', `There is no account for ${email}.`)
  return person
}

/** Does something to an account in one transaction, and notes it. Throws not_found when it is gone. */
async function change(
  by: By,
  person: Pick<Person, 'id' | 'email'>,
  action: AdminAction,
  work: (tx: Database) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, person.id)))
      throw new AppError('not_found', 'There is no such person any more.')
    await work(tx)
    await note(tx, { by, action, about: person.email })
  })
}

/** Throws forbidden for what would lock out those who keep the server. */
async function refuseAdministrators(person: Pick<Person, 'id' | 'email'>): Promise<void> {
  if (await isAdministrator(person))
    throw new AppError(
      'forbidden',
      'This person is an administrator (ADMIN_EMAILS). Remove their address from that list first.',
    )
}

/**
 * Disables an account: it is signed out everywhere, lets nobody in, and its programs are refused; nothing in it is
 * deleted. Throws forbidden for an administrator's.
 */
export async function disablePerson(by: By, person: Pick<Person, 'id' | 'email'>): Promise<void> {
  await refuseAdministrators(person)
  await change(by, person, 'disabled', async (tx) => {
    await tx
      .update(users)
      .set({ disabledAt: sql`now()` })
      .where(and(eq(users.id, person.id), isNull(users.disabledAt)))
    await tx.delete(sessions).where(eq(sessions.userId, person.id))
    await endBegun(tx, person.id)
  })
  await stopRunsOf(person)
}

/** Enables an account again. */
export function enablePerson(by: By, person: Pick<Person, 'id' | 'email'>): Promise<void> {
  return change(by, person, 'enabled', (tx) =>
    tx.update(users).set({ disabledAt: null }).where(eq(users.id, person.id)),
  )
}

/** Gives somebody a plan, whatever they pay for (see setPlan). Throws not_found when they are gone. */
export async function givePlan(by: By, person: Pick<Person, 'id' | 'email'>, plan: PlanName): Promise<void> {
  if (!(await setPlan(person.id, plan)))
    throw new AppError('not_found', `There is no account for ${person.email}.`)
  await note(db, { by, action: 'plan_set', about: person.email, detail: plan })
}

/** Deletes somebody's account with everything in it (see deleteAccount). Throws forbidden for an administrator's. */
export async function deletePerson(by: By, person: Pick<Person, 'id' | 'email'>): Promise<void> {
  await refuseAdministrators(person)
  await deleteAccount(person)
  // Whose it was is nobody's to know any more.
  await note(db, { by, action: 'deleted', about: null, detail: person.id })
}

/**
 * Notes that a letter is sent to somebody who lost their authenticator app. Throws conflict when they need none.
 */
export async function noteTwoStepLetter(by: By, person: Pick<Person, 'email' | 'hasTwoStep'>): Promise<void> {
  if (!person.hasTwoStep) throw new AppError('conflict', 'Two-step sign-in is off already.')
  await note(db, { by, action: 'two_step_letter', about: person.email })
}
