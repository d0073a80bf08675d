import type { ReactNode } from 'react'

type ProgressBarProps = {
  id: string
  /** What is measured, e.g. "Words used this month". */
  label: ReactNode
  value: number
  max?: number
  /** The same in words, e.g. "120 of 350 words". */
  words: ReactNode
  tone?: 'accent' | 'good' | 'warn' | 'bad' | 'info'
}

/** A bar and the words that say the same. */
export function ProgressBar({ id, label, value, max = 100, words, tone = 'accent' }: ProgressBarProps) {
  return (
    <div className={`progress tone-${tone}`}>
      <div className="cluster cluster-apart">
        <label htmlFor={id}>{label}</label>
        <span className="num muted">{words}</span>
      </div>
      <progress id={id} value={Math.min(value, max)} max={max} />
    </div>
  )
}
