import { useEffect, useState } from 'react'
import { href, useOutlet } from 'react-router'
import { BROUGHT } from '#app/http/brought.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Menu, MenuLink } from '#app/ui/Menu.tsx'
import { later } from '#app/ui/later.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import { CollectionsMenu } from '../library/CollectionsMenu.tsx'
import { DocumentsColumn } from '../library/DocumentsColumn.tsx'
import { Conversation, type Refused } from './Conversation.tsx'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf, overHref } from './place.ts'
import { SearchForm } from './SearchForm.tsx'
import { useAnswerNews } from './use-answer-news.ts'

const FileState = later(async () => (await import('../library/FileState.tsx')).FileState)
const FoundList = later(async () => (await import('./FoundList.tsx')).FoundList)

type ChatPageProps = { page: ChatPageData; refused: Refused }

/** How often it is looked how far the reading of a file is, or whether there are questions to suggest. */
const LOOK_MS = 2_000
/** How long questions to suggest are waited for. */
const PATIENCE_MS = 60_000

/** The documents, the conversation, and the page that is quoted, side by side where there is the room for it. */
const COLUMNS =
  'group/columns grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:has-[>aside]:grid-cols-[minmax(0,1fr)_minmax(20rem,28rem)] 2xl:has-[>aside]:grid-cols-[18rem_minmax(0,1fr)_28rem] lg:grid-rows-[minmax(0,1fr)]'
/** The documents make room for a page that is quoted; on narrow windows they stand below a conversation. */
const SIDE = 'relative min-w-0 lg:overflow-y-auto lg:max-2xl:group-has-[>aside]/columns:hidden'
/** As high as the window, so that only what was said scrolls. */
const WORK =
  'flex min-h-[26rem] min-w-0 flex-col gap-2 h-[calc(100dvh-var(--header)-3rem)] [@media(min-width:64rem)_and_(min-height:36rem)]:h-auto [@media(min-width:64rem)_and_(min-height:36rem)]:min-h-0'

/** Chat PDF: documents beside a conversation about one of them. */
export function ChatPage({ page, refused }: ChatPageProps) {
  const { place, selected } = page
  const over = useOutlet()
  useRefresh(useLooking(page) ? LOOK_MS : null)
  return (
    <div className="page">
      <h1 className={selected ? 'sr-only' : undefined}>Chat PDF</h1>
      <div className={COLUMNS}>
        <div className={selected || page.found ? `${SIDE} max-lg:order-last` : SIDE} id="documents">
          <DocumentsColumn
            documents={page.documents}
            total={page.total}
            othersHref={`${href('/my-files')}?tab=chatpdf`}
            selectedId={place.doc}
            uploadTo={addressOf({ doc: BROUGHT, chat: null })}
            hrefOf={(doc) => addressOf({ doc, chat: null })}
            deleteHrefOf={(id) => overHref('/chat-pdf/delete-document', place, { id })}
          >
            <CollectionsMenu
              collections={page.collections}
              hrefOf={(collection) => addressOf({ doc: null, chat: null, collection })}
            />
            {page.documents.length > 0 && <SearchForm find={page.find} place={place} />}
          </DocumentsColumn>
        </div>
        <UntilLoaded>
          {page.found ? (
            <FoundList find={page.find} found={page.found} place={place} />
          ) : (
            <Work page={page} refused={refused} />
          )}
        </UntilLoaded>
        {over}
      </div>
    </div>
  )
}

/** Whether something is under way that the page does not hear of by itself: a reading, or questions being thought of. */
function useLooking({ documents, selected, thinking }: ChatPageData): boolean {
  /** The document whose questions did not come. */
  const [givenUp, setGivenUp] = useState<string | null>(null)
  const id = selected?.id ?? null
  const isThinking = thinking && givenUp !== id
  useEffect(() => {
    if (!isThinking) return
    const timer = setTimeout(() => setGivenUp(id), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [id, isThinking])
  const isReading = [...documents, ...(selected ? [selected] : [])].some(
    ({ status }) => status === 'waiting' || status === 'reading',
  )
  return isThinking || isReading
}

function Work({ page, refused }: ChatPageProps) {
  const { selected, missing, place, asked } = page
  const news = useAnswerNews(page)
  if (missing) {
    return (
      <div>
        <Notice kind="bad" role="alert" title="There is no such document or conversation">
          <p>It may have been deleted. Select another one from the list.</p>
        </Notice>
      </div>
    )
  }
  if (!selected && page.collection) {
    return (
      <Card className="self-start">
        <EmptyState icon="collection" title={`Nothing in “${page.collection.name}” can be asked yet`}>
          <p>Put files that have been read into it, from the list in My Files.</p>
          <LinkButton to={`${href('/my-files')}?collection=${page.collection.id}`} variant="secondary">
            Show the collection
          </LinkButton>
        </EmptyState>
      </Card>
    )
  }
  if (!selected) {
    return (
      <Card className="self-start">
        <EmptyState icon="chat" title="No document selected">
          <p>Select a document from the list or upload a new one, then ask it anything.</p>
        </EmptyState>
      </Card>
    )
  }
  return (
    <section className={WORK} aria-label={page.collection?.name ?? selected.fileName}>
      <Head page={page} />
      {asked.length > 1 && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          This conversation is about {asked.map(({ fileName }) => fileName).join(', ')}.
        </p>
      )}
      {page.note && <p className="text-sm text-ink-soft">{page.note}</p>}
      {selected.status === 'ready' ? (
        <Conversation
          key={`${place.doc} ${page.session?.id} ${place.collection}`}
          page={page}
          refused={refused}
        />
      ) : (
        <Card className="grid gap-4" data-file={selected.id} data-status={selected.status}>
          <p>{selected.status === 'failed' ? 'This document cannot be asked.' : 'Processing document...'}</p>
          <FileState file={selected} here={addressOf(place)} />
        </Card>
      )}
      <p className="sr-only" role="status">
        {news}
      </p>
    </section>
  )
}

/** What the conversation is about, and what can be done with it, in one row. */
function Head({ page: { selected, collection, sessions, session, place } }: { page: ChatPageData }) {
  const name = collection?.name ?? selected?.fileName
  const there = { doc: place.doc, chat: session?.id ?? null }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="min-w-40 flex-1 truncate font-serif text-xl" title={name}>
        {name}
      </h2>
      <div className="flex flex-wrap items-center gap-1">
        <LinkButton href="#documents" variant="quiet" small icon="files" className="lg:hidden">
          Documents
        </LinkButton>
        {sessions.length > 0 && (
          <Menu label={`Conversations (${sessions.length})`} variant="quiet" small>
            <div className="max-h-80 overflow-y-auto">
              {sessions.map(({ id, name }) => (
                <MenuLink key={id} to={addressOf({ doc: place.doc, chat: id })} current={id === session?.id}>
                  <span className="wrap-anywhere">{name}</span>
                </MenuLink>
              ))}
            </div>
          </Menu>
        )}
        {session && (
          <>
            <LinkButton to={addressOf({ doc: place.doc, chat: 'new' })} variant="quiet" small icon="plus">
              New<span className="sr-only"> conversation</span>
            </LinkButton>
            <LinkButton to={overHref('/chat-pdf/share', there)} dialog variant="quiet" small icon="share">
              Share
            </LinkButton>
          </>
        )}
        <Menu label="More" icon="dots" iconOnly variant="quiet" small>
          <MenuLink href={`${href('/study-buddy')}?doc=${place.doc ?? ''}`} icon="study">
            Make a quiz of it
          </MenuLink>
          {session && (
            <>
              <MenuLink href={href('/api/chat/sessions/:id', { id: session.id })} icon="download">
                Save as Markdown
              </MenuLink>
              <MenuLink to={overHref('/chat-pdf/rename', there)} dialog>
                Rename
              </MenuLink>
              <MenuLink to={overHref('/chat-pdf/delete', there)} icon="trash" danger dialog>
                Delete conversation
              </MenuLink>
            </>
          )}
        </Menu>
      </div>
    </div>
  )
}
