import { isKnownBase, wordCount } from '../clauses.ts'
import { inflect } from '../inflect.ts'
import { areAlike, isPlainList, isPlainPhrase, kindOfPhrase } from './complements.ts'
import { body, endsPlainly, find, lineOf, mayBeSmall, sentence, small } from './line.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import type { Change, Rule, Scene, Wording } from './scene.ts'
import { mayUse, note } from './scene.ts'

/** A denial: "The delay wasn't (just) a planning failure": its subject, its verb as it would assert it, and what is denied. */
type Denial = {
  subject: Token[]
  kind: 'be' | 'do'
  /** "was", "does": the positive form. */
  verb: string
  /** "wasn't", "was not", as they stand. */
  denied: Token[]
  isOnly: boolean
  rest: Token[]
}

const POSITIVE = new Map(
  ["isn't is", "aren't are", "wasn't was", "weren't were", "doesn't does", "don't do", "didn't did"].map(
    (pair) => {
      const [denied = '', verb = ''] = pair.split(' ')
      return [denied, verb] as const
    },
  ),
)
const LIMIT = /^(?:just|only|merely|simply)$/
const LEANS =
  /^(?:if|when|because|although|though|while|since|unless|that|which|who|whether|why|what|how|where|as|once|before|after|until)$/
const LONGEST_SUBJECT = 7

/** Reads a denial off the front of a sentence; undefined when it is none, or one of another kind. */
function readDenial(tokens: readonly Token[]): Denial | undefined {
  const at = tokens.slice(0, LONGEST_SUBJECT + 1).findIndex(({ lower, kept }, place) => {
    if (kept) return false
    const next = tokens[place + 1]?.lower
    return (
      POSITIVE.has(lower) ||
      (next === 'not' && /^(?:is|are|was|were|am|do|does|did)$|'(?:s|re|m)$/.test(lower))
    )
  })
  const word = tokens[at]
  if (!word) return undefined
  const isShort = /'(?:s|re|m)$/.test(word.lower)
  const subject: Token[] = isShort
    ? [{ ...word, text: word.text.replace(/['’].*$/, ''), lower: word.lower.replace(/'.*$/, '') }]
    : tokens.slice(0, at)
  if (isShort && (at !== 0 || !/^(?:it|that|this|they|he|she|you|we|i|there)'/.test(word.lower)))
    return undefined
  const verb = isShort
    ? (new Map([
        ['s', 'is'],
        ['re', 'are'],
        ['m', 'am'],
      ]).get(word.lower.replace(/^.*'/, '')) ?? '')
    : (POSITIVE.get(word.lower) ?? word.lower)
  const end = POSITIVE.has(word.lower) ? at + 1 : at + 2
  if (
    subject.some(
      ({ text, lower, tag }, place) =>
        /^[,;:()—–]$/.test(text) ||
        (LEANS.test(lower) && !(lower === 'that' && subject.length === 1)) ||
        (tag === 'AUX' && place > 0),
    )
  )
    return undefined
  if (
    subject[0]?.lower === 'there' ||
    subject.some(({ lower }) => /^(?:no|nobody|nothing|none|not)$/.test(lower))
  )
    return undefined
  const isOnly = LIMIT.test(tokens[end]?.lower ?? '')
  const rest = tokens.slice(isOnly ? end + 1 : end)
  // "not yet", "not always": what is denied is how often.
  if (
    /^(?:yet|always|even|quite|all|every|so|too|really|about to|going|that|necessarily|enough|sure|able|supposed|allowed)$/.test(
      rest[0]?.lower ?? '',
    )
  )
    return undefined
  return {
    subject,
    kind: /^(?:do|does|did)$/.test(verb) ? 'do' : 'be',
    verb,
    denied: isShort ? freshTokens(`${verb} not`) : tokens.slice(at, end),
    isOnly,
    rest: body(rest),
  }
}

/** What the sentence behind a denial says instead. `opening` is its subject with its verb, `rest` what follows. */
type Assertion = { opening: Token[]; verb: Token; isBe: boolean; rest: Token[] }

const PLURAL = /^(?:are|were|do)$/

/** Reads the assertion that takes the place of a denial, of the same subject; undefined when it speaks of something else. */
function readAssertion(tokens: readonly Token[], denial: Denial): Assertion | undefined {
  const [first, second] = tokens
  if (!first || first.kept) return undefined
  const name = denial.subject.map(({ lower }) => lower).join(' ')
  const isPronoun =
    denial.subject.length === 1 && /^(?:it|that|this|they|he|she|you|we|i|these|those)$/.test(name)
  const short = /^(.*)'(s|re|m)$/.exec(first.lower)
  const opens = short?.[1] ?? first.lower
  const plural = PLURAL.test(denial.verb)
  const fits = isPronoun
    ? opens === name ||
      (opens === 'it' && /^(?:that|this)$/.test(name)) ||
      (opens === 'that' && name === 'it')
    : opens === (plural ? 'they' : 'it') || (/^(?:that|this)$/.test(opens) && !plural)
  if (!fits) {
    // The subject in full once more.
    const { length } = denial.subject
    const again = length > 1 && denial.subject.every(({ lower }, at) => tokens[at]?.lower === lower)
    const verb = tokens[length]
    if (!again || !verb?.word || verb.kept) return undefined
    return {
      opening: tokens.slice(0, length + 1),
      verb,
      isBe: /^(?:is|are|was|were|am)$/.test(verb.lower),
      rest: body(tokens.slice(length + 1)),
    }
  }
  if (short) {
    // "It's been": that is another "is".
    if (second?.tag === 'VERB' && /(?:ed|en)$/.test(second.lower)) return undefined
    return { opening: [first], verb: first, isBe: true, rest: body(tokens.slice(1)) }
  }
  if (!second?.word || second.kept || !/^(?:VERB|AUX)$/.test(second.tag ?? '')) return undefined
  const isBe = /^(?:is|are|was|were|am)$/.test(second.lower)
  if (!isBe && (second.tag === 'AUX' || /ing$/.test(second.lower))) return undefined
  return { opening: tokens.slice(0, 2), verb: second, isBe, rest: body(tokens.slice(2)) }
}

const isPast = (word: string) => /^(?:was|were|did)$/.test(word)

/** Whether the denial and what is said instead are of one time. */
function isOneTime(denial: Denial, { verb, isBe }: Assertion): boolean {
  if (isBe) {
    const past = /^(?:was|were)$/.test(verb.lower)
    return past === isPast(denial.verb)
  }
  const looksPast = /ed$/.test(verb.lower) || (!/s$/.test(verb.lower) && isPast(denial.verb))
  return looksPast === isPast(denial.verb)
}

/** The longest that either half may be, in words. */
const LONGEST = 9
const LONGEST_OF_LESS = 16

type Said = { tokens: Token[]; wording?: Wording }

/** One sentence for a denial and its assertion; undefined when they stay two. `first` and `second` end in a stop. */
function asOne(first: readonly Token[], second: readonly Token[], scene: Scene): Said | undefined {
  const [joint, ...rest] = first
  if (!joint || joint.kept || !/^(?:and|but|so|yet)$/.test(joint.lower))
    return contrastOf(first, second, scene)
  const said = contrastOf(rest, second, scene)
  return said && mayBeSmall(said.tokens)
    ? { ...said, tokens: sentence([joint], small(said.tokens)) }
    : undefined
}

function contrastOf(first: readonly Token[], second: readonly Token[], scene: Scene): Said | undefined {
  const denial = readDenial(first)
  const assertion = denial && readAssertion(second, denial)
  if (!denial || !assertion || denial.rest.length === 0 || assertion.rest.length === 0) return undefined
  if (!isOneTime(denial, assertion) || denial.rest.some(({ kept }) => kept)) return undefined
  if (assertion.rest.some(({ lower }) => /^(?:not|never|no)$|n't$/.test(lower))) return undefined
  const stop = second.at(-1)?.text === '!' ? '!' : '.'
  if (denial.kind === 'be')
    return assertion.isBe ? contrastOfBeing(denial, assertion, stop, scene) : widened(denial, assertion, stop)
  if (assertion.isBe) return undefined
  return contrastOfDoing(denial, assertion, stop, scene)
}

function contrastOfBeing(denial: Denial, assertion: Assertion, stop: string, scene: Scene): Said | undefined {
  const { subject, verb, rest: was } = denial
  const { rest: is } = assertion
  if (!areAlike(was, is)) return undefined
  const kind = kindOfPhrase(was)
  const isName =
    subject.length > 1 || !/^(?:it|that|this|they|he|she|you|we|i|these|those)$/.test(subject[0]?.lower ?? '')
  const opening = isName ? [...subject, ...freshTokens(verb)] : assertion.opening
  if (denial.isOnly) {
    if (!isPlainPhrase(was, LONGEST) || !isPlainPhrase(is, LONGEST_OF_LESS)) return undefined
    const many = was.some(({ lower }) => lower === 'and')
    const wording = many ? 'as well as' : undefined
    if (wording && !mayUse(wording, scene)) return undefined
    return wording
      ? { tokens: sentence(opening, is, 'as well as', was, stop), wording }
      : { tokens: sentence(opening, was, 'and', is, stop) }
  }
  const isClause = kind === 'question'
  const short = isClause
    ? wordCount(was) <= LONGEST && wordCount(is) <= LONGEST && isBare(was) && isBare(is)
    : isPlainPhrase(was, LONGEST) && isPlainPhrase(is, LONGEST)
  const long = isClause
    ? wordCount(was) <= LONGEST + 3 && isBare(was) && wordCount(is) <= LONGEST_OF_LESS
    : isPlainPhrase(was, LONGEST) &&
      wordCount(is) <= LONGEST_OF_LESS &&
      !is.some(({ text }) => /^[;:—–()]$/.test(text))
  if ((short || (isPlainPhrase(was, 4) && isPlainList(is, LONGEST + 3))) && mayUse('rather than', scene))
    return { tokens: sentence(opening, is, 'rather than', was, stop), wording: 'rather than' }
  if (long && mayUse('not so much', scene) && isName)
    return {
      tokens: sentence(subject, denial.denied, 'so much', was, 'as', is, stop),
      wording: 'not so much',
    }
  if (
    long &&
    mayUse('less than', scene) &&
    kind === kindOfPhrase(is) &&
    /^(?:noun|preposition|question)$/.test(kind ?? '')
  )
    return { tokens: sentence(opening, 'less', was, 'than', is, stop), wording: 'less than' }
  if (short && mayUse('and not', scene) && kind !== 'question')
    return { tokens: sentence(opening, is, 'and not', was, stop), wording: 'and not' }
  return undefined
}

/** No sign and no second clause within. */
function isBare(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ text, lower }) => !/^[,;:()"“”—–?!]$/.test(text) && !/^(?:not|never|no|because|but)$|n't$/.test(lower),
  )
}

/** "The garden isn't just a hobby. It feeds the street." → "The garden is a hobby and feeds the street." */
function widened(denial: Denial, { verb, rest }: Assertion, stop: string): Said | undefined {
  if (!denial.isOnly || !isPlainPhrase(denial.rest, LONGEST) || wordCount(rest) > LONGEST_OF_LESS)
    return undefined
  return {
    tokens: sentence(denial.subject, freshTokens(denial.verb), denial.rest, 'and', [verb], rest, stop),
  }
}

function contrastOfDoing(denial: Denial, assertion: Assertion, stop: string, scene: Scene): Said | undefined {
  const [head, ...object] = denial.rest
  if (!head?.word || !(head.tag === 'VERB' || isKnownBase(head.lower))) return undefined
  const form = denial.verb === 'did' ? 'past' : denial.verb === 'does' ? 's' : 'base'
  const { subject } = denial
  if (denial.isOnly) {
    if (!isPlainPhrase(denial.rest, LONGEST + 2) || wordCount(assertion.rest) > LONGEST_OF_LESS)
      return undefined
    return {
      tokens: sentence(
        subject,
        inflect(head.lower, form),
        object,
        'and',
        [assertion.verb],
        assertion.rest,
        stop,
      ),
    }
  }
  if (
    !isPlainPhrase(denial.rest, LONGEST) ||
    !(isPlainPhrase(assertion.rest, LONGEST + 1) || isPlainList(assertion.rest, LONGEST + 3))
  )
    return undefined
  // "They hate starting": what is felt about one deed is not felt instead of another.
  if (/ing$/.test(object[0]?.lower ?? '') || /ing$/.test(assertion.rest[0]?.lower ?? '')) return undefined
  if (assertion.verb.lower === inflect(head.lower, form)) {
    if (object.length === 0 || !areAlike(object, assertion.rest) || !mayUse('rather than', scene))
      return undefined
    return {
      tokens: sentence(subject, [assertion.verb], assertion.rest, 'rather than', object, stop),
      wording: 'rather than',
    }
  }
  if (
    !mayUse('instead of', scene) ||
    /^(?:want|need|know|have|like|believe|think|mean|seem|care|matter|exist|belong)$/.test(head.lower)
  )
    return undefined
  return {
    tokens: sentence(
      subject,
      [assertion.verb],
      assertion.rest,
      'instead of',
      inflect(head.lower, 'ing'),
      object,
      stop,
    ),
    wording: 'instead of',
  }
}

function changeOf(count: number, said: Said | undefined, scene: Scene): Change | undefined {
  if (!said) return undefined
  const { tokens, wording } = said
  return { count, sentences: [tokens], ...(wording && { used: () => note(wording, scene) }) }
}

/** "The delay wasn't a planning failure. It was a listening failure." → "The delay was a listening failure rather than …" */
export const joinPair: Rule = {
  name: 'contrast pair',
  safe: false,
  apply: (parts, at, scene) => {
    const [first, second] = [parts[at], parts[at + 1]]
    // A story turns by such pairs.
    if (scene.text.kind === 'story') return undefined
    if (
      !first ||
      !second ||
      second.fixed ||
      !endsPlainly(first.tokens) ||
      !/^[.!]$/.test(second.tokens.at(-1)?.text ?? '')
    )
      return undefined
    return changeOf(2, asOne(first.tokens, second.tokens, scene), scene)
  },
}

/** The same where a dash, a semicolon or a comma stands between the halves. */
export const joinPairWithin: Rule = {
  name: 'contrast within a sentence',
  safe: false,
  apply: (parts, at, scene) => {
    const tokens = parts[at]?.tokens ?? []
    if (!endsPlainly(tokens)) return undefined
    const places = tokens.flatMap(({ text, kept }, place) =>
      !kept && /^(?:[—–;,:])$/.test(text) ? [place] : [],
    )
    for (const place of places) {
      const [first, second] = [[...tokens.slice(0, place), ...freshTokens('.')], tokens.slice(place + 1)]
      const said = asOne(first, second, scene)
      if (said) return changeOf(1, said, scene)
    }
    return undefined
  },
}

/** "He came. Not because he had to. Because he wanted to." → "He came because he wanted to rather than because he had to." */
export const joinReasons: Rule = {
  name: 'not because',
  safe: false,
  apply: (parts, at, scene) => {
    const [before, denied, said] = [parts[at], parts[at + 1], parts[at + 2]]
    if (
      !before ||
      !denied ||
      !said ||
      !endsPlainly(before.tokens) ||
      !endsPlainly(denied.tokens) ||
      !endsPlainly(said.tokens)
    )
      return undefined
    const not = find(lineOf(denied.tokens), /^not because /d)
    const because = find(lineOf(said.tokens), /^(?:but )?because /d)
    if (!not || !because || !mayUse('rather than', scene)) return undefined
    const [one, two] = [body(denied.tokens.slice(not.end)), body(said.tokens.slice(because.end))]
    if (
      !isBare(one) ||
      !isBare(two) ||
      wordCount(one) > 10 ||
      wordCount(two) > 12 ||
      wordCount(before.tokens) > 22
    )
      return undefined
    if (before.tokens.some(({ lower }) => /^(?:because|not)$|n't$/.test(lower))) return undefined
    return changeOf(
      3,
      {
        tokens: sentence(body(before.tokens), 'because', two, 'rather than because', one, '.'),
        wording: 'rather than',
      },
      scene,
    )
  },
}

/** "Grief is not a line but a tide." → "Grief is a tide rather than a line." */
export const turnNotBut: Rule = {
  name: 'not … but',
  safe: false,
  apply: (parts, at, scene) => {
    const tokens = parts[at]?.tokens ?? []
    const not = tokens.findIndex(
      ({ lower, kept }, place) =>
        !kept && place > 0 && (lower === 'not' || (POSITIVE.has(lower) && !/^do/.test(lower))),
    )
    if (not < 1) return undefined
    const word = tokens[not]
    const but = tokens.findIndex(
      ({ lower, kept }, place) => !kept && place > not + 1 && place < not + 12 && lower === 'but',
    )
    if (but < 0 || !word) return undefined
    const limit = LIMIT.test(tokens[not + 1]?.lower ?? '')
    const start = not + (limit ? 2 : 1)
    const comma = tokens[but - 1]?.text === ','
    const one = tokens.slice(start, comma ? but - 1 : but)
    let from = but + 1
    while (/^(?:also|rather|instead)$/.test(tokens[from]?.lower ?? '')) from++
    const length = tokens.slice(from).findIndex(({ text, kept }) => !kept && /^[,;:.!?—–]$/.test(text))
    const two = tokens.slice(from, length < 0 ? undefined : from + length)
    const rest = length < 0 ? [] : tokens.slice(from + length)
    if (!isPlainPhrase(one, LONGEST) || !isPlainPhrase(two, LONGEST + 3) || !areAlike(one, two))
      return undefined
    const before = tokens[not - 1]
    const verb = word.lower === 'not' ? undefined : POSITIVE.get(word.lower)
    const isAfterBe =
      verb !== undefined || /^(?:is|are|was|were|be|been|am)$|'(?:s|re|m)$/.test(before?.lower ?? '')
    const isAfterPreposition = kindOfPhrase(one) === 'preposition' && one[0]?.lower === two[0]?.lower
    if (!isAfterBe && !isAfterPreposition && !limit) return undefined
    // "not only stable but also fast, light and cheap": what stands behind the comma is part of the list.
    if (rest.length > 1 || !/^[.!?]$/.test(rest[0]?.text ?? '')) return undefined
    const head = tokens.slice(0, not)
    const opening = verb ? [...head, ...freshTokens(verb)] : head
    if (limit) {
      const many = one.some(({ lower }) => lower === 'and')
      // A verb in both halves needs no more than "and"; a list within one of them needs another word.
      if (many && !mayUse('as well as', scene)) return undefined
      return many
        ? changeOf(
            1,
            { tokens: sentence(opening, two, 'as well as', one, rest), wording: 'as well as' },
            scene,
          )
        : changeOf(1, { tokens: sentence(opening, one, 'and', two, rest) }, scene)
    }
    if (rest.length > 1 || one.some(({ kept }) => kept)) return undefined
    if (mayUse('rather than', scene))
      return changeOf(
        1,
        { tokens: sentence(opening, two, 'rather than', one, rest), wording: 'rather than' },
        scene,
      )
    if (mayUse('less than', scene) && /^(?:noun|preposition)$/.test(kindOfPhrase(one) ?? '') && isAfterBe)
      return changeOf(
        1,
        { tokens: sentence(opening, 'less', one, 'than', two, rest), wording: 'less than' },
        scene,
      )
    return undefined
  },
}

/** Whether a sentence and the one behind it are the halves of a contrast. */
export function isPair(first: readonly Token[], second: readonly Token[]): boolean {
  const denial = readDenial(first)
  return denial !== undefined && mayBeSmall(second) && readAssertion(small(second), denial) !== undefined
}
