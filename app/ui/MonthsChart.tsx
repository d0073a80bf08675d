import type { Tool } from '#app/domain/usage/tools.ts'
import { Bars, GROUNDS } from './Bars.tsx'
import { formatCount } from './format.ts'
import { Table } from './Table.tsx'

type Month = {
  /** YYYY-MM. */
  period: string
  words: number
  /** How the words divide, by the keys of `parts`. */
  tools?: Partial<Record<Tool, number>>
}

/** What the bars are made of, from the ground up, at most four. */
type Part = { key: Tool; label: string }

const names = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const longNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const first = (period: string) => new Date(`${period}-01T00:00:00Z`)

type MonthsChartProps = { months: readonly Month[]; id: string; parts?: readonly Part[] }

/**
 * Words per month as bars, drawn on the server; the same in words for those who do not see it, and as a table. With
 * `parts` each bar is divided, and a legend and the table name the parts that are there.
 */
export function MonthsChart({ months, id, parts = [] }: MonthsChartProps) {
  const most = Math.max(1, ...months.map(({ words }) => words))
  const total = months.reduce((sum, { words }) => sum + words, 0)
  const totals = parts.map((part) => months.reduce((sum, month) => sum + (month.tools?.[part.key] ?? 0), 0))
  // A single part is the whole: nothing to tell apart.
  const divided = totals.filter((words) => words > 0).length > 1
  const shown = divided ? parts : []
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby={`${id}-words`}>
      <figcaption id={`${id}-words`} className="text-ink-soft">
        {formatCount(total)} words in the last {months.length} months; the most in one month were{' '}
        {formatCount(total === 0 ? 0 : most)}.
      </figcaption>
      <Bars
        bars={months.map(({ words, tools }) =>
          divided ? parts.map(({ key }) => tools?.[key] ?? 0) : [words],
        )}
        most={most}
      />
      <ol
        className="grid auto-cols-fr grid-flow-col text-sm text-ink-soft max-[30rem]:[&>li:nth-child(even)]:invisible"
        aria-hidden="true"
      >
        {months.map(({ period }) => (
          <li key={period} className="grid justify-center whitespace-nowrap">
            {names.format(first(period))}
          </li>
        ))}
      </ol>
      {divided && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {parts.map((part, at) => (
            <li key={part.key} className="flex items-center gap-1.5">
              <span
                className={`size-3 flex-none rounded-[0.1875rem] forced-color-adjust-none ${GROUNDS[at]}`}
              />
              {part.label}: <span className="tabular-nums">{formatCount(totals[at] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>The months as a table</summary>
        <Table
          caption="Words by month"
          captionHidden
          columns={[
            { key: 'month', label: 'Month' },
            ...shown.map(({ key, label }) => ({ key, label, number: true })),
            { key: 'all', label: divided ? 'All words' : 'Words', number: true },
          ]}
          rows={months.map(({ period, words, tools }) => ({
            id: period,
            cells: {
              month: longNames.format(first(period)),
              ...Object.fromEntries(shown.map(({ key }) => [key, formatCount(tools?.[key] ?? 0)])),
              all: formatCount(words),
            },
          }))}
        />
      </details>
    </figure>
  )
}
