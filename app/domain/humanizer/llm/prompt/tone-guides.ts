import { type PresetName, presetTone, SLIDER_NAMES, sliderLabel, type Tone } from '../../tones.ts'

/** How each preset sounds, told to a model in a line or two. */
const PRESET_GUIDES: Record<PresetName, string> = {
  standard:
    'Plain, neutral prose that suits nearly any reader. Vary the sentence length; no slang, no ceremony.',
  humanize:
    'The way a thoughtful person writes without trying to impress: natural rhythm, concrete words, short and long sentences mixed, contractions where the language has them, no stock phrases.',
  simplified:
    'Everyday words and short sentences, one idea in each. Explain a hard word in passing rather than drop it.',
  academic:
    'Precise, measured and impersonal, with the terms of the field, careful hedging and clear logical links. No contractions.',
  friendly: 'Warm and easy, as to someone you like. Speak to the reader directly where the text allows it.',
  conversational:
    'As if told aloud to one interested listener: relaxed, direct, with contractions and an occasional short sentence.',
  humorous:
    'Light and playful, with a dry turn of phrase here and there. The jokes are in the wording; no new claims.',
  sarcastic:
    'Dry irony and understatement in the wording. What is claimed stays true and recognisable; nobody is insulted.',
  formal: 'Polite, complete and restrained. Full forms instead of contractions, no colloquialisms.',
  informal: 'Casual, as in a message to a friend: loose sentences, common words, contractions.',
  professional: 'Clear, courteous and to the point, as in good business writing. Confident without jargon.',
  technical:
    'Exact and economical. Keep the technical terms, prefer the active voice, state conditions and results plainly.',
  persuasive:
    'Confident and compelling: strongest point first, lively verbs, a clear direction. Only the arguments of the text.',
  inspirational: 'Uplifting and sincere, with momentum towards what is possible. No empty slogans.',
  didactic: 'A patient teacher: step by step, cause before effect, transitions that show how ideas connect.',
  descriptive:
    'Vivid and concrete, with exact nouns and verbs for what the text already mentions. Add no new details.',
  emotional:
    'Open and heartfelt, close to what it means for people. Feeling through rhythm and choice of words.',
  engaging: 'Lively and inviting: a hook at the start, active verbs, changes of pace that keep one reading.',
  direct: 'Short, firm and unadorned. The point first; cut fillers and hedges, keep every fact.',
}

/** A tone for the prompts. `guide` is our own words; `note` is what a person wrote, to be passed as data only. */
export type ToneGuide = { guide: string; note?: string }

/** The longest note that is passed on, in characters. */
const NOTE_LENGTH = 260

/** How to write in `tone`. A tone that only shares its name with a preset is described by its own sliders. */
export function toneGuide(tone: Tone): ToneGuide {
  const preset = presetTone(tone.name)
  if (preset && !tone.description && SLIDER_NAMES.every((slider) => preset[slider] === tone[slider])) {
    return { guide: PRESET_GUIDES[preset.name] }
  }
  const labels = SLIDER_NAMES.map((slider) => `${slider} ${sliderLabel(slider, tone[slider])}`)
  const note = [tone.name, tone.description].filter(Boolean).join(': ').slice(0, NOTE_LENGTH)
  return { guide: `${labels.join(', ')}.`, note }
}
