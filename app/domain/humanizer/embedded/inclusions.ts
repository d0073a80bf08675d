import { mainClauseEnds, tenseOf, wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { leadingSubject } from './leading-subject.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** "She grows many herbs, including mint and sage." → "She grows many herbs. These include mint and sage."; "ranging" likewise. */
export const splitInclusion: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    ({ text, kept }, at) =>
      text === ',' && !kept && at > 5 && /^(?:including|ranging)$/.test(tokens[at + 1]?.lower ?? ''),
  )
  const participle = tokens[comma + 1]
  if (comma < 0 || !participle || participle.kept || tokens.at(-1)?.text !== '.') return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  if (wordCount(head) < 6 || wordCount(tail) < 3 || !mainClauseEnds(head)) return undefined
  if (participle.lower === 'ranging' && tail[0]?.lower !== 'from') return undefined
  if (tokens.some(({ lower }) => /^(?:not|never|no|cannot|[;:“”"—–?])$|n't$/.test(lower))) return undefined
  const noun = pluralMeant(head, participle.lower === 'ranging')
  const tense = tenseOf(head)
  if (!noun || isRestOfSentence(tail)) return undefined
  const pronoun =
    isPersonNoun(noun.lower.replace(/s$/, '')) || participle.lower === 'ranging' ? 'They' : 'These'
  const verb = `${participle.lower === 'ranging' ? 'range' : 'include'}${tense === 'past' ? 'd' : ''}`
  return [...head, ...freshTokens(`. ${pronoun} ${verb}`), ...tail]
}

/** The plural noun that a list names: the last noun, or the object itself where a singular comes after it. */
function pluralMeant(head: readonly Token[], lastOnly: boolean): Token | undefined {
  const last = head.at(-1)
  const nearest = last?.text === ')' ? head[head.findLastIndex(({ text }) => text === '(') - 1] : last
  const subject = leadingSubject(head, true)
  if (!nearest || !subject)
    return nearest && isPlural(nearest) && head.filter(isPlural).length === 1 ? nearest : undefined
  // Of two plurals behind the verb either may be meant, unless one only counts or holds the other.
  const object = head.slice(subject.verb + 1)
  const plurals = object.filter(isPlural)
  const [only] = plurals
  if (!only || plurals.length > 1) return undefined
  if (only === nearest) return only
  const before = object.slice(0, object.indexOf(only))
  return !lastOnly &&
    before.every(
      ({ lower, tag, kept }) => !kept && (lower === 'of' || /^(?:DET|ADJ|NOUN|ADV|NUM)$/.test(tag ?? '')),
    )
    ? only
    : undefined
}

function isPlural({ lower, tag, kept }: Token): boolean {
  return !kept && tag === 'NOUN' && PLURAL_NOUN.test(lower)
}

/** Whether the list is over before the sentence is: "including mint, and sells them". */
function isRestOfSentence(tail: readonly Token[]): boolean {
  return tail.some(
    ({ tag, lower }, at) =>
      (tag === 'AUX' && !/^(?:that|which|who|where)$/.test(tail[at - 1]?.lower ?? '')) ||
      (/^(?:but|while|because|so|as|although)$/.test(lower) &&
        tail[at - 1]?.lower !== 'such' &&
        tail[at - 1]?.lower !== 'well' &&
        tail[at + 1]?.lower !== 'well'),
  )
}
