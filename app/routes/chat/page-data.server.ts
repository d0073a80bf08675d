import type { User } from '#app/domain/accounts/user.server.ts'
import { plainWords } from '#app/domain/chat/answer-text.ts'
import type { AnswerBlock } from '#app/domain/chat/answer-tree.ts'
import { answerTree } from '#app/domain/chat/answer-tree.server.ts'
import { type AskInput, MAX_QUESTION } from '#app/domain/chat/ask.server.ts'
import { type AskedCollection, collectionToAsk } from '#app/domain/chat/collection.server.ts'
import { MAX_DOCUMENTS } from '#app/domain/chat/documents.server.ts'
import { chatEngine } from '#app/domain/chat/engines.server.ts'
import { prepareDocument } from '#app/domain/chat/prepare.server.ts'
import { readingNote } from '#app/domain/chat/reading-note.server.ts'
import { type FoundMessage, searchConversations } from '#app/domain/chat/search.server.ts'
import {
  type ChatSession,
  documentsOfSession,
  findSession,
  type Message,
  messagesOf,
  sessionsOf,
} from '#app/domain/chat/sessions.server.ts'
import type { TextEngine } from '#app/domain/chat/types.ts'
import { type Collection, collectionsOf } from '#app/domain/library/collections.server.ts'
import { findByName, findDocument } from '#app/domain/library/document.server.ts'
import { documentsBeside } from '#app/domain/library/list.server.ts'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { findRun, type Run } from '#app/domain/runs/run.server.ts'
import type { Place } from './place.ts'

/** What was said in a conversation: a question, or an answer as blocks to be drawn and as plain words. */
export type Turn =
  | { id: number; role: 'user'; content: string }
  | ({ id: number; role: 'assistant'; blocks: AnswerBlock[]; words: string } & Pick<
      Message,
      'citations' | 'engine' | 'facts'
    >)

/** An answer that is being made, or was made in vain. */
export type Pending = {
  id: string
  question: string
  status: Run['status']
  output: string
  error: string | null
}

export type ChatPageData = {
  place: Place
  /** Those in Chat PDF, by name, as many as the column shows; and how many there are. */
  documents: DocumentRow[]
  total: number
  selected: DocumentRow | null
  /** All collections, and the one that a conversation is to be begun about. */
  collections: Collection[]
  collection: AskedCollection | null
  /** The address names a document or a conversation that is not there. */
  missing: boolean
  sessions: ChatSession[]
  session: ChatSession | null
  /** All documents the conversation is about, when there are several. */
  asked: DocumentRow[]
  thread: Turn[]
  pending: Pending | null
  /** The page without script is held open while the answer is written into it. */
  live: boolean
  suggestions: string[]
  /** Questions are being thought of; they are there a little later. */
  thinking: boolean
  /** What is to be known of the document's text. */
  note: string | null
  engine: TextEngine
  /** A question of the conversation that is to be asked in other words. */
  editing: { id: number; content: string } | null
  /** What is looked for in all conversations, and where it was said; null while nothing is looked for. */
  find: string
  found: FoundMessage[] | null
  /** Put into the field to begin with. */
  typed: string
  most: number
  /** Differs with every page, so that a form that is sent twice is sent once. */
  key: string
}

/** Everything Chat PDF shows, from its address. */
export async function chatPageData(
  query: URLSearchParams,
  user: User,
  onError: (error: unknown) => void,
): Promise<ChatPageData> {
  const named = query.get('collection')
  const [collections, asking] = await Promise.all([
    collectionsOf(user),
    named === null ? undefined : collectionToAsk(user, named),
  ])
  const { selected, missing } = await selectedOf(query, user, asking)
  const { documents, total } = await documentsBeside(user, 'chat_pdf', selected)
  const sessions = selected ? await sessionsOf(user, selected.id) : []
  const isNew = asking !== undefined || query.get('chat') === 'new'
  const session = await sessionOf(isNew ? 'new' : query.get('chat'), user, sessions)
  const place: Place = {
    doc: selected?.id ?? null,
    chat: isNew ? 'new' : query.has('chat') ? (session?.id ?? null) : null,
    collection: asking?.id ?? null,
  }
  const find = (query.get('find') ?? '').trim().slice(0, 200)
  const [before, ids, suggestions, found, note] = await Promise.all([
    session ? messagesOf(user, session.id) : [],
    session ? documentsOfSession(user, session) : [],
    // Those are about one document.
    selected?.status === 'ready' && !asking ? prepareDocument(user, selected.id, onError) : undefined,
    find ? searchConversations(user, find) : null,
    selected ? readingNote(user, selected) : null,
  ])
  // A question is there a moment after its run; one without an answer is answered just now, or was in vain.
  const last = before.at(-1)
  const run = await runOf(last?.role === 'user' ? last.runId : query.get('run'), user, session)
  // It may have been answered since the messages were read.
  const thread = session && run && run.status !== 'running' ? await messagesOf(user, session.id) : before
  const asked = ids.length > 1 ? await Promise.all(ids.map((id) => findDocument(user, id))) : []
  const edited = Number(query.get('edit') ?? 0)
  const editing = thread.find(({ id, role }) => id === edited && role === 'user') ?? null
  const answered = thread.some(({ role, runId }) => role === 'assistant' && runId === run?.id)
  return {
    place,
    documents,
    total,
    selected,
    collections,
    collection: asking ?? null,
    missing: missing || (query.has('chat') && !isNew && !session),
    sessions,
    session,
    asked: asked.filter((one) => one !== undefined),
    thread: thread.filter(({ runId }) => !run || answered || runId !== run.id).map(turnOf),
    pending: run && !answered ? pendingOf(run) : null,
    live: query.get('live') === '1' && run?.status === 'running',
    suggestions: suggestions ?? [],
    thinking: selected?.status === 'ready' && !asking && suggestions === undefined,
    note,
    engine: chatEngine,
    editing,
    find,
    found,
    typed: editing?.content ?? (query.get('ask') ?? '').slice(0, MAX_QUESTION),
    most: MAX_DOCUMENTS,
    key: crypto.randomUUID(),
  }
}

function turnOf({ id, role, content, citations, engine, facts }: Message): Turn {
  if (role === 'user') return { id, role, content }
  return { id, role, blocks: answerTree(content), words: plainWords(content), citations, engine, facts }
}

/** The document named by `?doc=`, or by `?file=`: the newest of that name; of a collection the first. */
async function selectedOf(query: URLSearchParams, user: User, asking: AskedCollection | undefined) {
  const [id, name] = [query.get('doc'), query.get('file')]
  if (id === null && name === null) {
    return { selected: asking?.documents[0] ?? null, missing: query.has('collection') && !asking }
  }
  const found = id === null ? await findByName(user, name ?? '') : await findDocument(user, id)
  return { selected: found ?? null, missing: !found }
}

/** The conversation that is named, or else the last one. */
async function sessionOf(
  named: string | null,
  user: User,
  sessions: readonly ChatSession[],
): Promise<ChatSession | null> {
  if (named === 'new') return null
  if (named === null) return sessions[0] ?? null
  const session = sessions.find(({ id }) => id === named) ?? (await findSession(user, named))
  return session && sessions.some(({ documentId }) => documentId === session.documentId) ? session : null
}

async function runOf(id: string | null, user: User, session: ChatSession | null): Promise<Run | undefined> {
  const run = id === null ? undefined : await findRun(user, id)
  return run?.kind === 'answer' && (run.input as AskInput).sessionId === session?.id ? run : undefined
}

function pendingOf({ id, status, output, error, input }: Run): Pending {
  return { id, status, output, error, question: (input as AskInput).message }
}
