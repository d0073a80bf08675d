import { lettersOf } from '#app/domain/library/find-passage.ts'
import { formatCount } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { PageBlock } from '../page-blocks.ts'
import { type Sheet, SHOWN } from './sheet.ts'

type SheetTableProps = { sheet: Sheet; name: string; rowHref: (row: number) => string }

/** A sheet as the table it is; what is too long or too wide is shown in parts, and says so. */
export function SheetTable({ sheet, name, rowHref }: SheetTableProps) {
  const { blocks, rows, first, last, columnsLeft, wanted } = sheet
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(rows > last || first > 1 || columnsLeft > 0) && (
        <div className="cluster text-sm text-ink-soft tabular-nums">
          <p>
            Rows {formatCount(first)} to {formatCount(last)} of {formatCount(rows)}
            {columnsLeft > 0 &&
              `, the first ${SHOWN.columns} columns; ${formatCount(columnsLeft)} more are in the file`}
            .
          </p>
          {first > 1 && (
            <LinkButton
              to={rowHref(Math.max(1, first - SHOWN.rows))}
              variant="quiet"
              small
              icon="chevron-left"
            >
              Rows before
            </LinkButton>
          )}
          {rows > last && (
            <LinkButton to={rowHref(last + 1)} variant="quiet" small icon="chevron-right">
              Next rows
            </LinkButton>
          )}
        </div>
      )}
      <div
        className="max-h-[75dvh] overflow-auto rounded-sm border border-line"
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled with the keyboard too.
        tabIndex={0}
      >
        {blocks.map((block, at) => (
          <SheetBlock key={at} block={block} wanted={wanted} />
        ))}
      </div>
    </div>
  )
}

const TABLE =
  'w-full border-collapse text-sm tabular-nums [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_th]:sticky [&_th]:top-0 [&_th]:bg-paper [&_th]:font-semibold'

function SheetBlock({ block, wanted }: { block: PageBlock; wanted: string }) {
  if (block.kind !== 'table') return <p className="px-2 py-1 whitespace-pre-wrap">{block.text}</p>
  const isWanted = (row: readonly string[]) => wanted !== '' && lettersOf(row.join('')).includes(wanted)
  const found = block.rows.findIndex(isWanted)
  return (
    <table className={TABLE}>
      {block.head && (
        <thead>
          <tr>
            {block.head.map((cell, at) =>
              cell === '' ? (
                <td key={at}>{cell}</td>
              ) : (
                <th key={at} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {block.rows.map((row, at) => (
          <tr
            key={at}
            id={at === found ? 'q' : undefined}
            className={at === found ? 'bg-accent-soft outline-2 -outline-offset-2 outline-accent' : undefined}
          >
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
