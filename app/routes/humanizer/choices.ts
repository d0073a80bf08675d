import { LANGUAGES, type LanguageChoice } from '#app/domain/text/language.ts'
import {
  DEFAULT_OPTIONS,
  type Formatting,
  FORMATTINGS,
  type Length,
  LENGTHS,
  lockedTerms,
  type RewriteOptions,
  STRENGTHS,
  type Strength,
  typedTerms,
} from '#app/domain/humanizer/options.ts'

/** What the form's options hold; locked terms as they were typed. */
export type Choices = {
  strength: Strength
  length: Length
  formatting: Formatting
  language: LanguageChoice
  locked: string
}

export const NO_CHOICES: Choices = { ...DEFAULT_OPTIONS, language: 'auto', locked: '' }

/** What `values` (fields of a form, cookies) say; `otherwise` where they say nothing that can be chosen. */
export function choicesFrom(values: Record<string, string | undefined>, otherwise: Choices): Choices {
  return {
    strength: STRENGTHS.find((one) => one === values.strength) ?? otherwise.strength,
    length: LENGTHS.find((one) => one === values.length) ?? otherwise.length,
    formatting: FORMATTINGS.find((one) => one === values.formatting) ?? otherwise.formatting,
    language: (['auto', ...LANGUAGES] as const).find((one) => one === values.language) ?? otherwise.language,
    locked: values.locked ?? otherwise.locked,
  }
}

/** The choices that led to a rewrite with `options`. */
export function choicesOf(options: RewriteOptions, language: LanguageChoice): Choices {
  const { strength, length, formatting, locked } = options
  return { strength, length, formatting, language, locked: typedTerms(locked) }
}

/** In words, how options differ from the defaults: "strong", "shorter", "plain", "3 locked terms". */
export function differences({ strength, length, formatting, locked }: RewriteOptions): string[] {
  const differing: string[] = []
  if (strength !== DEFAULT_OPTIONS.strength) differing.push(strength)
  if (length !== DEFAULT_OPTIONS.length) differing.push(length)
  if (formatting !== DEFAULT_OPTIONS.formatting) differing.push(formatting)
  if (locked.length > 0)
    differing.push(locked.length === 1 ? '1 locked term' : `${locked.length} locked terms`)
  return differing
}

/** The options that `choices` stand for. */
export function optionsOf({ strength, length, formatting, locked }: Choices): RewriteOptions {
  return { strength, length, formatting, locked: lockedTerms(locked) }
}
