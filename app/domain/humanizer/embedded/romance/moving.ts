import { capitalise, freshTokens } from '../tokens.ts'
import { hasSigns, subjectEnd } from './clauses.ts'
import type { RomanceShape } from './clauses.ts'
import { firstAt, lowerFirst, standsAt, wordCount, wordsOf } from './places.ts'
import { SPEECH } from './speech.ts'
import { hasFinite, isFinite } from './verbs.ts'

/** "Sin embargo, la empresa creció." → "La empresa, sin embargo, creció."; in French behind the verb. */
export const moveAdverb: RomanceShape = (tokens, language) => {
  const { inner, innerCommas } = SPEECH[language]
  const phrase = inner.find((one) => standsAt(tokens, 0, `${one},`, language))
  if (!phrase) return undefined
  const count = wordsOf(phrase, language).length
  const body = tokens.slice(count + 1)
  const [first] = body
  const verb = subjectEnd(body, 0, language)
  if (!first || verb === undefined || hasSigns(tokens)) return undefined
  const opened = { ...first, text: capitalise(first.text), space: tokens[0]?.space ?? '' }
  if (innerCommas) {
    if (body.slice(verb).filter((token) => token.text === ',').length > 1) return undefined
    return [opened, ...body.slice(1, verb), ...freshTokens(`, ${phrase} ,`, ''), ...body.slice(verb)]
  }
  const at = body.findIndex((_, place) => place >= verb && isFinite(body, place, language))
  if (at < 0 || body[at + 1]?.text.startsWith('-')) return undefined
  return [opened, ...body.slice(1, at + 1), ...freshTokens(phrase), ...body.slice(at + 1)]
}

/** "Durante el verano, la casa está vacía." → "La casa está vacía durante el verano." */
export const moveOpening: RomanceShape = (tokens, language) => {
  const speech = SPEECH[language]
  const [first] = tokens
  const stop = tokens.at(-1)
  if (!first || first.kept || stop?.text !== '.' || stop.kept) return undefined
  const clause = firstAt(tokens, 0, speech.movableClause, language) !== undefined
  if (!clause && firstAt(tokens, 0, speech.movable, language) === undefined) return undefined
  const commas = tokens.flatMap((token, at) => (token.text === ',' ? [at] : []))
  const [comma = 0] = commas
  if (commas.length !== 1 || comma < 2) return undefined
  const opening = tokens.slice(0, comma)
  const main = tokens.slice(comma + 1, -1)
  const [head] = main
  const text = opening
    .map((token) => token.space + token.lower)
    .join('')
    .trim()
  if (speech.ties.test(text) || !head || head.kept) return undefined
  if (wordCount(opening) > 9 || wordCount(main) < 4 || wordCount(main) > 13) return undefined
  if (clause !== hasFinite(opening, language) || subjectEnd(main, 0, language) === undefined) return undefined
  if (main.some((token) => speech.closed.test(token.lower)) || POINTING.test(head.lower)) return undefined
  // A phrase that leans on something said before, or that the end would tie to the wrong verb.
  if (opening.some((token) => POINTING.test(token.lower) || OWN.test(token.lower))) return undefined
  if (
    !clause &&
    opening.slice(1).some((token) => speech.closed.test(token.lower) && !speech.and.includes(token.lower))
  )
    return undefined
  if (main.some((token) => token.lower === first.lower)) return undefined
  return [
    { ...head, text: capitalise(head.text), space: first.space },
    ...main.slice(1),
    { ...lowerFirst(first), space: ' ' },
    ...opening.slice(1),
    stop,
  ]
}

const POINTING =
  /^(?:este|esta|estos|estas|ese|esa|esos|esas|esto|eso|ello|ellos|ellas|él|ella|ce|cet|cette|ces|cela|ceci|il|elle|ils|elles|celui|celle|questo|questa|questi|queste|quest'|ciò|lui|lei|loro|isso|isto|esse|essa|esses|essas|deste|desta|desse|dessa|neste|nesta|nesse|nessa|ele|ela|eles|elas|tal|tales|tels|telles|tali|tais|dicho|dicha)$/

/** Possessives whose owner may only come later. */
const OWN = /^(?:su|sus|son|sa|ses|leur|leurs|suo|sua|suoi|sue|seu|seus|suas)$/

/** "La casa está vacía en la actualidad." → "En la actualidad, la casa está vacía." */
export const frontTime: RomanceShape = (tokens, language) => {
  const speech = SPEECH[language]
  const [first] = tokens
  const stop = tokens.at(-1)
  if (!first || first.kept || stop?.text !== '.' || stop.kept || hasSigns(tokens)) return undefined
  if (subjectEnd(tokens, 0, language) === undefined) return undefined
  for (const phrase of speech.times) {
    const at = tokens.length - 1 - wordsOf(phrase, language).length
    if (at < 4 || !standsAt(tokens, at, phrase, language)) continue
    const main = tokens.slice(0, at)
    const time = tokens.slice(at, -1)
    const [lead] = time
    if (!lead || main.some((token) => token.text === ',' || speech.closed.test(token.lower))) return undefined
    return [
      { ...lead, text: capitalise(lead.text), space: first.space },
      ...time.slice(1),
      ...freshTokens(','),
      { ...lowerFirst(first), space: ' ' },
      ...main.slice(1),
      stop,
    ]
  }
  return undefined
}
