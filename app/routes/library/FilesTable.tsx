import { href, Link } from 'react-router'
import type { DocumentRow, Feature } from '#app/domain/library/types.ts'
import { formatShortDay } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { type Column, type Row, Table } from '#app/ui/Table.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { FEATURE_LOOKS, FileMenu } from './FileMenu.tsx'
import { FileState } from './FileState.tsx'
import { FileKind } from './FileKind.tsx'
import { sizeLook } from './size.ts'
import type { Selection } from './use-selection.ts'
import { addressOf, deleteAddress, directionOf, type SortedColumn, sortedBy, type View } from './view.ts'

/** The form that the rows' checkboxes belong to. */
export const SELECTION_FORM = 'selection'

type FilesTableProps = { files: DocumentRow[]; view: View; selection: Selection }

/** The files of one page of the list; on narrow windows each is a card. */
export function FilesTable({ files, view, selection }: FilesTableProps) {
  const sortable = (key: SortedColumn, label: string): Column => ({
    key,
    label: <SortLink view={view} column={key} label={label} />,
    sorted: directionOf(view, key),
    className: `file-${key}`,
  })
  const columns: Column[] = [
    { key: 'select', label: <SelectAll selection={selection} />, hideLabel: true, className: 'file-select' },
    sortable('name', 'File Name'),
    { key: 'features', label: 'Features', hideLabel: true, className: 'file-features' },
    sortable('size', 'Size'),
    sortable('date', 'Date Added'),
    { key: 'actions', label: 'Actions', hideLabel: true, className: 'file-actions' },
  ]
  return (
    <Table
      className="files-table"
      caption="Your files"
      captionHidden
      columns={columns}
      rowHeading="name"
      rows={files.map((file) => rowOf(file, view, selection))}
    />
  )
}

/** Selects at once; without script a button above the table does the same. */
function SelectAll({ selection }: { selection: Selection }) {
  const hydrated = useHydrated()
  return (
    <>
      {hydrated && (
        <label className="choice">
          <input
            ref={(box) => {
              if (box) box.indeterminate = selection.count > 0 && !selection.isAll
            }}
            type="checkbox"
            checked={selection.isAll}
            onChange={(event) => selection.toggleAll(event.target.checked)}
          />
          <span className="select-all-words">Select all</span>
        </label>
      )}
      <span className="visually-hidden">Selected</span>
    </>
  )
}

function SortLink({ view, column, label }: { view: View; column: SortedColumn; label: string }) {
  const direction = directionOf(view, column)
  return (
    <Link className="sort-link" to={addressOf(sortedBy(view, column))} prefetch="intent" preventScrollReset>
      {label}
      <Icon name={direction ? 'chevron-down' : 'sort'} />
    </Link>
  )
}

function rowOf(file: DocumentRow, view: View, selection: Selection): Row {
  const { id, fileName, features, status } = file
  const here = addressOf(view)
  return {
    id,
    data: { 'data-file': id, 'data-status': status },
    cells: {
      select: (
        <label className="choice">
          <input
            type="checkbox"
            name="id"
            value={id}
            form={SELECTION_FORM}
            checked={selection.has(id)}
            onChange={(event) => selection.toggle(id, event.target.checked)}
          />
          <span className="visually-hidden">Select {fileName}</span>
        </label>
      ),
      name: (
        <div className="file-about">
          <FileKind file={file} />
          <span className="file-title">
            {status === 'ready' ? (
              <Link to={addressOf(view, { doc: id })} prefetch="intent">
                {fileName}
              </Link>
            ) : (
              fileName
            )}
          </span>
          <FileState file={file} here={here} />
        </div>
      ),
      features:
        features.length > 0 ? (
          features.map((feature) => <UseLink key={feature} feature={feature} file={file} />)
        ) : (
          <span className="no-features">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">None</span>
          </span>
        ),
      size: <Size bytes={file.fileSize} />,
      date: <time dateTime={file.createdAt.toISOString()}>{formatShortDay(file.createdAt)}</time>,
      actions: <FileMenu file={file} here={here} deleteHref={deleteAddress(view, id)} />,
    },
  }
}

/** Leads to asking or studying a file that has been read. */
function UseLink({ feature, file: { id, fileName, status } }: { feature: Feature; file: DocumentRow }) {
  const { verb, page, icon } = FEATURE_LOOKS[feature]
  if (status !== 'ready') return null
  return (
    <LinkButton to={`${href(page)}?doc=${id}`} variant="secondary" small icon={icon}>
      {verb}
      <span className="visually-hidden"> {fileName}</span>
    </LinkButton>
  )
}

function Size({ bytes }: { bytes: number | null }) {
  const { words, size, tone } = sizeLook(bytes)
  return (
    <span className={`size tone-${tone}`}>
      <span className="size-dot" aria-hidden="true" />
      <span className={bytes === null ? undefined : 'whitespace-nowrap'}>{words}</span>{' '}
      <span className="size-word">{size}</span>
    </span>
  )
}
