import { planRank } from '#app/domain/usage/plans.ts'
import type { Choice } from './types.ts'

/**
 * When a change comes into force. A lower plan, and paying by the month instead of the year, when the period that is paid
 * for ends; everything else at once, for the difference.
 */
export function moveOf(from: Choice, to: Choice): 'same' | 'now' | 'later' {
  if (from.plan === to.plan && from.interval === to.interval) return 'same'
  if (planRank(to.plan) < planRank(from.plan)) return 'later'
  return from.interval === 'year' && to.interval === 'month' ? 'later' : 'now'
}
