import { eq, getTableColumns, sql } from 'drizzle-orm'
import { type PlanName, planRank } from '#app/domain/usage/plans.ts'
import type { ProviderAccount } from '#app/providers/payments/payments.ts'
import { type Database, db } from '#db/client.server.ts'
import { users } from '#db/schema/accounts.ts'
import { invoices, subscriptions } from '#db/schema/billing.ts'
import { lettersWithin } from '#app/domain/mail/queue.server.ts'
import { type Lease, stillHeld, withLease } from './lease.server.ts'
import { newsOf } from './news.server.ts'
import { tellNews } from './notices.server.ts'
import { askProvider, payments } from './provider.server.ts'
import { entitlementOf, liveOf, rowOf } from './standing.server.ts'

/** Readings that wait for their turn: who asks for the same meanwhile is served by them. */
const waiting = new Map<string, Promise<void>>()

/**
 * Reads the person's customer at the provider and writes all of it: the only writer of what somebody has. Does nothing
 * for people who are no customers. What is read was true after this was called. Throws unavailable when the provider is
 * away.
 */
export function syncSubscription(userId: string): Promise<void> {
  const before = waiting.get(userId)
  if (before) return before
  const sync = withLease(userId, (lease) => {
    waiting.delete(userId)
    return readAndWrite(lease)
  }).finally(() => {
    if (waiting.get(userId) === sync) waiting.delete(userId)
  })
  waiting.set(userId, sync)
  return sync
}

/** The same for whoever holds the lease already. */
export async function readAndWrite(lease: Lease): Promise<void> {
  const { kind } = await payments()
  const [known] = await db
    .select({ provider: subscriptions.provider, customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, lease.userId))
  if (!known || known.provider !== kind) return
  await write(lease, await readTidy(known.customerId), new Date())
}

/**
 * A customer as it is at the provider, with one running subscription at most: two are one too many, so the younger is
 * ended and paid back, whatever way it came into being. For whoever holds the lease.
 */
export async function readTidy(customerId: string): Promise<ProviderAccount> {
  const account = await read(customerId)
  const extras = liveOf(account).slice(1)
  if (extras.length === 0) return account
  for (const { id } of extras) await askProvider((provider) => provider.undoSubscription(id, `undo:${id}`))
  return read(customerId)
}

function read(customerId: string): Promise<ProviderAccount> {
  return askProvider((provider) => provider.readAccount(customerId))
}

async function write(lease: Lease, account: ProviderAccount, now: Date): Promise<void> {
  const { userId } = lease
  // Before the transaction: opening the queue asks the database.
  const send = await lettersWithin()
  await db.transaction(async (tx) => {
    await stillHeld(tx, lease)
    const [known] = await tx
      .select({ before: subscriptions, given: users.complimentaryPlan })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(eq(subscriptions.userId, userId))
    if (!known) return
    const row = rowOf(account, now)
    await tx.update(subscriptions).set(row).where(eq(subscriptions.userId, userId))
    await writeInvoices(tx, userId, account)
    await tx
      .update(users)
      .set(planOf(account, known.given, row.clockAheadMs ?? 0))
      .where(eq(users.id, userId))
    await tellNews(tx, userId, newsOf(known.before, row, account), send)
  })
}

/** An id that is somebody else's stays theirs. */
async function writeInvoices(tx: Database, userId: string, account: ProviderAccount): Promise<void> {
  if (account.invoices.length === 0) return
  const { id: _id, userId: _userId, ...columns } = getTableColumns(invoices)
  const set = Object.fromEntries(
    Object.keys(columns).map((name) => [name, sql`excluded.${sql.identifier(snakeCase(name))}`]),
  )
  await tx
    .insert(invoices)
    .values(account.invoices.map((invoice) => ({ ...invoice, userId })))
    .onConflictDoUpdate({ target: invoices.id, set, setWhere: eq(invoices.userId, userId) })
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The plan the person is entitled to, or the one they were given if that is more. */
function planOf(account: ProviderAccount, given: PlanName, aheadMs: number) {
  const { plan, endsAt } = entitlementOf(account)
  const paysForMore = planRank(plan) > planRank(given)
  return {
    subscription: paysForMore ? plan : given,
    planEndsAt: paysForMore && endsAt ? new Date(endsAt.getTime() - aheadMs) : null,
  }
}
