/** The four things a tone is made of, each an integer from 0 to 100; 50 is the middle. */
export type Sliders = { formality: number; energy: number; complexity: number; empathy: number }

/** A way of writing: one of the presets below or a person's own (`name` is then what they called it). */
export type Tone = Sliders & { name: string; description?: string }

export type PresetTone = Tone & { name: PresetName; label: string; worksBestFor: readonly string[] }

export type PresetName =
  | 'standard'
  | 'humanize'
  | 'simplified'
  | 'academic'
  | 'friendly'
  | 'conversational'
  | 'humorous'
  | 'sarcastic'
  | 'formal'
  | 'informal'
  | 'professional'
  | 'technical'
  | 'persuasive'
  | 'inspirational'
  | 'didactic'
  | 'descriptive'
  | 'emotional'
  | 'engaging'
  | 'direct'

/** The tone a person starts with, and falls back to when their chosen custom tone is deleted. */
export const DEFAULT_TONE = 'conversational' satisfies PresetName

function preset(
  name: PresetName,
  [formality, energy, complexity, empathy]: [number, number, number, number],
  worksBestFor: string[],
): PresetTone {
  const label = name.charAt(0).toUpperCase() + name.slice(1)
  return { name, label, formality, energy, complexity, empathy, worksBestFor }
}

/** Every preset in the order of the tone bar. The numbers are [formality, energy, complexity, empathy]. */
export const PRESET_TONES: readonly PresetTone[] = [
  preset(
    'conversational',
    [28, 52, 35, 58],
    ['blog posts', 'newsletters', 'video scripts', 'everyday emails'],
  ),
  preset('standard', [52, 48, 48, 48], ['reports', 'web pages', 'school work', 'general writing']),
  preset('humanize', [42, 52, 42, 56], ['AI-drafted text', 'articles', 'personal statements', 'posts']),
  preset(
    'academic',
    [88, 34, 80, 34],
    ['essays', 'research papers', 'grant proposals', 'literature reviews'],
  ),
  preset(
    'professional',
    [74, 50, 56, 48],
    ['business emails', 'proposals', 'cover letters', 'client updates'],
  ),
  preset(
    'friendly',
    [24, 60, 32, 76],
    ['welcome messages', 'team notes', 'community posts', 'customer replies'],
  ),
  preset('simplified', [44, 46, 12, 52], ['instructions', 'summaries', 'public information', 'study notes']),
  preset('formal', [90, 36, 64, 40], ['official letters', 'policies', 'invitations', 'complaints']),
  preset(
    'informal',
    [12, 58, 28, 56],
    ['messages to friends', 'social posts', 'diary entries', 'chat replies'],
  ),
  preset(
    'technical',
    [76, 36, 84, 26],
    ['documentation', 'specifications', 'lab reports', 'engineering notes'],
  ),
  preset(
    'persuasive',
    [56, 74, 50, 60],
    ['sales pages', 'speeches', 'opinion pieces', 'fundraising appeals'],
  ),
  preset(
    'inspirational',
    [46, 82, 44, 78],
    ['speeches', 'mission statements', 'coaching notes', 'introductions'],
  ),
  preset(
    'humorous',
    [18, 76, 34, 56],
    ['light columns', 'toasts', 'social captions', 'friendly newsletters'],
  ),
  preset('sarcastic', [22, 66, 46, 24], ['satire', 'opinion columns', 'parody reviews', 'witty replies']),
  preset('didactic', [62, 48, 42, 62], ['lessons', 'tutorials', 'how-to guides', 'course material']),
  preset('descriptive', [54, 54, 62, 58], ['travel writing', 'product descriptions', 'stories', 'reviews']),
  preset(
    'emotional',
    [36, 68, 40, 90],
    ['personal stories', 'tributes', 'thank-you letters', 'charity appeals'],
  ),
  preset(
    'engaging',
    [38, 78, 40, 64],
    ['introductions', 'social posts', 'presentations', 'magazine features'],
  ),
  preset('direct', [50, 64, 26, 32], ['memos', 'instructions', 'decisions', 'executive summaries']),
]

const byName = new Map<string, PresetTone>(PRESET_TONES.map((tone) => [tone.name, tone]))

/** The preset called `name`, or undefined when there is none. */
export function presetTone(name: string): PresetTone | undefined {
  return byName.get(name)
}

/** Slider ends in words: below 33 the first, above 66 the last, otherwise the middle one. */
export const SLIDER_LABELS: Record<keyof Sliders, readonly [string, string, string]> = {
  formality: ['casual', 'balanced', 'formal'],
  energy: ['calm', 'moderate', 'energetic'],
  complexity: ['simple', 'moderate', 'complex'],
  empathy: ['neutral', 'moderate', 'empathetic'],
}

export const SLIDER_NAMES = ['formality', 'energy', 'complexity', 'empathy'] as const

/** What a slider's value (0–100) means in a word. */
export function sliderLabel(slider: keyof Sliders, value: number): string {
  const labels = SLIDER_LABELS[slider]
  return value < 33 ? labels[0] : value > 66 ? labels[2] : labels[1]
}
