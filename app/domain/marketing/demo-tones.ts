/** The tones the landing page shows, in the order of their tabs; `tone` is the preset that wrote the sample. */
export const DEMO_TONES = [
  { name: 'humanized', label: 'Humanized', tone: 'humanize' },
  { name: 'formal', label: 'Formal', tone: 'formal' },
  { name: 'persuasive', label: 'Persuasive', tone: 'persuasive' },
  { name: 'friendly', label: 'Friendly', tone: 'friendly' },
] as const

export type DemoName = (typeof DEMO_TONES)[number]['name']

export const DEFAULT_DEMO: DemoName = 'humanized'
