/** What a thing means, as its colour says it; its words or its icon say it too. */
export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'info' | 'grasshopper' | 'ninja'

/** What gives a thing and all in it the colours `tone` and `tone-soft`. */
export const TONES: Record<Tone, string> = {
  neutral: 'tone-neutral',
  accent: 'tone-accent',
  good: 'tone-good',
  warn: 'tone-warn',
  bad: 'tone-bad',
  info: 'tone-info',
  grasshopper: 'tone-grasshopper',
  ninja: 'tone-ninja',
}
