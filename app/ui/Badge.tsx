import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { type Tone, TONES } from './tone.ts'

type BadgeProps = {
  tone?: Tone
  icon?: IconName
  /** Lets long words take several lines. */
  wraps?: boolean
  className?: string
  children: ReactNode
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', icon, wraps, className = '', children }: BadgeProps) {
  const lines = wraps ? 'max-w-full' : 'whitespace-nowrap'
  return (
    <span
      className={`badge inline-flex items-center gap-1 rounded-full border border-transparent bg-tone-soft px-2 py-px text-sm leading-[1.4] font-semibold text-tone ${lines} ${TONES[tone]} ${className}`.trim()}
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
