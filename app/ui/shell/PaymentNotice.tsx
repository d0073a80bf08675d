import { href } from 'react-router'
import { formatDay, formatMoney } from '../format.ts'
import { Notice } from '../Notice.tsx'

/** A renewal that could not be charged: cents, and until when the plan is kept all the same. */
export type PaymentNews = {
  /** What the plan is called. */
  plan: string
  amount: number | null
  currency: string
  keptUntil: Date | null
}

/** Says at the top of every page that a payment failed, and what to do about it. */
export function PaymentNotice({ plan, amount, currency, keptUntil }: PaymentNews) {
  return (
    <Notice kind="bad" title="Your payment failed">
      <p>
        {amount === null ? 'The renewal' : formatMoney(amount, currency)} for {plan} could not be charged.{' '}
        {keptUntil ? `You keep ${plan} until ${formatDay(keptUntil)} while it is tried again. ` : ''}
        <a href={href('/account')}>Update your card</a>: it is charged at once, and everything goes on.
      </p>
    </Notice>
  )
}
