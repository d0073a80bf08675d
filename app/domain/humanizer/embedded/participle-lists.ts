import type { Token } from './tokens.ts'

/**
 * Whether the word at `at` is one more participle behind a comma or "and"; "and daring designs" is none, nor
 * the second of a pair that "between" opens.
 */
export function isListed(tail: readonly Token[], at: number): boolean {
  const { lower = '', tag } = tail[at] ?? {}
  const paired = tail.slice(Math.max(0, at - 6), at).some((token) => token.lower === 'between')
  return !paired && /ing$/.test(lower) && tag !== 'ADJ' && /^(?:,|and|or)$/.test(tail[at - 1]?.lower ?? '')
}
