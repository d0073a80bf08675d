import { expect, test } from 'vitest'
import { signature } from '#test/mocks/stripe/webhooks.ts'
import { readStripeEvent } from './stripe-events.server.ts'

const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { customer: 'cus_1' } },
})
const secrets = ['whsec_the_old_one', 'whsec_the_new_one']
const now = Math.floor(Date.now() / 1000)

test.each([
  ['is not signed', BODY, null, 'it is not signed'],
  ['has another signature than Stripe makes', BODY, 'nonsense', 'it is not signed'],
  ['is signed by another scheme', BODY, `t=${now},v0=abc`, 'it is not signed'],
  [
    'is signed with another secret',
    BODY,
    signature(BODY, ['whsec_of_somebody_else']),
    'it was signed with another secret',
  ],
  ['was changed on its way', `${BODY} `, signature(BODY, secrets), 'it was signed with another secret'],
  ['is old', BODY, signature(BODY, ['whsec_the_old_one'], now - 400), 'it was signed too long ago'],
  ['is of tomorrow', BODY, signature(BODY, secrets, now + 86_400), 'it was signed in the future'],
  ['is no event', 'words', signature('words', secrets), 'it cannot be read'],
])('a delivery that %s is refused, and says why in words of ours', async (_, body, signed, refused) => {
  expect(await readStripeEvent({ body, signature: signed, secrets })).toEqual({ refused })
})

test.each(secrets)('a delivery that is signed with %s is believed for whom it is about', async (secret) => {
  const event = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' }
  expect(await readStripeEvent({ body: BODY, signature: signature(BODY, [secret]), secrets })).toEqual({
    event,
  })
})
