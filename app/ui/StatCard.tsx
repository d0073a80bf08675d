import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type StatCardProps = { label: string; value: ReactNode; note?: ReactNode; icon?: IconName }

/** One number that matters, what it is, and how to read it. */
export function StatCard({ label, value, note, icon }: StatCardProps) {
  return (
    <Card className="grid content-start gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{label}</h2>
        {icon && <Icon name={icon} className="text-ink-soft" />}
      </div>
      <p className="font-serif text-2xl font-semibold tabular-nums">{value}</p>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </Card>
  )
}
