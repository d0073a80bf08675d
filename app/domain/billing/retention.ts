import { RETENTION_OFFER } from '#app/domain/usage/plans.ts'

/** Whether the discount for staying can be had again, `usedAt` being the last time it was. */
export function retentionFree(usedAt: Date | null, now: Date): boolean {
  if (!usedAt) return true
  const again = new Date(usedAt)
  again.setUTCDate(1)
  again.setUTCMonth(again.getUTCMonth() + RETENTION_OFFER.months)
  // Counted in days of the month that exist there: from 29 February to 28 February.
  const lastDay = new Date(Date.UTC(again.getUTCFullYear(), again.getUTCMonth() + 1, 0)).getUTCDate()
  again.setUTCDate(Math.min(usedAt.getUTCDate(), lastDay))
  return again <= now
}
