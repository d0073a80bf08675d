import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type StatCardProps = { label: string; value: ReactNode; note?: ReactNode; icon?: IconName }

/** One number that matters, what it is, and how to read it. */
export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <div className="card stat">
      <div className="cluster cluster-apart">
        <h2 className="stat-label">{label}</h2>
        {icon && <Icon name={icon} className="muted" />}
      </div>
      <p className="stat-value">{value}</p>
      {note && <p className="hint">{note}</p>}
    </div>
  )
}
