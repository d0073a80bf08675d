import { rewriteDifferences } from '#app/domain/claims/compare.ts'
import type { Language } from '#app/domain/text/language.ts'
import { splitSentences } from '#app/domain/text/sentences.ts'
import { type ToneTargets, targetsOf } from '../tone-targets.ts'
import { todaysSignsIn } from '../todays-signs.ts'
import type { Tone } from '../tones.ts'
import { stockPhrasesIn } from './prompt/stock-phrases.ts'

/** A difference of so much from the target counts as one: about the spread among people's texts. */
const SCALES = {
  sentenceLength: 5,
  lengthVariation: 0.2,
  wordLength: 0.4,
  contractions: 0.4,
  secondPerson: 1,
}

type Measures = Pick<ToneTargets, keyof typeof SCALES>

/**
 * Returns the place of the best of `candidates` as a rewrite of `source`: the one with the fewest claims and facts changed, then
 * with the fewest signs of an assistant left, then the nearest to what the tone aims at. 0 when there are none. What claims
 * are compared by must have been read (`prepareComparing`).
 */
export function preferred(
  source: string,
  candidates: readonly string[],
  tone: Tone,
  language: Language,
): number {
  const targets = targetsOf(tone)
  const judged = candidates.map((text, at) => ({
    at,
    changed: rewriteDifferences(source, text, language).length,
    signs: signsIn(text, language),
    distance: distance(text, targets, language),
  }))
  judged.sort(
    (one, two) =>
      one.changed - two.changed || one.signs - two.signs || one.distance - two.distance || one.at - two.at,
  )
  return judged[0]?.at ?? 0
}

/** How many signs of an assistant a text has: worn phrases, and the habits of today. */
function signsIn(text: string, language: Language): number {
  const habits = [...todaysSignsIn(text, language).values()].reduce((sum, count) => sum + count, 0)
  return habits + stockPhrasesIn(text, language).length
}

/** How far a text is from the targets (0 is on them): the mean over the measures. */
function distance(text: string, targets: ToneTargets, language: Language): number {
  const measured = measuresOf(text, language)
  const names = Object.keys(SCALES) as (keyof Measures)[]
  const off = names.map((name) => Math.abs(measured[name] - targets[name]) / SCALES[name])
  return off.reduce((sum, one) => sum + one, 0) / names.length
}

const CONTRACTED = /\p{L}['’](?:t|s|re|ve|ll|d|m)(?!\p{L})/giu
const WRITTEN_OUT =
  /\b(?:is|are|was|were|do|does|did|has|have|had|will|would|could|should|can) ?not\b|\b(?:it|that|he|she|we|they|you) (?:is|are|will|have)\b|\bI (?:am|have|will)\b/gi

/** What can be counted without a dictionary. Where a language has no contractions to count, half is assumed. */
function measuresOf(text: string, language: Language): Measures {
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  const lengths = splitSentences(text, language).map((sentence) => sentence.text.match(/\S+/g)?.length ?? 0)
  const mean = average(lengths)
  const spread = Math.sqrt(average(lengths.map((length) => (length - mean) ** 2)))
  const [made, left] = [text.match(CONTRACTED)?.length ?? 0, text.match(WRITTEN_OUT)?.length ?? 0]
  const you = words.filter((word) => /^(?:you|your|yours|yourself)$/i.test(word)).length
  return {
    sentenceLength: mean,
    lengthVariation: mean > 0 ? spread / mean : 0,
    wordLength: average(words.map((word) => word.length)),
    contractions: language === 'en' && made + left > 0 ? made / (made + left) : 0.5,
    secondPerson: words.length > 0 ? (100 * you) / words.length : 0,
  }
}

function average(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}
