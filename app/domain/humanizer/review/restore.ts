import type { Language } from '#app/domain/text/language.ts'
import { alignment, reached } from './align.ts'
import { checkFacts, type FactProblem } from './check.ts'
import { mend } from './mend.ts'

/** Putting back one sentence can bring another difference to light; more rounds than this are not needed. */
const ROUNDS = 8

/**
 * The output with the sentences of the source put back that are wanted: the pairs at certain places, or all that say
 * facts otherwise than the source; and what then still differs. What a rewrite that was `stopped` did not reach stays away. Yields wherever it may pause.
 */
export function* restored(
  source: string,
  output: string,
  language: Language,
  locked: readonly string[],
  wanted: readonly number[] | 'all',
  stopped = false,
): Generator<void, { output: string; problems: FactProblem[] }> {
  let pairs = yield* alignment(source, output, language)
  let text = output
  const putBack = function* (places: readonly number[]) {
    text = mend(pairs, new Map(places.map((at) => [at, { original: true as const }])))
    pairs = yield* alignment(source, text, language)
    return yield* checkFacts(stopped ? reached(pairs) : pairs, language, locked)
  }
  if (wanted !== 'all') {
    const { problems } = yield* putBack(wanted)
    return { output: text, problems }
  }
  let { problems } = yield* checkFacts(stopped ? reached(pairs) : pairs, language, locked)
  for (let round = 0; round < ROUNDS && problems.some((problem) => problem.pairs.length > 0); round++) {
    ;({ problems } = yield* putBack(problems.flatMap((problem) => problem.pairs)))
  }
  return { output: text, problems }
}
