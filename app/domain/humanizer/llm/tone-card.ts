import type { Length, Strength } from '../options.ts'
import { type ToneTargets, targetsOf } from '../tone-targets.ts'
import type { Tone } from '../tones.ts'
import { LENGTH_SHARES } from './faults.ts'

const STRENGTH_GUIDES: Record<Strength, string> = {
  light: 'Change only worn phrases and stiff wording; leave good sentences nearly as they are.',
  balanced: 'Reword every sentence; keep the order.',
  strong: 'Reword freely: new sentence openings, structure and rhythm, same content.',
}

/** The aims of a rewrite in a few lines for a model: figures of the tone, strength and length. */
export function toneCard(tone: Tone, strength: Strength, length: Length): string {
  const [least, most] = LENGTH_SHARES[length].asked.map((share) => Math.round(share * 100))
  return [
    aims(targetsOf(tone)).join('; '),
    STRENGTH_GUIDES[strength],
    `Length of each paragraph: ${least}-${most}% of its words.`,
  ].join('\n')
}

/** Figures as a writer can aim at them; what is near nought is said as never. */
function aims(targets: ToneTargets): string[] {
  const mean = Math.round(targets.sentenceLength)
  const spread = targets.lengthVariation * mean
  const [short, long] = [Math.max(3, Math.round(mean - 1.5 * spread)), Math.round(mean + 1.5 * spread)]
  return [
    `Sentences of ${short} to ${long} words, ${mean} on average, unevenly mixed`,
    `contractions, where the language has them: ${share(targets.contractions)}`,
    targets.wordLength < 4.6
      ? 'short everyday words'
      : targets.wordLength > 5.2
        ? 'the precise, longer word'
        : 'plain words',
    targets.nominal > 0.62 ? 'noun phrases' : 'verbs rather than nouns',
    `"you": ${share(targets.secondPerson / 2)}`,
    `hedges: ${share((targets.hedges - 0.3) / 0.9)}`,
    `intensifiers: ${share(targets.intensifiers / 1.6)}`,
    `warmth: ${share(targets.warmth / 2.5)}`,
    `exclamation marks: ${share(targets.exclamations / 20)}`,
  ]
}

function share(value: number): string {
  if (value < 0.08) return 'never'
  if (value < 0.35) return 'rarely'
  return value < 0.7 ? 'sometimes' : 'often'
}
