import { BROUGHT } from '#app/http/brought.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { CitedPage } from '../library/CitedPage.tsx'
import { DocumentsColumn } from '../library/DocumentsColumn.tsx'
import { FileState } from '../library/FileState.tsx'
import { CardsView } from './CardsView.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { NotesView } from './NotesView.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { addressOf, STUDY_TABS, type StudyTab } from './place.ts'
import { QuizView } from './QuizView.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import { VideosView } from './VideosView.tsx'

/** Study Buddy: documents beside what is made of one of them. Works by links and forms (see `app/enhance/study`). */
export function StudyPage({ page }: { page: StudyPageData }) {
  const { place, doomed, dialog } = page
  const here = addressOf(place)
  return (
    <div className="page stack" data-study>
      {dialog === 'search' && <SearchDialog page={page} closeHref={here} />}
      {doomed && <DeleteDialog file={doomed} closeHref={here} isSelected={doomed.id === place.doc} />}
      <h1 className="page-title">Study Buddy</h1>
      <div className="panes panes-aside study" data-swapped>
        <DocumentsColumn
          documents={page.documents}
          total={page.total}
          othersHref="/my-files?tab=study"
          selectedId={place.doc}
          searchHref={addressOf(place, { dialog: 'search' })}
          uploadTo={addressOf({ doc: BROUGHT, tab: 'quiz' })}
          hrefOf={(doc) => addressOf({ doc, tab: place.tab })}
          deleteHrefOf={(id) => addressOf(place, { confirm: 'delete', id })}
        />
        <Studied page={page} />
      </div>
    </div>
  )
}

function Studied({ page }: { page: StudyPageData }) {
  const { place, selected, missing, counts } = page
  if (missing) {
    return (
      <Notice kind="bad" role="alert" title="There is no such document">
        <p>It may have been deleted. Select another one from the list.</p>
      </Notice>
    )
  }
  // Flashcards of all documents can be reviewed without choosing one.
  if (!selected && place.tab !== 'cards') {
    return (
      <div className="card">
        <EmptyState icon="study" title="No document selected">
          <p>Select a document from the sidebar or upload a new one to start studying.</p>
          {counts.due > 0 && (
            <p>
              <a href={addressOf({ doc: null, tab: 'cards' })}>Review {cardsWords(counts.due)}</a>
            </p>
          )}
        </EmptyState>
      </div>
    )
  }
  return (
    <section className="stack study-work" aria-label={selected?.fileName ?? 'Flashcards'}>
      {selected && <h2 className="study-title">{selected.fileName}</h2>}
      <Tabs
        label="Ways to study"
        tabs={STUDY_TABS.map(({ name, label }) => ({
          href: addressOf({ doc: place.doc, tab: name }),
          label: name === 'cards' && counts.due > 0 ? `${label} (${counts.due} due)` : label,
          current: name === place.tab,
        }))}
      />
      {page.note && <p className="hint">{page.note}</p>}
      {page.cited && (
        <CitedPage cited={page.cited} closeHref={addressOf(place)} isLoose={place.tab === 'notes'} />
      )}
      {selected && selected.status !== 'ready' ? (
        <div className="card stack" data-file={selected.id} data-status={selected.status}>
          <p>
            {selected.status === 'failed' ? 'This document cannot be studied.' : 'Processing document...'}
          </p>
          <FileState file={selected} here={addressOf(place)} />
        </div>
      ) : (
        <View tab={place.tab} page={page} />
      )}
    </section>
  )
}

function View({ tab, page }: { tab: StudyTab; page: StudyPageData }) {
  if (tab === 'videos') return <VideosView page={page} />
  if (tab === 'notes') return <NotesView page={page} />
  if (tab === 'cards') return <CardsView page={page} />
  return <QuizView page={page} />
}

function cardsWords(due: number): string {
  return due === 1 ? 'a flashcard that is due' : `${due} flashcards that are due`
}
