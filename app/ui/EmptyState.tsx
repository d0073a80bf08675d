import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type EmptyStateProps = { icon?: IconName; title: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/** Nothing here yet, and what to do about it (as children: a sentence, a button). */
export function EmptyState({ icon, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon && <Icon name={icon} />}
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
