import type { ComponentProps, ReactNode } from 'react'
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

/** A bar and the words that say the same. */
export function ProgressBar({ id, label, value, max = 100, words, tone = 'accent' }: ProgressBarProps) {
  return (
    <div className={`progress grid gap-1 text-sm ${TONES[tone]}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <label htmlFor={id}>{label}</label>
        <span className="text-ink-soft tabular-nums">{words}</span>
      </div>
      <Bar id={id} value={Math.min(value, max)} max={max} amber={tone === 'warn'} />
    </div>
  )
}

const BAR =
  'block appearance-none overflow-hidden rounded-full border-0 bg-line forced-colors:border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current forced-colors:[&::-webkit-progress-value]:forced-color-adjust-none forced-colors:[&::-webkit-progress-value]:bg-[Highlight]'

type BarProps = ComponentProps<'progress'> & {
  /** In the colour between good and bad in place of the tone's, which is made for words. */
  amber?: boolean
}

/** The bar alone; what stands around it says what it measures. */
export function Bar({ amber, className = 'h-2 w-full', ...progress }: BarProps) {
  return <progress className={`${BAR} ${amber ? 'text-amber' : 'text-tone'} ${className}`} {...progress} />
}
