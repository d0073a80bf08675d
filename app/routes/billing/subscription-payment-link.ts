import { href } from 'react-router'
import * as z from 'zod'
import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { askedOffer } from '#app/domain/billing/offers.server.ts'
import { mailPaymentLink } from '#app/domain/billing/payment-link.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { clientAddressContext } from '#app/http/context.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'

const Asked = z.object({
  priceId: z.unknown().optional(),
  offer: z.unknown().optional(),
  code: z.unknown().optional(),
})

/** E-mails the page on which `priceId`, or without one the payment that waits, is paid; for another device. */
export const action = resourceAction(
  Asked,
  { back: href('/account'), title: 'No link was sent' },
  async ({ user, request, context, values }) => {
    const { priceId } = values
    await changeBilling(user, async () => {
      await limitLetters(context.get(clientAddressContext), user)
      await mailPaymentLink(user, { priceId, offer: askedOffer(values), origin: publicOrigin(request) })
    })
    const message = `We sent the link to ${user.email}`
    return { answer: { success: true, message }, flash: { kind: 'good', title: message } }
  },
)

export const loader = onlyBy('POST')
