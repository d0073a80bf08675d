import type { Difference } from '../kinds.ts'
import { isConverse } from './converses.ts'
import { differ, likeness, opposed, STANDS_FOR } from './kinship.ts'
import { hasOpposites, type Match, tells } from './match.ts'
import { isOppositePreposition } from './prepositions.ts'
import type { Token } from './read.ts'
import { LIGHT_WORDS } from './small-words.ts'
import { isFrame, NO_QUALITY } from './frame-words.ts'

/** How much of what a text tells must be the same word on both sides for it to be the source with a few words changed. */
const MOSTLY = 0.62
/** From where on a word may stand in the place of another where all around is the same. */
const SAME_THING = 0.65

/** A stretch of the source and what stands in its place, in places of their tokens; all around is the same. */
type Edit = { gone: number[]; fresh: number[]; isOther?: boolean }

/**
 * What an output that keeps most words of its source has put in the place of a few. Where all around is the same, a word
 * that is not known to mean the same is a change, however near it is: a car for a van, "until" for "since".
 */
export function editDifferences(match: Match): Difference[] {
  const { source, output } = match
  const edits = editsOf(match)
  if (edits.length === 0) return []
  const spoken = (tokens: readonly Token[], places: readonly number[]) =>
    places.map((at) => tokens[at]?.text).join(' ')
  for (const { gone, fresh, isOther } of edits) {
    if (gone.length === 0) {
      // What is gone elsewhere may be what has come here.
      if (source.some((token, at) => isThing(token) && (match.kept[at] ?? 0) < STANDS_FOR)) continue
      const words = fresh.filter((at) => isStrange(match, at))
      if (words.length > 0)
        return [{ kind: 'addition', words: `“${spoken(output, fresh)}” is not in the source` }]
      continue
    }
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

/** Whether nothing of the source has to do with a word of the output. */
function isStrange({ source, output, borne }: Match, at: number): boolean {
  const token = output[at]
  if (!token || !isThing(token) || isFrame(token) || NO_QUALITY.test(token.lower) || token.part === 'adverb') return false
  if ((borne[at] ?? 0) >= STANDS_FOR) return false
  return !source.some((one) => one.kind === 'content' && (opposed(one, token) || isConverse(one, token)))
}

/** Whether a word has been put for another that does not mean the same. */
function isOtherThing(match: Match, gone: readonly number[], fresh: readonly number[]): boolean {
  const { source, output } = match
  const [from = -1, to = -1] = [gone[0], fresh[0]]
  const [was, is] = [source[from], output[to]]
  if (gone.length !== 1 || fresh.length !== 1 || !was || !is || !isThing(was)) return false
  // "The way home" and "the way out".
  if (is.kind === 'function') return was.part !== 'verb' && WHERE.test(is.lower)
  if (!isThing(is)) return false
  if (meansTheSame(was, is) || RELATING.test(is.lower)) return false
  // "Wash by hand" and "hand-wash".
  if (is.lower.includes(was.lower) || was.lower.includes(is.lower)) return false
  // Something else stands for it, or it for something else.
  const standsFor = (one: number, two: number) => {
    const [word, other] = [source[one], output[two]]
    return word !== undefined && other !== undefined && likeness(word, other) >= 0.75
  }
  if (output.some((token, at) => at !== to && isTelling(token) && (match.likeSource[at] ?? 0) < 0.98 && standsFor(from, at)))
    return false
  if (source.some((token, at) => at !== from && isTelling(token) && (match.likeOutput[at] ?? 0) < 0.98 && standsFor(at, to)))
    return false
  if (opposed(was, is) || hasOpposites(match)) return false
  return was.part === is.part || differ(was, is)
}

/** Whether a word names one thing by itself: not a number, nor a verb that lends itself to others or needs its particle. */
const isThing = ({ kind, weight, lemma, bases }: Token) =>
  (kind === 'content' || kind === 'name') &&
  weight >= 0.4 &&
  !LIGHT_WORDS.has(lemma) &&
  !bases.some((base) => base.includes('_'))
const isTelling = (token: Token | undefined) => token !== undefined && tells(token) && token.weight > 0.1
/** Whether one word may stand in the place of another: a wider name of a thing may not, nor a narrower one. */
function meansTheSame(was: Token, is: Token): boolean {
  const like = likeness(was, is)
  if (like >= SAME_THING && like < 0.8 && was.part === 'noun' && is.part === 'noun' && like > 0.7) return false
  return like >= SAME_THING
}

const RELATING = /^(?:thanks|due|given|based|according|regarding|concerning|except|unlike|like)$/
const WHERE = /^(?:out|in|up|down|off|away|back|on|over|under)$/

/** What words that join say, and whether two of them may say the same. */
const JOINING: readonly RegExp[] = [
  /^(?:before|until|till|by|during)$/,
  /^(?:after|once|following|when|since)$/,
  /^(?:while|when|whenever|as|during|if|whereas)$/,
  /^(?:because|since|as|for|so|therefore)$/,
  /^(?:although|though|but|despite|while|whereas|yet|however|even|and)$/,
  /^(?:if|when|whenever|once|provided)$/,
  /^(?:unless|without|except)$/,
  /^(?:or|otherwise|else)$/,
  /^(?:and|then|so|plus|also|as|both|or|nor)$/,
  /^(?:like|as)$/,
]
const isJoining = (word: string) => JOINING.some((list) => list.test(word))

/** Whether words that only relate what is around them relate it otherwise now. */
function isOtherRelation(match: Match, gone: readonly number[], fresh: readonly number[]): boolean {
  const { source, output } = match
  if (gone.length !== 1 || fresh.length !== 1) return false
  const [was, is] = [source[gone[0] ?? -1]?.lower ?? '', output[fresh[0] ?? -1]?.lower ?? '']
  if (isOppositePreposition(was, is)) return !hasConverse(match)
  return (
    isJoining(was) && isJoining(is) && !JOINING.some((list) => list.test(was) && list.test(is))
  )
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

/** Whether an output is its source with some words changed. */
export function repeats({ source, output, likeOutput, likeSource }: Match): boolean {
  const share = (tokens: readonly Token[], like: Float32Array) => {
    const telling = tokens.flatMap((token, at) => (isTelling(token) ? [at] : []))
    return telling.filter((at) => (like[at] ?? 0) >= 0.98).length / Math.max(1, telling.length)
  }
  return share(source, likeOutput) >= MOSTLY && share(output, likeSource) >= MOSTLY
}

/** The stretches in which an output differs from a source that it mostly repeats; none when it is told anew. */
function editsOf(match: Match): Edit[] {
  const { source, output } = match
  const before = source.flatMap(({ kind }, at) => (kind === 'mark' ? [] : [at]))
  const after = output.flatMap(({ kind }, at) => (kind === 'mark' ? [] : [at]))
  if (!repeats(match)) return []
  const pairs = commonest(source, output, before, after)
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

/** Somebody who stands in the place of somebody who is still told of elsewhere: the landlord for the tenant. */
function othersIn({ source, output, borne }: Match, moved: readonly number[], fresh: readonly number[]): Edit[] {
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
