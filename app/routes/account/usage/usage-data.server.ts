import type { User } from '#app/domain/accounts/user.server.ts'
import { usageAt } from '#app/domain/usage/allowance.server.ts'
import { chargedMonths, listCharges } from '#app/domain/usage/ledger.server.ts'
import { endOfPeriod } from '#app/domain/usage/period.ts'
import { wordsByMonth } from '#app/domain/usage/words-by-month.server.ts'
import { ledgerViewOf } from './usage-view.ts'

/** What the account page shows of words: this month's, those of the last twelve, and the charges that `query` asks for. */
export async function usageData(user: User, query: URLSearchParams, now: Date) {
  const view = ledgerViewOf(query)
  const [usage, months, charged, ledger] = await Promise.all([
    usageAt(user, now),
    wordsByMonth(user, 12, now),
    chargedMonths(user),
    listCharges(user, { page: view.page, ...(view.month && { period: view.month }) }),
  ])
  return {
    usage: { ...usage, resetsOn: endOfPeriod(usage.period) },
    months,
    charged,
    ledger,
    /** As it is shown: a page that does not exist is the last one. */
    view: { ...view, page: ledger.page },
  }
}

export type UsageData = Awaited<ReturnType<typeof usageData>>
