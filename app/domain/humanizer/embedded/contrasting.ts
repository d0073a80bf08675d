import { mainClauseEnds, startsClause, wordCount } from './clauses.ts'
import { leadingSubject } from './leading-subject.ts'
import { asTwoSentences } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import type { Token } from './tokens.ts'

/** "The old town is quiet, while the harbour is full of bars." → "The old town is quiet. The harbour is full of bars." */
export const splitContrast: Transformation = (tokens) => {
  const at = tokens.findIndex(
    ({ lower, kept, fresh }, place) =>
      place > 4 && /^while$/.test(lower) && !kept && !fresh && tokens[place - 1]?.text === ',',
  )
  const head = tokens.slice(0, at - 1)
  const tail = tokens.slice(at + 1)
  if (at < 0 || tokens.at(-1)?.text !== '.' || wordCount(head) < 5 || wordCount(tail) < 4) return undefined
  // "…, as some like tea, while others …": both belong to the reason.
  if (head.some(({ lower }, place) => lower === 'as' && head[place - 1]?.text === ',')) return undefined
  if (tokens.some(({ lower }) => BINDS.test(lower)) || isProgressive(tail) || isProgressive(head))
    return undefined
  if (!(mainClauseEnds(head) || leadingSubject(head, true)) || !opensStatement(tail)) return undefined
  return asTwoSentences(head, tail)
}

/** Words that hold both halves together, or open what the second half could be part of. */
const BINDS = /^(?:that|if|when|because|whether|although|though|not|never|[:;()"“”—–?!])$|n't$/

/** Whether the second half has a subject and a verb that are plain to see: "others prefer tea", "Bergen is on the coast". */
function opensStatement(tail: readonly Token[]): boolean {
  if (startsClause(tail, 0) || leadingSubject(tail, true)) return true
  const at = tail.findIndex(({ kept, tag }) => !kept && tag !== 'PROPN')
  const verb = tail[tail[0]?.lower === 'others' ? 1 : at]
  return (
    (at > 0 || tail[0]?.lower === 'others') &&
    /^(?:VERB|AUX)$/.test(verb?.tag ?? '') &&
    !/ing$/.test(verb?.lower ?? '')
  )
}

/** "while she was reading" tells when. */
function isProgressive(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ lower }, at) => /^(?:was|were|is|are)$/.test(lower) && /ing$/.test(tokens[at + 1]?.lower ?? ''),
  )
}
