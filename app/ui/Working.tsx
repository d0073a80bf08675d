import type { ReactNode } from 'react'

/** That something is under way, in words beside a wheel that turns. */
export function Working({
  className = 'text-ink-soft',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return (
    <p className={`flex gap-1.5 text-sm ${className}`}>
      <span
        className="mt-px size-4.5 flex-none animate-spin rounded-full border-2 border-line border-t-accent forced-colors:forced-color-adjust-none"
        aria-hidden="true"
      />
      <span>{children}</span>
    </p>
  )
}
