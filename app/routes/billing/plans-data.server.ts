import type { RouterContextProvider } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'
import { CHOICES, priceIdOf } from '#app/domain/billing/catalogue.server.ts'
import { offersFor } from '#app/domain/billing/offers.server.ts'
import type { BillingView } from '#app/domain/billing/types.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { env } from '#app/env.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { type Discount, discountOf } from './discount.ts'
import { pays } from './plan-button.ts'
import { plansViewOf, type PlansView } from './plans-view.ts'

/** Somebody who is signed in, and how they stand with us. */
export type Customer = { user: User; billing: BillingView }

/** Who looks at the plans, null for visitors, and which of them the address says. Throws not_found where nothing is sold. */
export async function looksAt(url: URL, context: Readonly<RouterContextProvider>) {
  if (env.billing === 'off') throw new AppError('not_found', 'This server does not charge for plans.')
  const user = context.get(userContext)
  const billing = user && (await billingOf(user))
  const customer: Customer | null = user && billing && { user, billing }
  const ownYearly = billing !== null && pays(billing.status) && billing.interval === 'year'
  return { customer, view: plansViewOf(url.searchParams, ownYearly) }
}

/** What comes off for somebody, and whether anything they have paid before counts against it. */
export async function discountFor(customer: Customer | null, { code }: PlansView) {
  // Who pays already has no first month to take anything off.
  const offers = customer && (pays(customer.billing.status) ? [] : await offersFor(customer.user))
  const discount: Discount = discountOf(code, offers)
  return { discount, newcomer: offers === null || offers.length > 0 }
}

/** All that the plans page shows. */
export async function plansData(customer: Customer | null, view: PlansView) {
  return {
    view,
    standing: customer && { plan: customer.user.subscription, billing: customer.billing },
    /** With `newcomer`, nobody's credit or past changes what a first payment costs: the price list can say it. */
    ...(await discountFor(customer, view)),
    prices: CHOICES.map((choice) => ({ ...choice, price: priceIdOf(choice) })),
    mode: env.billing,
    mail: hasMail,
    stripeKey: env.stripe?.publishableKey ?? null,
  }
}

export type PlansData = Awaited<ReturnType<typeof plansData>>
