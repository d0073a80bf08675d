import { finiteVerb, formOf, PLURAL_NOUN, PRONOUN } from './finite-verbs.ts'
import type { VerbKind } from './finite-verbs.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Token } from './tokens.ts'

/** The subject that opens a main clause, with its verb: "The old mill still grinds …" is "it", verb at 3, form "s". */
export type LeadingSubject = {
  /** Where the subject begins, behind an opening phrase, and where its finite verb stands. */
  start: number
  verb: number
  /** What a second clause may call it, and whether it is a pronoun already. */
  pronoun: string
  isPronoun: boolean
  plural: boolean
  form: VerbKind
  /** The noun at its head; the pronoun where it is one. */
  noun: string
}

const SINGULAR_S =
  /^(?:news|physics|mathematics|series|species|means|lens|politics|economics|ethics|always|lots)$/
const OPENING =
  /^(?:in|on|at|by|with|after|before|during|through|overall|for|despite|since|as|if|when|although|while|because|moreover|furthermore|however|additionally|finally)$|(?:ing|ly)$/
const LONGEST_OPENING = 12

/**
 * The subject and verb that `tokens` open with; undefined where they are not plain to see, and for a single person
 * unless `anyone` is welcome: whoever asks then uses no pronoun.
 */
export function leadingSubject(tokens: readonly Token[], anyone = false): LeadingSubject | undefined {
  const start = subjectStart(tokens)
  const first = start === undefined ? undefined : tokens[start]
  if (start === undefined || !first?.word || first.kept) return undefined
  if (PRONOUN.test(first.lower)) return pronounSubject(tokens, start, first.lower)
  const verb = finiteVerb(tokens, start)
  if (!verb) return undefined
  const { at, form } = verb
  const phrase = tokens.slice(start, at).filter((token) => token.tag !== 'ADV')
  const end = phrase.findIndex((token, place) => place > 0 && token.tag === 'ADP')
  const noun = (end < 0 ? phrase : phrase.slice(0, end)).at(-1)
  if (
    !noun ||
    noun.kept ||
    !isNoun(noun) ||
    phrase.some(({ lower }) => /^(?:there|who|which|that)$/.test(lower) && lower !== first.lower) ||
    // "Put the pot where it will get sun": what follows an order has a subject of its own.
    phrase.some(({ lower }, place) => place > 1 && (PRONOUN.test(lower) || lower === 'where'))
  )
    return undefined
  const many = phrase.some(({ lower }) => lower === 'and' || lower === 'or')
  const looksPlural = PLURAL_NOUN.test(noun.lower) && !SINGULAR_S.test(noun.lower)
  const shows = numberOf(tokens[at]?.lower ?? '', form)
  if (many ? shows !== 'plural' : shows !== undefined && (shows === 'plural') !== looksPlural)
    return undefined
  const plural = many || looksPlural
  // A single person is a "he" or a "she", and which is not told.
  if (!plural && !anyone && isPersonNoun(noun.lower)) return undefined
  return {
    start,
    verb: at,
    pronoun: plural ? 'they' : 'it',
    isPronoun: false,
    plural,
    form,
    noun: noun.lower,
  }
}

/** The finite verb of the subject that opens `tokens`, whoever that is; undefined where it is not plain to see. */
export function mainVerb(tokens: readonly Token[]): { at: number; form: VerbKind } | undefined {
  const start = subjectStart(tokens, true)
  return start === undefined ? undefined : finiteVerb(tokens, start)
}

function pronounSubject(
  tokens: readonly Token[],
  start: number,
  pronoun: string,
): LeadingSubject | undefined {
  const at = tokens[start + 1]?.tag === 'ADV' ? start + 2 : start + 1
  const token = tokens[at]
  if (!token || token.kept) return undefined
  const form = formOf(tokens, at)
  if (!form) return undefined
  // "It is hard to say" has an "it" that stands for nothing.
  if (pronoun === 'it' && form !== 's' && form !== 'have') return undefined
  const plural = /^(?:we|they|you)$/.test(pronoun)
  return {
    start,
    verb: at,
    pronoun: pronoun === 'i' ? 'I' : pronoun,
    isPronoun: true,
    plural,
    form,
    noun: pronoun,
  }
}

/** Behind "However," or "In this shop,"; 0 where the sentence opens with its subject. */
function subjectStart(tokens: readonly Token[], anyone = false): number | undefined {
  const [first] = tokens
  if (!first?.word) return undefined
  const opening = /^(?:ADV|ADP|SCONJ)$/.test(first.tag ?? '') || OPENING.test(first.lower)
  if (!opening) return first.tag === 'CCONJ' ? undefined : 0
  const comma = tokens.findIndex(({ text }) => text === ',')
  const next = tokens[comma + 1]
  // Two adjectives or a list before the comma are no opening, and a subject shows by its first word.
  if (comma < 1 || comma > LONGEST_OPENING || (next?.kept && !anyone)) return undefined
  const opens = /^(?:DET|PRON|NOUN)$/.test(next?.tag ?? '') || (anyone && next?.tag === 'PROPN')
  return opens ? comma + 1 : undefined
}

function numberOf(verb: string, form: VerbKind): 'singular' | 'plural' | undefined {
  if (/^(?:are|were|have|do)$/.test(verb) || form === 'base') return 'plural'
  return /^(?:is|was|has|does)$/.test(verb) || form === 's' ? 'singular' : undefined
}

function isNoun({ tag }: Token): boolean {
  return tag === 'NOUN'
}

/** The tense of the subject's verb; undefined for helping verbs that leave it open. */
export function tenseOfSubject(
  tokens: readonly Token[],
  { verb, form }: LeadingSubject,
): 'past' | 'present' | undefined {
  const word = tokens[verb]?.lower ?? ''
  if (form === 'past' || /^(?:was|were|had|did)$/.test(word)) return 'past'
  return form === 'modal' && !/^(?:can|may|will|do|does)$/.test(word) ? undefined : 'present'
}
