/** Who gives signs of life, and the last one of each: any text that is another one with the next sign. */
export type Signs = ReadonlyMap<string, string>

/**
 * Tells who has died from looks at their signs of life: whoever has given the same sign for `silentMs` of looking. Only
 * this process's own steady clock counts, so that a clock that jumps kills nobody; and after `blindMs` without a look, such
 * as while the database was away, silence is counted from the beginning, since nobody could have been heard.
 */
export function failureDetector({ silentMs, blindMs }: { silentMs: number; blindMs: number }) {
  let known = new Map<string, { sign: string; since: number }>()
  let lookedAt = Number.NEGATIVE_INFINITY
  return (signs: Signs, now = performance.now()): string[] => {
    const blind = now - lookedAt > blindMs
    lookedAt = now
    const heard = (id: string, sign: string) => {
      const before = known.get(id)
      return before && before.sign === sign && !blind ? before : { sign, since: now }
    }
    known = new Map([...signs].map(([id, sign]) => [id, heard(id, sign)]))
    return [...known].filter(([, { since }]) => now - since >= silentMs).map(([id]) => id)
  }
}

/** How often a process looks for others that have died, in milliseconds. */
export const LOOK_MS = 1_000
/** Whoever has given a sign within this time, by the clock of the database, need not be looked at. */
export const FRESH_MS = 2_500
/** With signs every one to two seconds: a busy machine may miss two of them. A death is found in 9 s. */
export const DETECTION = { silentMs: 4_000, blindMs: 3_500 }
/** Where nobody else can die, and only this process's own failures are left to settle: with a look every 15 s. */
export const SLOW_DETECTION = { silentMs: 30_000, blindMs: 40_000 }
