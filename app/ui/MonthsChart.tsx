import { formatCount } from './format.ts'

export type Month = {
  /** YYYY-MM. */
  period: string
  words: number
}

const names = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const longNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const first = (period: string) => new Date(`${period}-01T00:00:00Z`)

/** The picture's own units: it is stretched to the width there is. */
const WIDTH = 600
const HEIGHT = 96
const GAP = 10

/** Words per month as bars, drawn on the server; the same in words for those who do not see it, and as a table. */
export function MonthsChart({ months, id }: { months: readonly Month[]; id: string }) {
  const most = Math.max(1, ...months.map(({ words }) => words))
  const step = WIDTH / Math.max(1, months.length)
  const total = months.reduce((sum, { words }) => sum + words, 0)
  const bars = months.map(({ words }, at) => {
    const height = words === 0 ? 0 : Math.max(2, Math.round((HEIGHT * words) / most))
    return `M${(at * step + GAP / 2).toFixed(1)} ${HEIGHT}v${-height}h${(step - GAP).toFixed(1)}v${height}z`
  })
  return (
    <figure className="months stack stack-sm" aria-labelledby={`${id}-words`}>
      <figcaption id={`${id}-words`} className="muted">
        {formatCount(total)} words in the last {months.length} months; the most in one month were{' '}
        {formatCount(total === 0 ? 0 : most)}.
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="months-ground" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        <path className="months-bars" d={bars.join('')} />
      </svg>
      <ol className="months-names" aria-hidden="true">
        {months.map(({ period }) => (
          <li key={period}>{names.format(first(period))}</li>
        ))}
      </ol>
      <details>
        <summary>The months as a table</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Words</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ period, words }) => (
              <tr key={period}>
                <th scope="row">{longNames.format(first(period))}</th>
                <td>{formatCount(words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
