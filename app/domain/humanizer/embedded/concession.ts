import { hasFiniteVerb, wordCount } from './clauses.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import { capitalise, decapitalise, freshTokens } from './tokens.ts'
import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'

const OPENERS = /^(?:although|though|while|whereas)$/
const NO_BUT = /^(?:but|still|yet|nevertheless|nonetheless|even|only|not|[;:()"“”—–])$/

/** Whether a name stands in the second half for whom the pronoun may be: "the boy stepped forward". */
function namesAgain(pronoun: string, second: readonly Token[]): boolean {
  if (second[0]?.kept) return pronoun !== 'it'
  const noun = second.slice(0, 4).find(({ tag }) => tag === 'NOUN')?.lower ?? ''
  if (pronoun === 'they') return /s$|^(?:people|children)$/.test(noun)
  return pronoun !== 'it' && isPersonNoun(noun)
}

/** "Although it rained, they sailed." → "It rained, but they sailed." */
export const concede: Transformation = (tokens) => {
  const skip =
    tokens[0]?.lower === 'even' && tokens[1]?.lower === 'though'
      ? 2
      : OPENERS.test(tokens[0]?.lower ?? '')
        ? 1
        : 0
  const comma = tokens.findIndex((token) => token.text === ',')
  const head = tokens[skip]
  if (skip === 0 || comma < skip + 3 || !head?.word || /ing$|ed$/.test(head.lower)) return undefined
  const first = tokens.slice(skip, comma)
  const second = tokens.slice(comma + 1)
  if (tokens[0]?.kept || wordCount(first) < 3 || wordCount(second) < 3 || wordCount(second) > 22)
    return undefined
  if (!hasFiniteVerb(first) || !hasFiniteVerb(second) || tokens.some(({ lower }) => NO_BUT.test(lower)))
    return undefined
  // "While" is mostly of time unless a contrast is plain.
  if (tokens[0]?.lower === 'while' && !isContrast(first)) return undefined
  // "Although he was scared, the boy …": the pronoun would come before the name.
  if (
    /^(?:he|she|they|it)$/.test(head.lower) &&
    /^(?:DET|NOUN|PROPN)$/.test(second[0]?.tag ?? '') &&
    namesAgain(head.lower, second)
  )
    return undefined
  // "a simple, positive way": the comma parts adjectives, not clauses.
  if (tokens[comma - 1]?.tag === 'ADJ' && tokens[comma + 1]?.tag === 'ADJ') return undefined
  // "Although they share a tongue, a creed, and a foe, they fight": the first comma parts a list.
  const other = second.findIndex(({ text }) => text === ',')
  if (other > 0 && !hasFiniteVerb(second.slice(0, other))) return undefined
  // A pronoun would come before the name it stands for.
  if (/^(?:and|or|which|who|that)$/.test(second[0]?.lower ?? '')) return undefined
  return [
    {
      ...head,
      text: head.kept ? head.text : capitalise(head.text),
      space: tokens[0]?.space ?? '',
      fresh: true,
    },
    ...first.slice(1),
    ...freshTokens(', but'),
    ...second,
  ]
}

/** "while some people like it" sets one thing against another; "while he slept" tells when. */
function isContrast(clause: readonly Token[]): boolean {
  return (
    /^(?:some|many|most|it|there|this|these|both|certain)$/.test(clause[0]?.lower ?? '') ||
    clause.some(({ lower }) => /^(?:may|might|can|could|is|are|has|have)$/.test(lower))
  )
}

/** "The plan, however, failed." → "The plan failed, though." or "But the plan failed." */
export const looseHowever: Transformation = (tokens, context) => {
  const at = tokens.findIndex(
    (token, place) =>
      token.lower === 'however' &&
      !token.kept &&
      tokens[place - 1]?.text === ',' &&
      tokens[place + 1]?.text === ',',
  )
  const first = tokens[0]
  const stop = tokens.at(-1)
  if (at < 2 || at > 9 || !first || stop?.text !== '.' || context.style.formality > 68) return undefined
  const rest = [...tokens.slice(0, at - 1), ...tokens.slice(at + 2)]
  if (rest.some(({ lower }) => /^(?:[;:()"“”—–]|but|though|although)$/.test(lower))) return undefined
  if (wordCount(tokens) < 14 && context.random() < 0.6)
    return [...rest.slice(0, -1), ...freshTokens(', though'), stop]
  const head = first.tag === 'PROPN' ? first : decapitalise(first)
  return [...freshTokens('But', first.space), { ...head, space: ' ' }, ...rest.slice(1)]
}

/** "…, whereas the north is dry." → "…, but the north is dry." */
export const contrast: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) => token.lower === 'whereas' && !token.kept && tokens[place - 1]?.text === ',',
  )
  if (at < 3 || tokens.some(({ lower }) => lower === 'but')) return undefined
  return [...tokens.slice(0, at), ...freshTokens('but'), ...tokens.slice(at + 1)]
}
