import { memo, Suspense, useEffectEvent } from 'react'
import { href, Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { later } from '#app/ui/later.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { DropCover } from './DropCover.tsx'
import { Filters } from './Filters.tsx'
import { FilesTable } from './FilesTable.tsx'
import type { FilesData } from './page-data.server.ts'
import { SearchForm } from './SearchForm.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StorageBar } from './StorageBar.tsx'
import { useLiveFiles } from './use-live-files.ts'
import { useSelection } from './use-selection.ts'
import { useUploads } from './use-uploads.ts'
import { addressOf, type FilterOn, filtersOn, TABS, unfiltered, type View } from './view.ts'

const FoundContents = later(async () => (await import('./FoundContents.tsx')).FoundContents)
const UploadLines = later(async () => (await import('./UploadLines.tsx')).UploadLines)

/** Kept as it is while something else on the page changes, until it is loaded. */
const Contents = memo(function Contents({ found, view }: { found: FilesData['contents']; view: View }) {
  return <UntilLoaded>{found && <FoundContents found={found} view={view} />}</UntilLoaded>
})

/** My Files: a list that works by links and forms; its dialogs are routes below it. */
export function FilesPage({ page }: { page: FilesData }) {
  const { view, list, contents, storage, collections, inCollections, allSelected } = page
  const filters = filtersOn(view, collections)
  const isInText = contents !== null && contents.files.length > 0
  const here = addressOf(view)
  const files = list?.documents ?? []
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const onAllWell = useEffectEvent(() => {
    if (pathname === href('/my-files/upload'))
      void navigate(here, { replace: true, preventScrollReset: true })
  })
  const uploads = useUploads(onAllWell)
  const selection = useSelection(
    files.map(({ id }) => id),
    allSelected,
  )
  const news = useLiveFiles(files)
  const isLoading = useNavigation().location?.pathname === href('/my-files')
  const uploadTo = `${href('/my-files/upload')}${here.slice(href('/my-files').length)}`
  const isUploading = pathname === href('/my-files/upload')
  return (
    <div className="page stack">
      {/* Each address has a dialog of its own. */}
      <Outlet key={pathname + search} context={uploads} />
      <DropCover
        onDrop={(dropped) => {
          uploads.add(dropped)
          if (!isUploading) void navigate(uploadTo, OPENS_DIALOG)
        }}
      />
      <p className="sr-only" role="status">
        {news}
      </p>
      {!isUploading && uploads.list.length > 0 && (
        <Suspense>
          <UploadLines uploads={uploads} />
        </Suspense>
      )}
      <div className="stack" aria-busy={isLoading || undefined}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <h1>My Files</h1>
          <SearchForm view={view} />
          <LinkButton to={uploadTo} dialog icon="upload" className="max-md:col-start-2 max-md:row-start-1">
            Upload File
          </LinkButton>
        </div>
        {storage && <StorageBar {...storage} />}
        <Tabs
          label="Files by feature"
          tabs={TABS.map(({ name, label }) => ({
            href: addressOf({ ...view, tab: name, page: 1 }),
            label,
            current: name === view.tab,
          }))}
        />
        <Filters view={view} collections={collections} />
        {list === null && <NotLoaded here={here} />}
        {list?.documents.length === 0 &&
          (isInText ? (
            <p className="text-ink-soft">No file has “{view.search}” in its name.</p>
          ) : (
            <NothingFound {...{ view, filters, uploadTo }} isWhole={contents?.unprepared === 0} />
          ))}
        {list && list.documents.length > 0 && (
          <section className="stack gap-2" aria-label="Files">
            <SelectionBar view={view} total={list.total} ticked={selection.count} allSelected={allSelected} />
            <FilesTable
              files={list.documents}
              view={view}
              selection={selection}
              inCollections={inCollections}
            />
            <Pager
              page={list.page}
              pages={list.pages}
              hrefOf={(number) => addressOf({ ...view, page: number })}
            />
          </section>
        )}
        <Contents found={contents} view={view} />
      </div>
    </div>
  )
}

function NotLoaded({ here }: { here: string }) {
  return (
    <Notice kind="bad" role="alert" title="Error loading files. Please try again.">
      <p>
        Nothing was lost. <Link to={here}>Load them again</Link>
      </p>
    </Notice>
  )
}

type NothingFoundProps = {
  view: View
  filters: FilterOn[]
  uploadTo: string
  /** The text of all files was looked through, too. */
  isWhole: boolean
}

function NothingFound({ view, filters, uploadTo, isWhole }: NothingFoundProps) {
  const isNarrowed = view.search !== '' || view.tab !== 'all' || filters.length > 0
  return (
    <Card>
      <EmptyState icon="files" title="No files found. Upload a document to get started.">
        {view.search && (
          <p>
            No file has “{view.search}” in its name{isWhole && ' or its text'}.
          </p>
        )}
        {filters.length > 0 && (
          <p>
            Only these are listed: {filters.map(({ label }) => label).join(', ')}.{' '}
            <Link to={addressOf(unfiltered(view))}>Search again without filters</Link>
          </p>
        )}
        {view.collection && (
          <p>
            Add files to a collection from the list: select them, or open a file’s menu, and choose
            Collections.
          </p>
        )}
        {isNarrowed ? (
          <LinkButton to={href('/my-files')} variant="secondary">
            Show all files
          </LinkButton>
        ) : (
          <>
            <p>What you upload is read page by page, and stays yours alone.</p>
            <LinkButton to={uploadTo} dialog variant="secondary" icon="upload">
              Upload your first file
            </LinkButton>
          </>
        )}
      </EmptyState>
    </Card>
  )
}
