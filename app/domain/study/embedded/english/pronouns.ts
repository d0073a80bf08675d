import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import { type Clause, clauseOf } from './clause.ts'

const PRONOUN = /^(It|They|He|She|Its|Their|His|Her)\b(?!['’])/

/**
 * A sentence that begins with a pronoun, with what the pronoun stands for in its place: the subject of the sentence
 * before, where nothing else can be meant. Undefined where that is not certain.
 */
export function withoutPronoun(
  sentence: string,
  before: string,
  isName: (word: string) => boolean,
): string | undefined {
  const pronoun = PRONOUN.exec(sentence)?.[1]
  if (!pronoun) return undefined
  const after = sentence.slice(pronoun.length)
  // "It is clear that …", "It takes an hour to …": it stands for nothing.
  if (
    pronoun === 'It' &&
    /^ (?:is|was|has been|will be|became|seems?|takes?|took|appears?|turned out|rain|snow)\b[^,]{0,50} (?:that|to|who|whether)\b/.test(
      after,
    )
  )
    return undefined
  const clause = clauseOf(before, isName)
  if (!clause || !isMeant(pronoun, clause)) return undefined
  const subject = clause.subject.charAt(0).toUpperCase() + clause.subject.slice(1)
  const possessive = /^(?:Its|Their|His)$/.test(pronoun) || (pronoun === 'Her' && /^ \p{Ll}/u.test(after))
  if (pronoun === 'Her' && !possessive) return undefined
  if (!possessive) return `${subject}${after}`
  return subject.split(/\s+/).length > 4 ? undefined : `${subject}${/s$/.test(subject) ? "'" : "'s"}${after}`
}

function isMeant(pronoun: string, { subject, isPlural, kind, rest, opener }: Clause): boolean {
  if (/(?:^|\s)(?:its|their|his|her|it|they|he|she|none|all|each|one|some|most)(?:\s|$)/i.test(subject))
    return false
  const head = subject.replace(/ (?:of|in|on|at|for|from|with|near)\s.*$/, '').split(/\s+/)
  const noun = head.at(-1) ?? ''
  const isName = /^\p{Lu}/u.test(subject)
  const isPerson =
    isPersonNoun(noun.toLowerCase()) || head.some((word) => /^\p{Ll}/u.test(word) && isPersonNoun(word))
  if (/^(?:He|She|His|Her)$/.test(pronoun)) {
    const others = `${opener} ${rest}`.match(/(?<!^)\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu)?.length ?? 0
    const people = rest
      .split(/\s+/)
      .some((word) => isPersonNoun(word.toLowerCase().replace(/[^a-z]/g, '')) && word.length > 3)
    return (
      !isPlural && (isPerson || (isName && head.length <= 3)) && others === 0 && (!people || kind === 'be')
    )
  }
  // What is acted on could be meant as well as who acts.
  const hasObject =
    kind !== 'be' && !/^(?:in|on|at|to|from|with|for|by|as|into|about|through|along|above|\d)\b|^$/.test(rest)
  if (/^(?:They|Their)$/.test(pronoun))
    return isPlural && (!hasObject || !/s\b/.test(rest.split(/\s+/).slice(0, 4).join(' ')))
  return !isPlural && !isPerson && !(hasObject && /^(?:an?|the|one|\p{Lu})\b/u.test(rest))
}
