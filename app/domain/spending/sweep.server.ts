import { lt } from 'drizzle-orm'
import { removeSome } from '#db/remove-some.server.ts'
import { modelDays, modelSpending } from '#db/schema/spending.ts'
import { dayOf } from './money.ts'

const DAY = 86_400_000
/** How long it is kept what a day cost for whom, and what was asked of models. */
const KEPT_DAYS = { spending: 31, days: 400 }

const daysAgo = (days: number, now: Date) => dayOf(new Date(now.getTime() - days * DAY))

/** Removes at most so many rows of what models cost people a month ago; answers how many. */
export function sweepSpending(most: number, now = new Date()): Promise<number> {
  return removeSome(
    modelSpending,
    modelSpending.id,
    lt(modelSpending.day, daysAgo(KEPT_DAYS.spending, now)),
    most,
  )
}

/** Removes at most so many rows of what was asked of models more than a year ago; answers how many. */
export function sweepModelDays(most: number, now = new Date()): Promise<number> {
  return removeSome(modelDays, modelDays.id, lt(modelDays.day, daysAgo(KEPT_DAYS.days, now)), most)
}
