import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { demoOf } from '#app/domain/billing/demo.server.ts'
import { forecastResume } from '#app/domain/billing/forecast.server.ts'
import type { Forecast } from '#app/domain/billing/types.ts'
import { billingOf, listInvoices } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import type { BillingPanel } from './billing-panels.ts'

/** What resuming costs, or why that cannot be said. */
export type Resuming = Forecast | { refused: string }

async function resumingCosts(user: User): Promise<Resuming> {
  try {
    // Each look at a price asks the provider.
    await limitBilling(user)
    return await forecastResume(user)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refused: error.message }
  }
}

/** What the account page shows of the subscription; null where billing is off, `failed` where it cannot be read. */
export async function billingData(user: User, panel: BillingPanel | undefined) {
  if (env.billing === 'off') return null
  try {
    const [billing, invoices, demo, resuming] = await Promise.all([
      billingOf(user),
      listInvoices(user),
      demoOf(user),
      panel === 'resume' ? resumingCosts(user) : null,
    ])
    return { failed: false as const, billing, invoices, demo, resuming, isDemo: env.billing === 'demo' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { failed: true as const }
  }
}

export type BillingData = NonNullable<Awaited<ReturnType<typeof billingData>>>
export type ReadBilling = Extract<BillingData, { failed: false }>
