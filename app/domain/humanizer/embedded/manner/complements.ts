import { wordCount } from '../clauses.ts'
import type { Token } from '../tokens.ts'

/** What kind of phrase stands where a statement says what something is. */
export type PhraseKind =
  | 'noun'
  | 'adjective'
  | 'preposition'
  | 'infinitive'
  | 'gerund'
  | 'question'
  | 'participle'

const QUESTION = /^(?:whether|what|how|who|why|where|when)$/
const CLAUSE = /^(?:that|which|who|whom|because|if|when|while|although|though|but|unless|until|since|so)$/
const SIGN = /^[,;:()"“”—–?!]$/
const DENIAL = /^(?:not|never|no|nothing|nobody|cannot|nor|neither|only|just)$|n't$/

/** The kind of a phrase by its first and last words; undefined where they do not tell. */
export function kindOfPhrase(tokens: readonly Token[]): PhraseKind | undefined {
  const first =
    tokens.find(({ tag, lower }) => tag !== 'ADV' || /^(?:how|why|when|where)$/.test(lower)) ?? tokens[0]
  const last = tokens.at(-1)
  if (!first || !last) return undefined
  // "You're behind."
  if (tokens.length === 1 && first.tag === 'ADP') return 'adjective'
  if (QUESTION.test(first.lower)) return 'question'
  if (first.lower === 'to') return 'infinitive'
  if (first.tag === 'ADP' || /^(?:about|for|from|in|on|with|like|of|by|at)$/.test(first.lower))
    return 'preposition'
  if (first.tag === 'VERB' && /ing$/.test(first.lower)) return 'gerund'
  if (
    first.tag === 'DET' ||
    first.kept ||
    /^(?:my|your|our|his|her|its|their|a|an|the|one|more|less)$/.test(first.lower)
  )
    return 'noun'
  // A bare word behind "is" is often taken for a verb: "That's time."
  if (first.tag === 'VERB' && /(?:ed|en)$/.test(first.lower)) return 'participle'
  if (first.tag === 'VERB' && tokens.length > 1) return undefined
  if (first.tag === 'VERB') return 'noun'
  if (/^(?:NOUN|PROPN)$/.test(last.tag ?? '') || last.kept) return 'noun'
  if (first.tag === 'ADJ' || last.tag === 'ADJ') return 'adjective'
  // "early", "faster" behind "is" are qualities, whatever else they may be.
  if (first.tag === 'ADV' && tokens.length < 3) return 'adjective'
  return /^(?:NOUN|PROPN|PRON)$/.test(first.tag ?? '') ? 'noun' : undefined
}

/** Whether a phrase is one thing that may stand behind "rather than": short, without a sign, a clause or a denial. */
export function isPlainPhrase(tokens: readonly Token[], longest: number): boolean {
  const words = wordCount(tokens)
  return (
    words > 0 &&
    words <= longest &&
    tokens.every(
      ({ text, lower, tag, kept }, at) =>
        kept ||
        (!SIGN.test(text) &&
          !DENIAL.test(lower) &&
          !/^(?:i|we|he|she|they|it)$/.test(lower) &&
          // "it's the safest one": a statement of its own.
          !/^(?:i|we|you|he|she|they|it|that|there|who|what)'/.test(lower) &&
          !(tag === 'AUX' && !/^(?:be|been|being)$/.test(lower)) &&
          (at === 0 || !CLAUSE.test(lower))),
    )
  )
}

/** Whether a phrase is a list of such things: "flour, water, and a little neglect". */
export function isPlainList(tokens: readonly Token[], longest: number): boolean {
  const and = tokens.findLastIndex(({ lower }) => /^(?:and|or)$/.test(lower))
  return (
    and > 1 &&
    tokens[and - 1]?.text === ',' &&
    wordCount(tokens.slice(and)) < 6 &&
    isPlainPhrase(
      tokens.filter(({ text }) => text !== ','),
      longest,
    )
  )
}

/** Whether two phrases can stand for one another. */
export function areAlike(one: readonly Token[], two: readonly Token[]): boolean {
  const kind = kindOfPhrase(one)
  const other = kindOfPhrase(two)
  if (kind === undefined || other === undefined) return false
  // "It's when rather than how much they water" leads astray.
  if (kind === 'question' || other === 'question') return false
  if (kind === other) return true
  // A thing, what one does and a quality are all something that somebody can be.
  // "broken" and "being inspected": what something is, and what is being done to it.
  if ([kind, other].includes('participle') && [kind, other].includes('gerund')) return false
  const predicates: readonly PhraseKind[] = ['noun', 'gerund', 'adjective', 'participle']
  return predicates.includes(kind) && predicates.includes(other)
}
