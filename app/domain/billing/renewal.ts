import type { Forecast, Interval, NextPayment } from '#app/providers/payments/payments.ts'
import { lessPercent } from '#app/providers/payments/percent.ts'
import { formatMoney } from './money.ts'

type Day = (date: Date) => string

/** Payments that come by themselves: "$3.99 a month from 23 December 2026"; `day` writes dates, `currency` as for formatMoney. */
export function regularWords(
  { amount, usual, interval, at }: NextPayment,
  currency: string,
  day: Day,
): string {
  const regular = `${formatMoney(usual, currency)} a ${interval}`
  return amount === usual
    ? `${regular} from ${day(at)}`
    : `${formatMoney(amount, currency)} on ${day(at)} and ${regular} after that`
}

/** What comes after a payment, in words that follow its amount: "then $3.99 a month from 23 December 2026". */
export function thenWords(next: NextPayment | null, currency: string, day: Day): string {
  return next ? `then ${regularWords(next, currency, day)}` : 'then nothing more'
}

/** The same for somebody who pays nothing now: "The next payment is $2.99 on 23 December 2026, then $3.99 a month." */
export function nextWords(next: NextPayment, currency: string, day: Day): string {
  const { amount, usual, interval, at } = next
  const regular = amount === usual ? '' : `, then ${formatMoney(usual, currency)} a ${interval}`
  return `The next payment is ${formatMoney(amount, currency)} on ${day(at)}${regular}.`
}

/**
 * What is paid now and what comes after it, as sentences that stand beside the button: "25% off the first month: you pay
 * $2.99 now, then $3.99 a month from 23 December 2026. It renews by itself until you cancel."
 */
export function payWords({ dueNow, currency, next }: Forecast, percentOff: number | null, day: Day): string {
  const off = percentOff === null ? 'You' : `${percentOff}% off the first month: you`
  const now = `${off} pay ${formatMoney(dueNow, currency)} now, ${thenWords(next, currency, day)}.`
  return next ? `${now} It renews by itself until you cancel.` : now
}

/** What a first payment renews for, for a page whose day of payment is not known: "After that $3.99 a month, …". */
export function renewsWords(usual: number, currency: string, interval: Interval): string {
  return `After that ${formatMoney(usual, currency)} a ${interval}, first a ${interval} after you pay. It renews by itself until you cancel.`
}

/** Whether a discount alone makes a payment another sum than usual, and no credit has a part in it. */
export function isPercentOff({ amount, usual }: NextPayment, percentOff: number | null): boolean {
  return percentOff !== null && amount === lessPercent(usual, percentOff)
}
