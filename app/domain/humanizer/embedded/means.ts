import { baseOfGerund, wordCount } from './clauses.ts'
import { decapitalise, freshTokens } from './tokens.ts'
import type { Transformation } from './splitting.ts'

const PLURALS =
  /^(?:students|people|teachers|parents|children|companies|businesses|employees|workers|customers|users|readers|writers|schools|governments|cities|drivers|scientists|researchers|doctors|patients|farmers|families|teams|leaders|citizens|developers|organizations|players)$/
const PRONOUNS = /^(?:we|you|they|i)$/
/** "could" may tell what was possible then, and a condition would be one of now. */
const MODALS = /^(?:can|will|may|might)$/

/** "By reading daily, students can improve." → "If students read daily, they can improve." */
export const conditionOfMeans: Transformation = (tokens) => {
  const [by, gerund] = tokens
  const base = baseOfGerund(gerund?.lower ?? '')
  const comma = tokens.findIndex(({ text }) => text === ',')
  const subject = tokens[comma + 1]
  const modal = tokens[comma + 2]
  if (
    by?.lower !== 'by' ||
    by.kept ||
    !gerund ||
    gerund.kept ||
    base === undefined ||
    comma < 3 ||
    comma > 14
  )
    return undefined
  if (!subject || subject.kept || !MODALS.test(modal?.lower ?? '')) return undefined
  const plural = PLURALS.test(subject.lower)
  if (!plural && !PRONOUNS.test(subject.lower)) return undefined
  const rest = tokens.slice(2, comma)
  // A second gerund, or the subject's own name in the opening, would not fit the new clause.
  if (
    wordCount(rest) > 11 ||
    rest.some(({ lower }) => /ing$|^(?:[;:()"“”—–]|they|them|it|themselves|that|which|who)$/.test(lower))
  )
    return undefined
  return [
    ...freshTokens('If', by.space),
    { ...decapitalise(subject), space: ' ' },
    ...freshTokens(base),
    ...rest,
    ...freshTokens(`, ${plural ? 'they' : subject.lower === 'i' ? 'I' : subject.lower}`),
    ...tokens.slice(comma + 2),
  ]
}
