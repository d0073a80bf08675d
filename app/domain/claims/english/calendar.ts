import type { Difference } from '../kinds.ts'
import { isCalendar } from './kinship.ts'
import { numbersIn } from './numbers.ts'
import type { Token } from './read.ts'

/** Months and days of the week that an output has put in the place of others, lost or added. */
export function calendarDifferences(
  source: readonly Token[],
  output: readonly Token[],
  { mayOmit, isNear }: { mayOmit: boolean; isNear: boolean },
): Difference[] {
  const [before, after] = [calendarIn(source), calendarIn(output)]
  const added = [...after].filter((name) => !before.has(name))
  const missing = [...before].filter((name) => !after.has(name))
  const differences = added.map((name): Difference => {
    const lost = missing.shift()
    return { kind: 'date', words: lost ? `“${lost}” has become “${name}”` : `“${name}” is not in the source` }
  })
  differences.push(...timeDifferences(source, output, isNear))
  if (mayOmit) return differences
  return [
    ...differences,
    ...missing.map((name): Difference => ({ kind: 'date', words: `“${name}” is missing` })),
  ]
}

function calendarIn(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap(({ text, lower, kind }) => {
      const name = kind === 'mark' ? undefined : isCalendar(lower)
      // "May" and "march" are other words, too; days are nothing else, however they are written.
      const isSure = /day$/.test(lower) || /^\p{Lu}/u.test(text)
      return name && isSure && (kind !== 'function' || lower !== 'may') ? [name] : []
    }),
  )
}

const RANK = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|next|previous)$/

/** Returns where what was the first of something has become the last. */
export function rankDifferences(source: readonly Token[], output: readonly Token[]): Difference[] {
  const ranked = (tokens: readonly Token[]) =>
    tokens.flatMap(({ lower }, at) => {
      const thing = tokens[at + 1]
      return RANK.test(lower) && thing && thing.kind !== 'mark' && thing.kind !== 'function'
        ? [{ rank: lower === 'final' ? 'last' : lower, thing: thing.lemma }]
        : []
    })
  const before = ranked(source)
  // "In the second she lost": a thing named before.
  const alone = new Set(
    source.flatMap(({ lower }, at) =>
      RANK.test(lower) && (source[at + 1]?.kind === 'function' || source[at + 1]?.kind === 'mark')
        ? [lower]
        : [],
    ),
  )
  for (const { rank, thing } of ranked(output)) {
    if (alone.has(rank)) continue
    const same = before.filter((one) => one.thing === thing)
    if (same.length > 0 && same.every((one) => one.rank !== rank))
      return [{ kind: 'order', words: `“${same[0]?.rank} ${thing}” has become “${rank} ${thing}”` }]
  }
  return []
}

const UNITS = /^(?:second|minute|hour|day|week|fortnight|month|quarter|season|year|decade|century)$/
const NEXT = /^(?:next|following|coming|upcoming|subsequent|after|later|follows)$/
const LAST = /^(?:last|previous|past|preceding|before|prior|earlier|former|ago)$/
const THIS = /^(?:this|current|same|present)$/

/** Whether a time is said to be that of now, the next or the last. */
function pointsOf(tokens: readonly Token[], isNear: boolean): Map<string, string> {
  const found = new Map<string, string>()
  tokens.forEach(({ lemma, kind }, at) => {
    if (kind === 'mark' || !UNITS.test(lemma)) return
    const before = tokens[at - 1]?.lower ?? ''
    // "Two days after", but not "two days after his death", which may be told from its other end.
    const ends = tokens[at + 2] === undefined || tokens[at + 2]?.kind === 'mark'
    const behind = tokens[at + 1]?.lower ?? ''
    const after = !isNear && /^(?:before|after)$/.test(behind) && !ends ? '' : behind
    const point =
      NEXT.test(before) || /^(?:later|after)$/.test(after)
        ? 'next'
        : LAST.test(before) || /^(?:earlier|before|ago)$/.test(after)
          ? 'last'
          : THIS.test(before)
            ? 'this'
            : ''
    if (point) found.set(lemma, point)
  })
  return found
}

/** How long before or after what something is said to be. */
function tiedPoints(tokens: readonly Token[]): { unit: string; point: string; to: string }[] {
  return tokens.flatMap(({ lemma, kind }, at) => {
    const point = tokens[at + 1]?.lower ?? ''
    if (kind === 'mark' || !UNITS.test(lemma) || !/^(?:before|after)$/.test(point)) return []
    const thing = tokens
      .slice(at + 2, at + 5)
      .find((token) => token.kind === 'content' || token.kind === 'name')
    return thing?.part === 'verb' || !thing ? [] : [{ unit: lemma, point, to: thing.lemma }]
  })
}

function timeDifferences(source: readonly Token[], output: readonly Token[], isNear: boolean): Difference[] {
  const [before, after] = [pointsOf(source, isNear), pointsOf(output, isNear)]
  for (const [unit, point] of after) {
    const was = before.get(unit)
    if (was && was !== point)
      return [{ kind: 'order', words: `another ${unit}: “${was}” has become “${point}”` }]
  }
  // "The day before the flight", "the day after the flight".
  for (const one of tiedPoints(source))
    for (const two of tiedPoints(output))
      if (one.unit === two.unit && one.to === two.to && one.point !== two.point)
        return [
          { kind: 'order', words: `“${one.point} the ${one.to}” has become “${two.point} the ${two.to}”` },
        ]
  const units = (tokens: readonly Token[]) =>
    new Set(tokens.flatMap(({ lemma, kind }) => (kind === 'content' && UNITS.test(lemma) ? [lemma] : [])))
  const [had, has] = [units(source), units(output)]
  const fresh = [...has].filter((unit) => !had.has(unit))
  const gone = [...had].filter((unit) => !has.has(unit))
  if (fresh.length > 0 && gone.length > 0 && !numbersIn(output).some(({ family }) => family)) {
    return [{ kind: 'number', words: `“${gone[0]}” has become “${fresh[0]}”` }]
  }
  const line = (tokens: readonly Token[]) => tokens.map(({ lower }) => lower).join(' ')
  if (
    /\bonce\b(?! (?:a|an|per|every|the|more|again|he|she|it|they|you|we)\b)/.test(line(source)) &&
    !/\bstill\b/.test(line(source)) &&
    /\bstill\b/.test(line(output)) &&
    !/\bonce\b/.test(line(output))
  ) {
    return [{ kind: 'order', words: '“once” has become “still”' }]
  }
  return []
}
