import { likeness, opposed, STANDS_FOR } from './kinship.ts'
import type { Token } from './read.ts'

/** Which words of an output stand for which of its source. */
export type Match = {
  source: readonly Token[]
  output: readonly Token[]
  /** For each token the place of its partner on the other side, or -1; and how alike the two are. */
  toOutput: Int16Array
  toSource: Int16Array
  likeOutput: Float32Array
  likeSource: Float32Array
  /** How far each word of the source stands for each of the output, which `likenessOf` reads. */
  likenesses: Float32Array
  /** For each token how far any word of the other side stands for it, partner or not. */
  kept: Float32Array
  borne: Float32Array
  /** The same by words that do not stand on both sides themselves. */
  loosely: Float32Array
}

const TELLS: ReadonlySet<Token['kind']> = new Set(['content', 'number', 'name', 'hidden'])

/** Whether a token says something by itself. */
export function tells({ kind }: Token): boolean {
  return TELLS.has(kind)
}

/** Finds for each word of one side the word of the other that stands for it, the surest first. */
export function matchWords(source: readonly Token[], output: readonly Token[]): Match {
  const match: Match = {
    source,
    output,
    toOutput: new Int16Array(source.length).fill(-1),
    toSource: new Int16Array(output.length).fill(-1),
    likeOutput: new Float32Array(source.length),
    likeSource: new Float32Array(output.length),
    likenesses: new Float32Array(source.length * output.length),
    kept: new Float32Array(source.length),
    borne: new Float32Array(output.length),
    loosely: new Float32Array(output.length),
  }
  const pairs: { from: number; to: number; like: number; far: number }[] = []
  const scale = source.length / Math.max(1, output.length)
  source.forEach((one, from) => {
    if (!tells(one)) return
    output.forEach((two, to) => {
      if (!tells(two)) return
      const like = likeness(one, two)
      if (like < STANDS_FOR) return
      match.likenesses[from * output.length + to] = like
      pairs.push({ from, to, like, far: Math.abs(from - to * scale) })
      match.kept[from] = Math.max(match.kept[from] ?? 0, like)
      match.borne[to] = Math.max(match.borne[to] ?? 0, like)
    })
  })
  pairs.sort((one, two) => two.like - one.like || one.far - two.far)
  for (const { from, to, like } of pairs) {
    if (match.toOutput[from] !== -1 || match.toSource[to] !== -1) continue
    match.toOutput[from] = to
    match.toSource[to] = from
    match.likeOutput[from] = like
    match.likeSource[to] = like
  }
  for (const { from, to, like } of pairs) {
    if ((match.likeOutput[from] ?? 0) < 0.98) match.loosely[to] = Math.max(match.loosely[to] ?? 0, like)
  }
  return match
}

/** How far a word of the source stands for one of the output, whichever words they are partners of. */
export function likenessOf({ likenesses, output }: Match, from: number, to: number): number {
  return from < 0 || to < 0 ? 0 : (likenesses[from * output.length + to] ?? 0)
}

const mayOppose = ({ kind, lower }: Token) => kind === 'content' || lower === 'well'

/** Whether a word of the source has become its opposite: then what stands otherwise may be the same. */
export function hasOpposites({ source, output, kept, borne }: Match): boolean {
  return source.some(
    (one, from) =>
      mayOppose(one) &&
      (kept[from] ?? 0) < 0.85 &&
      output.some((two, to) => mayOppose(two) && (borne[to] ?? 0) < 0.85 && opposed(one, two)),
  )
}
