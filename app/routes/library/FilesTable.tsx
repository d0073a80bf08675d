import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { Collection } from '#app/domain/library/collections.server.ts'
import type { DocumentRow, Feature } from '#app/domain/library/types.ts'
import { Choice } from '#app/ui/Choice.tsx'
import { formatShortDay } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { TONES } from '#app/ui/tone.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { FEATURE_LOOKS, FileMenu } from './FileMenu.tsx'
import { FileLink } from './FileLink.tsx'
import { FileState } from './FileState.tsx'
import { FileKind } from './FileKind.tsx'
import { sizeLook } from './size.ts'
import type { Selection } from './use-selection.ts'
import { addressOf, directionOf, overAddress, type SortedColumn, sortedBy, type View } from './view.ts'

/** The form that the rows' checkboxes belong to. */
export const SELECTION_FORM = 'selection'

type FilesTableProps = {
  files: DocumentRow[]
  view: View
  selection: Selection
  /** Which collections files are in, by the id of the file. */
  inCollections: ReadonlyMap<string, readonly Collection[]>
}

const TABLE =
  'block w-full text-start lg:table lg:border-separate lg:border-spacing-0 lg:rounded-lg lg:border lg:border-line lg:bg-sheet'
const HEAD =
  'text-start text-sm font-semibold text-ink-soft lg:border-b lg:border-line lg:px-3 lg:py-2.5 lg:whitespace-nowrap'
/** A card: box, sheet and name, menu; below them features, size and date. A row where there is room for one. */
const ROW =
  'group/file relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-lg border border-line bg-sheet px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft lg:table-row'
const CELL =
  'text-start font-normal lg:border-b lg:border-line lg:px-3 lg:align-top lg:group-last/file:border-b-0 lg:group-last/file:first:rounded-es-lg lg:group-last/file:last:rounded-ee-lg lg:group-hover/file:bg-accent-soft/40 lg:group-has-checked/file:bg-accent-soft'

/** The files of one page of the list; on narrow windows each is a card. Roles are spelled out because the cards change `display`. */
export function FilesTable({ files, view, selection, inCollections }: FilesTableProps) {
  const sortHead = (column: SortedColumn, label: string) => (
    <th scope="col" role="columnheader" aria-sort={directionOf(view, column)} className={HEAD}>
      <SortLink view={view} column={column} label={label} />
    </th>
  )
  return (
    <table className={TABLE} role="table">
      <caption className="sr-only">Your files</caption>
      <thead role="rowgroup" className="block lg:table-header-group">
        <tr role="row" className="mb-2 flex flex-wrap items-center gap-x-5 lg:table-row">
          <th scope="col" role="columnheader" className={`${HEAD} lg:w-11 lg:pe-0`}>
            <SelectAll selection={selection} />
          </th>
          {sortHead('name', 'File Name')}
          <th scope="col" role="columnheader" className={`${HEAD} max-lg:sr-only`}>
            Features
          </th>
          {sortHead('size', 'Size')}
          {sortHead('date', 'Date Added')}
          <th scope="col" role="columnheader" className={`${HEAD} max-lg:sr-only lg:text-end`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-2 lg:table-row-group">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            view={view}
            selection={selection}
            collections={inCollections.get(file.id) ?? []}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Selects at once; without script a button above the table does the same. */
function SelectAll({ selection }: { selection: Selection }) {
  const hydrated = useHydrated()
  return (
    <>
      {hydrated && (
        <Choice
          labelClass="lg:justify-center lg:py-0.5"
          ref={(box) => {
            if (box) box.indeterminate = selection.count > 0 && !selection.isAll
          }}
          type="checkbox"
          checked={selection.isAll}
          onChange={(event) => selection.toggleAll(event.target.checked)}
        >
          <span className="leading-6 lg:sr-only">Select all</span>
        </Choice>
      )}
      <span className="sr-only">Selected</span>
    </>
  )
}

function SortLink({ view, column, label }: { view: View; column: SortedColumn; label: string }) {
  const direction = directionOf(view, column)
  const turned = direction === 'ascending' ? 'rotate-180' : ''
  const state = direction
    ? { link: 'text-accent', icon: turned }
    : { link: 'text-inherit', icon: 'opacity-45 group-hover/sort:opacity-100' }
  return (
    <Link
      className={`group/sort inline-flex min-h-6 items-center gap-1 no-underline hover:text-ink hover:underline pointer-coarse:min-h-11 ${state.link}`}
      to={addressOf(sortedBy(view, column))}
      prefetch="intent"
      preventScrollReset
    >
      {label}
      <Icon name={direction ? 'chevron-down' : 'sort'} className={state.icon} />
    </Link>
  )
}

type FileRowProps = {
  file: DocumentRow
  view: View
  selection: Selection
  collections: readonly Collection[]
}

function FileRow({ file, view, selection, collections }: FileRowProps) {
  const { id, fileName, features, status } = file
  const here = addressOf(view)
  const cell = (extra: string, content: ReactNode) => (
    <td role="cell" className={`${CELL} ${extra}`}>
      {content}
    </td>
  )
  return (
    <tr role="row" className={ROW} data-file={id} data-status={status}>
      {cell(
        'lg:w-11 lg:py-3 lg:pe-0',
        <Choice
          labelClass="lg:justify-center lg:py-0.5"
          type="checkbox"
          name="id"
          value={id}
          form={SELECTION_FORM}
          checked={selection.has(id)}
          onChange={(event) => selection.toggle(id, event.target.checked)}
        >
          <span className="sr-only">Select {fileName}</span>
        </Choice>,
      )}
      <th scope="row" role="rowheader" className={`${CELL} col-span-2 max-lg:pe-10 lg:w-full lg:py-3`}>
        <FileAbout file={file} view={view} here={here} collections={collections} />
      </th>
      {cell(
        `col-[2/-1] flex flex-wrap gap-1 max-lg:ps-12 lg:table-cell lg:py-3 lg:whitespace-nowrap ${features.length === 0 || status !== 'ready' ? 'max-lg:hidden' : ''}`,
        features.length > 0 ? (
          features.map((feature) => <UseLink key={feature} feature={feature} file={file} />)
        ) : (
          <span className="text-ink-soft">
            <span aria-hidden="true">–</span>
            <span className="sr-only">None</span>
          </span>
        ),
      )}
      {cell(
        'col-start-2 max-lg:ps-12 max-lg:text-sm lg:py-3 lg:whitespace-nowrap',
        <Size bytes={file.fileSize} />,
      )}
      {cell(
        'col-[3/-1] self-center text-ink-soft max-lg:text-sm lg:py-3 lg:whitespace-nowrap',
        <time dateTime={file.createdAt.toISOString()}>{formatShortDay(file.createdAt)}</time>,
      )}
      {cell(
        'max-lg:absolute max-lg:end-1.5 max-lg:top-1.5 lg:py-1.5 lg:text-end',
        <FileMenu
          file={file}
          here={here}
          collectHref={overAddress('collect', view, { id })}
          deleteHref={overAddress('delete', view, { id })}
        />,
      )}
    </tr>
  )
}

/** The sheet, the name beside it, and below that what became of the file. */
function FileAbout({ file, view, here, collections }: Omit<FileRowProps, 'selection'> & { here: string }) {
  const { id, fileName, status, sourceUrl } = file
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      <FileKind file={file} />
      <span className="file-title self-center font-semibold wrap-anywhere">
        {status === 'ready' ? <FileLink id={id} fileName={fileName} view={view} /> : fileName}
      </span>
      <FileState file={file} here={here} />
      {sourceUrl && (
        <p className="col-start-2 text-sm font-normal text-ink-soft wrap-anywhere">
          From {new URL(sourceUrl).hostname}
        </p>
      )}
      {collections.length > 0 && (
        <p className="col-start-2 flex flex-wrap gap-x-2 text-sm font-normal text-ink-soft">
          <span>In</span>
          {collections.map(({ id, name }) => (
            <Link key={id} to={addressOf({ ...view, collection: id, page: 1 })} className="wrap-anywhere">
              {name}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Leads to asking or studying a file that has been read. */
function UseLink({ feature, file: { id, fileName, status } }: { feature: Feature; file: DocumentRow }) {
  const { verb, page, icon } = FEATURE_LOOKS[feature]
  if (status !== 'ready') return null
  return (
    <LinkButton to={`${href(page)}?doc=${id}`} variant="secondary" small icon={icon} className="lg:me-1">
      {verb}
      <span className="sr-only"> {fileName}</span>
    </LinkButton>
  )
}

function Size({ bytes }: { bytes: number | null }) {
  const { words, size, tone } = sizeLook(bytes)
  return (
    <span
      className={`inline-grid grid-cols-[auto_auto_auto] items-center gap-x-2 tabular-nums lg:max-w-40 lg:grid-cols-[auto_auto] lg:whitespace-normal ${TONES[tone]}`}
    >
      <span
        className={`size-2.5 rounded-full forced-colors:border ${tone === 'warn' ? 'bg-amber' : 'bg-tone'}`}
        aria-hidden="true"
      />
      <span className={bytes === null ? undefined : 'whitespace-nowrap'}>{words}</span>{' '}
      <span className="text-sm text-ink-soft max-[30rem]:sr-only lg:col-start-2">{size}</span>
    </span>
  )
}
