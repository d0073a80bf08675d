import type { ReactNode } from 'react'

/** The body of a view: it scrolls where the window is large enough for the panes to stand still. */
export function ViewBody({ children, label }: { children: ReactNode; label?: string }) {
  const scrolled = label && { role: 'region', 'aria-label': label, tabIndex: 0 }
  return (
    <div className="grid min-h-0 grow content-start gap-4 p-4 fits:overflow-auto" {...scrolled}>
      {children}
    </div>
  )
}
