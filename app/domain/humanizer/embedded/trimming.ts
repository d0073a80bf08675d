import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { hasFiniteVerb, wordCount } from './clauses.ts'
import { WORD_CLASSES } from './wordclasses.ts'

const AFTER_PARTICIPLE = new Set(
  'by in on with from to for at of as into through using over under between among within about'.split(' '),
)
const IRREGULAR_PARTICIPLES = new Set(
  'made given taken known seen found held kept built born caught drawn driven sent shown written set left lost grown chosen'.split(
    ' ',
  ),
)

/** "people who are interested in art" → "people interested in art". */
export const dropRelative: Transformation = (tokens) => {
  const at = tokens.findIndex((token, place) => {
    const before = tokens[place - 1]
    const verb = tokens[place + 1]
    const participle = tokens[place + 2]
    const after = tokens[place + 3]
    if (!before?.word || before.kept || !verb || !participle?.word || participle.kept || !after?.word)
      return false
    if (!/^(?:that|which|who)$/.test(token.lower) || !/^(?:are|were|is|was)$/.test(verb.lower)) return false
    if (
      WORD_CLASSES.pron.has(before.lower) ||
      WORD_CLASSES.be.has(before.lower) ||
      WORD_CLASSES.prep.has(before.lower)
    )
      return false
    const plural = /(?:[^suix]s|people|children)$/.test(before.lower)
    if (plural !== /^(?:are|were)$/.test(verb.lower)) return false
    if (/^(?:those|all|one|ones|everything|something|anything|so|way|time|reason)$/.test(before.lower))
      return false
    const passive =
      IRREGULAR_PARTICIPLES.has(participle.lower) ||
      (/[^e]ed$/.test(participle.lower) && participle.lower.length > 4)
    return passive && AFTER_PARTICIPLE.has(after.lower)
  })
  if (at < 1) return undefined
  return [...tokens.slice(0, at), ...tokens.slice(at + 2)]
}

/** "It also saves time." → "It saves time too." */
export const moveAlso: Transformation = (tokens, context) => {
  const at = tokens.findIndex((token) => token.lower === 'also' && !token.kept && !token.fresh)
  const stop = tokens.at(-1)
  if (at < 1 || stop?.text !== '.' || wordCount(tokens) > 16) return undefined
  if (!hasFiniteVerb(tokens) && !/s$/.test(tokens[at + 1]?.lower ?? '')) return undefined
  const before = tokens[at - 1]?.lower ?? ''
  if (
    !/^(?:can|could|will|would|may|might|should|must|is|are|was|were|has|have|had|it|they|he|she|we|i|you)$/.test(
      before,
    )
  )
    return undefined
  if (tokens.some((token) => CLAUSE_SIGNS.test(token.lower))) return undefined
  // Far behind its verb the word would go with the last noun, and after "is" with what it is.
  if (wordCount(tokens.slice(at + 1)) > (/^(?:is|are|was|were)$/.test(before) ? 3 : 7)) return undefined
  const ending = context.style.formality < 58 ? (context.random() < 0.5 ? ' too' : ' as well') : ' as well'
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, -1), ...freshTokens(ending), stop]
}

const CLAUSE_SIGNS =
  /^(?:[,;:()"“”—–]|that|which|who|because|if|when|while|although|though|unless|since|but|too|as|where|how|what|than|not)$/

const THAT_VERBS = new Set(
  'think believe know feel hope guess say says said suppose bet thinks believes knows feels hopes thought knew felt'.split(
    ' ',
  ),
)
const SUBJECTS = new Set('i we you they he she it the this these my our your their'.split(' '))

/** "I think that it works" → "I think it works", in relaxed tones. */
export const dropThat: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      token.lower === 'that' &&
      !token.kept &&
      THAT_VERBS.has(tokens[place - 1]?.lower ?? '') &&
      SUBJECTS.has(tokens[place + 1]?.lower ?? '') &&
      isSubject(tokens[place - 2]),
  )
  return at < 0 ? undefined : [...tokens.slice(0, at), ...tokens.slice(at + 1)]
}

function isSubject(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (/^(?:i|we|you|they|he|she|people|many|some)$/.test(token.lower) || WORD_CLASSES.adv.has(token.lower))
  )
}

/** "Oslo, which is the capital, grew." → "Oslo, the capital, grew." */
export const dropAppositive: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      token.text === ',' &&
      place > 1 &&
      /^(?:which|who)$/.test(tokens[place + 1]?.lower ?? '') &&
      /^(?:is|are|was|were)$/.test(tokens[place + 2]?.lower ?? '') &&
      /^(?:a|an|the|one)$/.test(tokens[place + 3]?.lower ?? '') &&
      tokens[place + 3]?.kept === false,
  )
  // What follows must be the noun alone: a verb of its own would be left without a subject.
  const rest = tokens.slice(at + 3)
  const end = rest.findIndex((token) => /^[,.;]$/.test(token.text))
  if (
    at < 2 ||
    end < 2 ||
    end > 12 ||
    rest.slice(0, end).some((token) => /^(?:and|but|or|why)$/.test(token.lower))
  )
    return undefined
  return [...tokens.slice(0, at + 1), ...rest]
}
