import type { ReactNode } from 'react'

type RowProps = {
  title: ReactNode
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
}

/** One thing of a section: what it is, how it stands, and at its end what can be done. */
export function Row({ title, children, actions }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-base">{title}</h3>
        {children}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

/** Rows under each other. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line">{children}</div>
}
