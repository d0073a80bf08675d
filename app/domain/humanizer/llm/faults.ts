import type { Language } from '../language.ts'
import type { Length } from '../options.ts'
import { factFaults } from './fact-faults.ts'
import { languageFault, repetitionFault, signFault, type Spoken, talkFaults } from './form-faults.ts'
import { countWords } from './passage.ts'
import { shareFound, stemsOf } from './vocabulary.ts'

/** How long a rewrite is asked to be, and how long it may be, as shares of its source's words. */
export const LENGTH_SHARES: Record<Length, { asked: [number, number]; allowed: [number, number] }> = {
  keep: { asked: [0.9, 1.1], allowed: [0.8, 1.25] },
  shorter: { asked: [0.65, 0.9], allowed: [0.55, 1] },
  longer: { asked: [1.1, 1.35], allowed: [0.95, 1.6] },
}

/** A single sentence may leave the allowed length of its paragraph by so much, and any by a few words. */
const SENTENCE_PLAY = 1.4
const SPARE_WORDS = 3

/** What a rewrite is judged by. `written` is of the same paragraph: words of the source done, and words said for them. */
export type Standards = {
  language: Language
  length: Length
  names: ReadonlySet<string>
  locked: readonly string[]
  originals: readonly string[]
  /** What the paragraph says so far. */
  said: string
  spoken: Spoken
  written: { source: number; output: number }
  /** The other sentences of the paragraph, which these words must not be nearer to. */
  others: readonly string[]
}

/**
 * What is wrong with `output` as a rewrite of `source` (both with placeholders), in a few words each that tell a
 * model what to mend; empty when it is fit to be read.
 */
export function faultsOf(source: string, output: string, standards: Standards): string[] {
  const { language } = standards
  if (!/[\p{L}\d]/u.test(output)) return ['nothing was said']
  const found = [
    signFault(source, output),
    languageFault(source, output, language),
    lengthFault(source, output, standards),
    repetitionFault(source, output, language, standards.spoken),
    placeFault(source, output, standards.others),
    endFault(source, output),
  ].filter((fault) => fault !== undefined)
  return [...talkFaults(source, output, language), ...found, ...factFaults(source, output, standards)]
}

/** Whether nothing of it can still be missing, so that it need not wait for words that may follow. */
export function isComplete(source: string, output: string, length: Length): boolean {
  return countWords(output) >= countWords(source) * LENGTH_SHARES[length].allowed[0]
}

function lengthFault(source: string, output: string, { length, written }: Standards): string | undefined {
  const [least, most] = LENGTH_SHARES[length].allowed
  const [was, is] = [countWords(source), countWords(output)]
  const [allWas, allIs] = [written.source + was, written.output + is]
  if (is < (was * least) / SENTENCE_PLAY - SPARE_WORDS) return 'it is too short'
  if (is > was * most * SENTENCE_PLAY + SPARE_WORDS) return 'it is too long'
  if (allIs < allWas * least - SPARE_WORDS && is < was * least) return 'it is too short'
  if (allIs > allWas * most + SPARE_WORDS && is > was * most) return 'it is too long'
  return undefined
}

/** Words that are clearly nearer to another sentence stand in the wrong place. */
function placeFault(source: string, output: string, others: readonly string[]): string | undefined {
  const found = stemsOf(output)
  const own = shareFound(stemsOf(source), found)
  const nearer = others.some((other) => {
    const share = shareFound(stemsOf(other), found)
    return share >= 0.5 && share > own + 0.3
  })
  return nearer ? 'it says what another sentence says' : undefined
}

/** A sentence ends like one, and a line without a stop gets none that would tell of more to come. */
function endFault(source: string, output: string): string | undefined {
  const stops = /[.!?…][\p{Pe}\p{Pf}"'*_]*$|⟦\d+⟧$/u
  return stops.test(source.trim()) && !stops.test(output.trim()) ? 'it breaks off' : undefined
}
