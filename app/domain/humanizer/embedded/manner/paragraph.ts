import { compareFacts } from '#app/domain/text/facts.ts'
import type { Context } from '../context.ts'
import { cutRules } from '../cuts/cuts.ts'
import { curlApostrophes, fixArticles, isBroken } from '../guards.ts'
import { join } from '../tokens.ts'
import type { Token } from '../tokens.ts'
import { retagged } from './line.ts'
import { RULES } from './rules.ts'
import { note, type Change, type Place } from './scene.ts'
import { signsOf } from './signs.ts'

/** A sentence of the source, as it was read: without tokens it stays as it is. */
export type SourceSentence = { text: string; gap: string; tokens: Token[] | undefined }

/** Sentences of the source (`from` up to `to`) and what is to be written for them; nothing when they were cut. */
export type Group = { from: number; to: number; sentences: { tokens: Token[]; gap: string }[] }

/** A sentence at work: where it comes from, and the white space behind it. */
export type Part = { tokens: readonly Token[]; gap: string; from: number; to: number; fixed: boolean }

/** So often one rule may be used in a paragraph. */
const MOST = 40

/**
 * Returns the sentences of a paragraph whose manner was that of an assistant, in other words: groups of neighbours, in
 * order. What no rule touched is in none of them.
 */
export function plainManner(sentences: readonly SourceSentence[], place: Place, context: Context): Group[] {
  if (sentences.length === 0) return []
  let parts: Part[] = sentences.map(({ tokens, gap }, at) => ({
    // A place of its own for each word of the paragraph: whether two stood side by side is told by it.
    tokens: (tokens ?? []).map((token, origin) => ({ ...token, origin: at * 10_000 + origin })),
    gap,
    from: at,
    to: at + 1,
    fixed: tokens === undefined,
  }))
  const cuts: Group[] = []
  const { whole, within } = cutRules(context)
  for (const rule of [...whole, ...RULES, ...within]) {
    if (context.strength === 'light' && !rule.safe) continue
    for (let at = 0, used = 0; at < parts.length && used < MOST; at++) {
      if (parts[at]?.fixed) continue
      const change = rule.apply(parts, at, { ...place, context })
      if (!change) continue
      const old = parts.slice(at, at + change.count)
      const next = accepted(parts, at, old, change, context)
      if (!next) continue
      if (change.wording) note(change.wording, place.text)
      used++
      const [from, to] = [old[0]?.from ?? 0, old.at(-1)?.to ?? 0]
      if (next.length === 0) cuts.push({ from, to, sentences: [] })
      const gap = old.at(-1)?.gap ?? ''
      const fresh = next.map(
        (tokens, number): Part => ({
          tokens,
          gap: number === next.length - 1 ? gap : ' ',
          from,
          to,
          fixed: false,
        }),
      )
      parts = [...parts.slice(0, at), ...fresh, ...parts.slice(at + change.count)]
      at--
    }
  }
  return grouped(parts, cuts, sentences, context)
}

/** What a rule has made of its sentences, ready to be written; undefined when it lost something or made another sign. */
function accepted(
  parts: readonly Part[],
  at: number,
  old: readonly Part[],
  { sentences: made, wording }: Change,
  context: Context,
): Token[][] | undefined {
  if (old.length === 0 || old.some(({ fixed }) => fixed)) return undefined
  if (!keepsKept(old, made.flat())) return undefined
  const next = made.map((tokens) => {
    const styled = fixArticles(retagged(tokens))
    return context.curly ? curlApostrophes(styled) : styled
  })
  if (next.some((tokens) => isBroken(tokens))) return undefined
  const before = parts[at - 1]?.tokens ?? []
  const after = parts[at + old.length]?.tokens ?? []
  const was = signsOf([before, ...old.map(({ tokens }) => tokens), after])
  const is = signsOf([before, ...next, after])
  for (const [sign, count] of is) {
    // A sentence that only lost words may be short now; one that was cut in two may not.
    if (sign === 'punch' && next.length <= old.length) continue
    if (count > (was.get(sign) ?? 0)) return undefined
  }
  // A wording that was chosen here is not reworded once more.
  return next.map((tokens) =>
    tokens.map((token) => ({
      ...token,
      fresh: false,
      chosen: token.chosen === true || (wording !== undefined && token.fresh && token.word),
    })),
  )
}

/** Whether all that must stay is there as often as before, and nothing of that kind beside it. */
function keepsKept(old: readonly Part[], made: readonly Token[]): boolean {
  const counts = new Map<string, number>()
  const count = (tokens: readonly Token[], by: number) => {
    for (const { kept, text } of tokens) {
      const key = text.toLowerCase()
      if (kept && text) counts.set(key, (counts.get(key) ?? 0) + by)
    }
  }
  for (const { tokens } of old) count(tokens, 1)
  count(made, -1)
  return [...counts.values()].every((left) => left === 0)
}

/** The changed parts as groups that share no sentence of the source. */
function grouped(
  parts: readonly Part[],
  cuts: readonly Group[],
  sentences: readonly SourceSentence[],
  context: Context,
): Group[] {
  const groups: Group[] = []
  for (const { tokens, gap, from, to, fixed } of parts) {
    const last = groups.at(-1)
    const written = {
      tokens: tokens.map((token) => ({ ...token, kept: token.kept || token.chosen === true })),
      gap,
    }
    if (last && from < last.to) {
      last.sentences.push(written)
      last.to = Math.max(last.to, to)
    } else groups.push({ from, to, sentences: fixed ? [] : [written] })
  }
  // What was cut from a sentence that goes on is no cut of its own.
  const alone = cuts.filter((cut) => !groups.some(({ from, to }) => from < cut.to && to > cut.from))
  const changed = [...groups, ...alone].filter(({ from, to, sentences: written }) => {
    const source = sentences.slice(from, to)
    if (source.some(({ tokens }) => tokens === undefined)) return false
    const [was, is] = [
      source.map(({ text }) => text).join(' '),
      written.map(({ tokens }) => join(tokens)).join(' '),
    ]
    return was !== is && compareFacts(was, is, context.language, context.locked).length === 0
  })
  return changed.sort((a, b) => a.from - b.from)
}
