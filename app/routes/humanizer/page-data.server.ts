import { ACCEPT_LISTS, acceptOf, mediaTypeOf } from '#app/domain/extraction/formats.ts'
import { type Authorship, authorshipLine } from '#app/domain/humanizer/authorship.ts'
import { findDraft } from '#app/domain/humanizer/drafts.server.ts'
import { type HumanizeInput, isUnchanged, keyOfRewrite } from '#app/domain/humanizer/humanize.server.ts'
import {
  type HistoryEntry,
  type HistoryLine,
  historyEntry,
  listHistoryLines,
} from '#app/domain/humanizer/history.server.ts'
import { hasModel } from '#app/domain/humanizer/engines.server.ts'
import { findImport, type Import } from '#app/domain/humanizer/import.server.ts'
import { detectLanguage, LANGUAGES } from '#app/domain/humanizer/language.ts'
import { type Manner, mannerOfEntry, mannerOfRun } from '#app/domain/humanizer/manner.ts'
import { listTones, type ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import { DEFAULT_TONE, presetTone } from '#app/domain/humanizer/tones.ts'
import { honoured } from '#app/domain/humanizer/without-model.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { findRun } from '#app/domain/runs/run.server.ts'
import { currentUsage, type Usage } from '#app/domain/usage/allowance.server.ts'
import { nextPress } from '#app/http/press-key.server.ts'
import { waitingDraft } from '#app/http/drafts.server.ts'
import { LENGTH_COOKIE, plainCookie, STRENGTH_COOKIE, TONE_COOKIE } from '#app/http/preferences.server.ts'
import { type Choices, choicesFrom, choicesOf, NO_CHOICES } from './choices.ts'
import { type Comparison, comparisonData } from './comparison-data.server.ts'
import { type Desk, deskData } from './desk-data.server.ts'
import { placeOf } from './place.ts'
import { checkHtml } from './report/check-html.server.tsx'

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

export type HistoryPanel = {
  entries: HistoryLine[]
  next: number | undefined
  search: string
  /** The entry about to be deleted (its id), or all of them. */
  confirm: string | null
}

export type HumanizerData = {
  /** Whose page it is. */
  account: string
  /** A language model is at work. */
  model: boolean
  usage: Usage
  tones: ToneProfile[]
  tone: string
  choices: Choices
  text: string
  /** The draft that the text is, which may stand beside a result of another text. */
  draft: string | null
  /** Where text and result came from; a new value means: show them. Null for an empty page. */
  source: string | null
  result: Result | null
  /** What can be seen of the result once it is finished. */
  desk: Desk | null
  /** Makes one press of the button one run, however often it is sent. */
  key: string
  /** A file that is being read into the text shown, or how that ended. */
  importing: Import | null
  /** What can be brought into the text, as a file input lists it: endings and media types. */
  importTypes: string
  /** The draft that Undo brings back. */
  cleared: string | null
  panel: HistoryPanel | null
  /** The check of the text before it is rewritten, as HTML. */
  check: string | null
  /** Two rewrites side by side, in place of the editor. */
  comparison: Comparison | null
  dialog: 'tone' | 'usage' | 'compare' | null
  /** A custom tone about to be deleted. */
  deleteTone: number | null
  /** The page is being written while it is read; then no script may touch it. */
  live: boolean
  now: Date
}

type Shown = Pick<HumanizerData, 'text' | 'source' | 'result'> & {
  draft?: string
  /** The key that the run was begun with, once it has ended. */
  endedKey?: string | null
  tone?: string | null
  /** Fields of the options as they were typed. */
  typed?: Record<string, string>
  entry?: HistoryEntry | undefined
}

const IMPORT_TYPES = [acceptOf('humanizer'), ...new Set(ACCEPT_LISTS.humanizer.map(mediaTypeOf))].join(',')

const NOTHING: Shown = { text: '', source: null, result: null }

/** What the address asks to be shown: a run, a history entry, a draft; or the draft left behind before signing in. */
async function shownBy(query: URLSearchParams, user: User, request: Request): Promise<Shown> {
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
  return { ...(id === cleared ? NOTHING : { text, source: `draft:${id}`, result: null }), tone, typed }
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

/** Everything the humanizer's page shows, from its address, the person's data and their last choice of tone. */
export async function humanizerData(
  request: Request,
  user: User,
): Promise<{ page: HumanizerData; headers: Headers }> {
  const query = new URL(request.url).searchParams
  // Asked before the text, so that what is said of it is never ahead of the text.
  const importing = (await findImport(user, query.get('import') ?? '')) ?? null
  const [usage, tones, shown, panel] = await Promise.all([
    currentUsage(user),
    listTones(user),
    shownBy(query, user, request),
    query.get('panel') === 'history' ? historyPanel(user, query) : null,
  ])
  const exists = (tone: string | null | undefined) =>
    tone != null && (presetTone(tone) !== undefined || tones.some(({ id }) => String(id) === tone))
  const dialog = query.get('dialog')
  const compared = query.get('compare')
  const remembered = {
    strength: plainCookie(request, STRENGTH_COOKIE),
    length: plainCookie(request, LENGTH_COOKIE),
  }
  const deleteTone = tones.find(({ id }) => query.get('confirm') === `tone-${id}`)
  const comparison = compared ? await comparisonData(user, compared) : null
  const press = nextPress(request, [shown.endedKey ?? null, ...(comparison?.keys ?? [])])
  const page: HumanizerData = {
    account: user.id,
    usage,
    tones,
    tone: [query.get('tone'), shown.tone, plainCookie(request, TONE_COOKIE)].find(exists) ?? DEFAULT_TONE,
    model: hasModel,
    choices: honoured(choicesFrom(shown.typed ?? {}, choicesFrom(remembered, NO_CHOICES)), hasModel),
    text: shown.text,
    source: shown.source,
    draft: shown.draft ?? null,
    result: shown.result,
    desk: shown.entry ? await deskData(shown.entry, query, user) : null,
    key: press.key,
    importing: shown.source === `draft:${importing?.draft}` ? importing : null,
    importTypes: IMPORT_TYPES,
    cleared: query.get('cleared'),
    panel,
    check: query.get('panel') === 'report' ? await checkOf(shown, query) : null,
    comparison,
    dialog: dialog === 'tone' || dialog === 'usage' || dialog === 'compare' ? dialog : null,
    deleteTone: deleteTone?.id ?? null,
    live: query.get('live') === '1' && shown.result?.status === 'running',
    now: new Date(),
  }
  return { page, headers: new Headers(press.header ? { 'set-cookie': press.header } : {}) }
}

function checkOf({ text, typed, source, result }: Shown, query: URLSearchParams): Promise<string> {
  const chosen = LANGUAGES.find((language) => language === typed?.language)
  return checkHtml({
    text,
    language: result?.manner.language ?? chosen ?? detectLanguage(text),
    draft: source?.startsWith('draft:') ? source.slice('draft:'.length) : undefined,
    here: placeOf(query),
    query,
  })
}

async function historyPanel(user: User, query: URLSearchParams): Promise<HistoryPanel> {
  const before = /^\d{1,9}$/.exec(query.get('before') ?? '')?.[0]
  const search = query.get('q') ?? ''
  const page = await listHistoryLines(user, { search, before: before ? Number(before) : undefined })
  return { ...page, search, confirm: query.get('confirm') }
}
