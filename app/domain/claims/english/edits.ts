import type { Difference } from '../kinds.ts'
import { isConverse } from './converses.ts'
import { differ, likeness, opposed, STANDS_FOR } from './kinship.ts'
import { hasOpposites, type Match, tells } from './match.ts'
import { isOppositePreposition } from './prepositions.ts'
import type { Token } from './read.ts'
import { LIGHT_WORDS } from './small-words.ts'
import { isFrame, NO_QUALITY } from './frame-words.ts'

/** How much of the shorter text must stand in the other in the same order for it to be the source with a few words changed. */
const MOSTLY = 0.6
/** From where on a word may stand in the place of another where all around is the same. */
const SAME_THING = 0.65

/** A stretch of the source and what stands in its place, in places of their tokens; all around is the same. */
type Edit = { gone: readonly number[]; fresh: readonly number[]; isOther?: boolean }

/**
 * What an output that keeps most words of its source has put in the place of a few. Where all around is the same, a word
 * that is not known to mean the same is a change, however near it is: a car for a van, "until" for "since".
 */
export function editDifferences(match: Match, settled: ReadonlySet<number>): Difference[] {
  const { source, output } = match
  const edits = editsOf(match)
  const spoken = (tokens: readonly Token[], places: readonly number[]) =>
    places.map((at) => tokens[at]?.text).join(' ')
  const turned = againstDifference(match)
  if (turned) return [{ kind: 'negation', words: turned }]
  const added = wholly(match)
  if (added) return [{ kind: 'addition', words: `“${added}” is not in the source` }]
  const swapped = repeats(match) ? exchanged(match) : ''
  if (swapped) return [{ kind: 'role', words: swapped }]
  for (const { gone, fresh, isOther } of edits) {
    if (gone.length === 0) {
      // What is gone elsewhere may be what has come here.
      if (source.some((token, at) => isThing(token) && (match.kept[at] ?? 0) < STANDS_FOR)) continue
      const words = fresh.filter((at) => isStrange(match, at))
      if (words.length > 0)
        return [{ kind: 'addition', words: `“${spoken(output, fresh)}” is not in the source` }]
      continue
    }
    if (fresh.some((at) => settled.has(at))) continue
    const words = isOther || isOtherThing(match, gone, fresh) || isOtherRelation(match, gone, fresh)
    if (words)
      return [
        {
          kind: 'addition',
          words: `“${spoken(source, gone)}” has become “${spoken(output, fresh)}”`,
        },
      ]
  }
  return []
}

/** Where somebody who is against something is for it now, or the other way round: "advised against it". */
function againstDifference(match: Match): string {
  if (!repeats(match)) return ''
  const { source, output } = match
  const has = (tokens: readonly Token[]) =>
    tokens.some(({ lower }, at) => lower === 'against' && ADVISES.test(tokens[at - 1]?.lemma ?? ''))
  const [was, is] = [has(source), has(output)]
  if (was === is) return ''
  const others = was ? output : source
  return others.some(({ lower }) => DENIES.test(lower))
    ? ''
    : `“against” ${was ? 'was lost' : 'is not in the source'}`
}

const ADVISES =
  /^(?:advise|decide|vote|warn|argue|speak|rule|counsel|recommend|hiker|people|patient|her|him|them|us|me|you)$/
const DENIES =
  /^(?:against|not|no|never|nobody|oppos\w*|reject\w*|prevent\w*|refus\w*|forb\w+|ban\w*|avoid\w*|discourag\w*|dissuad\w*|den\w+)$/

/** What has been put into a source of which every word is still there in its place. */
function wholly(match: Match): string {
  if (commonRow(match).length < spokenPlaces(match.source).length) return ''
  const fresh = gapsOf(match).flatMap((gap) => gap.fresh)
  const says = fresh.some((at) => {
    const token = match.output[at]
    return (
      token !== undefined &&
      (tells(token) || /^(?:may|might|must|should|could|can)$/.test(token.lower)) &&
      !ADVERBIAL.test(token.lower) &&
      !(token.part === 'adverb' && token.weight < 0.4)
    )
  })
  return says ? fresh.map((at) => match.output[at]?.text).join(' ') : ''
}

/** Words with which a sentence goes on from another, or that only lend weight. */
const ADVERBIAL =
  /^(?:also|too|then|please|really|indeed|actually|just|even|very|well|course|fact|addition|however|simply|quite|hereby|both|thing|things|own|itself|themselves|able|people|one|ones|kind|kinds|way|so|up|down|out|off)$/

/** Whether nothing of the source has to do with a word of the output. */
function isStrange({ source, output, borne }: Match, at: number): boolean {
  const token = output[at]
  if (!token || !isThing(token) || isFrame(token) || NO_QUALITY.test(token.lower) || token.part === 'adverb')
    return false
  if ((borne[at] ?? 0) >= STANDS_FOR) return false
  return !source.some((one) => one.kind === 'content' && (opposed(one, token) || isConverse(one, token)))
}

/** Whether a word has been put for another that does not mean the same. */
function isOtherThing(match: Match, gone: readonly number[], fresh: readonly number[]): boolean {
  const { source, output } = match
  const [from, to] = [only(source, gone), only(output, fresh)]
  const was = source[from]
  if (!was || !isThing(was)) return false
  // "The way home" and "the way out".
  if (to < 0)
    return (
      gone.length === 1 &&
      fresh.length === 1 &&
      was.part !== 'verb' &&
      WHERE.test(output[fresh[0] ?? -1]?.lower ?? '')
    )
  const is = output[to]
  if (!is || !isThing(is)) return false
  if (meansTheSame(was, is) || RELATING.test(is.lower)) return false
  // "Wash by hand" and "hand-wash".
  if (is.lower.includes(was.lower) || was.lower.includes(is.lower)) return false
  // Something else stands for it, or it for something else.
  const standsFor = (one: number, two: number) => {
    const [word, other] = [source[one], output[two]]
    return word !== undefined && other !== undefined && likeness(word, other) >= 0.75
  }
  const isFree = (like: Float32Array, token: Token, at: number) => isTelling(token) && (like[at] ?? 0) < 0.98
  if (output.some((token, at) => at !== to && isFree(match.likeSource, token, at) && standsFor(from, at)))
    return false
  if (source.some((token, at) => at !== from && isFree(match.likeOutput, token, at) && standsFor(at, to)))
    return false
  if (opposed(was, is)) return denials(source) === denials(output)
  if (hasOpposites(match)) return false
  return was.part === is.part || differ(was, is)
}

/** The only word of some that tells something, beside which only prepositions stand; -1 when there is none. */
function only(tokens: readonly Token[], places: readonly number[]): number {
  const told = places.filter((at) => isTelling(tokens[at]) || isThing(tokens[at]))
  const rest = places.filter((at) => !told.includes(at))
  if (
    told.length !== 1 ||
    rest.some(
      (at) =>
        !/^(?:until|at|in|on|to|for|from|by|of|with|into|under|over|about|through|after|against|as)$/.test(
          tokens[at]?.lower ?? '',
        ),
    )
  )
    return -1
  return told[0] ?? -1
}

const GUESSED =
  /^(?:suspect|believe|think|assume|estimate|expect|guess|fear|hope|doubt|claim|argue|suggest|speculate|allege|suppose|presume)$/
const FOUND = /^(?:show|prove|find|know|demonstrate|establish|confirm|discover|determine)$/

/** Whether what somebody took to be so has become what somebody found out. */
function isSurer(
  source: readonly Token[],
  gone: readonly number[],
  output: readonly Token[],
  fresh: readonly number[],
): boolean {
  const has = (tokens: readonly Token[], places: readonly number[], list: RegExp) =>
    places.some((at) => tokens[at]?.kind === 'content' && tokens[at]?.bases.some((base) => list.test(base)))
  return gone.length < 4 && fresh.length < 4 && has(source, gone, GUESSED) && has(output, fresh, FOUND)
}

const explicit = (tokens: readonly Token[]) =>
  tokens.filter(({ lower }) => /^(?:not|no|never|nobody|nothing)$/.test(lower)).length

const denials = (tokens: readonly Token[]) =>
  tokens.filter(({ lower }) =>
    /^(?:not|no|never|nobody|none|nothing|neither|nor|without|hardly|unless|until|only|few|fewer|less|unlike)$/.test(
      lower,
    ),
  ).length

/** Words that say little elsewhere, but something where all around them is the same. */
const STILL_TELLS =
  /^(?:pay|keep|stop|want|try|start|begin|leave|know|man|woman|human|group|part|side|world|day|area|good|big|large|small|little|new|old|easy|hard|simple|clear|important|real|true)$/

/** Whether a word names one thing by itself: not a number, nor a verb that lends itself to others or needs its particle. */
const isThing = (token: Token | undefined) =>
  token !== undefined &&
  (token.kind === 'content' || token.kind === 'name') &&
  (STILL_TELLS.test(token.lemma) || (token.weight >= 0.4 && !LIGHT_WORDS.has(token.lemma))) &&
  !token.bases.some((base) => base.includes('_'))

const isTold = (token: Token | undefined) => token !== undefined && tells(token)
const isTelling = (token: Token | undefined) => token !== undefined && tells(token) && token.weight > 0.1

/** Whether one word may stand in the place of another: a wider name of a thing may not, nor a narrower one. */
function meansTheSame(was: Token, is: Token): boolean {
  const like = likeness(was, is)
  if (like > 0.7 && like < 0.8 && was.part === is.part && was.part !== 'adjective') return false
  return like >= SAME_THING
}

const RELATING = /^(?:thanks|due|given|based|according|regarding|concerning|except|unlike|like)$/
const WHERE = /^(?:out|in|up|down|off|away|back|on|over|under)$/

/** What words that join say, and whether two of them may say the same. */
const JOINING: readonly RegExp[] = [
  /^(?:before|until|till|by|during)$/,
  /^(?:after|once|following|since)$/,
  /^(?:while|when|whenever|as|during|if|whereas)$/,
  /^(?:because|since|as|for|so|therefore)$/,
  /^(?:although|though|but|despite|while|whereas|yet|however|even|and)$/,
  /^(?:if|when|whenever|once|provided)$/,
  /^(?:unless|without|except)$/,
  /^(?:or|otherwise|else)$/,
  /^(?:and|then|so|plus|also|as|both|or|nor)$/,
  /^(?:like|as)$/,
]
const MODES: readonly RegExp[] = [
  /^(?:can|could|may|might)$/,
  /^(?:must|shall|need)$/,
  /^(?:should|ought)$/,
  /^(?:will|would)$/,
]
const HEDGES =
  /^(?:expected|likely|probably|supposed|said|believed|thought|due|meant|scheduled|perhaps|possibly|presumably|hoped)$/
const isJoining = (word: string) => JOINING.some((list) => list.test(word))

const GREATER = /^(?:more|better|worse|\p{L}{3,}er)$/u
const SMALLER =
  /^(?:less|fewer|lower|smaller|shorter|slower|weaker|cheaper|rarer|younger|lighter|thinner|narrower|worse)$/

/** Whether words that only relate what is around them relate it otherwise now. */
function isOtherRelation(match: Match, gone: readonly number[], fresh: readonly number[]): boolean {
  const { source, output } = match
  // "Until they are over" and "even when they are over".
  const [even] = fresh.filter((at) => output[at]?.lower === 'even')
  if (gone.length === 1 && fresh.length === 2 && even !== undefined)
    return (
      isJoining(source[gone[0] ?? -1]?.lower ?? '') &&
      !/^(?:although|though|despite)$/.test(source[gone[0] ?? -1]?.lower ?? '')
    )
  if (
    source[gone[0] ?? -1]?.lower === 'own' &&
    fresh.some((at) => /^(?:other|others|another|else)$/.test(output[at]?.lower ?? ''))
  )
    return true
  if (isSurer(source, gone, output, fresh)) return true
  if (gone.length !== 1 || fresh.length !== 1) return false
  // "Unless it is paid" and "if it is not paid".
  const pair: readonly (string | undefined)[] = [source[gone[0] ?? -1]?.lower, output[fresh[0] ?? -1]?.lower]
  if (pair.includes('unless') && pair.includes('if')) return explicit(source) === explicit(output)
  if (pair.includes('except') && pair.includes('only')) return explicit(source) === explicit(output)
  if (pair.includes('both') && (pair.includes('one') || pair.includes('single'))) return true
  const [was, is] = [source[gone[0] ?? -1]?.lower ?? '', output[fresh[0] ?? -1]?.lower ?? '']
  if (isOppositePreposition(was, is)) return !hasConverse(match)
  if (GREATER.test(was) && !SMALLER.test(was) && /^(?:less|fewer)$/.test(is) && !hasOpposites(match))
    return denials(source) + 1 === denials(output)
  // "Must not" is "may not", but "need not" is neither.
  const [follows, followsNow] = [source[(gone[0] ?? 0) + 1]?.lower, output[(fresh[0] ?? 0) + 1]?.lower]
  const [mode, modeNow] = [
    MODES.findIndex((list) => list.test(was)),
    MODES.findIndex((list) => list.test(is)),
  ]
  if (mode >= 0 && modeNow >= 0 && follows === followsNow)
    return follows === 'not'
      ? (was === 'need') !== (is === 'need')
      : mode !== modeNow && !(was === 'shall' || is === 'shall')
  if (HEDGES.test(was) && is === 'will') return true
  // "After it had stopped" is "when it had stopped".
  const perfect = (tokens: readonly Token[], at = 0) =>
    tokens.slice(at + 1, at + 8).some(({ lower }) => /^(?:had|has|have)$/.test(lower))
  if (/^(?:when|after)$/.test(was) && /^(?:when|after)$/.test(is) && was !== is)
    return !perfect(source, gone[0]) || !perfect(output, fresh[0])
  return isJoining(was) && isJoining(is) && !JOINING.some((list) => list.test(was) && list.test(is))
}

const hasConverse = ({ source, output }: Match) =>
  source.some((one) =>
    output.some((two) => one.kind === 'content' && two.kind === 'content' && isConverse(one, two)),
  )

/** Whether two tokens are one word. */
function isSame(one: Token, two: Token): boolean {
  if (one.lower === two.lower) return true
  return one.kind === two.kind && one.kind === 'content' && one.lemma === two.lemma
}

/** Words that may come and go. */
const NEUTRAL =
  /^(?:the|a|an|that|which|who|of|this|these|those|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|to|its|their|his|her|there|also|then|it|they|he|she|very|so|and|in|on|at|for|by|own|such)$/

/** What of two texts stands in both in the same order: known, as several comparisons ask. */
const rows = new WeakMap<Match, [number, number][]>()

function commonRow(match: Match): [number, number][] {
  const known = rows.get(match)
  if (known) return known
  const made = commonest(match.source, match.output, spokenPlaces(match.source), spokenPlaces(match.output))
  rows.set(match, made)
  return made
}

const spokenPlaces = (tokens: readonly Token[]) =>
  tokens.flatMap(({ kind }, at) => (kind === 'mark' ? [] : [at]))

/** Whether an output is its source with some words changed, in the same order for the most part. */
export function repeats(match: Match): boolean {
  const shorter = Math.min(spokenPlaces(match.source).length, spokenPlaces(match.output).length)
  return commonRow(match).length >= shorter * MOSTLY
}

/** The stretches in which an output differs from a source that it mostly repeats; none when it is told anew. */
function editsOf(match: Match): Edit[] {
  const { source, output } = match
  if (!repeats(match)) return []
  const [before, after] = [spokenPlaces(source), spokenPlaces(output)]
  const pairs = commonRow(match)
  const kept = new Set(pairs.map(([from]) => from))
  const keeps = new Set(pairs.map(([, to]) => to))
  // What only stands elsewhere now.
  const moved = (at: number) => (match.likeOutput[at] ?? 0) >= 0.98
  const movedNow = (at: number) => (match.likeSource[at] ?? 0) >= 0.98
  const edits: Edit[] = []
  let [left, right] = [0, 0]
  for (const [from, to] of [...pairs, [source.length, output.length] as const]) {
    const gone = before.filter((at) => at >= left && at < from && !kept.has(at))
    const fresh = after.filter((at) => at >= right && at < to && !keeps.has(at))
    ;[left, right] = [from + 1, to + 1]
    if (gone.some(moved) || fresh.some(movedNow)) {
      edits.push(...othersIn(match, gone.filter(moved), fresh))
      continue
    }
    const said = (tokens: readonly Token[], places: readonly number[]) =>
      places.length === 1 ? places : places.filter((at) => !NEUTRAL.test(tokens[at]?.lower ?? ''))
    const edit = { gone: said(source, gone), fresh: said(output, fresh) }
    if (edit.fresh.length > 0) edits.push(edit)
  }
  return edits
}

/** Stretches of a match that are not in its common row, with nothing taken away. */
function gapsOf(match: Match): Edit[] {
  const pairs = commonRow(match)
  const [before, after] = [spokenPlaces(match.source), spokenPlaces(match.output)]
  let [left, right] = [0, 0]
  return [...pairs, [match.source.length, match.output.length] as const].map(([from, to]) => {
    const gap = {
      gone: before.filter((at) => at >= left && at < from),
      fresh: after.filter((at) => at >= right && at < to),
    }
    ;[left, right] = [from + 1, to + 1]
    return gap
  })
}

const isLike = (one: Token, two: Token) =>
  one.part === two.part || [one, two].every(({ part }) => part === 'noun' || part === 'adjective')

/** Two things that stand in each other's place while all around them is the same. */
function exchanged(match: Match): string {
  const { source, output } = match
  // "Was sold by" turns places itself.
  const changed = gapsOf(match).flatMap(({ gone, fresh }) => [
    ...gone.map((at) => source[at]),
    ...fresh.map((at) => output[at]),
  ])
  if (changed.some((token) => /^(?:by|was|were|is|are|been|being|more|less|fewer)$/.test(token?.lower ?? '')))
    return ''
  const gaps = gapsOf(match).flatMap(({ gone, fresh }) => {
    const [told, toldNow] = [
      gone.filter((at) => isTold(source[at])),
      fresh.filter((at) => isTold(output[at])),
    ]
    return told.length === 1 && toldNow.length === 1 ? [{ from: told[0] ?? -1, to: toldNow[0] ?? -1 }] : []
  })
  for (const [index, one] of gaps.entries()) {
    for (const two of gaps.slice(index + 1)) {
      const [first, second] = [source[one.from], source[two.from]]
      const [firstNow, secondNow] = [output[one.to], output[two.to]]
      if (!first || !second || !firstNow || !secondNow || !isLike(first, second)) continue
      if (!isSame(first, secondNow) || !isSame(second, firstNow) || hasOpposites(match) || hasConverse(match))
        continue
      const between = source.slice(one.from + 1, two.from)
      if (between.every(({ kind, lower }) => kind === 'mark' || /^(?:and|or|the|a|an)$/.test(lower))) continue
      return `“${first.text}” and “${second.text}” have changed places`
    }
  }
  return ''
}

/** Somebody who stands in the place of somebody who is still told of elsewhere: the landlord for the tenant. */
function othersIn(
  { source, output, borne }: Match,
  moved: readonly number[],
  fresh: readonly number[],
): Edit[] {
  const [from] = moved.filter((at) => isTelling(source[at]))
  const told = fresh.filter((at) => isTelling(output[at]))
  const [to] = told
  const [was, is] = [source[from ?? -1], output[to ?? -1]]
  if (!was || !is || told.length > 1 || to === undefined || from === undefined) return []
  if (was.part !== 'noun' || is.part !== 'noun' || !isThing(is) || (borne[to] ?? 0) >= STANDS_FOR) return []
  return opposed(was, is) || differ(was, is) ? [{ gone: [from], fresh: [to], isOther: true }] : []
}

/** The longest row of tokens that both texts have in the same order, as pairs of places. */
function commonest(
  source: readonly Token[],
  output: readonly Token[],
  before: readonly number[],
  after: readonly number[],
): [number, number][] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  const same = (row: number, column: number) => {
    const [one, two] = [source[before[row] ?? -1], output[after[column] ?? -1]]
    return one !== undefined && two !== undefined && isSame(one, two)
  }
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const at = row * width + column
      lengths[at] = same(row, column)
        ? (lengths[at + width + 1] ?? 0) + 1
        : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  const pairs: [number, number][] = []
  for (let [row, column] = [0, 0]; row < before.length && column < after.length; ) {
    const at = row * width + column
    if (same(row, column)) pairs.push([before[row++] ?? -1, after[column++] ?? -1])
    else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row += 1
    else column += 1
  }
  return pairs
}
