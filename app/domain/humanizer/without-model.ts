import type { RewriteOptions } from './options.ts'
import type { PresetName } from './tones.ts'

/** What shorter texts lose where no language model is set up. */
export const SHORTER_DOES =
  'Shorter leaves out asides, examples and empty words; most texts lose about a twentieth.'

/** Why longer texts cannot be had where no language model is set up. */
export const NO_LONGER = 'A longer text needs a language model, and none is set up here.'

/** What the strengths do where no language model is set up. */
export const STRENGTHS_DO =
  'Light changes least. Strong turns sentences round and, in English, cuts praise, empty tails and summaries.'

/** What becomes of a tone's description where no language model is set up. */
export const NO_DESCRIPTION =
  'Only a language model can follow a description, and none is set up here: this tone goes by its numbers.'

/** Which numbers of a tone are heard where no language model is set up. */
export const FEW_SLIDERS =
  'Without a language model, and none is set up here, Formality and Complexity decide; Energy changes little and Empathy nothing.'

/** What tones come to that put something into the wording which only a language model can find. */
const MEANT: ReadonlyMap<string, string> = new Map<PresetName, string>([
  ['humorous', 'jokes'],
  ['sarcastic', 'irony'],
  ['emotional', 'feeling'],
  ['inspirational', 'encouragement'],
  ['persuasive', 'arguments'],
  ['engaging', 'hooks'],
])

/** What some tones leave out of a text. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map<PresetName, string>([
  [
    'direct',
    'From balanced on, takes throat-clearing, softeners and empty tails out of English texts, and names who acts.',
  ],
  [
    'simplified',
    'From balanced on, takes long openings and doubled words out of English texts, and splits some long sentences.',
  ],
  [
    'technical',
    'From balanced on, takes praise and stress out of English texts, and keeps terms and passives.',
  ],
])

/** What a tone does without a language model, where that is not what every tone does or less than its name says. */
export function toneWithoutModel(tone: string): string | undefined {
  const leaves = LEFT_OUT.get(tone)
  if (leaves !== undefined) return leaves
  const meant = MEANT.get(tone)
  if (meant === undefined) return undefined
  return `The built-in engine adds no ${meant}: it swaps worn words for plainer ones. For more, this tone needs a language model, and none is set up here.`
}

/** The options that the engine at work can honour. */
export function honoured<Options extends Pick<RewriteOptions, 'length'>>(
  options: Options,
  model: boolean,
): Options {
  return model || options.length !== 'longer' ? options : { ...options, length: 'keep' }
}
