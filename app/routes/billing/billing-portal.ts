import { openPortal } from '#app/domain/billing/portal.server.ts'
import { billingCall } from '#app/http/billing-call.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'

/** Opens the provider's page of invoices, or with `task` card that of the card: `{ url }`, or leads there. */
export const action = billingCall(
  'Failed to open billing portal',
  async ({ user, fields, origin }) => {
    const task = fields.task === 'card' ? fields.task : undefined
    const { url } = await openPortal(user, { origin, task })
    return { answer: { url }, leaveTo: url }
  },
  'Failed to open billing portal. Please try again later.',
)

export const loader = onlyBy('POST')
