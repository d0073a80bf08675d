import type { ReactNode } from 'react'
import { type Tone, TONES } from './tone.ts'

type ProgressBarProps = {
  id: string
  /** What is measured, e.g. "Words used this month". */
  label: ReactNode
  value: number
  max?: number
  /** The same in words, e.g. "120 of 350 words". */
  words: ReactNode
  tone?: Tone
}

const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line text-tone forced-colors:border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-tone [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-tone forced-colors:[&::-webkit-progress-value]:forced-color-adjust-none forced-colors:[&::-webkit-progress-value]:bg-[Highlight]'

/** A bar and the words that say the same. */
export function ProgressBar({ id, label, value, max = 100, words, tone = 'accent' }: ProgressBarProps) {
  return (
    <div className={`progress grid gap-1 text-sm ${TONES[tone]}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <label htmlFor={id}>{label}</label>
        <span className="text-ink-soft tabular-nums">{words}</span>
      </div>
      <progress className={BAR} id={id} value={Math.min(value, max)} max={max} />
    </div>
  )
}
