import { href, redirect } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { demoOf } from '#app/domain/billing/demo.server.ts'
import type { BillingView } from '#app/domain/billing/types.ts'
import { billingOf, listInvoices } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'

/** What the account page shows of the subscription; null where billing is off, `failed` where it cannot be read. */
export async function billingData(user: User) {
  if (env.billing === 'off') return null
  try {
    const [billing, invoices, demo] = await Promise.all([billingOf(user), listInvoices(user), demoOf(user)])
    return { failed: false as const, billing, invoices, demo, isDemo: env.billing === 'demo' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { failed: true as const }
  }
}

export type BillingData = NonNullable<Awaited<ReturnType<typeof billingData>>>
export type ReadBilling = Extract<BillingData, { failed: false }>

/** Reads how a subscription stands for a dialog about it; where it cannot be read, the page under the dialog says so. */
export async function billingForDialog(user: User): Promise<BillingView> {
  if (env.billing === 'off') throw redirect(href('/account'))
  try {
    return await billingOf(user)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw redirect(href('/account'))
  }
}
