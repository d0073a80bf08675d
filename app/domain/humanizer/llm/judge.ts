import type { Language } from '#app/domain/text/language.ts'
import type { Length } from '../options.ts'
import type { Draft } from './draft.ts'
import { faultsOf, isComplete, leanCount, type Standards } from './check/faults.ts'
import { unmask } from './mask.ts'
import { countWords, stretch } from './passage.ts'
import { talkFault, withoutPreamble } from '#app/domain/claims/talk.ts'
import { tidy, wrapLike } from './check/tidy.ts'
import { read, shareFound } from '#app/domain/claims/words.ts'

/** What a whole rewrite is judged by, whatever the sentence. */
export type Measure = {
  language: Language
  length: Length
  locked: readonly string[]
  names: ReadonlySet<string>
}

/** More is not told to a model of what was wrong with a sentence. */
const FAULTS_TOLD = 3

export type Judge = ReturnType<typeof createJudge>

/** Decides which words are taken into `draft`. Places are sentences of the draft's passage, `last` included. */
export function createJudge(draft: Draft, measure: Measure) {
  const { passage, slots, faults } = draft
  const { originals, sentences } = passage
  const readings = sentences.map(({ masked }) => read(masked))
  const told: string[][] = []

  function standards(first: number, last: number): Standards {
    const others = readings.filter((_, at) => at < first || at > last)
    const { said, spoken, written } = draft
    return { ...measure, originals, said, spoken, written, others }
  }

  function judged(first: number, last: number, words: string) {
    const source = stretch(passage, first, last, 'masked')
    const opened = first === 0 ? withoutPreamble(words, source) : words
    const masked = tidy(opened, source)
    return { source, masked, found: faultsOf(source, masked, standards(first, last)) }
  }

  /** Takes `words` for these sentences if nothing is wrong with them. */
  function take(first: number, last: number, words: string): boolean {
    if (slots.slice(first, last + 1).some(Boolean)) return false
    const { source, masked, found } = judged(first, last, words)
    if (found.length > 0) {
      for (let at = first; at <= last; at += 1) told[at] = found
      return false
    }
    const text = unmask(wrapLike(source, masked), originals)
    const rendering = { from: first, to: last, text, masked, by: 'model' as const }
    for (let at = first; at <= last; at += 1) slots[at] = rendering
    draft.said += ` ${text}`
    draft.spoken.push({ source: read(source), output: read(masked) })
    draft.written.source += countWords(source)
    draft.written.lean += leanCount(source, measure.language)
    draft.written.output += countWords(masked)
    return true
  }

  return {
    language: measure.language,
    take,
    /** Notes what is wrong with `words`, to be told to the model. */
    refuse(first: number, last: number, words: string) {
      const { found } = judged(first, last, words)
      const reasons = (found.length > 0 ? found : (told[first] ?? ['it does not fit'])).slice(0, FAULTS_TOLD)
      for (let at = first; at <= last; at += 1) if (!slots[at]) faults[at] = reasons.join('; ')
    },
    /** Adds `words` to what was taken for the sentence `first`, if all of it is still fit to be read. */
    extend(first: number, words: string) {
      const taken = slots[first]
      if (!taken) return
      const source = stretch(passage, taken.from, taken.to, 'masked')
      if (!isRest(words, taken.masked, source)) return
      const { masked, found } = judged(taken.from, taken.to, `${taken.masked} ${words}`)
      if (found.length > 0 || talkFault(words, source) || !masked.startsWith(taken.masked)) return
      taken.text += unmask(masked.slice(taken.masked.length), originals)
      taken.masked = masked
    },
    isDone: (at: number) => slots[at] !== undefined,
    /**
     * Whether `words` may be all there is for these sentences. With `surely` they must also be nearer to them than to
     * any other, for nothing else tells which they stand for.
     */
    isWhole(first: number, last: number, words: string, surely: boolean): boolean {
      const source = stretch(passage, first, last, 'masked')
      if (!isComplete(source, words, measure.language, measure.length)) return false
      if (!surely) return true
      const [said, own] = [read(words), read(source)]
      const share = shareFound(own.stems, said.stems)
      const nearest = readings.every(
        ({ stems }, at) => (at >= first && at <= last) || shareFound(stems, said.stems) < share,
      )
      return (share >= 0.25 && nearest) || said.plain === own.plain
    },
  }
}

/**
 * Whether `words` are what was still wanting of `source` after `taken`, which has passed without them: a sentence that
 * goes on after an abbreviation, or one that brings more of the source. Remarks, second versions and inventions do not.
 */
function isRest(words: string, taken: string, source: string): boolean {
  if (/^\s*[\p{Ll}\p{N}]/u.test(words)) return true
  const added = read(words).stems.difference(read(taken).stems)
  return shareFound(added, read(source).stems) > 0.5
}
