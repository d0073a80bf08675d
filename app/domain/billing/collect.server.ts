import type { User } from '#app/domain/accounts/user.server.ts'
import { atDesk } from './customer.server.ts'
import { liveOf } from './standing.server.ts'

/** `nothing`: no renewal has failed. */
export type Collected = 'nothing' | 'paid' | 'refused'

/**
 * Has a renewal that failed charged at once to the card that came after that; each card is tried once. What was given up
 * is left alone: nobody is charged by surprise for a plan they have not had for weeks. Throws conflict for people who are
 * no customers.
 */
export function collectOwed(user: Pick<User, 'id'>): Promise<Collected> {
  return atDesk(user, async ({ account, ask }) => {
    const [sub] = liveOf(account)
    if (sub?.status !== 'past_due' || !sub.openInvoice) return 'nothing'
    return (await ask((provider) => provider.collectOwed(sub.id))) ? 'paid' : 'refused'
  })
}
