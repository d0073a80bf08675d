import type { ReactNode } from 'react'

type FactsProps = { facts: { label: string; value: ReactNode }[] }

/** Names and values in rows, e.g. a subscription's details. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
