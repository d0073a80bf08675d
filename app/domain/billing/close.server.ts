import { eq } from 'drizzle-orm'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { db } from '#db/client.server.ts'
import { billingEvents, subscriptions } from '#db/schema/billing.ts'
import { demoStore } from './demo-store.server.ts'
import { withLease } from './lease.server.ts'
import { askProvider } from './provider.server.ts'

const RUNNING = ['active', 'paused', 'past_due', 'unpaid', 'incomplete']

/**
 * Ends the person's subscription and customer at the provider, then does `work`, while nobody can begin a new one. Asking
 * comes first: when the provider is away nothing has happened yet, and the person hears so; should `work` fail after it,
 * the account is still there, on Free. Throws unavailable.
 */
export function withBillingClosed<T>(user: Pick<User, 'id'>, work: () => Promise<T>): Promise<T> {
  return withLease(user.id, async () => {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))
    if (row?.provider === 'demo') await demoStore.remove(row.customerId)
    else if (row && env.billing === 'stripe') {
      await askProvider((provider) => provider.deleteCustomer(row.customerId, `close:${row.customerId}`))
    } else if (row && RUNNING.includes(row.status)) {
      // It would go on charging somebody whom we do not know any more.
      const message =
        'Your subscription is with a payment provider that this server cannot reach. Please write to us so that we can end it first.'
      throw new AppError('unavailable', message)
    }
    const done = await work()
    // Events are no rows of theirs, but they name their customer.
    if (row) await db.delete(billingEvents).where(eq(billingEvents.customerId, row.customerId))
    return done
  })
}
