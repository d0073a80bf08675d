import { href } from 'react-router'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.server.ts'
import { COUPONS, nameOf } from '#app/domain/billing/catalogue.server.ts'
import { askedOffer, type OfferName } from '#app/domain/billing/offers.server.ts'
import { beginSubscription } from '#app/domain/billing/subscribe.server.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import type { Route } from './+types/create-subscription'
import { orderLines } from './order.ts'

/** What is being paid for, for the dialog in which it is: its name, and what it costs now and later. */
async function summaryOf(user: User, offer: OfferName | undefined) {
  const { open } = await billingOf(user)
  if (!open?.choice) return null
  const percentOff = offer && open.choice.interval === 'month' ? COUPONS[offer].percentOff : null
  const { choice: to, amount: dueNow, currency, next } = open
  return { title: nameOf(to), lines: orderLines({ to, dueNow, currency, next, percentOff }) }
}

const Asked = z.object({
  priceId: z.unknown().optional(),
  offer: z.unknown().optional(),
  code: z.unknown().optional(),
})

const begin = resourceAction(
  Asked,
  { back: href('/account'), title: 'Subscription Error' },
  async ({ user, values }) => {
    const offer = askedOffer(values)
    const begun = await changeBilling(user, () => beginSubscription(user, values.priceId, { offer }))
    const flash = {
      kind: 'info',
      title: 'Almost there',
      description: 'Please pay to start your plan.',
    } as const
    return begun.state === 'pay'
      ? { answer: { clientSecret: begun.clientSecret, summary: await summaryOf(user, offer) }, flash }
      : { answer: { clientSecret: null }, flash: { kind: 'good', title: 'Subscription Successful' } }
  },
)

/** Begins a subscription at `priceId`: `{ clientSecret, summary }` of the payment, or `{ message }`. */
export const action = call(async (args: Route.ActionArgs) => {
  if (!args.context.get(userContext)) throw new AppError('signed_out', 'You must be logged in to subscribe')
  return begin(args)
})

export const loader = onlyBy('POST')
