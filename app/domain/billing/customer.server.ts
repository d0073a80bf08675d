import { eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Payments, ProviderAccount } from '#app/providers/payments/payments.ts'
import { db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { subscriptions } from '#db/schema/billing.ts'
import { type Lease, withLease } from './lease.server.ts'
import { askProvider, payments } from './provider.server.ts'
import { readAndWrite, readTidy } from './sync.server.ts'

export type Row = typeof subscriptions.$inferSelect

/** Everything a change of a subscription works on, while nobody else changes it. */
export type Desk = {
  lease: Lease
  row: Row
  /** As it was at the provider when the turn came. */
  account: ProviderAccount
  /** Asks the provider; its failures are refusals people may read. */
  ask: <T>(question: (provider: Payments) => Promise<T>) => Promise<T>
}

/** What is kept of a person's billing; only of the provider that is in use now. */
export async function rowFor(userId: string, kind: Payments['kind']): Promise<Row | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row?.provider === kind ? row : undefined
}

/**
 * Does `work` on a person's subscription as it stands at the provider, while nobody else changes it, and writes down what
 * has become of it, also when `work` fails. Throws conflict for people who are no customers.
 */
export async function atDesk<T>(user: Pick<User, 'id'>, work: (desk: Desk) => Promise<T>): Promise<T> {
  const { kind } = await payments()
  return withLease(user.id, async (lease) => {
    const row = await rowFor(user.id, kind)
    if (!row) throw new AppError('conflict', 'You have no subscription.')
    return workAt(lease, row, work)
  })
}

/** The same for people who may not be customers yet: they become one. */
export async function atNewDesk<T>(user: User, work: (desk: Desk) => Promise<T>): Promise<T> {
  const { kind } = await payments()
  return withLease(user.id, async (lease) => {
    const row = (await rowFor(user.id, kind)) ?? (await becomeCustomer(user, kind))
    const answer = await workAt(lease, row, async (desk) =>
      desk.account.deleted ? 'deleted' : { done: await work(desk) },
    )
    if (answer !== 'deleted') return answer.done
    // Somebody removed the customer at the provider: they become a new one.
    const fresh = await becomeCustomer(user, kind, row.customerId)
    return workAt(lease, fresh, work)
  })
}

async function workAt<T>(lease: Lease, row: Row, work: (desk: Desk) => Promise<T>): Promise<T> {
  const account = await readTidy(row.customerId)
  let failed = true
  // Should we die after the provider was told and before we have written it down, it is read again.
  await markUnread(row.userId)
  try {
    const answer = await work({ lease, row, account, ask: askProvider })
    failed = false
    return answer
  } finally {
    const written = readAndWrite(lease)
    // Why the change failed is what the person must hear of.
    await (failed ? written.catch(() => undefined) : written)
  }
}

/** Has the reconcile job read a person's customer again. */
export async function markUnread(userId: string): Promise<void> {
  await db.update(subscriptions).set({ syncedAt: null }).where(eq(subscriptions.userId, userId))
}

async function becomeCustomer(user: User, kind: Payments['kind'], before = ''): Promise<Row> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id))
  if (!known) throw new AppError('not_found', 'This account has been deleted.')
  const payer = { userId: user.id, email: user.email, name: `${user.firstName} ${user.lastName}` }
  const customerId = await askProvider((provider) =>
    provider.createCustomer(payer, `customer:${user.id}:${before}`),
  )
  const [row] = await db
    .insert(subscriptions)
    .values({ userId: user.id, provider: kind, customerId })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { provider: kind, customerId } })
    .returning()
  if (!row) throw new Error('the customer was not stored')
  return row
}
