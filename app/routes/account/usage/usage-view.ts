import { askedPage } from '#app/domain/page.ts'
import { href } from 'react-router'

/** Which charges the account page lists: those of one month (YYYY-MM) or of all, and which page of them. */
export type LedgerView = { month: string | undefined; page: number }

/** The view that a query names. What it says wrongly is as if it were not said. */
export function ledgerViewOf(query: URLSearchParams): LedgerView {
  return {
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0],
    page: askedPage(query),
  }
}

function queryOf({ month, page }: LedgerView): string {
  const query = new URLSearchParams({ ...(month && { month }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}

/** The address of the list itself. */
export function ledgerAddress(view: LedgerView): string {
  return `${href('/account/usage')}${queryOf(view)}#ledger`
}

/** Where all charges of the view can be had as a file. */
export function ledgerFileAddress({ month }: LedgerView): string {
  return `/api/account/ledger${queryOf({ month, page: 1 })}`
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month YYYY-MM as "November 2026". */
export function monthName(period: string): string {
  return months.format(new Date(`${period}-01T00:00:00Z`))
}
