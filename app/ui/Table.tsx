import type { ReactNode } from 'react'

/** A column: `number` aligns right, `hideLabel` leaves its name out of phone cards (row menus, checkboxes). */
export type Column = { key: string; label: ReactNode; number?: boolean; hideLabel?: boolean }

type TableProps = {
  caption: string
  /** Keeps the caption for screen readers alone, where a heading above says the same. */
  captionHidden?: boolean
  columns: Column[]
  /** The first cell of a row is its heading unless `rowHeading` names another column. */
  rowHeading?: string
  rows: { id: string | number; cells: Record<string, ReactNode> }[]
}

/** Rows and columns; below 640 px every row is a card. Roles are spelled out because the cards change `display`. */
export function Table({ caption, captionHidden, columns, rowHeading = columns[0]?.key, rows }: TableProps) {
  return (
    <table className="data-table" role="table">
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              className={column.number ? 'cell-number' : undefined}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
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
                  className={column.number ? 'cell-number' : undefined}
                >
                  {row.cells[column.key]}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
