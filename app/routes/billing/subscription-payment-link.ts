import { limitLetters } from '#app/domain/accounts/attempts.server.ts'
import { askedOffer } from '#app/domain/billing/offers.server.ts'
import { mailPaymentLink } from '#app/domain/billing/payment-link.server.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** E-mails the page on which `priceId`, or without one the payment that waits, is paid; for another device. */
export const action = billingCall('No link was sent', async ({ user, fields, origin, address }) => {
  await limitLetters(address, user)
  await mailPaymentLink(user, { priceId: fields.priceId, offer: askedOffer(fields), origin })
  const message = `We sent the link to ${user.email}`
  return { answer: { success: true, message }, flash: { kind: 'good', title: message } }
})

export const loader = onlyBy('POST')
