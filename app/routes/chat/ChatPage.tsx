import { BROUGHT } from '#app/http/brought.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { CitedPage } from '../library/CitedPage.tsx'
import { DocumentsColumn } from '../library/DocumentsColumn.tsx'
import { FileState } from '../library/FileState.tsx'
import { AskForm } from './AskForm.tsx'
import { DeleteChat, DeleteDocument } from './ConfirmDialogs.tsx'
import { FoundList, SearchForm } from './ConversationSearch.tsx'
import type { ChatPageData } from './page-data.server.ts'
import { addressOf, LATEST } from './place.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { Thread } from './Thread.tsx'

/** What somebody sent that was refused. */
type Refused = { message: string; code: string; typed: string; chosen: string[] } | null

type ChatPageProps = { page: ChatPageData; refused: Refused }

/** Chat PDF: documents beside a conversation about one of them. Works by links and forms (see `app/enhance/chat`). */
export function ChatPage({ page, refused }: ChatPageProps) {
  const { place, doomed, doomedChat } = page
  return (
    <div className="page stack" data-chat>
      {doomed && <DeleteDocument file={doomed} place={place} />}
      {doomedChat && <DeleteChat session={doomedChat} place={place} />}
      {page.session && page.sharing && (
        <ShareDialog session={page.session} sharing={page.sharing} place={place} />
      )}
      <h1 className="page-title">Chat PDF</h1>
      <div className="panes panes-aside study" data-swapped>
        <DocumentsColumn
          documents={page.documents}
          total={page.total}
          othersHref="/my-files?tab=chatpdf"
          selectedId={place.doc}
          uploadTo={addressOf({ doc: BROUGHT, chat: null })}
          hrefOf={(doc) => addressOf({ doc, chat: null })}
          deleteHrefOf={(id) => addressOf(place, { confirm: 'delete', id })}
        >
          {page.documents.length > 0 && <SearchForm find={page.find} place={place} />}
        </DocumentsColumn>
        {page.found ? (
          <FoundList find={page.find} found={page.found} place={place} />
        ) : (
          <Talk page={page} refused={refused} />
        )}
      </div>
    </div>
  )
}

function Talk({ page, refused }: ChatPageProps) {
  const { selected, missing, place, cited, thread, pending, suggestions, asked } = page
  if (missing) {
    return (
      <Notice kind="bad" role="alert" title="There is no such document or conversation">
        <p>It may have been deleted. Select another one from the list.</p>
      </Notice>
    )
  }
  if (!selected) {
    return (
      <div className="card">
        <EmptyState icon="chat" title="No document selected">
          <p>Select a document from the list or upload a new one, then ask it anything.</p>
        </EmptyState>
      </div>
    )
  }
  const begun = thread.length > 0 || pending !== null
  return (
    <section className="stack study-work chat" aria-label={selected.fileName}>
      <h2 className="study-title">{selected.fileName}</h2>
      {asked.length > 1 && (
        <p className="muted wrap-anywhere">
          This conversation is about {asked.map(({ fileName }) => fileName).join(', ')}.
        </p>
      )}
      {page.note && <p className="hint">{page.note}</p>}
      {selected.status === 'ready' ? (
        <>
          <Conversations page={page} />
          {cited && <CitedPage cited={cited} closeHref={addressOf(place)} />}
          {begun && <Thread page={page} />}
          {suggestions.length > 0 && <Suggestions page={page} open={!begun} />}
          {page.thinking && !begun && (
            <p className="file-note js-only" data-thinking>
              <span className="spinner" aria-hidden="true" />
              <span>Thinking of questions to suggest…</span>
            </p>
          )}
          {refused && refused.code !== 'invalid' && <RefusedNotice refused={refused} />}
          <AskForm
            page={page}
            typed={refused?.typed ?? page.typed}
            chosen={refused?.chosen ?? []}
            failure={refused?.code === 'invalid' ? refused.message : null}
          />
        </>
      ) : (
        <div className="card stack" data-file={selected.id} data-status={selected.status}>
          <p>{selected.status === 'failed' ? 'This document cannot be asked.' : 'Processing document...'}</p>
          <FileState file={selected} here={addressOf(place)} />
        </div>
      )}
    </section>
  )
}

function RefusedNotice({ refused: { message, code } }: { refused: NonNullable<Refused> }) {
  const limit = code === 'limit_reached'
  return (
    <Notice
      kind="bad"
      role="alert"
      title={limit ? 'You have too few words left this month' : 'Failed to get response'}
    >
      <p>
        {limit ? 'Your question is kept below. ' : `${message} `}
        {(limit || code === 'plan_required') && <a href="/subscription">See the plans</a>}
      </p>
    </Notice>
  )
}

function Suggestions({ page: { suggestions, place }, open }: { page: ChatPageData; open: boolean }) {
  const forms = suggestions.map((question) => (
    <form key={question} method="post" action={addressOf(place)} data-ask>
      <input type="hidden" name="documentId" value={place.doc ?? ''} />
      <input type="hidden" name="message" value={question} />
      <Button variant="secondary" small className="suggestion" busyLabel="Asking…">
        {question}
      </Button>
    </form>
  ))
  return open ? (
    <section className="card stack stack-sm" aria-labelledby="suggested">
      <h3 id="suggested">Suggested questions</h3>
      <div className="cluster">{forms}</div>
    </section>
  ) : (
    <details className="suggestions">
      <summary>Suggested questions</summary>
      <div className="cluster">{forms}</div>
    </details>
  )
}

function Conversations({ page: { sessions, session, place } }: { page: ChatPageData }) {
  if (sessions.length === 0 && !session) return null
  return (
    <div className="cluster">
      <details className="conversations">
        <summary>Conversations ({sessions.length})</summary>
        <ul className="stack stack-sm">
          {sessions.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`${addressOf({ doc: place.doc, chat: id })}#${LATEST}`}
                className="wrap-anywhere"
                aria-current={id === session?.id ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <LinkButton href={`/study-buddy?doc=${place.doc ?? ''}`} variant="quiet" small icon="study">
        Make a quiz of it
      </LinkButton>
      {session && (
        <>
          <LinkButton href={addressOf({ doc: place.doc, chat: 'new' })} variant="quiet" small icon="plus">
            New conversation
          </LinkButton>
          <LinkButton href={`/api/chat/sessions/${session.id}`} variant="quiet" small icon="download">
            Save as Markdown
          </LinkButton>
          <LinkButton
            href={addressOf({ doc: place.doc, chat: session.id }, { dialog: 'share' })}
            variant="quiet"
            small
            icon="share"
          >
            Share
          </LinkButton>
          <LinkButton
            href={addressOf({ doc: place.doc, chat: session.id }, { confirm: 'chat' })}
            variant="quiet"
            small
            icon="trash"
          >
            Delete conversation
          </LinkButton>
        </>
      )}
    </div>
  )
}
