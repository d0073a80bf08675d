import { href } from 'react-router'
import * as z from 'zod'
import { openPortal } from '#app/domain/billing/portal.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'

const Asked = z.object({ task: z.literal('card').optional().catch(undefined) })
const FAILED = 'Failed to open billing portal. Please try again later.'

/** Opens the provider's page of invoices, or with `task` card that of the card: `{ url }`, or leads there. */
export const action = resourceAction(
  Asked,
  { back: href('/account'), title: 'Failed to open billing portal' },
  async ({ user, request, values: { task } }) => {
    const open = () => openPortal(user, { origin: publicOrigin(request), task })
    const { url } = await changeBilling(user, open, FAILED)
    return { answer: { url }, to: url }
  },
)

export const loader = onlyBy('POST')
