import type { Scorer, Version } from './choosing.ts'
import type { Context } from './context.ts'
import { fixArticles, isBroken } from './guards.ts'
import { tokenShapes } from './model/token-shapes.ts'
import type { TokenShape } from './model/token-shapes.ts'
import { join } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Where two versions differ: the tokens from `from` to `to` of the one stand for those from `start` to `end` of the other. */
type Difference = { from: number; to: number; start: number; end: number }

/** A stretch longer than this (tokens) is more than a wording. */
const LONGEST = 8

type Draft = { tokens: readonly Token[]; shapes: readonly TokenShape[] }

/**
 * The best version with those wordings of the others that make it better still, one stretch after the other. Only
 * versions of the same shape can lend to each other: what differs between them are words in the same place.
 */
export function crossed(best: Version, others: readonly Version[], score: Scorer): Version {
  let draft: Draft = { tokens: best.tokens, shapes: tokenShapes(best.tokens) }
  let reached = score(draft.tokens, draft.shapes) ?? -Infinity
  const lenders: Version[] = []
  for (const other of others) {
    if (other === best || join(other.shaped) !== join(best.shaped)) continue
    const shapes = tokenShapes(other.tokens)
    // From the end, so that places before stay where they are.
    for (const difference of differences(draft.tokens, other.tokens).toReversed()) {
      const next = lend(draft, { tokens: other.tokens, shapes }, difference)
      const value = next && score(next.tokens, next.shapes)
      if (!next || value === undefined || value <= reached || isBroken(next.tokens)) continue
      if (repeats(next.tokens)) continue
      draft = next
      reached = value
      lenders.push(other)
    }
  }
  if (!lenders.length) return best
  const tokens = fixArticles(draft.tokens)
  return { ...best, tokens, text: join(tokens), context: noted(best, lenders, tokens) }
}

function lend(to: Draft, from: Draft, { from: first, to: last, start, end }: Difference): Draft | undefined {
  if (last - first > LONGEST || end - start > LONGEST) return undefined
  const put = <T>(items: readonly T[], others: readonly T[]) => [
    ...items.slice(0, first),
    ...others.slice(start, end),
    ...items.slice(last),
  ]
  return { tokens: put(to.tokens, from.tokens), shapes: put(to.shapes, from.shapes) }
}

/** Whether a longer word was put in twice. */
function repeats(tokens: readonly Token[]): boolean {
  const seen = new Set<string>()
  for (const { word, fresh, lower } of tokens) {
    if (!word || lower.length < 5) continue
    if (fresh && seen.has(lower)) return true
    seen.add(lower)
  }
  return tokens.some(
    ({ word, fresh, lower }, at) =>
      word &&
      !fresh &&
      lower.length > 4 &&
      tokens.slice(0, at).some((one) => one.fresh && one.lower === lower),
  )
}

/** What a version remembers of the words it was lent. */
function noted({ context }: Version, lenders: readonly Version[], tokens: readonly Token[]): Context {
  const used = new Map(context.used)
  for (const { lower, fresh } of tokens) {
    const use =
      fresh &&
      lenders.map((one) => one.context.used.get(lower)).find((one) => one?.sentence === context.sentence)
    if (use) used.set(lower, use)
  }
  return { ...context, used }
}

/** The stretches in which two rows of tokens differ or were both changed, by their longest common row of old tokens. */
export function differences(one: readonly Token[], other: readonly Token[]): Difference[] {
  const width = other.length + 1
  const common = new Uint16Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      common[i * width + j] = same(one[i], other[j])
        ? (common[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0)
    }
  }
  const found: Difference[] = []
  let i = 0
  let j = 0
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && same(one[i], other[j])) {
      i++
      j++
      continue
    }
    const last = found.at(-1)
    const open = last && last.to === i && last.end === j ? last : { from: i, to: i, start: j, end: j }
    if (open !== last) found.push(open)
    const down = i < one.length ? (common[(i + 1) * width + j] ?? 0) : -1
    const right = j < other.length ? (common[i * width + j + 1] ?? 0) : -1
    if (down >= right) open.to = ++i
    else open.end = ++j
  }
  return found
}

/**
 * Whether both have left the same token of the source in its place (the same word may stand there twice): words put in
 * belong to the stretch around them.
 */
function same(one: Token | undefined, other: Token | undefined): boolean {
  if (one?.fresh !== false || other?.fresh !== false) return false
  return one.origin === other.origin && one.text === other.text && one.space === other.space
}
