import type { DocumentRow } from '#app/domain/library/types.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { formatShortDay } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { type Column, type Row, Table } from '#app/ui/Table.tsx'
import { FEATURE_LOOKS, FileMenu } from './FileMenu.tsx'
import { FileState } from './FileState.tsx'
import { FileKind } from './FileKind.tsx'
import { sizeLook } from './size.ts'
import { addressOf, directionOf, type SortedColumn, sortedBy, type View } from './view.ts'

/** The form that the rows' checkboxes belong to. */
export const SELECTION_FORM = 'selection'

type FilesTableProps = { files: DocumentRow[]; view: View; allSelected: boolean }

/** The files of one page of the list; on narrow windows each is a card. */
export function FilesTable({ files, view, allSelected }: FilesTableProps) {
  const sortable = (key: SortedColumn, label: string): Column => ({
    key,
    label: <SortLink view={view} column={key} label={label} />,
    sorted: directionOf(view, key),
    className: `file-${key}`,
  })
  const columns: Column[] = [
    { key: 'select', label: <SelectAll />, hideLabel: true, className: 'file-select' },
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
      rows={files.map((file) => rowOf(file, view, allSelected))}
    />
  )
}

/** Shown by the script, which selects at once; without it a button above the table does the same. */
function SelectAll() {
  return (
    <>
      <label className="choice" data-select-all hidden>
        <input type="checkbox" />
        <span className="select-all-words">Select all</span>
      </label>
      <span className="visually-hidden">Selected</span>
    </>
  )
}

function SortLink({ view, column, label }: { view: View; column: SortedColumn; label: string }) {
  const direction = directionOf(view, column)
  return (
    <a className="sort-link" href={addressOf(sortedBy(view, column))} data-swap>
      {label}
      <Icon name={direction ? 'chevron-down' : 'sort'} />
    </a>
  )
}

function rowOf(file: DocumentRow, view: View, selected: boolean): Row {
  const { id, fileName, features, status } = file
  const here = addressOf(view)
  return {
    id,
    data: { 'data-file': id, 'data-status': status },
    cells: {
      select: (
        <label className="choice">
          <input type="checkbox" name="id" value={id} form={SELECTION_FORM} defaultChecked={selected} />
          <span className="visually-hidden">Select {fileName}</span>
        </label>
      ),
      name: (
        <div className="file-about">
          <FileKind file={file} />
          <span className="file-title">
            {status === 'ready' ? <a href={addressOf(view, { doc: id })}>{fileName}</a> : fileName}
          </span>
          <FileState file={file} here={here} />
        </div>
      ),
      features:
        features.length > 0 ? (
          features.map((feature) => (
            <Badge key={feature} icon={FEATURE_LOOKS[feature].icon}>
              {FEATURE_LOOKS[feature].label}
            </Badge>
          ))
        ) : (
          <span className="no-features">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">None</span>
          </span>
        ),
      size: <Size bytes={file.fileSize} />,
      date: <time dateTime={file.createdAt.toISOString()}>{formatShortDay(file.createdAt)}</time>,
      actions: <FileMenu file={file} here={here} deleteHref={addressOf(view, { confirm: 'delete', id })} />,
    },
  }
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
