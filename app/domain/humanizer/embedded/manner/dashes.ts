import { hasFiniteVerb, isKnownPast, mainClauseEnds, startsClause, wordCount } from '../clauses.ts'
import { leadingSubject, mainVerb } from '../leading-subject.ts'
import { capitalise, freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { isPair } from './contrast.ts'
import { body, endsInRelative, sentence } from './line.ts'
import { changeOf, mayUse, type Change, type Rule, type Scene, type Wording } from './scene.ts'

/** The places of the dashes that stand between words of a sentence: no ranges, no opening of a line of dialogue. */
function dashesIn(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    if (token.kept || !/^[—–]$/.test(token.text)) return []
    const next = tokens[at + 1]
    const before = tokens[at - 1]
    if (!next || !before || !(next.word || next.kept || /^[("“‘]$/.test(next.text))) return []
    // "12–15", "Monday–Friday" are ranges.
    const tight = token.space === '' && next.space === ''
    return token.text === '–' && tight ? [] : [at]
  })
}

/** A dash that is broken off, or opens speech, is a sign that a text speaks. */
function speaks(tokens: readonly Token[]): boolean {
  return (
    /^[—–]$/.test(tokens[0]?.text ?? '') ||
    /^[—–]$/.test(tokens.at(-1)?.text ?? '') ||
    /^[—–]$/.test(tokens.at(-2)?.text ?? '')
  )
}

export const spaced = (tokens: readonly Token[], space: string): Token[] => {
  const [first, ...rest] = tokens
  return first ? [{ ...first, space }, ...rest] : []
}

const LONGEST_ASIDE = 18

/** Whether there is a comma already, which one more could be taken for. */
export const hasComma = (tokens: readonly Token[]) => tokens.some(({ text, kept }) => !kept && text === ',')

/** "The vote — held twice — changed nothing." → "The vote, held twice, changed nothing." */
export const setOff: Rule = {
  name: 'pair of dashes',
  safe: true,
  apply: (parts, at, scene) => {
    const tokens = parts[at]?.tokens ?? []
    const places = dashesIn(tokens)
    const [open = -1, close = -1] = places
    if (places.length !== 2 || speaks(tokens)) return undefined
    const head = tokens.slice(0, open)
    const aside = tokens.slice(open + 1, close)
    const tail = tokens.slice(close + 1)
    const next = tail[0]
    if (!next || wordCount(aside) > LONGEST_ASIDE || aside.length === 0) return undefined
    // Two dashes that are no pair: what follows is a statement of its own, and so is what went before.
    if (mainClauseEnds(head) && opensClause(tail) && !/^(?:and|but|or|so)$/.test(next.lower)) return undefined
    if (aside.some(({ text }) => /^[;:()]$/.test(text))) return undefined
    const isStatement = opensClause(aside) && !/^(?:and|or|but)$/.test(aside[0]?.lower ?? '')
    const ends = aside.at(-1)?.text ?? ''
    if (isStatement || hasComma(aside) || hasComma(head.slice(-12)) || /^[?!]$/.test(ends)) {
      if (tokens.some(({ text }) => text === '(') || !mayUse('brackets', scene)) {
        return hasComma(aside) || isStatement ? undefined : inCommas(head, aside, tail)
      }
      return changeOf(
        1,
        [
          ...head,
          ...freshTokens('('),
          ...spaced(aside, ''),
          ...freshTokens(')'),
          ...spaced(tail, /^[,.;:!?]$/.test(next.text) ? '' : ' '),
        ],
        'brackets',
      )
    }
    return inCommas(head, aside, tail)
  },
}

function inCommas(head: readonly Token[], aside: readonly Token[], tail: readonly Token[]): Change {
  return changeOf(1, [
    ...head,
    ...freshTokens(','),
    ...spaced(aside, ' '),
    ...(/^[,.;:!?]$/.test(tail[0]?.text ?? '') ? [] : freshTokens(',')),
    ...spaced(tail, ' '),
  ])
}

/** Whether a statement with a subject of its own begins here. */
export function opensClause(tokens: readonly Token[]): boolean {
  // "A gap we want to fill": a thing with its clause, and no statement.
  if (isThingWithClause(tokens)) return false
  return (
    startsClause(tokens, 0) ||
    leadingSubject(tokens, true)?.start === 0 ||
    namesSubject(tokens) ||
    // "it came with a card"
    (/^(?:it|this|that|these|those|he|she|we|they|i|you)$/.test(tokens[0]?.lower ?? '') &&
      isKnownPast(tokens[1]?.lower ?? ''))
  )
}

function isThingWithClause(tokens: readonly Token[]): boolean {
  if (tokens[0]?.tag !== 'DET') return false
  const noun = tokens.findIndex(({ tag, kept }) => kept || /^(?:NOUN|PROPN)$/.test(tag ?? ''))
  const rest = tokens.slice(noun + 1, noun + 4)
  const verb = rest.findIndex(({ tag }) => /^(?:VERB|AUX)$/.test(tag ?? ''))
  const subject = rest.findIndex(
    ({ tag, lower }) => tag === 'DET' || /^(?:i|we|you|he|she|they|it|that|which|who)$/.test(lower),
  )
  return noun > 0 && subject >= 0 && (verb < 0 || subject < verb)
}

/** "Mara left early": a name and its verb. */
function namesSubject(tokens: readonly Token[]): boolean {
  const [name, verb] = tokens
  if (!name?.kept || !/^\p{Lu}/u.test(name.text)) return false
  return (
    mainVerb(tokens)?.at === 1 || /^(?:is|are|was|were|has|had|will|can|does|did)$/.test(verb?.lower ?? '')
  )
}

/** Words that go on with the sentence: a comma is enough before them. */
const GOES_ON =
  /^(?:and|but|or|nor|so|yet|which|who|whose|whom|where|when|while|because|since|as|though|although|if|unless|until|even|especially|particularly|including|like|with|without|then|not|never|rather|mostly|mainly|often|sometimes|usually|perhaps|maybe|probably|from|in|on|at|for|to|by|after|before|despite|instead|just|only|almost|whether|once|eventually|finally|together|much|long|plus)$/

/** What is announced by one of these waits for what comes behind the colon. */
export const ANNOUNCES =
  /^(?:this|these|that|those|following|follows|below|here|so|true|things?|questions?|rules?|ways?|steps?|reasons?|options?|points?|facts?|lessons?|notes?|news|truth|rest|how|why|what|when|where|is|are|was|were|be|know|say|says|said|ask|asks|asked|remember|example|conclusion|principle|promise|answer|message|idea|opposite)$/

const SEVERAL = /^(?:\d+|two|three|four|five|six|several|both|many|few|these|those|following)\b/
const LONGEST_APPOSITION = 18

/**
 * Whether what follows a colon or a dash names the last thing of a statement again, so that a comma is enough: "steadiness: the
 * ability to listen". No list, of which that thing would seem to be the first.
 */
export function isApposition(head: readonly Token[], tail: readonly Token[]): boolean {
  const last = head.at(-1)
  const first = tail[0]
  if (last?.tag !== 'NOUN' || last.kept || /[^su'’]s$/.test(last.lower) || !hasFiniteVerb(head)) return false
  if (
    !/^(?:an?|the|one|my|our|your|his|her|their|its|that|this)$/.test(first?.lower ?? '') ||
    !mainClauseEnds(head)
  )
    return false
  if (
    ANNOUNCES.test(last.lower) ||
    hasComma(head.slice(-6)) ||
    wordCount(tail) > LONGEST_APPOSITION ||
    opensClause(tail)
  )
    return false
  if (head.slice(-8).some(({ lower }) => SEVERAL.test(lower))) return false
  return !tail.some(
    ({ text, lower }, at) =>
      text === ',' && /^(?:an?|the|and|or|one)$/.test(tail[at + 1]?.lower ?? '') && lower !== 'one',
  )
}

const LABEL_WORDS = 4

/** "It is old — the walls lean." → "It is old. The walls lean."; a comma or a colon before what is no clause. */
export const loosen: Rule = {
  name: 'dash',
  safe: true,
  apply: (parts, at, scene) => {
    const tokens = parts[at]?.tokens ?? []
    const places = dashesIn(tokens)
    if (places.length === 0 || places.length > 3 || speaks(tokens)) return undefined
    for (const place of places.toReversed()) {
      const made = loosened(tokens, place, scene)
      if (made) return { count: 1, ...made }
    }
    return undefined
  },
}

/** Two sentences, the second with a capital. */
export function asTwo(head: readonly Token[], tail: readonly Token[]): { sentences: Token[][] } {
  const [first, ...rest] = tail
  if (!first) return { sentences: [[...head]] }
  const text = first.kept ? first.text : capitalise(first.text)
  return {
    sentences: [
      [...head, ...freshTokens('.')],
      [{ ...first, text, space: '' }, ...rest],
    ],
  }
}

/** Words by which a verb may belong to what a phrase says of its noun. */
const LEANS = /\b(?:that|which|who|what|where|when|how|if|because)\b/

type Loosened = { sentences: Token[][]; wording?: Wording }

function loosened(tokens: readonly Token[], place: number, scene: Scene): Loosened | undefined {
  const head = tokens.slice(0, place)
  const tail = tokens.slice(place + 1)
  const first = tail[0]
  if (!first || head.length === 0) return undefined
  const comma = (): Loosened => ({ sentences: [[...head, ...freshTokens(','), ...spaced(tail, ' ')]] })
  const colon = (): Loosened | undefined =>
    mayUse('colon', scene) && !tokens.some(({ text, kept }) => !kept && /^[:;]$/.test(text))
      ? { sentences: [[...head, ...freshTokens(':'), ...spaced(tail, ' ')]], wording: 'colon' }
      : undefined
  const before = head.at(-1)
  if (!before?.word && !before?.kept && !/^[)"”%*]$/.test(before?.text ?? '')) return undefined
  // "Bring — a bag": an item with its explanation.
  const isClauseHead = hasFiniteVerb(head) || opensClause(head) || isOrder(head) || saysSomething(head)
  if (scene.isItem && !isClauseHead) return undefined
  if (/^(?:and|or|nor)$/.test(first.lower) || first.tag === 'CCONJ') return comma()
  if (first.lower === 'not') return hasComma(tail) ? undefined : comma()
  // "a promise — that knowledge is free"
  const names =
    first.lower === 'that' && before?.tag === 'NOUN' && !isThing(tail) && opensClause(tail.slice(1))
  if (names) return { sentences: [[...head, ...spaced(tail, ' ')]] }
  const none = isClauseHead ? withNone(tail) : undefined
  if (none) return { sentences: [[...head, ...none]] }
  if (
    GOES_ON.test(first.lower) &&
    !(
      opensClause(tail) &&
      /^(?:in|on|at|for|by|from|with|sometimes|then|perhaps|maybe|often)$/.test(first.lower)
    )
  ) {
    // "… — in 2019 the fee was still due": a statement behind its time.
    if (
      first.tag === 'ADP' &&
      /^(?:in|at|by|on|for|from)$/.test(first.lower) &&
      hasFiniteVerb(tail) &&
      !LEANS.test(tail.map(({ lower }) => lower).join(' '))
    ) {
      return isClauseHead && mainClauseEnds(head) && wordCount(tail) > 5 && wordCount(head) > 3
        ? asTwo(head, tail)
        : undefined
    }
    return isClauseHead || /^(?:which|who|where)$/.test(first.lower) ? comma() : undefined
  }
  if (opensClause(tail)) {
    if (!isClauseHead || !mainClauseEnds(head))
      return wordCount(head) <= LABEL_WORDS * 2 ? colon() : undefined
    // "It isn't a delay — it's a plan" would be two sentences of a contrast.
    if (isPair([...head, ...freshTokens('.')], tail)) return undefined
    const last = tail.at(-1)?.text
    if (wordCount(tail) < 5 || wordCount(head) < 4) {
      // A short statement behind a stop would beat like a drum.
      return /^(?:i|we|you|he|she|it|they|that|this)(?:'|$)/.test(first.lower) ? undefined : colon()
    }
    if (last === undefined) return undefined
    return asTwo(head, tail)
  }
  if (isOrder(tail) && isClauseHead && wordCount(tail) > 3 && wordCount(head) > 3) return asTwo(head, tail)
  // "… — congratulations!"
  if (tokens.at(-1)?.text === '!' && wordCount(tail) < 3) return undefined
  // What follows names or describes something again.
  const ing = first.tag === 'VERB' && /ing$/.test(first.lower)
  // "It is late — changing trains at night is hard": a deed that is a subject.
  if (ing && hasFiniteVerb(tail)) return undefined
  if (ing || first.tag === 'ADV' || (first.tag === 'VERB' && /(?:ed|en)$/.test(first.lower)))
    return isClauseHead ? comma() : undefined
  if (!isClauseHead) return wordCount(head) <= LABEL_WORDS * 2 ? colon() : undefined
  if (isApposition(head, tail)) return comma()
  if (hasComma(tail) || wordCount(tail) > 14) return colon()
  if (hasComma(head.slice(-8)) || endsInRelative(head)) return colon() ?? undefined
  return comma()
}

/** "no app, no fee." → "with no app and no fee." */
function withNone(tail: readonly Token[]): Token[] | undefined {
  const items: Token[][] = [[]]
  for (const token of body(tail)) {
    if (token.text === ',') items.push([])
    else items.at(-1)?.push(token)
  }
  const last = items.at(-1)
  if (!last || last.length === 0 || hasFiniteVerb(tail)) return undefined
  const isRow = items.every((item) => item[0]?.lower === 'no' && wordCount(item) < 6 && item.length > 1)
  const row = items.flatMap((item, at) => [at === 0 ? [] : at === items.length - 1 ? 'and' : ',', item])
  return isRow ? [...freshTokens(', with'), ...sentence('with', ...row, tail.slice(-1)).slice(1)] : undefined
}

/** "that alone", "that is why": it stands for something, and leads to no statement. */
const isThing = (tokens: readonly Token[]) =>
  tokens.some(({ lower }) => /^(?:where|who|which|what)$/.test(lower)) ||
  /^(?:is|was|has|had|alone|too|same|one|way|day|will|would|could|can|means|meant)$|^'/.test(
    tokens[1]?.lower ?? '',
  )

/** A row of several words with a verb in it, which only the tagger knows. */
function saysSomething(tokens: readonly Token[]): boolean {
  return (
    wordCount(tokens) > 4 &&
    tokens.some(({ tag, lower }, at) => at > 0 && tag === 'VERB' && !/ing$/.test(lower))
  )
}

/** "Call today": an order begins with its verb. */
export function isOrder(tokens: readonly Token[]): boolean {
  const first = tokens[0]
  return first?.tag === 'VERB' && !first.kept && !/(?:ing|ed|s)$/.test(first.lower)
}
