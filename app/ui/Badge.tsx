import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

/** What a badge says by its colour; its words say it too. */
export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'info' | 'grasshopper' | 'ninja'

type BadgeProps = { tone?: BadgeTone; icon?: IconName; className?: string; children: ReactNode }

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className = '', children }: BadgeProps) {
  return (
    <span className={`badge tone-${tone} ${className}`.trim()}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
