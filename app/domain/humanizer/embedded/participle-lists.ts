import type { Token } from './tokens.ts'

/**
 * Whether the word at `at` is one more participle behind a comma or "and"; "and daring designs" is none, nor
 * the second of a pair that "between" opens.
 */
export function isListed(tail: readonly Token[], at: number): boolean {
  const { lower = '', tag } = tail[at] ?? {}
  // "warm and inviting": it tells what something is like.
  if (tail[at - 2]?.tag === 'ADJ' && !tail[at + 1]?.word) return false
  const paired = tail.slice(Math.max(0, at - 6), at).some((token) => token.lower === 'between')
  return !paired && /ing$/.test(lower) && tag !== 'ADJ' && /^(?:,|and|or)$/.test(tail[at - 1]?.lower ?? '')
}

/** Whether a past participle goes on with the row: ", falling off the bone and served with rice", which no second verb could. */
export function endsInPassive(tail: readonly Token[]): boolean {
  return tail.some(
    ({ lower, tag }, at) =>
      at > 1 &&
      tag === 'VERB' &&
      /(?:ed|en|ught|made|cut|set|told|held|kept|built)$/.test(lower) &&
      /^(?:and|or|but)$/.test(tail[at - 1]?.lower ?? '') &&
      tail[at + 1]?.tag === 'ADP',
  )
}
