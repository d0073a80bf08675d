import type { Language } from '#app/domain/text/language.ts'
import type { Length } from '../../options.ts'
import { factFaults } from './fact-faults.ts'
import { languageFault, repetitionFault, signFault, type Spoken, talkFaults } from './form-faults.ts'
import { countWords } from '../passage.ts'
import { stockPhrasesIn } from '../prompt/stock-phrases.ts'
import { plain, type Reading, read, shareFound } from '#app/domain/claims/words.ts'

/** How long a rewrite is asked to be, and how long it may be, as shares of its source's words. */
export const LENGTH_SHARES: Record<Length, { asked: [number, number]; allowed: [number, number] }> = {
  keep: { asked: [0.9, 1.1], allowed: [0.8, 1.25] },
  shorter: { asked: [0.65, 0.9], allowed: [0.55, 1] },
  longer: { asked: [1.1, 1.35], allowed: [0.95, 1.6] },
}

/** A single sentence may leave the allowed length of its paragraph by so much, and any by a few words. */
const SENTENCE_PLAY = 1.4
const SPARE_WORDS = { less: 1, paragraph: 2, more: 3 }

/** Words of a paragraph that are done: of its source, of that without worn phrases, and of the rewrite. */
export type Written = { source: number; lean: number; output: number }

/** What a rewrite is judged by. `written` is of the same paragraph. */
export type Standards = {
  language: Language
  length: Length
  names: ReadonlySet<string>
  locked: readonly string[]
  originals: readonly string[]
  /** What the paragraph says so far. */
  said: string
  spoken: Spoken
  written: Written
  /** The other sentences of the paragraph, which these words must not be nearer to. */
  others: readonly Reading[]
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
export function isComplete(source: string, output: string, language: Language, length: Length): boolean {
  return countWords(output) >= leanCount(source, language) * LENGTH_SHARES[length].allowed[0]
}

/** Worn phrases may go without being replaced, so what is too short is measured without them. */
export function leanCount(source: string, language: Language): number {
  const worn = stockPhrasesIn(source, language).reduce((sum, phrase) => sum + countWords(phrase), 0)
  return Math.max(1, countWords(source) - worn)
}

function lengthFault(source: string, output: string, standards: Standards): string | undefined {
  const { length, written, language } = standards
  const [least, most] = LENGTH_SHARES[length].allowed
  const [was, lean, is] = [countWords(source), leanCount(source, language), countWords(output)]
  const all = { source: written.source + was, lean: written.lean + lean, output: written.output + is }
  if (is < (lean * least) / SENTENCE_PLAY - SPARE_WORDS.less) return 'it is too short'
  if (is > was * most * SENTENCE_PLAY + SPARE_WORDS.more) return 'it is too long'
  if (all.output < all.lean * least - SPARE_WORDS.paragraph && is < lean * least) return 'it is too short'
  if (all.output > all.source * most + SPARE_WORDS.more && is > was * most) return 'it is too long'
  return undefined
}

/** Words that are clearly nearer to another sentence stand in the wrong place. */
function placeFault(source: string, output: string, others: readonly Reading[]): string | undefined {
  const found = read(output).stems
  const own = shareFound(read(source).stems, found)
  const nearer = others.some(({ stems }) => {
    const share = shareFound(stems, found)
    return share >= 0.5 && share > own + 0.3
  })
  return nearer ? 'it says what another sentence says' : undefined
}

/** A sentence is not only the beginning of its source, and it ends like one; after hidden text there need be no stop where the source has none. */
function endFault(source: string, output: string): string | undefined {
  if (plain(source).startsWith(`${plain(output)} `)) return 'it breaks off'
  const stop = /[.!?…:;][\p{Pe}\p{Pf}"'*_]*$/u
  if (stop.test(output.trim())) return undefined
  if (stop.test(source.trim())) return 'it breaks off'
  return /⟦\d+⟧$/.test(source.trim()) && !/⟦\d+⟧$/.test(output.trim()) ? 'it breaks off' : undefined
}
