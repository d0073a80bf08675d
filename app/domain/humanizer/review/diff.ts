import { commonSubsequence } from './subsequence.ts'

/** A stretch of text that both sides have, or only the new one (`added`), or only the old one (`removed`). */
export type Change = { kind: 'same' | 'added' | 'removed'; text: string }

/** A word, number or sign, and the white space after it. */
type Token = { text: string; space: string }

const TOKEN = /([\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]|^(?=\s))(\s*)/gu

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([, word = '', space = '']) => ({ text: word, space }))
}

/**
 * What became of `before` in `after`, word by word: a longest common subsequence of words and signs. The same and the
 * added, joined, are `after` exactly; the same and the removed are `before` but for white space.
 */
export function diffWords(before: string, after: string): Change[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }]
  return changesOf(runsOf(before, after))
}

/** A stretch of a text that was changed, and the text with that stretch alone as it was before. */
export type Phrase = { removed: string; added: string; putBack: string }

/** Returns one of the phrases in which `after` differs from `before`, counted from 0 in their order; undefined where there is none. */
export function changedPhrase(before: string, after: string, number: number): Phrase | undefined {
  const runs = runsOf(before, after)
  const phrase = runs.filter(({ removed, added }) => removed.length + added.length > 0)[number]
  if (!phrase) return undefined
  let putBack = ''
  for (const [at, run] of runs.entries()) {
    putBack += textOf(run === phrase ? run.removed : run.added)
    // The space between the phrase and what stands before it comes back, too.
    const space = runs[at + 1] === phrase ? run.same.old.at(-1)?.space : undefined
    const same = textOf(run.same.next)
    putBack += space === undefined ? same : same.trimEnd() + space
  }
  return { removed: textOf(phrase.removed).trim(), added: textOf(phrase.added).trim(), putBack }
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, space }) => text + space).join('')
}

/** Both texts in the order of `after`: what changed, each time, and what is the same behind it. */
function runsOf(before: string, after: string): Run[] {
  const [old, next] = [tokensOf(before), tokensOf(after)]
  const words = (tokens: Token[]) => tokens.map(({ text }) => text)
  const runs: Run[] = []
  let [at, nextAt] = [0, 0]
  for (const [until, nextUntil] of [
    ...commonSubsequence(words(old), words(next)),
    [old.length, next.length],
  ] as const) {
    const last = runs.at(-1)
    const gap = { removed: old.slice(at, until), added: next.slice(nextAt, nextUntil) }
    const same = { old: old.slice(until, until + 1), next: next.slice(nextUntil, nextUntil + 1) }
    if (last && gap.removed.length + gap.added.length === 0) {
      last.same.old.push(...same.old)
      last.same.next.push(...same.next)
    } else runs.push({ ...gap, same })
    ;[at, nextAt] = [until + 1, nextUntil + 1]
  }
  return withoutIslands(runs)
}

/** What was taken out, what was put in its place, and what comes after that and is the same. */
type Run = { removed: Token[]; added: Token[]; same: { old: Token[]; next: Token[] } }

/** A short word alone between two replacements is easier to read as part of them. */
const ISLAND_CHARACTERS = 3

function withoutIslands(runs: readonly Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last && isIsland(last) && replaces(last) && replaces(run)) {
      last.removed.push(...last.same.old, ...run.removed)
      last.added.push(...last.same.next, ...run.added)
      last.same = run.same
    } else merged.push(run)
  }
  return merged
}

function isIsland({ same }: Run): boolean {
  const [only, more] = same.next
  return only !== undefined && more === undefined && only.text.length <= ISLAND_CHARACTERS
}

function replaces({ removed, added }: Run): boolean {
  return removed.length > 0 && added.length > 0
}

function changesOf(runs: readonly Run[]): Change[] {
  return runs.flatMap(({ removed, added, same }) =>
    (
      [
        ['removed', removed],
        ['added', added],
        ['same', same.next],
      ] as const
    )
      .map(([kind, tokens]) => {
        const text = textOf(tokens)
        // Before a sign has no space what went would be read as one word with what came.
        const glued =
          kind === 'removed' && /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(added[0]?.text ?? '')
        return { kind, text: glued ? `${text} ` : text }
      })
      .filter(({ text }) => text !== ''),
  )
}
