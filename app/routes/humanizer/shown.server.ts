import { type Authorship, authorshipLine } from '#app/domain/humanizer/authorship.ts'
import { findDraft } from '#app/domain/humanizer/drafts.server.ts'
import { type HistoryEntry, historyEntry } from '#app/domain/humanizer/history.server.ts'
import { type HumanizeInput, isUnchanged, keyOfRewrite } from '#app/domain/humanizer/humanize.server.ts'
import { type Manner, mannerOfEntry, mannerOfRun } from '#app/domain/humanizer/manner.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { waitingDraft } from '#app/http/drafts.server.ts'
import { type Choices, choicesOf } from './choices.ts'

/** A rewrite as the page shows it, under way or finished. */
export type Result = {
  runId: string
  /** The key that it was begun with. */
  key: string | null
  status: 'running' | 'done' | 'stopped' | 'failed'
  output: string
  progress: number
  fallback: boolean
  tally: Partial<Authorship> | null
  error: string | null
  historyId: number | null
  tone: string
  toneName: string
  manner: Manner
  /** What it was made of. */
  text: string
  /** It is finished, and came back as it was: nothing was charged. */
  unchanged: boolean
}

/** What an address asks to be shown. */
export type Shown = {
  text: string
  /** Where text and result came from; a new value means: show them. Null for an empty page. */
  source: string | null
  result: Result | null
  /** The key that the run was begun with, once it has ended. */
  endedKey?: string | null
  tone?: string | null
  /** Fields of the options as they were typed. */
  typed?: Record<string, string> | undefined
  entry?: HistoryEntry | undefined
  /** The draft that the text is, where it may be exchanged for another. */
  draft?: string
}

const NOTHING: Shown = { text: '', source: null, result: null }

/** Returns what the address asks to be shown: a run, a history entry, a draft; or the draft left behind before signing in. */
export async function shownBy(query: URLSearchParams, user: User, request: Request): Promise<Shown> {
  const runId = query.get('run')
  const entryId = query.get('h')
  if (runId || entryId) {
    const shown = runId ? await shownRun(user, runId) : await shownEntry(user, entryId ?? '')
    return (await withDraft(shown, user, query.get('draft'))) ?? NOTHING
  }
  const waiting = await waitingDraft(request)
  const cleared = query.get('cleared')
  const draftId = query.get('draft') ?? cleared ?? waiting
  const draft = draftId && (await findDraft(user, draftId, { claim: draftId === waiting }))
  if (!draft) return NOTHING
  const { id, text, tone, options: typed } = draft
  // Only the text is cleared, not how it was to be rewritten.
  return {
    ...(id === cleared ? NOTHING : { text, source: `draft:${id}`, result: null, draft: id }),
    tone,
    typed,
  }
}

/** A result beside a text that was typed since. */
async function withDraft(
  shown: Shown | undefined,
  user: User,
  id: string | null,
): Promise<Shown | undefined> {
  const draft = shown && id ? await findDraft(user, id) : undefined
  if (!shown || !draft) return shown
  return { ...shown, text: draft.text, tone: draft.tone ?? shown.tone, typed: draft.options, draft: draft.id }
}

async function shownRun(user: User, id: string): Promise<Shown | undefined> {
  const run = await findRun(user, id)
  if (run?.kind !== 'humanize') return undefined
  const input = run.input as HumanizeInput
  const kept = run.status === 'done' || run.status === 'stopped'
  const entry = kept ? await historyEntry(user, { runId: run.id }).catch(ifMissing) : undefined
  const { status, output, progress, fallback, tally, error } = run
  const { tone, toneName, text } = input
  const manner = mannerOfRun(input)
  const result = {
    runId: id,
    key: keyOfRewrite(run),
    status,
    // It may have been worked on since.
    output: entry?.outputText ?? output,
    progress,
    fallback,
    tally,
    error,
    historyId: entry?.id ?? null,
    tone,
    toneName,
    manner,
    text,
    unchanged: kept && isUnchanged(run, input),
  }
  const endedKey = status === 'running' ? null : run.idempotencyKey
  return { text, tone, typed: typedAs(manner), source: `run:${id}:${status}`, result, entry, endedKey }
}

async function shownEntry(user: User, id: string): Promise<Shown | undefined> {
  const entry = await historyEntry(user, { id }).catch(ifMissing)
  if (!entry) return undefined
  const { runId, tone, toneName, outputText: output, inputText: text, tally } = entry
  const fallback = authorshipLine(tally) !== null
  const done = { key: null, status: 'done', progress: 100, fallback, error: null } as const
  const manner = mannerOfEntry(entry)
  return {
    text,
    tone,
    typed: typedAs(manner),
    source: `h:${id}`,
    // It may have been worked on since: whether it was charged is for the words' own list to say.
    result: {
      ...done,
      runId,
      tally,
      output,
      historyId: entry.id,
      tone,
      toneName,
      manner,
      text,
      unchanged: false,
    },
    entry,
  }
}

function typedAs({ options, language, detected }: Manner): Choices {
  return choicesOf(options, detected ? 'auto' : language)
}

/** An entry that has been deleted meanwhile is just not shown. */
function ifMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}
