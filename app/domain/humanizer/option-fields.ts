import * as z from 'zod'
import { LANGUAGES } from '#app/domain/text/language.ts'
import {
  DEFAULT_OPTIONS,
  FORMATTINGS,
  LENGTHS,
  lockedTerms,
  STRENGTHS,
  typedProblem,
  uniqueTerms,
} from './options.ts'

/** Names in a sentence: "a, b or c". */
const choices = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)

const Strength = z.enum(STRENGTHS, { error: `Please choose a strength: ${choices(STRENGTHS)}.` })
const Length = z.enum(LENGTHS, { error: `Please choose a length: ${choices(LENGTHS)}.` })
const Formatting = z.enum(FORMATTINGS, { error: `Please choose a formatting: ${choices(FORMATTINGS)}.` })
const LanguageChoice = z.enum(['auto', ...LANGUAGES], {
  error: `Please choose a language: ${choices(['auto', ...LANGUAGES])}.`,
})

const NO_TERMS = 'Please give locked terms as text: one per line, or separated by commas.'

/** Locked terms as one text, a term a line or separated by commas, or one by one. */
const Locked = z.unknown().transform((given, context) => {
  if (typeof given !== 'string' && !isTextList(given)) {
    context.addIssue({ code: 'custom', message: NO_TERMS })
    return z.NEVER
  }
  const problem = typedProblem(given)
  if (!problem) return typeof given === 'string' ? lockedTerms(given) : uniqueTerms(given)
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})

function isTextList(given: unknown): given is string[] {
  return Array.isArray(given) && given.every((term) => typeof term === 'string')
}

/** The fields of whatever asks for a rewrite, beside its text and tone. */
export const OPTION_FIELDS = {
  strength: Strength.default(DEFAULT_OPTIONS.strength),
  length: Length.default(DEFAULT_OPTIONS.length),
  formatting: Formatting.default(DEFAULT_OPTIONS.formatting),
  language: LanguageChoice.default('auto'),
  locked: Locked.default([]),
}
