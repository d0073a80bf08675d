import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** Pairs whose order is fixed by habit or by sense, by their first word. */
const FIXED = new Set(
  'terms pros ups ladies men boys brothers mothers fathers husbands goods checks rules rights odds nuts bits arts hopes thoughts cats parents black law first past sooner day supply trial bed sales words doctors names sales education research friends mr'.split(
    ' ',
  ),
)
const PLURAL = /(?:[^suixo']s)$/
const ABSTRACT = /..(?:tion|ment|ness|ity|ance|ence|ism|cy)$/
const ADJECTIVE = /..(?:ive|ical|onal|ural|ial|ful|ous|able|ible|ic|less|ental|ient)$/
const ADVERB = /..ly$/

/**
 * "social and emotional growth" → "emotional and social growth": two plain words of one kind side by side, with
 * nothing before them that might belong to the first alone and nothing after that might belong to the second.
 */
export const swapPair: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      place > 1 && /^(?:and|or)$/.test(token.lower) && !token.kept && mayChange(tokens, place),
  )
  const [one, joint, other] = tokens.slice(at - 1, at + 2)
  if (at < 0 || !one || !joint || !other) return undefined
  return [
    ...tokens.slice(0, at - 1),
    { ...other, space: one.space, fresh: true },
    joint,
    { ...one, space: other.space, fresh: true },
    ...tokens.slice(at + 2),
  ]
}

function mayChange(tokens: readonly Token[], at: number): boolean {
  const [before, one, , other, after] = tokens.slice(at - 2, at + 3)
  if (!before || !one?.word || !other?.word || one.kept || other.kept || one.fresh || other.fresh)
    return false
  if (FIXED.has(one.lower) || /^\p{Lu}/u.test(one.text + other.text) || before.lower === 'as') return false
  if (one.lower === other.lower || NO_PAIR.test(one.lower) || NO_PAIR.test(other.lower)) return false
  const opens =
    WORD_CLASSES.article.has(before.lower) ||
    WORD_CLASSES.poss.has(before.lower) ||
    WORD_CLASSES.prep.has(before.lower) ||
    /^(?:both|these|those|this)$/.test(before.lower)
  const same = (kind: RegExp) => kind.test(one.lower) && kind.test(other.lower)
  const ends = !after || /^[,.;:?!]$/.test(after.text) || VERBAL.test(after.lower)
  if (same(ADVERB))
    return /^[.,;]$/.test(after?.text ?? '') && before.word && !/^(?:more|most|very|so)$/.test(before.lower)
  if (same(ADJECTIVE)) return (opens || WORD_CLASSES.be.has(before.lower)) && (ends || isNoun(after))
  return opens && ends && (same(PLURAL) || same(ABSTRACT))
}

/** Words with the ending of a kind they are not of. */
const NO_PAIR =
  /^(?:as|is|was|has|does|this|its|his|others|less|more|public|family|early|daily|only|likely|vital|moment|comment)$/
const VERBAL =
  /^(?:is|are|was|were|can|could|will|would|may|might|should|must|has|have|had|that|which|who|because|when|while|if)$/

function isNoun(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.word &&
    !token.kept &&
    (PLURAL.test(token.lower) ||
      ABSTRACT.test(token.lower) ||
      /(?:ing|er|or|ure|th|ge)$/.test(token.lower)) &&
    !WORD_CLASSES.prep.has(token.lower) &&
    !/^(?:or|for|this|is|as)$/.test(token.lower)
  )
}
