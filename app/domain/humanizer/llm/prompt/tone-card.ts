import type { Length, Strength } from '../../options.ts'
import { type ToneTargets, targetsOf } from '../../tone-targets.ts'
import type { Tone } from '../../tones.ts'
import { LENGTH_SHARES } from '../check/faults.ts'

const STRENGTH_GUIDES: Record<Strength, string> = {
  light: 'Change worn and stiff wording only; leave good sentences as they are.',
  balanced: 'Reword every sentence.',
  strong: 'Reword freely: new openings, structure and rhythm.',
}

/** The aims of a rewrite in a few lines for a model: figures of the tone, strength and length. */
export function toneCard(tone: Tone, strength: Strength, length: Length): string {
  const targets = targetsOf(tone)
  const [least, most] = LENGTH_SHARES[length].asked.map((share) => Math.round(share * 100))
  return [
    `${sentences(targets)}. ${words(targets)}. ${frequencies(targets)}.`,
    `${STRENGTH_GUIDES[strength]} Each paragraph ${least}-${most}% as long.`,
  ].join('\n')
}

function sentences({ sentenceLength, lengthVariation }: ToneTargets): string {
  const spread = 1.5 * lengthVariation * sentenceLength
  const [short, long] = [Math.max(3, sentenceLength - spread), sentenceLength + spread]
  return `Sentences of ${Math.round(short)}-${Math.round(long)} words, mean ${Math.round(sentenceLength)}, uneven`
}

function words({ wordLength, nominal }: ToneTargets): string {
  const length = wordLength < 4.6 ? 'Short' : wordLength > 5.2 ? 'Longer, exact' : 'Plain'
  return `${length} words, ${nominal > 0.62 ? 'more nouns than verbs' : 'more verbs than nouns'}`
}

/** How often things come up, from nought to as often as they can. */
function frequencies(targets: ToneTargets): string {
  const shares: [string, number][] = [
    ['contractions', targets.contractions],
    ['"you"', targets.secondPerson / 2],
    ['hedges', (targets.hedges - 0.3) / 0.9],
    ['intensifiers', targets.intensifiers / 1.6],
    ['warmth', targets.warmth / 2.5],
  ]
  const grouped = Object.groupBy(shares, ([, share]) => frequency(share))
  return Object.entries(grouped)
    .map(([often, named]) => `${often}: ${(named ?? []).map(([name]) => name).join(', ')}`)
    .join('; ')
}

function frequency(share: number): string {
  if (share < 0.08) return 'Never'
  if (share < 0.35) return 'Rarely'
  return share < 0.7 ? 'Sometimes' : 'Often'
}
