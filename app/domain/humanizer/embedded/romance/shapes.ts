import type { Context } from '../context.ts'
import { chance } from '../context.ts'
import { capitalise, freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { RomanceLanguage } from './grammar.ts'
import { GRAMMARS } from './grammars.ts'
import { firstAt, lowerFirst, standsAt, wordCount, wordsOf } from './places.ts'
import { SPEECH } from './speech.ts'
import { determiners, hasFinite, isFinite, tenseOf } from './verbs.ts'

/** A change to one sentence of a Romance language: the new tokens, or undefined when it does not apply. */
export type RomanceShape = (
  tokens: readonly Token[],
  language: RomanceLanguage,
  context: Context,
) => Token[] | undefined

const SIGNS = /^[:;()[\]"«»“”—–?!¿¡]$/

function hasSigns(tokens: readonly Token[]): boolean {
  return tokens.some((token) => SIGNS.test(token.text))
}

/** "…, lo que permite …" → "…. Esto permite …" */
export const splitWhich: RomanceShape = (tokens, language) => {
  const { which, this: taking } = SPEECH[language]
  const count = wordsOf(which, language).length
  const comma = tokens.findIndex(
    (token, at) =>
      token.text === ',' &&
      standsAt(tokens, at + 1, which, language) &&
      isFinite(tokens, at + 1 + count, language),
  )
  if (comma < 5) return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 1 + count)
  if (hasSigns(tokens) || !isWhole(head, language) || wordCount(tail) < 4) return undefined
  return [...head, ...freshTokens(`. ${taking}`), ...tail]
}

/** "…, permitiendo …" → "…, lo que permite …", in the tense of the main clause. */
export const resolveGerund: RomanceShape = (tokens, language) => {
  const { which } = SPEECH[language]
  const gerunds = resultGerunds(language)
  const at = tokens.findIndex(
    (token, place) => place > 5 && tokens[place - 1]?.text === ',' && !token.kept && gerunds.has(token.lower),
  )
  const verb = gerunds.get(tokens[at]?.lower ?? '')
  const head = tokens.slice(0, at - 1)
  if (!verb || hasSigns(tokens) || !isWhole(head, language)) return undefined
  if (tokens.slice(at + 1).some((token) => gerunds.has(token.lower))) return undefined
  const finite = finiteOf(verb, tenseOf(head, language), language)
  if (!finite) return undefined
  return [...head, ...freshTokens(`, ${which} ${finite}`, ''), ...tokens.slice(at + 1)]
}

/** The third person of `verb` in a tense that `tenseOf` found. */
function finiteOf(
  verb: string,
  tense: ReturnType<typeof tenseOf>,
  language: RomanceLanguage,
): string | undefined {
  const forms = GRAMMARS[language].conjugate(verb)
  if (tense !== 'perfect') return tense && forms.get(`${tense}.3`)
  const participle = forms.get('pp.ms')
  return participle && `${language === 'fr' ? 'a' : 'ha'} ${participle}`
}

const gerundsKnown = new Map<RomanceLanguage, ReadonlyMap<string, string>>()

function resultGerunds(language: RomanceLanguage): ReadonlyMap<string, string> {
  const found = gerundsKnown.get(language)
  if (found) return found
  const gerunds = new Map(
    SPEECH[language].results
      .split(' ')
      .map((verb): [string, string] => [GRAMMARS[language].conjugate(verb).get('ger') ?? '', verb]),
  )
  gerundsKnown.set(language, gerunds)
  return gerunds
}

/** "…; la casa está vacía." → "…. La casa está vacía." */
export const splitSemicolon: RomanceShape = (tokens, language) => {
  const places = tokens.flatMap((token, at) => (token.text === ';' && !token.kept ? [at] : []))
  const [at] = places
  if (at === undefined || places.length > 1 || tokens.some((token) => /^[()"«»“”]$/.test(token.text)))
    return undefined
  const head = tokens.slice(0, at)
  const tail = tokens.slice(at + 1)
  const [first, ...rest] = tail
  const { and, but } = SPEECH[language]
  if (!first || first.kept || [...and, but].includes(first.lower)) return undefined
  if (!hasFinite(head, language) || !hasFinite(tail, language) || wordCount(head) < 4) return undefined
  return [...head, ...freshTokens('.'), { ...first, text: capitalise(first.text) }, ...rest]
}

/** "…, y la casa está vacía." → "…. La casa está vacía."; "pero" stays at the head. */
export const splitCoordination: RomanceShape = (tokens, language) => {
  const { and, but } = SPEECH[language]
  const joint = tokens.findIndex(
    (token, at) =>
      at > 5 &&
      !token.kept &&
      tokens[at - 1]?.text === ',' &&
      (and.includes(token.lower) || token.lower === but) &&
      opensClause(tokens, at + 1, language),
  )
  const word = tokens[joint]
  const first = tokens[joint + 1]
  if (!word || !first) return undefined
  const head = tokens.slice(0, joint - 1)
  const tail = tokens.slice(joint + 1)
  if (hasSigns(tokens) || !isWhole(head, language) || wordCount(head) < 7 || wordCount(tail) < 5)
    return undefined
  if (word.lower === but) return [...head, ...freshTokens(`. ${capitalise(but)}`), ...tail]
  return [
    ...head,
    ...freshTokens('.'),
    { ...first, text: capitalise(first.text), space: ' ' },
    ...tail.slice(1),
  ]
}

/** Whether a subject of a few words with its finite verb begins at `at`. */
function opensClause(tokens: readonly Token[], at: number, language: RomanceLanguage): boolean {
  return subjectEnd(tokens, at, language) !== undefined
}

/** Where the finite verb stands (with the small words before it) behind a subject that begins at `at`. */
function subjectEnd(tokens: readonly Token[], at: number, language: RomanceLanguage): number | undefined {
  const first = tokens[at]
  if (!first || first.kept || !isSubjectStart(first.lower, language)) return undefined
  const { clitics, prepositions, and } = SPEECH[language]
  for (let place = at + 2; place < Math.min(at + 6, tokens.length); place++) {
    const token = tokens[place]
    if (!token?.word || token.kept || prepositions.has(token.lower) || and.includes(token.lower))
      return undefined
    if (!isFinite(tokens, place, language)) continue
    let start = place
    while (start > at + 1 && clitics.has(tokens[start - 1]?.lower ?? '')) start--
    return start > at + 1 ? start : undefined
  }
  return undefined
}

function isSubjectStart(word: string, language: RomanceLanguage): boolean {
  const articles = (GRAMMARS[language].classes['art'] ?? '').split('|')
  return (
    articles.includes(word) || (determiners(language).has(word) && !SPEECH[language].prepositions.has(word))
  )
}

/** Whether the clause is complete: it has a verb, and no opening phrase still waits for one. */
function isWhole(head: readonly Token[], language: RomanceLanguage): boolean {
  const { movable, movableClause, prepositions } = SPEECH[language]
  const first = head.find((token) => token.word)
  if (!first || hasSigns(head)) return false
  const comma = head.findIndex((token) => token.text === ',')
  const leans =
    firstAt(head, head.indexOf(first), [...movable, ...movableClause], language) !== undefined ||
    prepositions.has(first.lower) ||
    SUBORDINATE.has(first.lower) ||
    /(?:ando|endo|iendo|indo)$/.test(first.lower)
  return hasFinite(leans ? head.slice(comma + 1) : head, language) && (!leans || comma > 0)
}

const SUBORDINATE = new Set(
  'aunque como porque dado puesto si cuando mientras bien que para comme puisque quoique lorsque tandis afin poiché siccome benché sebbene anche dato affinché embora caso uma visto à'.split(
    ' ',
  ),
)

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

/** "no solo A, sino también B" → "A y también B" */
export const flattenNotOnly: RomanceShape = (tokens, language) => {
  const { notOnly, butAlso } = SPEECH[language]
  const at = tokens.findIndex(
    (token, place) => !token.kept && notOnly.test(`${token.lower} ${tokens[place + 1]?.lower ?? ''}`),
  )
  if (at < 0) return undefined
  for (let place = at + 3; place < tokens.length; place++) {
    const found = butAlso.find(([phrase]) => standsAt(tokens, place, phrase, language))
    if (!found) continue
    const [phrase, both] = found
    const comma = tokens[place - 1]?.text === ','
    const middle = tokens.slice(at + 2, comma ? place - 1 : place)
    const [lead] = middle
    if (
      !lead ||
      middle.some((token) => SIGNS.test(token.text) || token.text === ',' || RESTRICTS.test(token.lower))
    )
      return undefined
    const before = tokens.slice(0, at)
    // "non seulement à réduire, mais aussi à": what follows must be of the same kind.
    const after = tokens.slice(place + wordsOf(phrase, language).length)
    if (!alike(lead, after[0], language)) return undefined
    const opened = at === 0 ? { ...lead, text: capitalise(lead.text), space: tokens[0]?.space ?? '' } : lead
    return [...before, opened, ...middle.slice(1), ...freshTokens(both), ...after]
  }
  return undefined
}

/** Verbs that mean the contrary without "not only". */
const RESTRICTS = /^(?:limit|restri|redu[czi]|bast|suffi|content|ciñ|cing|confin|cant)/

/** Whether both parts begin with the same sort of word. */
function alike(one: Token, two: Token | undefined, language: RomanceLanguage): boolean {
  if (!two?.word) return false
  const sort = ({ lower }: Token) =>
    SPEECH[language].prepositions.has(lower)
      ? `p ${lower.slice(0, 1)}`
      : (GRAMMARS[language].classes['det'] ?? '').split('|').includes(lower)
        ? 'd'
        : isFinite([two], 0, language) || isFinite([one], 0, language)
          ? 'v'
          : 'w'
  return sort(one) === sort(two)
}

/** Words of two sentences together, at most, that may be joined. */
const LONGEST = 26

/** "A. Sin embargo, b." → "A, pero b."; undefined when they stay apart. */
export function joinRomance(
  first: readonly Token[],
  second: readonly Token[],
  language: RomanceLanguage,
  context: Context,
): Token[] | undefined {
  const stop = first.at(-1)
  if (stop?.text !== '.' || stop.kept || second.at(-1)?.text !== '.') return undefined
  if (wordCount(first) < 4 || wordCount(first) + wordCount(second) > LONGEST) return undefined
  const found = SPEECH[language].joints.find(([opener]) => standsAt(second, 0, opener, language))
  if (!found || hasSigns(first) || hasSigns(second)) return undefined
  const [opener, joint] = found
  const rest = second.slice(wordsOf(opener, language).length)
  const [head] = rest
  const [conjunction = ''] = joint.replace(', ', '').split(' ')
  const words = [...first, ...rest]
  if (!head || words.some((token) => token.lower === conjunction || token.lower === SPEECH[language].but))
    return undefined
  if (first.filter((token) => token.text === ',').length > 1) return undefined
  if (!chance(0.35 + 0.5 * context.style.merge, context)) return undefined
  return [...first.slice(0, -1), ...freshTokens(joint), { ...lowerFirst(head), space: ' ' }, ...rest.slice(1)]
}
