import { href, redirect, type RouterContextProvider } from 'react-router'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import { type DemoCard, demoPay } from '#app/domain/billing/demo.server.ts'
import { forecastPayment } from '#app/domain/billing/forecast.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { env } from '#app/env.server.ts'
import { userContext } from '#app/http/context.server.ts'
import type { Done } from '#app/http/mutation.server.ts'
import { DECLINED } from './declined.ts'
import { plansAddress } from './plans-view.ts'

/** Throws not_found where payments are not make-believe. */
export function requireDemo(): void {
  if (env.billing !== 'demo') throw new AppError('not_found', 'There is no such address.')
}

/** What waits to be paid by whoever opens `here`; a link from a letter is followed on another device, where nobody is signed in yet. */
export async function waitingFor(context: Readonly<RouterContextProvider>, here: string) {
  requireDemo()
  const user = context.get(userContext)
  if (!user) throw redirect(`${href('/auth')}?next=${encodeURIComponent(here)}`)
  return forecastPayment(user)
}

/**
 * Plays the payment page of a provider: pays what is open with a make-believe card and leads on the way a provider does.
 * Throws conflict for a card that is declined, which leaves people where they can try another.
 */
export async function payDemo(user: User, card: DemoCard, confirmed: boolean): Promise<Done> {
  requireDemo()
  await limitBilling(user)
  const state = await demoPay(user, card, confirmed)
  if (state === 'nothing_to_pay') {
    return { to: plansAddress(), flash: { kind: 'info', title: 'No payment is waiting' } }
  }
  if (state === 'requires_action') return { to: href('/subscription/bank') }
  if (state === 'requires_payment_method') throw new AppError('conflict', DECLINED)
  return { to: `${plansAddress()}?redirect_status=${state}` }
}
