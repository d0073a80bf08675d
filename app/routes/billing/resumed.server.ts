import type { User } from '#app/domain/accounts/user.server.ts'
import { nextWords } from '#app/domain/billing/renewal.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import type { Flash } from '#app/http/flash.server.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'

/** Returns what is said to somebody whose subscription goes on; `charged`: something was to be paid for it at once. */
export async function resumedNews(user: User, charged: boolean): Promise<Flash> {
  const { status, open, nextAmount, renewal, currency } = await billingOf(user)
  if (charged && status !== 'active') {
    const amount = open ? formatMoney(open.amount, open.currency) : 'What is due'
    return {
      kind: 'bad',
      title: 'Your payment failed',
      description: `${amount} could not be charged. Please update your card, or pay by hand.`,
    }
  }
  const next = nextAmount !== null && renewal ? nextWords(renewal, currency, formatDay) : ''
  const description = charged ? `A new period has begun and was paid for. ${next}`.trim() : next
  return { kind: 'good', title: 'Subscription Resumed', ...(description && { description }) }
}
