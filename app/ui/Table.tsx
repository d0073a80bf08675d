import type { ReactNode } from 'react'

/** A column: `number` aligns right. */
export type Column = {
  key: string
  label: ReactNode
  number?: boolean
  /** Of all its cells. */
  className?: string
}

type Row = {
  id: string | number
  cells: Record<string, ReactNode>
}

type TableProps = {
  caption: string
  /** Keeps the caption for screen readers alone, where a heading above says the same. */
  captionHidden?: boolean
  columns: Column[]
  /** The first cell of each is its heading. */
  rows: Row[]
}

const TABLE = 'w-full border-collapse text-start max-sm:block'
const CELL = 'border-b border-line px-3 py-2.5'
const ROW =
  'max-sm:mb-3 max-sm:block max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-sheet max-sm:px-3 max-sm:py-2'
/** On a card the name of its column stands before what a cell says. */
const CARD_CELL =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:data-label:before:text-sm max-sm:data-label:before:font-normal max-sm:data-label:before:text-ink-soft max-sm:data-label:before:content-[attr(data-label)]'

/** Rows and columns; below 640 px every row is a card. Roles are spelled out because the cards change `display`. */
export function Table(props: TableProps) {
  const { caption, captionHidden, columns, rows } = props
  return (
    <table className={TABLE} role="table">
      <caption className={captionHidden ? 'sr-only' : 'py-2 text-start font-semibold max-sm:block'}>
        {caption}
      </caption>
      <thead className="max-sm:sr-only" role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              className={`${cellClass(column)} text-sm font-semibold text-ink-soft`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block" role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} className={ROW} role="row">
            {columns.map((column, at) => {
              const heading = at === 0
              const Cell = heading ? 'th' : 'td'
              const label = heading || typeof column.label !== 'string' ? undefined : column.label
              return (
                <Cell
                  key={column.key}
                  scope={heading ? 'row' : undefined}
                  role={heading ? 'rowheader' : 'cell'}
                  data-label={label}
                  className={`${cellClass(column)} ${CARD_CELL} ${heading ? 'font-semibold' : ''}`}
                >
                  {Object.hasOwn(row.cells, column.key) && row.cells[column.key]}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClass({ number, className = '' }: Column): string {
  return `${CELL} ${number ? 'text-end' : 'text-start'} ${className}`.trim()
}
