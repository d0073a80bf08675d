import { data, redirect } from 'react-router'
import * as z from 'zod'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { acceptRetention, cancelSubscription } from '#app/domain/billing/cancel.server.ts'
import { demoMoveClock, demoUseCard } from '#app/domain/billing/demo.server.ts'
import { pauseSubscription, resumeSubscription } from '#app/domain/billing/pause.server.ts'
import { openPortal } from '#app/domain/billing/portal.server.ts'
import { refundSubscription } from '#app/domain/billing/refund.server.ts'
import { nextWords } from '#app/domain/billing/renewal.ts'
import { billingOf } from '#app/domain/billing/view.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { RETENTION_OFFER } from '#app/domain/usage/plans.ts'
import { env } from '#app/env.server.ts'
import { retryHeaders, statusOf } from '#app/http/errors.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { valid } from '#app/http/valid.server.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { CARD_NEWS } from './card-changed.server.ts'
import { BILLING_FAILURES, type BillingPanel, linkToBilling } from './billing-panels.ts'

type Given = { user: User; fields: Record<string, unknown>; request: Request }
type Act = (given: Given) => Promise<Response>

const SECTION = '/account#subscription'

const Reason = z.object({
  reason: z.string().trim().max(500, 'Please shorten it to 500 characters.').optional(),
})
const Days = z.object({ days: z.coerce.number('How many days?').int().min(1).max(400) })
const Card = z.object({ card: z.enum(['works', 'confirm', 'declined', 'fails_later']) })

const cancel: Act = async ({ user, fields }) => {
  const { reason } = valid(Reason, fields)
  await cancelSubscription(user, reason || undefined)
  return redirectWith(linkToBilling('all-set'), { kind: 'good', title: 'Subscription Canceled' })
}

const stay: Act = async ({ user }) => {
  await acceptRetention(user)
  const title = `Your ${RETENTION_OFFER.percentOff}% discount has been applied to your next invoice!`
  return redirectWith(linkToBilling('all-set'), { kind: 'good', title })
}

const pause: Act = async ({ user }) => {
  const { released } = await pauseSubscription(user)
  return redirectWith(linkToBilling('all-set'), {
    kind: 'good',
    title: 'Subscription Paused',
    ...(released && { description: 'The change of plan that was scheduled has been given up.' }),
  })
}

const resume: Act = async ({ user, fields }) => {
  // A form that named no price agreed to none.
  const { charged } = await resumeSubscription(user, Number(fields.dueNow ?? 0))
  const { status, nextAmount, renewal, currency } = await billingOf(user)
  const next = nextAmount !== null && renewal ? nextWords(renewal, currency, formatDay) : ''
  const paid = status === 'active' ? 'A new period has begun and was paid for.' : 'Its payment failed.'
  const description = charged ? `${paid} ${next}`.trim() : next
  return redirectWith(SECTION, {
    kind: 'good',
    title: 'Subscription Resumed',
    ...(description && { description }),
  })
}

const refund: Act = async ({ user }) => {
  const { amount, currency } = await refundSubscription(user)
  return redirectWith(SECTION, {
    kind: 'good',
    title: `${formatMoney(amount, currency)} will be paid back`,
    description: 'Your subscription has ended. Your texts and files stay.',
  })
}

function portal(task?: 'card'): Act {
  return async ({ user, request }) => {
    const { url } = await openPortal(user, { origin: publicOrigin(request), ...(task && { task }) })
    return redirect(url, { status: 303 })
  }
}

/** In demo billing the card is one of make-believe ones; elsewhere it is changed at the provider's. */
const card: Act = async (given) => {
  if (env.billing !== 'demo' || !('card' in given.fields)) return portal('card')(given)
  const description = CARD_NEWS[await demoUseCard(given.user, valid(Card, given.fields).card)]
  return redirectWith(SECTION, {
    kind: 'good',
    title: 'Your demo card was changed',
    ...(description && { description }),
  })
}

const time: Act = async ({ user, fields }) => {
  const { days } = valid(Days, fields)
  await demoMoveClock(user, days)
  return redirectWith(SECTION, {
    kind: 'info',
    title: days === 1 ? 'A day has passed' : `${days} days have passed`,
    description: 'In demo billing only: what would have been charged by now is in your invoices.',
  })
}

/** What posting to a panel does. */
const ACTIONS: Record<BillingPanel, Act> = {
  cancel,
  stay,
  pause,
  resume,
  refund,
  portal: portal(),
  card,
  time,
  'all-set': async () => redirect(SECTION, { status: 303 }),
}

/** Does what a panel about the subscription is for; a refusal comes back into the panel. */
export async function billingAction(panel: BillingPanel, given: Given) {
  try {
    await limitBilling(given.user)
    return await ACTIONS[panel](given)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { title } = error.details
    const failure = {
      title: typeof title === 'string' ? title : BILLING_FAILURES[panel],
      why: error.message,
    }
    return data({ failure }, { status: statusOf(error), headers: retryHeaders(error) })
  }
}
