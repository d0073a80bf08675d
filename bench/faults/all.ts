import { ACCOUNTS } from './accounts.ts'
import { BILLING } from './billing.ts'
import { EXTRACTION } from './extraction.ts'
import { type Area, AREAS, type Fault } from './fault.ts'
import { GUARD } from './guard.ts'
import { RUNS } from './runs.ts'
import { USAGE } from './usage.ts'

const BY_AREA: Record<Area, readonly Fault[]> = {
  runs: RUNS,
  usage: USAGE,
  billing: BILLING,
  accounts: ACCOUNTS,
  guard: GUARD,
  extraction: EXTRACTION,
}

/** A fault with the number it is asked for by, from 1. */
export type NumberedFault = Fault & { number: number; area: Area }

/** All faults, area by area. */
export const FAULTS: readonly NumberedFault[] = AREAS.flatMap((area) =>
  BY_AREA[area].map((fault) => ({ ...fault, area })),
).map((fault, at) => ({ ...fault, number: at + 1 }))
