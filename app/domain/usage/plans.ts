/** The plan catalogue: the one place for allowances, prices and what a plan includes. */

export const PLAN_NAMES = ['free', 'grasshopper', 'ninja'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

/** Somebody who has a plan. */
export type PlanHolder = { id: string; subscription: PlanName }

export type Plan = {
  name: PlanName
  label: string
  wordsPerMonth: number
  /** US cents. A yearly price is for the whole year. */
  monthlyPrice: number
  yearlyPrice: number
  /** How many texts may be worked on at the same time: more for those who pay. */
  concurrentRuns: number
  features: readonly string[]
}

export const SAVINGS_PERCENT = 20

export const PLANS: Record<PlanName, Plan> = {
  free: {
    name: 'free',
    label: 'Free',
    wordsPerMonth: 350,
    monthlyPrice: 0,
    yearlyPrice: 0,
    concurrentRuns: 2,
    features: [
      'All writing tones',
      'Your own tones',
      'History of every rewrite',
      '100 MB for your files, scans read too',
    ],
  },
  grasshopper: {
    name: 'grasshopper',
    label: 'Grasshopper',
    wordsPerMonth: 10_000,
    monthlyPrice: 399,
    yearlyPrice: 3830,
    concurrentRuns: 4,
    features: [
      'Everything in Free',
      'Chat PDF and Study Buddy',
      'Longer texts in one go',
      'Priority processing: 4 texts at a time',
    ],
  },
  ninja: {
    name: 'ninja',
    label: 'Ninja',
    wordsPerMonth: 500_000,
    monthlyPrice: 1199,
    yearlyPrice: 11_510,
    concurrentRuns: 8,
    features: [
      'Everything in Grasshopper',
      'Whole books and theses',
      'API access for your own programs',
      'Priority processing: 8 texts at a time',
    ],
  },
}

/** The plan of that name; an unknown name is Free. */
export function planOf(name: string): Plan {
  return Object.values(PLANS).find((plan) => plan.name === name) ?? PLANS.free
}

/** How much a plan is: 0 for Free, more for larger ones. */
export function planRank(name: PlanName): number {
  return PLAN_NAMES.indexOf(name)
}

/** The next larger plan, or undefined for the largest. */
export function nextPlan(name: PlanName): Plan | undefined {
  const next = PLAN_NAMES[PLAN_NAMES.indexOf(name) + 1]
  return next && PLANS[next]
}

/** What a month costs, in cents, when the year is paid at once. */
export function effectiveMonthlyPrice(plan: Plan): number {
  return Math.round(plan.yearlyPrice / 12)
}

/** The offer shown once when the free words run out. */
export const LIMIT_OFFER = { percentOff: 20, hours: 24 } as const

/** The offer for visitors who are about to leave the start page: off the first month of a monthly price. */
export const WELCOME_OFFER = { percentOff: 25, code: 'WELCOME25' } as const

/** The offer for people who are about to leave: off the next invoice, once in so many months. */
export const RETENTION_OFFER = { percentOff: 25, months: 12 } as const

/** Within how many days of the first payment the money is given back. */
export const REFUND_DAYS = 7
