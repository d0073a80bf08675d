import { isKnownPast, wordCount } from './clauses.ts'
import { chance } from './context.ts'
import { formOf } from './finite-verbs.ts'
import { leadingSubject } from './leading-subject.ts'
import type { VerbKind } from './finite-verbs.ts'
import type { LeadingSubject } from './leading-subject.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Clauses within the first half, to which the second verb might belong, and members of a list. */
const CLAUSE =
  /^(?:only|just|merely|that|which|who|whom|whose|where|when|whether|if|how|why|what|because|while|although|though|so|since|than|either|neither|both|[,;:“”"—–?!])$/
const BINDS_BOTH = /^(?:[;:“”"]|while|whereas|because|if|unless|when|until|although|though)$/
/** Words that put a plain form behind them. */
const TAKES_BASE =
  /^(?:to|not|can|could|will|would|may|might|must|should|help|helps|helped|let|lets|make|makes|made|do|does|did)$/
const OPENS_CLAUSE =
  /^(?:the|this|that|these|those|my|your|his|her|its|our|their|i|you|he|she|it|we|they|everyone|someone)$/
const MODAL = /^(?:can|could|will|would|may|might|must|should)$/
const SHORTEST = 13

/** "The mill grinds the corn of the lake farms and sells flour to bakers." → "The mill grinds … farms. It also sells …" */
export const splitPredicates: Transformation = (tokens, context) => {
  if (wordCount(tokens) < SHORTEST || tokens.at(-1)?.text !== '.') return undefined
  const subject = leadingSubject(tokens)
  if (!subject) return undefined
  const joint = tokens.findIndex(
    ({ lower, kept, fresh }, at) =>
      at > subject.verb + 1 &&
      !kept &&
      !fresh &&
      /^(?:and|but)$/.test(lower) &&
      hasSecondVerb(tokens, at + 1, subject),
  )
  if (joint < 0) return undefined
  const head = tokens.slice(0, tokens[joint - 1]?.text === ',' ? joint - 1 : joint)
  const tail = tokens.slice(joint + 1)
  const between = head.slice(subject.verb + 1)
  if (wordCount(head) < 5 || wordCount(tail) < 4 || isMixed(between, subject.form)) return undefined
  // "In her dreams, she could fly and sing": what could be hangs on the opening, both halves of it.
  if (subject.start > 0 && subject.form === 'modal') return undefined
  if (!isPlainStart(head, subject.start, tokens[joint]?.lower === 'but')) return undefined
  // A condition or a contrast at the end is one of both halves.
  if (tail.some(({ lower }) => BINDS_BOTH.test(lower))) return undefined
  if (tokens[joint]?.lower === 'but') return [...head, ...freshTokens(`. But ${subject.pronoun}`), ...tail]
  const also = mayAdd(tail, subject) && chance(0.6, context) ? ' also' : ''
  const helper = repeatedHelper(tokens, joint, subject)
  return [...head, ...freshTokens(`. ${capitalise(subject.pronoun)}${helper}${also}`), ...tail]
}

/** Whether nothing before the joint governs both halves: a condition, a denial, "not only", an open bracket, "each". */
function isPlainStart(head: readonly Token[], start: number, but: boolean): boolean {
  const opening = head[0]
  if (
    start > 0 &&
    (opening?.tag === 'SCONJ' ||
      /^(?:if|when|while|although|unless|without|whenever|wherever|every|each|once|as|after|before|until|since|because|whether)$/.test(
        opening?.lower ?? '',
      ))
  )
    return false
  if (/^(?:each|every|no|any|few|one|either|neither|none)$/.test(head[start]?.lower ?? '')) return false
  if (head.some(({ lower }) => /^(?:only|just|merely)$/.test(lower))) return false
  if (head.some(({ lower }) => (!but && lower === 'no') || /^(?:not|cannot|never)$|n't$/.test(lower)))
    return false
  return head.filter(({ text }) => text === '(').length === head.filter(({ text }) => text === ')').length
}

/** Whether a verb before the joint, other than the subject's, could be the one that the second stands beside. */
function isMixed(between: readonly Token[], form: VerbKind): boolean {
  if (between.some(({ lower }) => CLAUSE.test(lower))) return true
  // "She watched as the hawk spread its wings and soared": who soared is told by the clause.
  if (
    form === 'past' &&
    between.some(
      ({ lower }, at) =>
        /^(?:as|until|before|after|once)$/.test(lower) && OPENS_CLAUSE.test(between[at + 1]?.lower ?? ''),
    )
  )
    return true
  // "They have been working to gather the grain and sell it": both hang on "to".
  if (form !== 'past' && form !== 's')
    return between.some(
      ({ lower }, at) =>
        TAKES_BASE.test(lower) &&
        !(lower === 'to' && /^(?:DET|ADJ|NOUN|PRON)$/.test(between[at + 1]?.tag ?? '')),
    )
  // "She said he was ill and needed rest": who needed it is told by "was".
  return (
    form === 'past' &&
    between.some(({ tag, lower }) => /^(?:VERB|AUX)$/.test(tag ?? '') && !/ing$/.test(lower))
  )
}

/** Whether the verb behind the joint has the form of the first, and an object or a phrase of its own. */
function hasSecondVerb(tokens: readonly Token[], at: number, subject: LeadingSubject): boolean {
  const { form, plural } = subject
  const past = form === 'past' || /^(?:was|were|had)$/.test(tokens[subject.verb]?.lower ?? '')
  const place = tokens[at]?.tag === 'ADV' ? at + 1 : at
  const verb = tokens[place]
  const next = tokens[place + 1]
  if (!verb || verb.kept || !next) return false
  const named = /^(?:DET|PRON|PROPN)$/.test(next.tag ?? '') || next.kept
  if (/^(?:is|are|was|were|has|have|had)$/.test(verb.lower)) {
    // "It is" would be read of the noun before it.
    if (form !== 'be' && /^(?:is|are|was|were)$/.test(verb.lower)) return false
    if (/^(?:was|were|had)$/.test(verb.lower) !== past) return false
    return verb.lower === 'had' || /^(?:are|were|have)$/.test(verb.lower) === plural
  }
  if (MODAL.test(verb.lower)) return form !== 'past'
  if (verb.tag !== 'VERB') return false
  if (form === 'modal') return place === at && !/(?:ed|[aeiouy].*ing|[^s]s)$/.test(verb.lower) && named
  if (form === 'past') {
    const phrase = named || /^(?:ADP|ADV|PART)$/.test(next.tag ?? '')
    return (/ed$/.test(verb.lower) || isKnownPast(verb.lower)) && (subject.isPronoun ? phrase : named)
  }
  if (past) return false
  const phrase =
    named || /^(?:ADJ|ADP|ADV|PART)$/.test(next.tag ?? '') || /^(?:to|that|how)$/.test(next.lower)
  if (!plural && form !== 'base') return /[^s]s$/.test(verb.lower) && (phrase || next.tag === 'NOUN')
  return (
    (form === 'base' ? phrase : named) &&
    formOf([{ ...verb, lower: 'they', tag: 'PRON' }, verb, next], 1) === 'base'
  )
}

/** " will" where both verbs hang on it: "It will grow and feed the town" → "… It will feed the town". */
function repeatedHelper(tokens: readonly Token[], joint: number, { form, verb }: LeadingSubject): string {
  const second = tokens[joint + 1]?.lower ?? ''
  return form === 'modal' && !MODAL.test(second) ? ` ${tokens[verb]?.lower}` : ''
}

/** Whether "also" may stand in the second sentence: a fact beside a fact, no next event. */
function mayAdd(tail: readonly Token[], { form }: LeadingSubject): boolean {
  const verb = tail[0]
  if (!/^(?:s|base|modal)$/.test(form) || verb?.tag !== 'VERB' || /^(?:is|are)$/.test(verb?.lower ?? ''))
    return false
  return !tail.some(({ lower }) => /^(?:also|too|thus|therefore|then)$/.test(lower))
}
