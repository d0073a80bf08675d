import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { FilesTable } from './FilesTable.tsx'
import type { FilesData } from './page-data.server.ts'
import { SearchForm } from './SearchForm.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StorageBar } from './StorageBar.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { addressOf, TABS, type View } from './view.ts'

/** My Files: a list that works by links and forms; the script makes it immediate (see `app/enhance/files`). */
export function FilesPage({ page }: { page: FilesData }) {
  const { view, list, storage, dialog, doomed, allSelected } = page
  const here = addressOf(view)
  return (
    <div className="page stack" data-files>
      {dialog === 'upload' && <UploadDialog closeHref={here} />}
      {doomed.length > 0 && <DeleteDialog files={doomed} closeHref={here} />}
      <p className="drop drop-cover">Drop your files here</p>
      <div data-uploads-tray />
      <div className="stack" data-swapped>
        <div className="files-head">
          <h1 className="page-title">My Files</h1>
          <SearchForm view={view} />
          <LinkButton href={addressOf(view, { dialog: 'upload' })} icon="upload" data-opens-dialog>
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
        {list === null && <NotLoaded here={here} />}
        {list?.documents.length === 0 && <NothingFound view={view} />}
        {page.nothingSelected && (
          <Notice kind="info" role="status" title="No files selected">
            <p>Tick the boxes of the files to delete, then choose Delete Selected.</p>
          </Notice>
        )}
        {list && list.documents.length > 0 && (
          <section className="stack stack-sm" aria-label="Files">
            <SelectionBar
              view={view}
              total={list.total}
              shown={list.documents.length}
              allSelected={allSelected}
            />
            <FilesTable files={list.documents} view={view} allSelected={allSelected} />
            <Pager
              page={list.page}
              pages={list.pages}
              hrefOf={(number) => addressOf({ ...view, page: number })}
            />
          </section>
        )}
      </div>
    </div>
  )
}

function NotLoaded({ here }: { here: string }) {
  return (
    <Notice kind="bad" role="alert" title="Error loading files. Please try again.">
      <p>
        Nothing was lost. <a href={here}>Load them again</a>
      </p>
    </Notice>
  )
}

function NothingFound({ view }: { view: View }) {
  const filtered = view.search !== '' || view.tab !== 'all'
  return (
    <div className="card">
      <EmptyState icon="files" title="No files found. Upload a document to get started.">
        {view.search && <p>No file has “{view.search}” in its name.</p>}
        {filtered ? (
          <LinkButton href="/my-files" variant="secondary">
            Show all files
          </LinkButton>
        ) : (
          <>
            <p>What you upload is read page by page, and stays yours alone.</p>
            <LinkButton
              href={addressOf(view, { dialog: 'upload' })}
              variant="secondary"
              icon="upload"
              data-opens-dialog
            >
              Upload your first file
            </LinkButton>
          </>
        )}
      </EmptyState>
    </div>
  )
}
