import { hasFiniteVerb, isKnownBase, isKnownPast, startsClause, tenseOf, wordCount } from '../clauses.ts'
import { leadingSubject } from '../leading-subject.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { kindOfPhrase } from './complements.ts'
import { body, DENIES, endsPlainly, find, isDenied, lineOf, mayBeSmall, sentence, small } from './line.ts'
import type { Part } from './paragraph.ts'
import { isFragment, isHost } from './rhythm.ts'
import { changeOf, mayUse, type Rule } from './scene.ts'

/** A sentence as it stands behind a comma; undefined where its first word may be a name that only looks like a word. */
function inner(tokens: readonly Token[]): Token[] | undefined {
  if (mayBeSmall(tokens)) return small(tokens)
  return tokens[0]?.kept && !/ing$/.test(tokens[0].text) ? [...tokens] : undefined
}

const DENIED_AGAIN =
  / (?:isn't|aren't|wasn't|weren't|doesn't|don't|didn't|won't|can't|couldn't|hasn't|haven't|(?:is|are|was|were|does|do|did|will|has|have) not) \. $/
const SAID_AGAIN = / (?:is|are|was|were|does|do|did|can|will|has|have|might|may|could|should|would) \. $/
const SO_TOO =
  /^(?:so|neither|nor) (?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should) /
const LONGEST_TURN = 7
const LONGEST_AGAIN = 4

/** The word that ties a short sentence to the one before it, where its form tells how the two belong together. */
function jointOf(host: readonly Token[], next: readonly Token[]): 'and' | 'but' | undefined {
  const line = lineOf(next).text
  const [first, second] = next
  if (SO_TOO.test(line)) return 'and'
  if (host.some(({ lower }) => /^(?:whether|if)$/.test(lower))) return undefined
  // "The beds are good. The walls aren't."
  if (DENIED_AGAIN.test(line)) return wordCount(next) > 1 && !isDenied(host) ? 'but' : undefined
  const isPronoun = /^(?:it|that|this|they|he|she|we|you|i)(?:'|$)/.test(first?.lower ?? '')
  if (SAID_AGAIN.test(line) && wordCount(next) <= LONGEST_AGAIN) {
    // "The trail doesn't care. We do.": somebody else does; "I didn't know. I do." tells of another time.
    const isOther =
      !isPronoun ||
      (/^(?:i|we)$/.test(first?.lower ?? '') && !host.some(({ lower }) => /^(?:i|we)$/.test(lower)))
    return isDenied(host) && !isDenied(next) && isOther ? 'but' : undefined
  }
  if (/^(?:both|all) (?:of them )?(?:is|are|was|were) /.test(line))
    return /^(?:neither|none)$/.test(host[0]?.lower ?? '') ? 'and' : undefined
  // "Tipping used to be a thank-you. Now it's a toll."
  if (/^(?:now|today)$/.test(first?.lower ?? '') && second?.text !== ',')
    return lineOf(host).text.includes(' used to ') ? 'and' : undefined
  const isDeed = /^(?:i|we|he|she|they)$/.test(host[0]?.lower ?? '') && tenseOf(host) === 'past'
  return isDeed && /^nothing (?:worked|helped|changed|happened) \. $/.test(line) ? 'but' : undefined
}

/** "The location is perfect. The rooms are not." → "The location is perfect, but the rooms are not." */
export const joinTurn: Rule = {
  name: 'turn',
  safe: false,
  apply: (parts, at, { text }) => {
    const [host, next] = [parts[at], parts[at + 1]]
    if (text.kind === 'story' || !isHost(host) || !next || next.fixed || !endsPlainly(next.tokens))
      return undefined
    if (wordCount(next.tokens) > LONGEST_TURN || next.tokens.some(({ text: sign }) => /^[,;:—–]$/.test(sign)))
      return undefined
    const joint = jointOf(host.tokens, next.tokens)
    const rest = inner(next.tokens)
    if (!joint || !rest || host.tokens.some(({ lower }) => lower === 'but')) return undefined
    return changeOf(2, sentence(body(host.tokens), freshTokens(`, ${joint}`), rest))
  },
}

/** "Perhaps. But it rains." → "Perhaps, but it rains." */
export const joinPerhaps: Rule = {
  name: 'perhaps',
  safe: false,
  apply: (parts, at, { text }) => {
    const [one, two] = [parts[at], parts[at + 1]]
    if (text.kind === 'story' || !one || !two || two.fixed || two.tokens[0]?.lower !== 'but') return undefined
    if (
      !/^(?:perhaps|maybe|possibly|probably|true|fair enough|not always|not quite) \. $/.test(
        lineOf(one.tokens).text,
      )
    )
      return undefined
    return changeOf(2, sentence(body(one.tokens), ',', small(two.tokens)))
  },
}

const SUBJECT = /^(?:i|we|you|he|she|it|they)$/
const LONGEST_DEED = 10
const LONGEST_OF_TWO = 7
/** The shorter of two may have so many words, for it to be the beat that joining takes away. */
const SHORTER_OF_TWO = 4
const LONGEST_ORDER = 5
const LONGEST_STATEMENT = 6
const LONGEST_ROW = 4

/** Whether a sentence is short and says one thing without a sign, a list, a denial or a second clause. */
function isPlain(part: Part | undefined, longest: number): part is Part {
  if (!part || part.fixed || !endsPlainly(part.tokens) || wordCount(part.tokens) > longest) return false
  return body(part.tokens).every(
    ({ text, lower, word, kept }, at) =>
      (word || kept) &&
      !/["“”*_]/.test(text) &&
      !DENIES.test(lower) &&
      (at === 0 ||
        !/^(?:and|or|but|because|if|when|while|so|that|which|who|as|than|also|just|still|then|too)$/.test(
          lower,
        )),
  )
}

/** How many sentences from `at` are plain, no more than a row may have. */
function rowOf(parts: readonly Part[], at: number, isOne: (part: Part | undefined) => boolean): Part[] {
  const row: Part[] = []
  // What is too long for a row has no end that is one.
  if (isOne(parts[at - 1])) return row
  for (const part of parts.slice(at)) {
    if (!isOne(part) || row.length > LONGEST_ROW) break
    row.push(part)
  }
  return row.length > LONGEST_ROW ? [] : row
}

/** "a", "b", "c" → "a, b and c". */
function listed(rows: readonly (readonly Token[])[], last: string): (string | readonly Token[])[] {
  return rows.flatMap((row, at) => (at === 0 ? [row] : [at === rows.length - 1 ? last : ',', row]))
}

/** Verbs whose past is their plain form. */
const BOTH = /^(?:put|cut|set|let|read|hit|cost|shut|quit|spread|split|hurt|bet|burst|cast|shed|upset)$/

/** The times that the verb behind a pronoun may be of; none where it is a helping verb, or could be no verb. */
function timesOf(tokens: readonly Token[]): readonly string[] {
  const verb = tokens[1]
  if (!verb || verb.kept || verb.tag !== 'VERB' || /ing$/.test(verb.lower)) return []
  if (BOTH.test(verb.lower)) return ['past', 'base']
  if (/ed$/.test(verb.lower) || isKnownPast(verb.lower)) return ['past']
  return [/[^s]s$/.test(verb.lower) ? 's' : 'base']
}

/** "I bought boxes. I labeled them. I stacked them." → "I bought boxes, labeled them and stacked them." */
export const joinDeeds: Rule = {
  name: 'row of deeds',
  safe: false,
  apply: (parts, at, { text }) => {
    const first = parts[at]?.tokens ?? []
    const [subject] = first
    const [time] = timesOf(first)
    if (text.kind === 'story' || !subject || !SUBJECT.test(subject.lower) || !time) return undefined
    const row = rowOf(
      parts,
      at,
      (part) =>
        isPlain(part, LONGEST_DEED) &&
        part.tokens[0]?.lower === subject.lower &&
        timesOf(part.tokens).includes(time),
    )
    // One more of the same subject that is no part of the row would stand alone behind it.
    const counts = row.map(({ tokens }) => wordCount(tokens))
    const isShort = Math.max(...counts) <= LONGEST_OF_TWO && Math.min(...counts) <= SHORTER_OF_TWO
    if (row.length < 2 || (row.length === 2 && !isShort)) return undefined
    if (
      parts[at + row.length]?.tokens[0]?.lower === subject.lower ||
      parts[at - 1]?.tokens[0]?.lower === subject.lower
    )
      return undefined
    // "We know it's tight. We know it's late.": the same deed again is no row of deeds.
    if (new Set(row.map(({ tokens }) => tokens[1]?.lower)).size < row.length) return undefined
    const deeds = row.map(({ tokens }) => body(tokens).slice(1))
    return changeOf(row.length, sentence([subject], ...listed(deeds, 'and'), '.'))
  },
}

/** "Sharpen the hoe": a word and its object, and no other verb. What the capital hides, the row of them tells. */
function isOrder([first, ...rest]: readonly Token[]): boolean {
  const [next] = rest
  if (!first?.word || first.kept || /(?:ing|[^e]ed|[^s]s)$|^let$/.test(first.lower)) return false
  return (
    /^(?:VERB|NOUN|PROPN)$/.test(first.tag ?? '') &&
    (next?.tag === 'DET' ||
      /^(?:everything|them|it|your|my|our)$/.test(next?.lower ?? '') ||
      // "Wait 24 hours", "Try things": a known verb needs no article to tell it from a noun.
      (isKnownBase(first.lower) && /^(?:NUM|NOUN|ADJ|ADV)$/.test(next?.tag ?? ''))) &&
    !hasFiniteVerb(rest)
  )
}

/** "Feed the soil. Mend the fence. Sharpen your tools." → "Feed the soil, mend the fence and sharpen your tools." */
export const joinOrders: Rule = {
  name: 'row of orders',
  safe: false,
  apply: (parts, at, { text, isItem }) => {
    if (text.kind === 'story' || isItem) return undefined
    const row = rowOf(parts, at, (part) => isPlain(part, LONGEST_ORDER) && isOrder(part.tokens))
    if (row.length < 3) return undefined
    const orders = row.map(({ tokens }) => small(body(tokens)))
    return changeOf(row.length, sentence(...listed(orders, 'and'), '.'))
  },
}

const ANYONE = /^(?:(?:some|every)(?:one|body|thing)|nobody)$/

/** Whether a sentence is a statement with a subject of its own, and no pronoun that speaks of another. */
function isStatement({ tokens }: Part): boolean {
  const first = tokens[0]?.lower ?? ''
  if (/^(?:it|that|this|they|these|those|there|here|now)$|'/.test(first) || wordCount(tokens) < 2)
    return false
  return startsClause(tokens, 0) || leadingSubject(tokens, true)?.start === 0 || ANYONE.test(first)
}

/** The verb of a statement that begins with a noun: "Malls expect a purchase". */
function verbOf(part: Part | undefined): string | undefined {
  if (!part || part.fixed) return undefined
  // "Everyone talks about it. Nobody does it."
  const [first, next] = part.tokens
  if (ANYONE.test(first?.lower ?? '') && next?.word && /[^s]s$|ed$/.test(next.lower)) return next.lower
  const subject = leadingSubject(part.tokens, true)
  if (!subject || subject.isPronoun || subject.start > 0) return undefined
  const verb = part.tokens[subject.verb]?.lower
  return verb && !/^(?:is|are|was|were|has|have|had|can|will|may|do|does|did|could|would)$/.test(verb)
    ? verb
    : undefined
}

/** "A door slams. A child cries. Somebody laughs." → "A door slams, a child cries, and somebody laughs." */
export const joinStatements: Rule = {
  name: 'row of statements',
  safe: false,
  apply: (parts, at, { text }) => {
    if (text.kind === 'story') return undefined
    const twins = twinsOf(parts, at)
    const row =
      twins.length > 1
        ? twins
        : rowOf(parts, at, (part) => isPlain(part, LONGEST_STATEMENT) && isStatement(part))
    const times = new Set(row.map(({ tokens }) => tenseOf(tokens)))
    if (twins.length < 2 && (row.length < 3 || times.size > 1)) return undefined
    const whole = row.map(({ tokens }) => inner(body(tokens))).filter((one) => one !== undefined)
    if (whole.length < row.length) return undefined
    // "Malls expect a purchase. Libraries expect nothing."
    const turns =
      row.slice(0, -1).every(({ tokens }) => !isDenied(tokens)) && isDenied(row.at(-1)?.tokens ?? [])
    return changeOf(row.length, sentence(...listed(whole, turns ? ', but' : ', and'), '.'))
  },
}

const LONGEST_TWIN = 8
const LONGEST_OF_TWINS = 12

/** Short statements in a row with the same verb: "Cafés expect an order. Malls expect a purchase." */
function twinsOf(parts: readonly Part[], at: number): Part[] {
  const verb = verbOf(parts[at])
  if (!verb || verbOf(parts[at - 1]) === verb) return []
  const row: Part[] = []
  for (const part of parts.slice(at)) {
    if (verbOf(part) !== verb || !isStatement(part)) break
    row.push(part)
  }
  const isShort = row.every((part, place) => {
    const last = place === row.length - 1
    const tokens = last ? body(part.tokens).filter(({ lower }) => !DENIES.test(lower)) : undefined
    const said = tokens ? [...tokens, ...part.tokens.slice(-1)] : part.tokens
    return isPlain(
      { ...part, tokens: said.filter(({ lower }) => lower !== 'still') },
      last ? LONGEST_OF_TWINS : LONGEST_TWIN,
    )
  })
  return row.length <= LONGEST_ROW && isShort ? row : []
}

const IS_THAT =
  /^(?:that|this)(?:'s| is| was) ((?:an? |one |about |roughly |almost |nearly |more than |up from |down from )?[^,;:.?!"“”—–]{1,60}) \. $/d
const OPENS_THING = /^(?:an?|one|about|roughly|almost|nearly|more|up|down)$/
const NO_THING =
  /^(?:thing|point|reason|way|case|one|lot|part|question|problem|deal|start|beginning|lie|fact)$/

/** "We cannot receive the shipment. That's 40 pallets." → "We cannot receive the shipment, which is 40 pallets." */
export const joinWhich: Rule = {
  name: 'which is',
  safe: false,
  apply: (parts, at, scene) => {
    const [host, next] = [parts[at], parts[at + 1]]
    if (scene.text.kind === 'story' || !isHost(host) || !next || next.fixed || !mayUse('which', scene))
      return undefined
    const found = find(lineOf(next.tokens), IS_THAT)
    const said = found?.part(1) ?? []
    if (!found || wordCount(next.tokens) > LONGEST_TURN || hasFiniteVerb(said)) return undefined
    const last = said.at(-1)
    if (!last || (!OPENS_THING.test(said[0]?.lower ?? '') && !said[0]?.kept)) return undefined
    if (NO_THING.test(last.lower) || (last.tag !== 'NOUN' && !last.kept) || isDenied(host.tokens))
      return undefined
    if (host.tokens.some(({ text, lower }) => text === ',' || lower === 'which')) return undefined
    const ends = body(host.tokens).at(-1)
    if (!ends || !(ends.kept || /^(?:NOUN|PROPN|NUM)$/.test(ends.tag ?? ''))) return undefined
    const verb = next.tokens.some(({ lower }) => lower === 'was') ? 'was' : 'is'
    return changeOf(2, sentence(body(host.tokens), `, which ${verb}`, said, '.'), 'which')
  },
}

const LONGEST_PIECE = 4

/** "Short. Honest. Done." → "Short, honest and done."; "The surprise trip. The perfect speech." → one of both. */
export const joinPieces: Rule = {
  name: 'row of fragments',
  safe: false,
  apply: (parts, at, { text }) => {
    if (text.kind === 'story') return undefined
    const isPiece = (part: Part | undefined) => {
      if (!isPlain(part, LONGEST_PIECE)) return false
      const said = body(part.tokens)
      return (
        isFragment(said) &&
        said.every(({ kept }) => !kept) &&
        mayBeSmall(said) &&
        !NO_PIECE.test(said[0]?.lower ?? '')
      )
    }
    const row = rowOf(parts, at, isPiece)
    const kinds = row.map(({ tokens }) => kindOfPhrase(body(tokens)))
    const [kind] = kinds
    if (row.length < 2 || isPiece(parts[at - 1]) || (kind !== 'noun' && kind !== 'adjective'))
      return undefined
    if (kinds.some((one) => one !== kind)) return undefined
    // Two words alone may be an answer and its stress.
    if (row.length === 2 && (kind === 'adjective' || row.some(({ tokens }) => wordCount(tokens) < 2)))
      return undefined
    return changeOf(
      row.length,
      sentence(
        ...listed(
          row.map(({ tokens }) => small(body(tokens))),
          'and',
        ),
        '.',
      ),
    )
  },
}

const NO_PIECE =
  /^(?:yes|no|not|never|nothing|none|maybe|perhaps|just|only|really|okay|ok|sure|right|thanks|step|day|part|and|but|or|so|then|because|hello|hi|good|welcome|finally|first|second|third)$/

/** "No one took part. No one called back. No one wrote." → "No one took part, called back or wrote." */
export const joinNobody: Rule = {
  name: 'nobody',
  safe: false,
  apply: (parts, at, { text }) => {
    if (text.kind === 'story') return undefined
    const row = rowOf(parts, at, (part) => {
      if (!part || !/^(?:no one|nobody) /.test(lineOf(part.tokens).text)) return false
      const rest = withoutNobody(part.tokens)
      return (
        isPlain({ ...part, tokens: rest }, LONGEST_DEED) &&
        (isKnownPast(rest[0]?.lower ?? '') || /ed$/.test(rest[0]?.lower ?? ''))
      )
    })
    const [first] = row
    if (!first || row.length < 2) return undefined
    const deeds = row.map(({ tokens }) => body(withoutNobody(tokens)))
    const opening = first.tokens.slice(0, first.tokens.length - withoutNobody(first.tokens).length)
    return changeOf(row.length, sentence(opening, ...listed(deeds, 'or'), '.'))
  },
}

const withoutNobody = (tokens: readonly Token[]) => tokens.slice(tokens[0]?.lower === 'nobody' ? 1 : 2)

/** "The machine is faster. The machine is cheaper." → "The machine is faster and cheaper." */
export const joinSameSubject: Rule = {
  name: 'same subject',
  safe: false,
  apply: (parts, at, { text }) => {
    const [one, two] = [parts[at], parts[at + 1]]
    if (text.kind === 'story' || !isPlain(one, LONGEST_TWIN) || !isPlain(two, LONGEST_TWIN)) return undefined
    const [first, second] = [body(one.tokens), body(two.tokens)]
    const verb = first.findIndex(({ lower }) => /^(?:is|are|was|were)$/.test(lower))
    if (verb < 2 || !first.slice(0, verb + 1).every(({ lower }, place) => lower === second[place]?.lower))
      return undefined
    const [a, b] = [first.slice(verb + 1), second.slice(verb + 1)]
    return kindOfPhrase(a) === 'adjective' && kindOfPhrase(b) === 'adjective'
      ? changeOf(2, sentence(first, 'and', b, '.'))
      : undefined
  },
}
