import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

type StatCardProps = { label: string; value: ReactNode; note?: ReactNode }

/** One number that matters, what it is, and how to read it. */
export function StatCard({ label, value, note }: StatCardProps) {
  return (
    <Card className="grid content-start gap-1">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{label}</h2>
      <p className="font-serif text-2xl font-semibold tabular-nums">{value}</p>
      {note && <div className="text-sm text-ink-soft">{note}</div>}
    </Card>
  )
}
