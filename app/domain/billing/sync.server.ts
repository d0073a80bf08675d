import { eq } from 'drizzle-orm'
import { planRank } from '#app/domain/usage/plans.ts'
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
  const { customerId } = known
  let account = await read(customerId)
  // Two that run are one too many: it is ended and paid back, whatever way it came into being.
  const extras = liveOf(account).slice(1)
  for (const { id } of extras) await askProvider((provider) => provider.undoSubscription(id, `undo:${id}`))
  if (extras.length > 0) account = await read(customerId)
  await write(lease, account, new Date())
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
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
    if (!before) return
    const row = rowOf(account, now)
    await tx.update(subscriptions).set(row).where(eq(subscriptions.userId, userId))
    await writeInvoices(tx, userId, account)
    await writePlan(tx, userId, account, row.clockAheadMs ?? 0)
    await tellNews(tx, userId, newsOf(before, row, account), send)
  })
}

async function writeInvoices(tx: Database, userId: string, account: ProviderAccount): Promise<void> {
  for (const invoice of account.invoices) {
    const values = { ...invoice, userId }
    await tx
      .insert(invoices)
      .values(values)
      .onConflictDoUpdate({ target: invoices.id, set: values, setWhere: eq(invoices.userId, userId) })
  }
}

/** Puts the person on the plan they are entitled to, or on the one they were given if that is more. */
async function writePlan(tx: Database, userId: string, account: ProviderAccount, aheadMs: number) {
  const { plan, endsAt } = entitlementOf(account)
  const [given] = await tx.select({ plan: users.complimentaryPlan }).from(users).where(eq(users.id, userId))
  const paysForMore = planRank(plan) > planRank(given?.plan ?? 'free')
  await tx
    .update(users)
    .set({
      subscription: paysForMore ? plan : (given?.plan ?? 'free'),
      planEndsAt: paysForMore && endsAt ? new Date(endsAt.getTime() - aheadMs) : null,
    })
    .where(eq(users.id, userId))
}
