import type { Difference } from '../kinds.ts'
import { isConverse } from './converses.ts'
import { denialsCounted, isDeniedClosely } from './denials.ts'
import { repeats } from './edits.ts'
import { opposed, STANDS_FOR } from './kinship.ts'
import { likenessOf, type Match } from './match.ts'
import type { Token } from './read.ts'

/** Words of degree oppose each other only where they are said of one thing. */
const DEGREES = /^(?:more|less|fewer|too|over|above|under|below)$/

const COUNTED: ReadonlySet<Token['kind']> = new Set(['content', 'function', 'name'])

/** Words of the source that an output has turned into their opposites. */
export function directionDifferences(match: Match, settled: ReadonlySet<number>): Difference[] {
  const { source, output } = match
  const differences: Difference[] = []
  const told = new Set<number>()
  output.forEach((two, to) => {
    if (!COUNTED.has(two.kind) || (match.likeSource[to] ?? 0) >= 0.85) return
    if (two.kind === 'function' && !DEGREES.test(two.lower) && !PLACES.test(two.lower)) return
    source.forEach((one, from) => {
      if (!COUNTED.has(one.kind) || told.has(from) || (match.likeOutput[from] ?? 0) >= 0.85) return
      if (one.kind === 'function' && !DEGREES.test(one.lower) && !PLACES.test(one.lower)) return
      if (one.kind === 'function' && output.some(({ lower }) => lower === one.lower)) return
      if (two.kind === 'function' && source.some(({ lower }) => lower === two.lower)) return
      if (!opposed(one, two)) return
      // "The most common" is "the most frequent", though others were rare.
      if (
        source.some(
          (token, at) =>
            at !== from &&
            token.part === two.part &&
            source[at - 1]?.lower === output[to - 1]?.lower &&
            likenessOf(match, at, to) >= STANDS_FOR &&
            (match.likeOutput[at] ?? 0) < 0.98,
        )
      )
        return
      if (settled.has(to) || isConverse(one, two)) return
      if (one.kind === 'function' || two.kind === 'function') {
        if (!sameHead(match, from, to)) return
      }
      if (isFlipped(match, from, to)) return
      if (settled.size > 0 && COMPARED.test(one.lower) && COMPARED.test(two.lower)) return
      if (isBothEnded(match, from, to)) return
      told.add(from)
      differences.push({ kind: 'direction', words: `“${one.text}” has become “${two.text}”` })
    })
  })
  // "The larger the more" and "the smaller the less" say the same.
  if (differences.length === 2 && PROPORTION.test(line(source)) && PROPORTION.test(line(output))) return []
  return differences.slice(0, 3)
}

const PLACES =
  /^(?:up|down|inside|outside|with|without|first|last|next|early|late|on|off|against|for|together|apart|alone|well)$/

const COMPARED = /^(?:more|less|fewer|\p{L}+er)$/u

/** Whether a denial makes two opposites say the same. */
function isFlipped(match: Match, from: number, to: number): boolean {
  const { source, output } = match
  // "Quieter" is "less noise".
  const lessens = (tokens: readonly Token[], at: number) =>
    /^(?:less|fewer|little)$/.test(tokens[at - 1]?.lower ?? '')
  if (lessens(source, from) !== lessens(output, to) && !DEGREES.test(source[from]?.lower ?? '')) return true
  // Where the words are the same a denial of another clause turns nothing.
  if (repeats(match)) return denialsBeside(source, from) % 2 !== denialsBeside(output, to) % 2
  if (denialsCounted(source, from) % 2 !== denialsCounted(output, to) % 2) return true
  return isDeniedClosely(source, from) !== isDeniedClosely(output, to)
}

const BORDER = /^(?:and|but|or|that|which|who|because|so|if|when|while|although|though|whereas|[.;:!?,()–—])$/

/** How many denials stand in the clause of a word. */
function denialsBeside(tokens: readonly Token[], at: number): number {
  const start = tokens.findLastIndex(({ lower }, place) => place < at && BORDER.test(lower)) + 1
  const next = tokens.findIndex(({ lower }, place) => place > at && BORDER.test(lower))
  const end = next < 0 ? tokens.length : next
  return denialsCounted(tokens.slice(start, end), at - start)
}

const line = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')
const PROPORTION = /\bthe (?:\w+er|more|less|better|worse)\b.* the (?:\w+er|more|less|better|worse)\b/

/** The next word that says something. */
function headAfter(tokens: readonly Token[], at: number): number {
  for (let next = at + 1; next < Math.min(tokens.length, at + 5); next++) {
    const token = tokens[next]
    if (!token || token.kind === 'mark') break
    if (token.kind !== 'function') return next
  }
  return -1
}

function sameHead(match: Match, from: number, to: number): boolean {
  const [one, two] = [headAfter(match.source, from), headAfter(match.output, to)]
  if (one < 0 || two < 0) return one < 0 && two < 0
  return match.toOutput[one] === two
}

/** Both words are on both sides, so that one is the opposite of the other here as there. */
function isBothEnded(match: Match, from: number, to: number): boolean {
  const [one, two] = [match.source[from], match.output[to]]
  if (!one || !two) return false
  return match.source.some(
    (token, at) => at !== from && token.lemma === two.lemma && (match.kept[at] ?? 0) >= STANDS_FOR,
  )
}
