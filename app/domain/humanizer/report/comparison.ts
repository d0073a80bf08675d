import type { WritingReport } from './measure.ts'

/** A line of the table: a figure before and after, and in a word how it moved. */
export type Row = {
  name: string
  before: string
  after: string
  direction: string
  moved: 'up' | 'down' | 'same'
}

type Measure = {
  name: string
  of: (report: WritingReport) => number | null
  /** Digits after the point; `%` and the like behind the figure. */
  digits: number
  unit?: string
  up: string
  down: string
}

const MEASURES: readonly Measure[] = [
  { name: 'Words', of: ({ charged }) => charged, digits: 0, up: 'longer', down: 'shorter' },
  { name: 'Words in a sentence', of: ({ mean }) => mean, digits: 1, up: 'longer', down: 'shorter' },
  {
    name: 'Spread of sentence lengths',
    of: ({ deviation }) => deviation,
    digits: 1,
    up: 'more varied',
    down: 'more even',
  },
  {
    name: 'Change from sentence to sentence',
    of: ({ change }) => change,
    digits: 1,
    up: 'livelier',
    down: 'steadier',
  },
  { name: 'Stock phrases', of: ({ stockCount }) => stockCount, digits: 0, up: 'more', down: 'fewer' },
  {
    name: 'Words repeated nearby',
    of: ({ repeatedWords }) => repeatedWords,
    digits: 0,
    up: 'more',
    down: 'fewer',
  },
  {
    name: 'Runs of the same opening',
    of: ({ repeatedOpenings }) => repeatedOpenings,
    digits: 0,
    up: 'more',
    down: 'fewer',
  },
  { name: 'Long words', of: ({ longShare }) => longShare, digits: 0, unit: '%', up: 'more', down: 'fewer' },
  {
    name: 'Sentences in the passive',
    of: ({ passiveShare }) => passiveShare,
    digits: 0,
    unit: '%',
    up: 'more',
    down: 'fewer',
  },
  {
    name: 'Contractions in 100 words',
    of: ({ contractions }) => contractions,
    digits: 1,
    up: 'more',
    down: 'fewer',
  },
]

/** The table of a report before and after; before alone when there is no rewrite yet (`direction` is then empty). */
export function comparisonRows(before: WritingReport, after?: WritingReport): Row[] {
  const rows: Row[] = []
  for (const { name, of, digits, unit = '', up, down } of MEASURES) {
    rows.push(...row(name, of(before), after ? of(after) : undefined, digits, unit, up, down))
  }
  const grade = before.grade ?? after?.grade
  if (grade) {
    const [up, down] = grade.scale === 'ease' ? ['easier', 'harder'] : ['harder', 'easier']
    const of = (report: WritingReport) => report.grade?.value ?? null
    const name = `Reading ${grade.scale === 'ease' ? 'ease' : 'grade'} (${grade.formula})`
    rows.push(
      ...row(name, of(before), after ? of(after) : undefined, grade.scale === 'ease' ? 0 : 1, '', up, down),
    )
  }
  return rows
}

function row(
  name: string,
  before: number | null,
  after: number | null | undefined,
  digits: number,
  unit: string,
  up: string,
  down: string,
): Row[] {
  if (before === null && (after === null || after === undefined)) return []
  const said = (value: number | null | undefined) =>
    value === null || value === undefined
      ? '–'
      : value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }) + unit
  const [one, other] = [said(before), said(after)]
  const moved = after === undefined || one === other ? 'same' : Number(after) > Number(before) ? 'up' : 'down'
  const direction = after === undefined ? '' : moved === 'same' ? 'same' : moved === 'up' ? up : down
  return [{ name, before: one, after: other, direction, moved }]
}
