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

export type Row = {
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

/** Rows and columns; below 640 px every row is a card. Roles are spelled out because the cards change `display`. */
export function Table(props: TableProps) {
  const { caption, captionHidden, columns, rowHeading = columns[0]?.key, rows, className = '' } = props
  return (
    <table className={`data-table ${className}`.trim()} role="table">
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              aria-sort={column.sorted}
              className={cellClass(column)}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" {...row.data}>
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
                  className={cellClass(column)}
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

function cellClass({ number, className }: Column): string | undefined {
  return [number && 'cell-number', className].filter(Boolean).join(' ') || undefined
}
