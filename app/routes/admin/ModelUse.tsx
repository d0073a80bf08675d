import { href, Link } from 'react-router'
import type { modelUse } from '#app/domain/admin/model-use.server.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Bars } from '#app/ui/Bars.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { type Column, Table } from '#app/ui/Table.tsx'

const MODELS: Column[] = [
  { key: 'day', label: 'Day (UTC)', className: 'whitespace-nowrap' },
  { key: 'model', label: 'Model', className: 'wrap-anywhere' },
  { key: 'calls', label: 'Calls', number: true },
  { key: 'input', label: 'Tokens read', number: true },
  { key: 'output', label: 'Tokens written', number: true },
  { key: 'cost', label: 'Cost', number: true },
]

type ModelUseProps = { use: Awaited<ReturnType<typeof modelUse>> }

/** What language models were asked and have cost, and how the daily ceilings stand. */
export function ModelUse({ use }: ModelUseProps) {
  const { hasModel, unpriced, ceiling, ceilingOfPerson, reached, days, total, rows } = use
  const most = Math.max(1, ...days.map(({ cost }) => cost))
  const estimated = rows.reduce((sum, row) => sum + row.estimated, 0)
  if (!hasModel && rows.length === 0) return null
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="models-title">
      <h2 id="models-title">Language models</h2>
      {ceiling?.isReached && (
        <Notice kind="warn" title="A call did not fit under today’s ceiling">
          <p>
            The built-in engine writes where a call has no room left, and people are told so. A new day begins
            at midnight UTC.
          </p>
        </Notice>
      )}
      {ceiling ? (
        <ProgressBar
          id="models-today"
          label="Counted today, calls under way included"
          value={ceiling.share * 100}
          words={`${ceiling.counted} of ${ceiling.most}`}
          tone={ceiling.share >= 0.8 ? 'warn' : 'accent'}
        />
      ) : (
        hasModel && (
          <p className="text-ink-soft">
            Nothing limits what models may cost in a day. MODEL_COST_PER_DAY sets a ceiling
            {!ceilingOfPerson && ', MODEL_COST_PER_PERSON one for each person'}.
          </p>
        )
      )}
      {ceilingOfPerson && <p className="text-ink-soft">Each person may cost {ceilingOfPerson} a day.</p>}
      {unpriced && (
        <p className="text-ink-soft wrap-anywhere">
          {unpriced} has no price in MODEL_PRICES, so that its cost is not known.
        </p>
      )}
      {reached.length > 0 && (
        <div className="grid gap-1">
          <h3>At their ceiling today</h3>
          <ul className="grid gap-1">
            {reached.map(({ id, email, counted }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link to={href('/admin/people/:id', { id })} className="wrap-anywhere">
                  {email}
                </Link>
                <Badge tone="warn">{counted}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 ? (
        <>
          <figure className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="models-words">
            <figcaption id="models-words" className="text-ink-soft">
              {total} in the last {days.length} days.
              {estimated > 0 &&
                ` Of ${formatCount(estimated)} calls the endpoint did not say what they took; those are estimated.`}
            </figcaption>
            <Bars bars={days.map(({ cost }) => [cost])} most={most} />
            <p className="flex justify-between text-sm text-ink-soft" aria-hidden="true">
              <span>{days[0]?.day}</span>
              <span>{days.at(-1)?.day}</span>
            </p>
          </figure>
          <Table
            caption="Calls of models in the last 30 days"
            columns={MODELS}
            rows={rows.map((row) => ({
              id: row.id,
              cells: {
                day: row.day,
                model: row.model,
                calls: formatCount(row.calls),
                input: formatCount(row.input),
                output: formatCount(row.output),
                cost: row.price,
              },
            }))}
          />
        </>
      ) : (
        <p>No model was asked in the last 30 days.</p>
      )}
    </Card>
  )
}
