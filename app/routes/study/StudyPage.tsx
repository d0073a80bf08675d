import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BROUGHT } from '#app/http/brought.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { later } from '#app/ui/later.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import { CollectionsMenu } from '../library/CollectionsMenu.tsx'
import { DocumentsColumn } from '../library/DocumentsColumn.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { addressOf, dialogHref, STUDY_TABS } from './place.ts'

const FileState = later(async () => (await import('../library/FileState.tsx')).FileState)
/** Of the ways to study one is open at a time. */
const QuizTab = later(async () => (await import('./QuizTab.tsx')).QuizTab)
const CardsTab = later(async () => (await import('./CardsTab.tsx')).CardsTab)
const NotesTab = later(async () => (await import('./NotesTab.tsx')).NotesTab)
const VideosTab = later(async () => (await import('./VideosTab.tsx')).VideosTab)

/** How often documents that are being read are asked for, in milliseconds. */
const READING = 2000

/** The documents stay in sight beside a long quiz, with room for focus rings, which the edge would cut. */
const STAYS =
  '[@media(min-width:64rem)_and_(min-height:30rem)]:sticky top-[calc(var(--header,0px)+1rem)] [@media(min-width:64rem)_and_(min-height:30rem)]:max-h-[calc(100dvh-var(--header,0px)-2rem)] [@media(min-width:64rem)_and_(min-height:30rem)]:overflow-y-auto lg:-m-1 lg:p-1'

type StudyPageProps = {
  page: StudyPageData
  /** What is open over it. */
  dialog: ReactNode
}

/** Study Buddy: documents beside what is made of one of them. */
export function StudyPage({ page, dialog }: StudyPageProps) {
  const { place, documents, total } = page
  useRefresh(documents.some(({ status }) => status === 'waiting' || status === 'reading') ? READING : null)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {dialog}
      <h1>Study Buddy</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        {/* Where space is short, what is studied comes before what else there is. */}
        <div
          className={
            place.doc || place.tab === 'cards'
              ? 'order-2 min-w-0 lg:order-none lg:self-stretch'
              : 'min-w-0 lg:self-stretch'
          }
        >
          <DocumentsColumn
            documents={documents}
            total={total}
            className={STAYS}
            othersHref="/my-files?tab=study"
            selectedId={place.doc}
            searchHref={dialogHref('search', place)}
            uploadTo={addressOf({ doc: BROUGHT, tab: 'quiz' })}
            hrefOf={(doc) => addressOf({ doc, tab: place.tab })}
            deleteHrefOf={(id) => dialogHref('delete', place, { id })}
          >
            <CollectionsMenu
              collections={page.collections}
              hrefOf={(collection) => dialogHref('search', place, { collection })}
              dialog
            />
          </DocumentsColumn>
        </div>
        <UntilLoaded>
          <Studied page={page} />
        </UntilLoaded>
      </div>
    </div>
  )
}

function Studied({ page }: { page: StudyPageData }) {
  const { place, selected, missing, counts, note } = page
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
      <Card>
        <EmptyState icon="study" title="No document selected">
          <p>Select a document from the sidebar or upload a new one to start studying.</p>
          {counts.due > 0 && (
            <p>
              <Link to={addressOf({ doc: null, tab: 'cards' })}>Review {cardsWords(counts.due)}</Link>
            </p>
          )}
        </EmptyState>
      </Card>
    )
  }
  return (
    <section
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
      aria-label={selected?.fileName ?? 'Flashcards'}
    >
      {selected && <h2 className="font-serif text-xl wrap-anywhere">{selected.fileName}</h2>}
      <Tabs
        label="Ways to study"
        tabs={STUDY_TABS.map(({ name, label }) => ({
          href: addressOf({ doc: place.doc, tab: name }),
          label: name === 'cards' && counts.due > 0 ? `${label} (${counts.due} due)` : label,
          current: name === place.tab,
        }))}
      />
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      {selected && selected.status !== 'ready' ? (
        <Card className="grid gap-4">
          <p>
            {selected.status === 'failed' ? 'This document cannot be studied.' : 'Processing document...'}
          </p>
          <FileState file={selected} here={addressOf(place)} />
        </Card>
      ) : (
        <OpenTab page={page} />
      )}
    </section>
  )
}

function OpenTab({ page }: { page: StudyPageData }) {
  const { tab, selected } = page
  if (tab?.name === 'cards') return <CardsTab key={selected?.id} page={page} selected={selected} tab={tab} />
  if (!tab || !selected) return null
  const { id } = selected
  switch (tab.name) {
    case 'quiz':
      return <QuizTab key={id} page={page} selected={selected} tab={tab} />
    case 'notes':
      return <NotesTab key={id} page={page} selected={selected} tab={tab} />
    case 'videos':
      return <VideosTab key={id} page={page} selected={selected} tab={tab} />
  }
}

function cardsWords(due: number): string {
  return due === 1 ? 'a flashcard that is due' : `${due} flashcards that are due`
}
