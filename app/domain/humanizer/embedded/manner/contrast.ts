import { hasFiniteVerb, isKnownBase, wordCount } from '../clauses.ts'
import { inflect } from '../inflect.ts'
import { areAlike, isPlainList, isPlainPhrase, kindOfPhrase } from './complements.ts'
import { body, endsPlainly, find, lineOf, mayBeSmall, sentence, small } from './line.ts'
import { freshTokens } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { changeOf, mayUse, type Change, type Rule, type Scene, type Wording } from './scene.ts'

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
const LONGEST_SUBJECT = 10

/** Reads a denial off the front of a sentence; undefined when it is none, or one of another kind. */
function readDenial(tokens: readonly Token[]): Denial | undefined {
  const at = tokens.slice(0, LONGEST_SUBJECT + 1).findIndex(({ lower, kept }, place) => {
    if (kept) return false
    const next = tokens[place + 1]?.lower
    return (
      POSITIVE.has(lower) ||
      (next === 'not' && /^(?:is|are|was|were|am|do|does|did)$|'(?:s|re|m)$/.test(lower)) ||
      (next === 'never' && /^(?:is|are|was|were)$/.test(lower))
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
  const isLimited = LIMIT.test(tokens[end]?.lower ?? '')
  const after = body(tokens.slice(isLimited ? end + 1 : end))
  // "isn't built on walls alone": so is what limits what is denied.
  const isAlone = after.length > 2 && after.at(-1)?.lower === 'alone'
  const isOnly = isLimited || isAlone
  const rest = isAlone ? after.slice(0, -1) : after
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
    rest: withoutAll(rest),
  }
}

/** "about decisions at all": what stresses a denial goes with it. */
function withoutAll(tokens: readonly Token[]): Token[] {
  const isStressed = tokens.length > 2 && tokens.at(-1)?.lower === 'all' && tokens.at(-2)?.lower === 'at'
  return isStressed ? tokens.slice(0, -2) : [...tokens]
}

/** What the sentence behind a denial says instead. `opening` is its subject with its verb, `rest` what follows. */
type Assertion = { opening: Token[]; verb: Token; isBe: boolean; rest: Token[] }

const PLURAL = /^(?:are|were|do)$/

const isOnePerson = (subject: readonly Token[]) =>
  subject.length === 1 && subject[0]?.kept === true && /^\p{Lu}/u.test(subject[0].text)

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
    : isOnePerson(denial.subject) && /^(?:he|she)$/.test(opens)
      ? !plural
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
    if (second?.tag === 'VERB' && /(?:ed|en)$/.test(second.lower) && second.lower !== denial.rest[0]?.lower)
      return undefined
    return { opening: [first], verb: first, isBe: true, rest: body(tokens.slice(1)) }
  }
  if (!second?.word || second.kept || !/^(?:VERB|AUX)$/.test(second.tag ?? '')) return undefined
  const isBe = /^(?:is|are|was|were|am)$/.test(second.lower)
  const hasThing = /^(?:has|have|had)$/.test(second.lower) && denial.rest[0]?.lower === 'have'
  if (!isBe && !hasThing && (second.tag === 'AUX' || /ing$/.test(second.lower))) return undefined
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
  return within([joint], contrastOf(rest, second, scene) ?? behindOpening(rest, second, scene))
}

/** "She says that it isn't a delay, it's a plan.", "For a child, this isn't a game; it's work.": the same behind what comes first. */
function behindOpening(first: readonly Token[], second: readonly Token[], scene: Scene): Said | undefined {
  const that = first.findLastIndex(({ lower, kept }) => !kept && lower === 'that') + 1
  const said =
    that > 1 ? within(first.slice(0, that), contrastOf(first.slice(that), second, scene)) : undefined
  const comma = first.findIndex(({ text, kept }) => !kept && text === ',') + 1
  if (said || comma < 2 || !isOpening(first.slice(0, comma - 1))) return said
  return within(first.slice(0, comma), contrastOf(first.slice(comma), second, scene))
}

/** A phrase or a word in front of a statement: no statement, no list of its own. */
function isOpening(tokens: readonly Token[]): boolean {
  const [first] = tokens
  return (
    (first?.tag === 'ADP' ||
      first?.tag === 'ADV' ||
      /^(?:for|in|at|to|here|today|now|sometimes|often|if|when|whatever|whenever|after|before|as)$/.test(
        first?.lower ?? '',
      )) &&
    wordCount(tokens) < 12 &&
    !tokens.some(({ text }) => /^[;:()"“”—–?!]$/.test(text))
  )
}

/** The same behind words that it hangs on. */
function within(head: readonly Token[], said: Said | undefined): Said | undefined {
  return said && mayBeSmall(said.tokens) ? { ...said, tokens: sentence(head, small(said.tokens)) } : undefined
}

function contrastOf(first: readonly Token[], second: readonly Token[], scene: Scene): Said | undefined {
  const denial = readDenial(first)
  const also = denial?.isOnly === true && second[1]?.lower === 'also'
  const assertion = denial && readAssertion(also ? second.toSpliced(1, 1) : second, denial)
  if (!denial || !assertion || denial.rest.length === 0 || assertion.rest.length === 0) return undefined
  if (!isOneTime(denial, assertion) || denial.rest.some(({ kept }) => kept)) return undefined
  if (assertion.rest.some(({ lower }) => /^(?:not|never|no)$|n't$/.test(lower))) return undefined
  const stop = second.at(-1)?.text === '!' ? '!' : '.'
  if (denial.kind === 'be') {
    if (assertion.isBe) return contrastOfBeing(denial, assertion, stop, scene)
    return denial.isOnly ? doneBesides(denial, assertion, stop, scene) : undefined
  }
  return assertion.isBe ? undefined : contrastOfDoing(denial, assertion, stop, scene)
}

/** "It's not just a filter: it fills the gap." → "Besides being a filter, it fills the gap." */
function doneBesides(
  { subject, rest, verb: be }: Denial,
  assertion: Assertion,
  stop: string,
  scene: Scene,
): Said | undefined {
  const { opening, rest: said } = assertion
  if (
    !mayUse('besides', scene) ||
    be === 'am' ||
    !/^(?:an?|the|one)$/.test(rest[0]?.lower ?? '') ||
    !isPlainPhrase(rest, LONGEST) ||
    wordCount(said) > LONGEST_OF_LESS
  )
    return undefined
  const name = subject.length > 1 ? [...subject, ...opening.slice(1)] : opening
  return mayBeSmall(name)
    ? { tokens: sentence('Besides being', rest, ',', small(name), said, stop), wording: 'besides' }
    : undefined
}

/** What is said instead, and what comes after it: behind a colon, a dash, or a comma with its conjunction. */
function parted(tokens: readonly Token[]): [said: Token[], tail: Token[]] {
  const at = tokens.findIndex(
    ({ text, kept }, place) =>
      !kept &&
      place > 0 &&
      (/^[:;—–]$/.test(text) ||
        (text === ',' && /^(?:because|so|and|but)$/.test(tokens[place + 1]?.lower ?? ''))),
  )
  // The last comma of a list is no end of what is said.
  const isList = tokens.slice(0, Math.max(0, at)).some(({ text }) => text === ',')
  return at < 0 || isList ? [[...tokens], []] : [tokens.slice(0, at), tokens.slice(at)]
}

const isArticle = (token: Token | undefined) => /^an?$/.test(token?.lower ?? '')

/**
 * What was denied and what is said instead, so that nothing is said twice: "a matter of health" and "comfort", "a generous
 * plant" and "a showy one".
 */
function halves(was: readonly Token[], is: readonly Token[]): { was: Token[]; is: Token[] } {
  let shared = 0
  while (shared < was.length - 1 && was[shared]?.lower === is[shared]?.lower) shared++
  const end = was
    .slice(0, shared)
    .findLastIndex(({ tag, lower }) => tag === 'ADP' || tag === 'VERB' || /^(?:to|about|of)$/.test(lower))
  const rest = was.slice(end + 1)
  const kind = kindOfPhrase(rest)
  if (end >= 0 && kind !== undefined && kind === kindOfPhrase(is.slice(end + 1)))
    return { was: rest, is: [...is] }
  // "a generous one": the noun moves to where it comes first.
  const [noun, one] = [was.at(-1), is.at(-1)]
  const isAgain = isArticle(was[0]) && isArticle(is[0]) && noun?.tag === 'NOUN' && one?.lower === 'one'
  return isAgain && was.length > 2 && one
    ? { was: [...was.slice(0, -1), one], is: [...is.slice(0, -1), noun] }
    : { was: [...was], is: [...is] }
}

/** Whether what is said instead speaks of what was denied, or leaves it hanging far behind. */
function keepsOrder(was: readonly Token[], is: readonly Token[]): boolean {
  if (is.some(({ lower }) => /^(?:its?|them|their|theirs)$/.test(lower))) return true
  return kindOfPhrase(was) === 'adjective' && wordCount(was) < 3 && wordCount(is) > 4
}

/** "It's not a promotion, it's the deal": what has its sense from what it speaks of, and is no end of a scale. */
const isSetPhrase = (was: readonly Token[], is: readonly Token[]) =>
  is.length === 2 && is[0]?.lower === 'the' && was[0]?.lower !== 'the'

const SMALL_WORD = /^(?:small|bad|minor|luxury|accident|coincidence|mistake|joke|bug)$/

function contrastOfBeing(denial: Denial, assertion: Assertion, stop: string, scene: Scene): Said | undefined {
  const { subject, verb, rest } = denial
  const [said, tail] = parted(assertion.rest)
  const isName =
    subject.length > 1 || !/^(?:it|that|this|they|he|she|you|we|i|these|those)$/.test(subject[0]?.lower ?? '')
  const opening = isName ? [...subject, ...freshTokens(verb)] : assertion.opening
  const given = denial.isOnly ? undefined : exchanged(rest, said)
  if (given)
    return mayUse('rather than', scene)
      ? {
          tokens: sentence(opening, given.is, 'rather than', given.was, tail, stop),
          wording: 'rather than',
        }
      : undefined
  if (!areAlike(rest, said) || isSetPhrase(rest, said)) return undefined
  // "better rather than the lesson I planned": a quality and a thing are no two ends of one thing.
  if (kindOfPhrase(rest) === 'noun' && kindOfPhrase(said) === 'adjective') return undefined
  // What follows a dash tells of the half that would move away from it.
  if (/^[—–]$/.test(tail[0]?.text ?? '')) return undefined
  // "It's not a small thing. It's the job": what only denies has nothing to be set against.
  if (
    isArticle(rest[0]) &&
    (said[0]?.lower === 'the' || /^(?:small|minor)$/.test(rest[1]?.lower ?? '')) &&
    rest.some(({ lower }) => SMALL_WORD.test(lower))
  )
    return undefined
  const kind = kindOfPhrase(rest)
  const { was, is } = halves(rest, said)
  if (denial.isOnly)
    return isPlainPhrase(was, LONGEST) && isPlainPhrase(is, LONGEST_OF_LESS)
      ? asMuch(sentence(opening), was, is, [...tail, ...freshTokens(stop)], scene)
      : undefined
  const isShort = isPlainPhrase(was, LONGEST) && isPlainPhrase(is, LONGEST)
  const isLong =
    isPlainPhrase(was, LONGEST) &&
    wordCount(is) <= LONGEST_OF_LESS &&
    !is.some(({ text }) => /^[;:—–()]$/.test(text))
  // "less willing rather than less sick": two comparisons are none of each other.
  if ([rest, said].every(([first]) => /^(?:less|more)$/.test(first?.lower ?? ''))) return undefined
  // "its clock rather than the cause of this change", "scared of being seen rather than lazy": the order has to stay.
  if (keepsOrder(rest, said)) {
    const isPlain = isPlainPhrase(rest, LONGEST) && isPlainPhrase(said, LONGEST_OF_LESS)
    return isPlain && mayUse('not so much', scene)
      ? {
          tokens: sentence(subject, denial.denied, 'so much', rest, 'as', said, tail, stop),
          wording: 'not so much',
        }
      : undefined
  }
  // "An opportunity to get things right rather than a setback" reads as if it were right rather than a setback.
  if (is.length > 4 && is.some(({ lower }, at) => lower === 'to' && at > 0)) return undefined
  if ((isShort || (isPlainPhrase(was, 4) && isPlainList(is, LONGEST + 3))) && mayUse('rather than', scene))
    return { tokens: sentence(opening, is, 'rather than', was, tail, stop), wording: 'rather than' }
  if (!isLong || scene.text.kind === 'answer') return undefined
  if (mayUse('not so much', scene) && isName)
    return {
      tokens: sentence(subject, denial.denied, 'so much', rest, 'as', said, tail, stop),
      wording: 'not so much',
    }
  // "less a small thing than the job": more or less of what is one of a kind, or of what only denies, is none.
  const mayCompare =
    kind === kindOfPhrase(said) &&
    (kind === 'preposition' || (isArticle(rest[0]) && isArticle(said[0]))) &&
    !rest.some(({ lower }) => SMALL_WORD.test(lower))
  if (mayCompare && mayUse('less than', scene))
    return { tokens: sentence(opening, 'less', rest, 'than', said, tail, stop), wording: 'less than' }
  if (isShort && mayUse('and not', scene))
    return { tokens: sentence(opening, is, 'and not', was, tail, stop), wording: 'and not' }
  return undefined
}

/** "not just a hobby but a trade": two qualities in one row, two things with a word that gives the second its weight. */
function asMuch(
  opening: readonly Token[],
  was: readonly Token[],
  is: readonly Token[],
  end: readonly Token[],
  scene: Scene,
): Said | undefined {
  // "a social one as well as an environmental need": what "one" stands for must come before it.
  if (is.some(({ lower }) => /^ones?$/.test(lower))) return undefined
  if (kindOfPhrase(was) === 'adjective' && kindOfPhrase(is) === 'adjective' && wordCount(was) < 3)
    return { tokens: sentence(opening, was, 'and', is, end) }
  // "a guide to the town as well as a map": what has a preposition of its own would draw the second half into it.
  return isBareNoun(was) && isBareNoun(is) && mayUse('as well as', scene)
    ? { tokens: sentence(opening, is, 'as well as', was, end), wording: 'as well as' }
    : undefined
}

/** A thing with its article and qualities, and nothing that hangs on it. */
const isBareNoun = (tokens: readonly Token[]) =>
  kindOfPhrase(tokens) === 'noun' && tokens.every(({ tag, lower }) => tag !== 'ADP' && lower !== 'to')

/** "replace trust" and "support it" → "support trust" and "replace it", behind what both begin with. */
function exchanged(was: readonly Token[], is: readonly Token[]): { was: Token[]; is: Token[] } | undefined {
  const pronoun = is.at(-1)
  const at = is.length - 2
  const [one, other] = [was[at], is[at]]
  const object = was.slice(at + 1)
  if (!pronoun || !one || !other || !/^(?:it|them)$/.test(pronoun.lower)) return undefined
  const isSame = was.slice(0, at).every(({ lower }, place) => lower === is[place]?.lower)
  if (!isSame || one.lower === other.lower || !isPlainPhrase(object, 5) || kindOfPhrase(object) !== 'noun')
    return undefined
  if (!isVerb(one) || !isVerb(other)) return undefined
  return { is: [...is.slice(0, -1), ...object], was: [one, pronoun] }
}

const isVerb = ({ lower, tag, kept }: Token) => !kept && (tag === 'VERB' || isKnownBase(lower))

/** No sign and no second clause within. */
function isBare(tokens: readonly Token[]): boolean {
  return tokens.every(
    ({ text, lower }) => !/^[,;:()"“”—–?!]$/.test(text) && !/^(?:not|never|no|because|but)$|n't$/.test(lower),
  )
}

function contrastOfDoing(denial: Denial, assertion: Assertion, stop: string, scene: Scene): Said | undefined {
  const [head, ...object] = denial.rest
  if (!head || !isVerb(head)) return undefined
  const form = denial.verb === 'did' ? 'past' : denial.verb === 'does' ? 's' : 'base'
  const { subject } = denial
  const [said, tail] = parted(assertion.rest)
  const doing = inflect(head.lower, 'ing')
  if (denial.isOnly) return alsoDone(denial, assertion, [doing, object], stop, scene)
  const mayInstead = mayUse('rather than', scene)
  const [only] = said
  if (said.length === 1 && only && /^(?:it|them)$/.test(only.lower))
    return mayInstead && isPlainPhrase(object, 5) && kindOfPhrase(object) === 'noun'
      ? {
          tokens: sentence(subject, [assertion.verb], object, 'rather than', doing, said, tail, stop),
          wording: 'rather than',
        }
      : undefined
  if (
    (object.length > 0 && !isPlainPhrase(object, LONGEST - 1)) ||
    !(isPlainPhrase(said, LONGEST + 1) || isPlainList(said, LONGEST + 3))
  )
    return undefined
  // "They hate starting": what is felt about one deed is not felt instead of another.
  if (/ing$/.test(object[0]?.lower ?? '') || /ing$/.test(said[0]?.lower ?? '')) return undefined
  if (assertion.verb.lower === inflect(head.lower, form)) {
    if (object.length === 0 || !areAlike(object, said)) return undefined
    const wording = mayInstead ? 'rather than' : 'instead of'
    if (wording === 'instead of' && (!mayUse(wording, scene) || kindOfPhrase(object) !== 'noun'))
      return undefined
    const { was, is } = halves(object, said)
    return { tokens: sentence(subject, [assertion.verb], is, wording, was, tail, stop), wording }
  }
  if (
    !mayUse('instead of', scene) ||
    /^(?:want|need|know|have|like|believe|think|mean|seem|care|matter|exist|belong)$/.test(head.lower)
  )
    return undefined
  return {
    tokens: sentence(subject, [assertion.verb], said, 'instead of', doing, object, tail, stop),
    wording: 'instead of',
  }
}

/** "The course doesn't just teach welding; it builds confidence." → "The course builds confidence as well as teaching welding." */
function alsoDone(
  { subject, rest }: Denial,
  { verb, rest: said }: Assertion,
  other: readonly [doing: string, object: Token[]],
  stop: string,
  scene: Scene,
): Said | undefined {
  if (!isPlainPhrase(rest, LONGEST) || wordCount(said) > LONGEST_OF_LESS) return undefined
  // What is said first may be meant by "it", and long words leave no room behind them.
  const isAfter =
    isPlainPhrase(said, LONGEST) &&
    isBareNoun(said) &&
    !said.some(({ lower }) => /^(?:it|its|them|their)$/.test(lower))
  if (isAfter && mayUse('as well as', scene))
    return { tokens: sentence(subject, [verb], said, 'as well as', ...other, stop), wording: 'as well as' }
  return mayUse('besides', scene) && mayBeSmall(subject)
    ? { tokens: sentence('Besides', ...other, ',', small(subject), [verb], said, stop), wording: 'besides' }
    : undefined
}

const asChange = (count: number, said: Said | undefined): Change | undefined =>
  said && changeOf(count, said.tokens, said.wording)

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
    // "They didn't renovate. They didn't advertise. They moved the oven.": a row, of which one half cannot be taken out.
    const before = parts[at - 1] && readDenial(parts[at - 1]?.tokens ?? [])
    if (before && before.subject[0]?.lower === readDenial(first.tokens)?.subject[0]?.lower) return undefined
    return asChange(
      2,
      asOne(first.tokens, second.tokens, scene) ?? behindOpening(first.tokens, second.tokens, scene),
    )
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
      const first = [...tokens.slice(0, place), ...freshTokens('.')]
      const second = tokens.slice(place + 1)
      const said = asOne(first, second, scene) ?? behindOpening(first, second, scene)
      if (said) return asChange(1, said)
    }
    return undefined
  },
}

/** "Not complaints — observations." → "Observations rather than complaints." */
export const turnFragment: Rule = {
  name: 'not this, that',
  safe: false,
  apply: (parts, at, scene) => {
    const found = find(
      lineOf(parts[at]?.tokens ?? []),
      /^not ([^§,;:.?!—–]+) (?:, but|[,;:—–]|but) ([^§,;:.?!—–]+) \. $/d,
    )
    if (!found || !mayUse('rather than', scene)) return undefined
    const [was, is] = [found.part(1), found.part(2)]
    if (!isPlainPhrase(was, 5) || !isPlainPhrase(is, 6) || kindOfPhrase(was) !== kindOfPhrase(is))
      return undefined
    return kindOfPhrase(was) === 'noun'
      ? changeOf(1, sentence(is, 'rather than', was, '.'), 'rather than')
      : undefined
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
    // "because he hit it rather than because he missed the target": what a pronoun stands for comes first.
    if (two.some(({ lower }) => /^(?:it|its|they|them|their|this|that|these|those)$/.test(lower)))
      return undefined
    if (before.tokens.some(({ lower }) => /^(?:because|not)$|n't$/.test(lower))) return undefined
    return changeOf(
      3,
      sentence(body(before.tokens), 'because', two, 'rather than because', one, '.'),
      'rather than',
    )
  },
}

/** "Not because of the money. Because of a feeling." → "Not because of the money but because of a feeling." */
export const joinDenied: Rule = {
  name: 'not this, but that',
  safe: false,
  apply: (parts, at, { text }) => {
    const [denied, said] = [parts[at], parts[at + 1]]
    if (text.kind === 'story' || !denied || !said || said.fixed) return undefined
    if (!endsPlainly(denied.tokens) || !endsPlainly(said.tokens) || !mayBeSmall(said.tokens)) return undefined
    const [not, ...one] = body(denied.tokens)
    const two = body(said.tokens)
    const opens = one[0]?.lower ?? ''
    if (not?.lower !== 'not' || opens !== two[0]?.lower || one.length < 2) return undefined
    if (!/^(?:because|for|by|with|in|on|from|to|as|about|out|an?|the)$/.test(opens)) return undefined
    if (!isBare(one.slice(1)) || !isBare(two.slice(1)) || wordCount(one) > 10 || wordCount(two) > 14)
      return undefined
    if (opens !== 'because' && (hasFiniteVerb(one) || hasFiniteVerb(two))) return undefined
    return changeOf(2, sentence([not], one, 'but', small(two), '.'))
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
    if (isSetPhrase(one, two)) return undefined
    const before = tokens[not - 1]
    const verb = word.lower === 'not' ? undefined : POSITIVE.get(word.lower)
    const isAfterBe =
      verb !== undefined || /^(?:is|are|was|were|be|been|am)$|'(?:s|re|m)$/.test(before?.lower ?? '')
    const isAfterPreposition = kindOfPhrase(one) === 'preposition' && one[0]?.lower === two[0]?.lower
    if (!isAfterBe && !isAfterPreposition && !limit) return undefined
    // "not only stable but also fast, light and cheap": what stands behind the comma is part of the list.
    const goesOn =
      rest[0]?.text === ',' &&
      (/^(?:which|because|so|while|although)$/.test(rest[1]?.lower ?? '') ||
        (rest[1]?.lower === 'and' && rest[2]?.lower === 'that'))
    if (!goesOn && (rest.length > 1 || !/^[.!?]$/.test(rest[0]?.text ?? ''))) return undefined
    const head = tokens.slice(0, not)
    const opening = verb ? [...head, ...freshTokens(verb)] : head
    if (limit) return asChange(1, asMuch(sentence(opening), one, two, rest, scene))
    if (one.some(({ kept }) => kept)) return undefined
    if (keepsOrder(one, two)) return undefined
    const { was, is } = halves(one, two)
    if (mayUse('rather than', scene))
      return changeOf(1, sentence(opening, is, 'rather than', was, rest), 'rather than')
    if (mayUse('less than', scene) && /^(?:noun|preposition)$/.test(kindOfPhrase(one) ?? '') && isAfterBe)
      return changeOf(1, sentence(opening, 'less', one, 'than', two, rest), 'less than')
    return undefined
  },
}

/** Whether a sentence and the one behind it are the halves of a contrast. */
export function isPair(first: readonly Token[], second: readonly Token[]): boolean {
  const denial = readDenial(first)
  return denial !== undefined && mayBeSmall(second) && readAssertion(small(second), denial) !== undefined
}
