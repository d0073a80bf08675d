import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { BillingView } from './types.ts'

/** A person's billing from our own data, in one question to the database. */
export async function billingOf(_user: Pick<User, 'id'>): Promise<BillingView> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}

export type InvoiceRow = {
  id: string
  number: string | null
  status: string
  description: string
  amount: number
  refunded: number
  currency: string
  createdAt: Date
  url: string | null
  pdfUrl: string | null
}

/** The newest invoices, at most `count`. */
export async function listInvoices(_user: Pick<User, 'id'>, _count = 24): Promise<InvoiceRow[]> {
  throw new AppError('unavailable', 'Billing is not ready yet.')
}
