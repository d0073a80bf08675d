import type { ReactNode } from 'react'

type FactsProps = { facts: { label: string; value: ReactNode }[] }

/** Names and values in rows, e.g. a subscription's details. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
