/** How much of a text a rewrite may change. */
export const STRENGTHS = ['light', 'balanced', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** How long a rewrite should be, against its source. */
export const LENGTHS = ['keep', 'shorter', 'longer'] as const
export type Length = (typeof LENGTHS)[number]

/** What a person may ask of a rewrite beside its tone. */
export type RewriteOptions = {
  strength: Strength
  length: Length
  /** Words and phrases that stay exactly as they are, wherever they stand as whole words. */
  locked: readonly string[]
}

export const DEFAULT_OPTIONS: RewriteOptions = { strength: 'balanced', length: 'keep', locked: [] }
