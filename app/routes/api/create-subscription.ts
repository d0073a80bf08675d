import { offerOfCode } from '#app/domain/billing/offers.server.ts'
import { beginSubscription } from '#app/domain/billing/subscribe.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import type { Route } from './+types/create-subscription'

/** The discounts that a plans page may ask for by name; whether there is one is decided by the domain. */
function offerOf(asked: unknown) {
  return asked === 'welcome' || asked === 'limit' ? asked : undefined
}

const begin = billingCall('Subscription Error', async ({ user, fields }) => {
  const offer = offerOf(fields.offer) ?? offerOfCode(fields.code)
  const begun = await beginSubscription(user, fields.priceId, { offer })
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
