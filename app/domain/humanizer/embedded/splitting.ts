import { hasFiniteVerb, mainClauseEnds, opensDependent, startsClause, wordCount } from './clauses.ts'
import type { Context } from './context.ts'
import { chance } from './context.ts'
import { leadingSubject } from './leading-subject.ts'
import { ramp } from './style.ts'
import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

/** A change to one sentence: the new tokens, or undefined when it does not apply. */
export type Transformation = (tokens: readonly Token[], context: Context) => Token[] | undefined

const WHICH_VERBS = new Set(
  'makes means allows helps leads enables gives creates can could may might will would made meant led allowed helped gave caused causes shows adds ensures'.split(
    ' ',
  ),
)

/** "…, which makes it easier." → "…. This makes it easier." */
export const splitRelative: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    (token, at) =>
      token.text === ',' &&
      !token.fresh &&
      tokens[at + 1]?.lower === 'which' &&
      WHICH_VERBS.has(tokens[at + 2]?.lower ?? ''),
  )
  if (comma < 5) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  if (!mainClauseEnds(head) || tail.some((token) => token.text === ',') || wordCount(tail) < 5)
    return undefined
  return [...head, ...freshTokens('. This'), ...tail]
}

/** "…, and it grows." → "…. It grows."; "but" stays at the head of the new sentence. */
export const splitCoordination: Transformation = (tokens, context) => {
  const joint = tokens.findIndex(
    (token, at) =>
      at > 4 &&
      !token.kept &&
      !token.fresh &&
      /^(?:and|but|so)$/.test(token.lower) &&
      (tokens[at - 1]?.text === ','
        ? !tokens[at - 1]?.fresh
        : tokens[at + 1] !== undefined && isSubjectPronoun(tokens[at + 1])) &&
      (startsClause(tokens, at + 1) || isLoneStatement(tokens, at)),
  )
  const word = tokens[joint]
  // "Did you meet someone and they laughed?" asks about both.
  if (joint < 0 || !word || tokens.at(-1)?.text === '?') return undefined
  const head = tokens.slice(0, tokens[joint - 1]?.text === ',' ? joint - 1 : joint)
  const tail = tokens.slice(joint + 1)
  const first = tail[0]
  // "240 have signed, 35 have come, and a yard has promised wood": one row of statements.
  if (head.some(({ text }, at) => text === ',' && at > 2 && startsClause(head, at + 1))) return undefined
  // "… and many of them are old" hangs on what was listed before it.
  if (tail[1]?.lower === 'of' && !/^(?:the|a|an)$/.test(first?.lower ?? '')) return undefined
  if (!first || !mainClauseEnds(head) || !hasFiniteVerb(head) || wordCount(head) < 5 || wordCount(tail) < 4)
    return undefined
  if (
    tail.some((token) => /^[;:"”]$/.test(token.text)) ||
    head.some((token) => /^(?:that|whether|if|both|between|so)$/.test(token.lower))
  ) {
    return undefined
  }
  // "since they are light and they are cheap": both are the reason.
  if (head.some(({ lower }, at) => at > 0 && /^(?:since|because|although|while)$/.test(lower)))
    return undefined
  // "Not only …, but it …" and "not …, but it …" are one statement.
  if (word.lower === 'but' && head.some(({ lower }) => /^(?:not|never|only)$|n't$/.test(lower)))
    return undefined
  // "A few pots, some soil, and a sunny spot are enough": the last of a list, which stays with the others.
  if (word.lower === 'and' && endsList(head) && !WORD_CLASSES.subj.has(first.lower)) return undefined
  // "How courts, parties and a free press can work together": what stands between the commas is listed.
  const listed = head.findLastIndex(({ text }) => text === ',')
  if (listed > 0 && wordCount(head.slice(listed + 1)) < 5 && !hasFiniteVerb(head.slice(listed + 1)))
    return undefined
  // "…, so you can rest": what it is for, not what came of it.
  if (word.lower === 'so' && /^(?:you|we|they)$/.test(first.lower) && tail[1]?.lower === 'can')
    return undefined
  // The last of three clauses cannot leave the other two behind.
  if (!opensDependent(head) && head.some(({ text }, at) => text === ',' && startsClause(head, at + 1)))
    return undefined
  const keep =
    word.lower !== 'and' ||
    (context.style.formality < 60 && chance(0.15 + 0.6 * ramp(context.style.energy, 45, 95), context))
  if (keep) return [...head, ...freshTokens(`. ${capitalise(word.lower)}`), ...tail]
  return [...head, ...freshTokens('.'), { ...first, text: capitalise(first.text) }, ...tail.slice(1)]
}

/** Whether what follows the last sign of `head` is a thing by itself, as in a list: "… of grief, memory". */
function endsList(head: readonly Token[]): boolean {
  const sign = head.findLastIndex(({ text }) => /^[,;:]$/.test(text))
  const last = head.slice(sign + 1)
  return sign > 0 && wordCount(last) <= 6 && !hasFiniteVerb(last)
}

/** Whether a statement with a subject of its own follows the only comma: ", and the attentive staff were quick". */
function isLoneStatement(tokens: readonly Token[], at: number): boolean {
  const only = tokens.findIndex(({ text }) => text === ',')
  // "but said the cause was not known": the verb has its subject before the comma.
  if (/^(?:VERB|AUX)$/.test(tokens[at + 1]?.tag ?? '')) return false
  return only === at - 1 && leadingSubject(tokens.slice(at + 1), true)?.start === 0
}

/** Pronouns that are never objects, and "there". */
function isSubjectPronoun(token: Token | undefined): boolean {
  return /^(?:they|we|he|she|i|there)$/.test(token?.lower ?? '')
}

/** "…; it grows." → "…. It grows." */
export const splitSemicolon: Transformation = (tokens) => {
  const places = tokens.flatMap((token, at) => (token.text === ';' && !token.kept ? [at] : []))
  const [at] = places
  if (at === undefined || places.length > 1) return undefined
  const head = tokens.slice(0, at)
  const tail = tokens.slice(at + 1)
  const first = tail[0]
  if (!first || first.kept || !hasFiniteVerb(head) || !hasFiniteVerb(tail) || wordCount(head) < 4)
    return undefined
  // "…; in some cases, sending letters" has no verb of its own, whatever comes later.
  const comma = tail.findIndex(({ text }) => text === ',')
  if (comma > 0 && !hasFiniteVerb(tail.slice(0, comma)) && !startsClause(tail, comma + 1)) return undefined
  if (/^(?:and|or|but|which|who|because|since|as|whereas|so)$/.test(first.lower)) return undefined
  // "It isn't late; it's early" would be the two beats of a contrast.
  if (isContrast(head, first)) return undefined
  // "On the one hand, …; on the other hand, …" stays a pair.
  if (head.some(({ lower }, place) => lower === 'one' && head[place + 1]?.lower === 'hand')) return undefined
  return [...head, ...freshTokens('.'), { ...first, text: capitalise(first.text) }, ...tail.slice(1)]
}

/** Whether a denial and a statement of the same pronoun stand beside one another: "It isn't late", "it's early". */
export function isContrast(head: readonly Token[], first: Token): boolean {
  return (
    /^(?:it|that|this|they|these|those|he|she|you|we|i)(?:'(?:s|re|m))?$/.test(first.lower) &&
    wordCount(head) < 16 &&
    head.some(({ lower }) => /^(?:not|never)$|n't$/.test(lower))
  )
}
