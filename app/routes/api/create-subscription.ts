import { askedOffer } from '#app/domain/billing/offers.server.ts'
import { beginSubscription } from '#app/domain/billing/subscribe.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { Route } from './+types/create-subscription'

const begin = billingCall('Subscription Error', async ({ user, fields }) => {
  const begun = await beginSubscription(user, fields.priceId, { offer: askedOffer(fields) })
  const flash = {
    kind: 'info',
    title: 'Almost there',
    description: 'Please pay to begin your plan.',
  } as const
  return begun.state === 'pay'
    ? { answer: { clientSecret: begun.clientSecret }, flash }
    : { answer: { clientSecret: null }, flash: { kind: 'good', title: 'Subscription Successful' } }
})

/** Begins a subscription at `priceId`: `{ clientSecret }` of the payment, or `{ message }`. */
export const action = call(async (args: Route.ActionArgs) => {
  if (!args.context.get(userContext)) throw new AppError('signed_out', 'You must be logged in to subscribe')
  return begin(args)
})

export const loader = onlyBy('POST')
