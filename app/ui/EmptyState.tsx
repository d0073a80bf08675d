import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type EmptyStateProps = { icon?: IconName; title: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/** Nothing here yet, and what to do about it (as children: a sentence, a button). */
export function EmptyState({ icon, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center text-ink-soft in-[.card]:py-2">
      {icon && <Icon name={icon} className="size-8 text-line-strong" />}
      <Heading className="text-lg text-ink">{title}</Heading>
      {children}
    </div>
  )
}
