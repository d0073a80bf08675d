import type { ReactNode } from 'react'

/** A column: `number` aligns right, `hideLabel` leaves its name out of phone cards (row menus, checkboxes). */
export type Column = {
  key: string
  label: ReactNode
  number?: boolean
  hideLabel?: boolean
  /** The rows stand in the order of this column. */
  sorted?: 'ascending' | 'descending'
  /** Of all its cells. */
  className?: string
}

type Row = {
  id: string | number
  cells: Record<string, ReactNode>
  /** What the script must know of the row. */
  data?: Record<`data-${string}`, string | undefined>
}

type TableProps = {
  caption: string
  /** Keeps the caption for screen readers alone, where a heading above says the same. */
  captionHidden?: boolean
  columns: Column[]
  /** The first cell of a row is its heading unless `rowHeading` names another column. */
  rowHeading?: string
  rows: Row[]
  className?: string
}

const TABLE = 'data-table w-full border-collapse text-start max-sm:block'
const CELL = 'border-b border-line px-3 py-2.5'
const ROW =
  'max-sm:mb-3 max-sm:block max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-sheet max-sm:px-3 max-sm:py-2'
/** On a card the name of its column stands before what a cell says. */
const CARD_CELL =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:data-label:before:text-sm max-sm:data-label:before:font-normal max-sm:data-label:before:text-ink-soft max-sm:data-label:before:content-[attr(data-label)]'

/** Rows and columns; below 640 px every row is a card. Roles are spelled out because the cards change `display`. */
export function Table(props: TableProps) {
  const { caption, captionHidden, columns, rowHeading = columns[0]?.key, rows, className = '' } = props
  return (
    <table className={`${TABLE} ${className}`.trim()} role="table">
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
              aria-sort={column.sorted}
              className={`${cellClass(column)} text-sm font-semibold text-ink-soft`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block" role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} className={ROW} role="row" {...row.data}>
            {columns.map((column) => {
              const heading = column.key === rowHeading
              const Cell = heading ? 'th' : 'td'
              const label =
                heading || column.hideLabel || typeof column.label !== 'string' ? undefined : column.label
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
