/** How much of a text a rewrite may change. */
export const STRENGTHS = ['light', 'balanced', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** How long a rewrite should be, against its source. */
export const LENGTHS = ['keep', 'shorter', 'longer'] as const
export type Length = (typeof LENGTHS)[number]

/** Whether headings, bold letters and emoji bullets stay, or the text is laid out plainly. */
export const FORMATTINGS = ['keep', 'plain'] as const
export type Formatting = (typeof FORMATTINGS)[number]

/** What a person may ask of a rewrite beside its tone. */
export type RewriteOptions = {
  strength: Strength
  length: Length
  formatting: Formatting
  /** Words and phrases that stay exactly as they are, wherever they stand as whole words. */
  locked: readonly string[]
}

export const DEFAULT_OPTIONS: RewriteOptions = {
  strength: 'balanced',
  length: 'keep',
  formatting: 'keep',
  locked: [],
}

/** How many terms can be locked, and how many characters (UTF-16 units, as fields count) each may have. */
export const MAX_LOCKED_TERMS = 50
const MAX_LOCKED_CHARACTERS = 100
/** What is typed for all of them together; more than enough for that many of that length. */
export const MAX_LOCKED_TYPED = 20_000

/**
 * Terms as they are typed: one a line, or separated by commas; in double quotes when a comma is part of one. Each
 * once, trimmed, with single spaces inside and in the case it was typed in. How many there are and how long they are
 * is for `typedProblem` to judge; it refuses a text of which not all is read here.
 */
export function lockedTerms(typed: string): string[] {
  const found = typed.slice(0, MAX_LOCKED_TYPED).matchAll(/[ \t]*"([^"\n]+)"[ \t]*(?=[,\r\n]|$)|[^,\n]+/g)
  return uniqueTerms([...found].map(([whole, quoted]) => quoted ?? whole))
}

/** The same for terms that come one by one. */
export function uniqueTerms(terms: readonly string[]): string[] {
  const trimmed = terms.map((term) => cleaned(term).replaceAll(/\s+/g, ' ').trim())
  return [...new Set(trimmed)].filter((term) => term !== '')
}

/** Without what no text can hold (see db/schema/columns.ts). */
function cleaned(term: string): string {
  return term.replaceAll('\u0000', '').toWellFormed()
}

/** Terms one a line, as `lockedTerms` reads them back. */
export function typedTerms(terms: readonly string[]): string {
  return terms.map((term) => (term.includes(',') ? `"${term}"` : term)).join('\n')
}

/** What is wrong with locked terms, typed as one text or given one by one, and what to do about it; or undefined. */
export function typedProblem(typed: string | readonly string[]): string | undefined {
  const one = typeof typed === 'string'
  const characters = one ? typed.length : typed.reduce((sum, term) => sum + term.length + 1, 0)
  if (characters > MAX_LOCKED_TYPED) return TOO_MUCH
  return lockedProblem(one ? lockedTerms(typed) : uniqueTerms(typed))
}

const TOO_MUCH = `Locked terms can have up to ${MAX_LOCKED_TYPED.toLocaleString('en')} characters together. Please lock fewer.`

/** What is wrong with these locked terms and what to do about it, or undefined. */
export function lockedProblem(terms: readonly string[]): string | undefined {
  if (terms.length > MAX_LOCKED_TERMS) {
    return `You can lock up to ${MAX_LOCKED_TERMS} terms; these are ${terms.length}. Please take ${terms.length - MAX_LOCKED_TERMS} out.`
  }
  const long = terms.find((term) => term.length > MAX_LOCKED_CHARACTERS)
  if (long === undefined) return undefined
  return `A locked term can have up to ${MAX_LOCKED_CHARACTERS} characters. Please shorten “${long.slice(0, 30).toWellFormed()}…”.`
}
