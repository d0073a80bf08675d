import type { Difference } from '../kinds.ts'
import { type Match, tells } from './match.ts'
import type { Token } from './read.ts'

/** The words that tell something around a token, those next to it first, within its clause. */
function around(tokens: readonly Token[], at: number): Map<number, number> {
  const found = new Map<number, number>()
  const clause = tokens[at]?.clause
  for (const step of [-1, 1]) {
    let seen = 0
    for (let next = at + step; next >= 0 && next < tokens.length && seen < 2; next += step) {
      const token = tokens[next]
      if (!token || token.clause !== clause) break
      if (BORDERS.test(token.lower)) break
      if (!tells(token)) continue
      seen += 1
      found.set(next, seen === 1 ? 2 : 1)
    }
  }
  return found
}

const BORDERS =
  /^(?:and|or|but|while|whereas|whenever|when|if|because|although|though|that|which|who|whom|whose|before|after|until|since|so|as|than|unless|once|where)$/

/** Two words that have changed places: each stands where the words around it say that the other stood. */
export function swapDifferences(match: Match, kept: ReadonlySet<number>): Difference[] {
  const { source, output } = match
  const places = source.flatMap((token, from) => {
    const to = match.toOutput[from] ?? -1
    if (to < 0 || (match.likeOutput[from] ?? 0) < 0.9 || !tells(token) || token.weight < 0.4) return []
    return [{ from, to, sort: sortOf(token), before: around(source, from), after: around(output, to) }]
  })
  const like = (before: Map<number, number>, after: Map<number, number>) => {
    let sum = 0
    for (const [from, weight] of before) {
      const to = match.toOutput[from] ?? -1
      const other = to >= 0 ? after.get(to) : undefined
      if (other !== undefined) sum += Math.min(weight, other)
    }
    return sum
  }
  for (const [index, one] of places.entries()) {
    for (const two of places.slice(index + 1)) {
      if (kept.has(one.from) && kept.has(two.from)) continue
      if (one.sort !== two.sort || one.sort === '') continue
      const own = like(one.before, one.after) + like(two.before, two.after)
      const crossed = like(one.before, two.after) + like(two.before, one.after)
      const left = like(one.before, two.after)
      const right = like(two.before, one.after)
      if (
        left > like(one.before, one.after) &&
        right > like(two.before, two.after) &&
        crossed >= own + 2 &&
        own <= 1
      ) {
        return [
          {
            kind: 'role',
            words: `“${source[one.from]?.text ?? ''}” and “${source[two.from]?.text ?? ''}” have changed places`,
          },
        ]
      }
    }
  }
  return []
}

function sortOf({ kind, lemma }: Token): string {
  if (kind === 'number') return lemma.endsWith('×') ? '' : kind
  if (kind === 'name') return kind
  return ''
}
