import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { forgetRuns, forgetRunsOfKind } from '#app/domain/runs/forget.server.ts'
import type { Tally } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { cleanText } from '#db/schema/columns.ts'
import { drafts, humanizerHistory } from '#db/schema/humanizer.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'
import { HISTORY_PAGE, HISTORY_PREVIEW } from './limits.ts'
import type { Formatting, Length, Strength } from './options.ts'
import { tellApart } from './tell-apart.ts'
import { toneNumber as entryNumber } from './tone-profiles.server.ts'

export type HistoryEntry = {
  id: number
  runId: string
  inputText: string
  outputText: string
  tone: string
  toneName: string
  wordCount: number
  seed: number
  strength: Strength
  length: Length
  formatting: Formatting
  language: Language
  locked: string[]
  /** Sentences by who wrote them, where a language model was at work; else null. */
  tally: Tally | null
  createdAt: Date
  /** When its output was last changed. */
  updatedAt: Date
}

/** One line of the drawer: the beginning of the input, not the whole texts. */
export type HistoryLine = Pick<
  HistoryEntry,
  'id' | 'tone' | 'toneName' | 'wordCount' | 'strength' | 'length' | 'formatting' | 'createdAt'
> & {
  preview: string
  /** Words of the rewrite that tell it from others of the same text; null where nothing near its beginning does. */
  apart: string | null
}

/** Characters of both texts that are looked at for that. */
const LOOKED_AT = 1_500

export type HistoryQuery = {
  /** Only entries whose texts contain this, whatever the case. */
  search?: string | undefined
  /** Only entries older than this one: the next page. */
  before?: number | undefined
}

const columns = {
  id: humanizerHistory.id,
  runId: humanizerHistory.runId,
  inputText: humanizerHistory.inputText,
  outputText: humanizerHistory.outputText,
  tone: humanizerHistory.tone,
  toneName: humanizerHistory.toneName,
  wordCount: humanizerHistory.wordCount,
  seed: humanizerHistory.seed,
  strength: humanizerHistory.strength,
  length: humanizerHistory.length,
  formatting: humanizerHistory.formatting,
  language: humanizerHistory.language,
  locked: humanizerHistory.locked,
  tally: humanizerHistory.tally,
  createdAt: humanizerHistory.createdAt,
  updatedAt: humanizerHistory.updatedAt,
}

/** The language of entries from before it was kept is found out anew. */
function withLanguage(row: Omit<HistoryEntry, 'language'> & { language: Language | null }): HistoryEntry {
  return { ...row, language: row.language ?? detectLanguage(row.inputText) }
}

const lineColumns = {
  id: humanizerHistory.id,
  tone: humanizerHistory.tone,
  toneName: humanizerHistory.toneName,
  wordCount: humanizerHistory.wordCount,
  strength: humanizerHistory.strength,
  length: humanizerHistory.length,
  formatting: humanizerHistory.formatting,
  createdAt: humanizerHistory.createdAt,
  input: sql<string>`left(${humanizerHistory.inputText}, ${sql.raw(String(LOOKED_AT))})`,
  output: sql<string>`left(${humanizerHistory.outputText}, ${sql.raw(String(LOOKED_AT))})`,
  preview: sql<string>`left(${humanizerHistory.inputText}, ${sql.raw(String(HISTORY_PREVIEW + 1))})`,
}

function matching(user: Pick<User, 'id'>, { search, before }: HistoryQuery) {
  const pattern = search && `%${cleanText(search).replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(humanizerHistory.userId, user.id),
    before === undefined ? undefined : lt(humanizerHistory.id, before),
    pattern
      ? or(ilike(humanizerHistory.inputText, pattern), ilike(humanizerHistory.outputText, pattern))
      : undefined,
  )
}

/** A page of a person's history, newest first; `next` is the `before` of the following page, if there is one. */
export async function listHistoryLines(user: Pick<User, 'id'>, query: HistoryQuery = {}) {
  const rows = await newestFirst(db.select(lineColumns).from(humanizerHistory).$dynamic(), user, query)
  const apart = tellApart(rows)
  return page<HistoryLine>(
    rows.map(({ id, tone, toneName, wordCount, strength, length, formatting, createdAt, preview }) => {
      const shown = { id, tone, toneName, wordCount, strength, length, formatting, createdAt, preview }
      return { ...shown, apart: apart.get(id) ?? null }
    }),
  )
}

/** The same with the whole texts, for the call that answers the history as data. */
export async function listHistory(user: Pick<User, 'id'>, query: HistoryQuery = {}) {
  const rows = await newestFirst(db.select(columns).from(humanizerHistory).$dynamic(), user, query)
  return page(rows.map(withLanguage))
}

/** One more than fits on the page, to know whether there is another. */
function newestFirst<T extends PgSelect>(select: T, user: Pick<User, 'id'>, query: HistoryQuery) {
  return select
    .where(matching(user, query))
    .orderBy(desc(humanizerHistory.id))
    .limit(HISTORY_PAGE + 1)
}

function page<T extends { id: number }>(rows: T[]): { entries: T[]; next: number | undefined } {
  const entries = rows.slice(0, HISTORY_PAGE)
  return { entries, next: rows.length > HISTORY_PAGE ? entries.at(-1)?.id : undefined }
}

/** One entry of a person's history, by its number or by its run. Throws not_found for any other. */
export async function historyEntry(user: Pick<User, 'id'>, by: { id: string } | { runId: string }) {
  const number = 'id' in by ? entryNumber(by.id) : undefined
  const which =
    'runId' in by
      ? eq(humanizerHistory.runId, by.runId)
      : number === undefined
        ? sql`false`
        : eq(humanizerHistory.id, number)
  const [entry] = await db
    .select(columns)
    .from(humanizerHistory)
    .where(and(which, eq(humanizerHistory.userId, user.id)))
  if (!entry) throw new AppError('not_found', 'There is no such history entry.')
  return withLanguage(entry)
}

/** Names the state of an entry: when its output was last changed, in milliseconds. */
export function versionOf({ updatedAt }: Pick<HistoryEntry, 'updatedAt'>): string {
  return String(updatedAt.getTime())
}

/**
 * Keeps another output, if the entry is still as it was in `version`; answers its new version. Throws conflict when it
 * was changed meanwhile, not_found when it is not theirs.
 */
export async function changeOutput(
  user: Pick<User, 'id'>,
  id: number,
  version: string,
  outputText: string,
): Promise<string> {
  const state = new Date(/^\d{1,13}$/.test(version) ? Number(version) : 0)
  const [changed] = await db
    .update(humanizerHistory)
    // Two changes within a millisecond must not look the same.
    .set({
      outputText,
      updatedAt: sql`greatest(date_trunc('milliseconds', now()), ${humanizerHistory.updatedAt} + interval '1 millisecond')`,
    })
    .where(
      and(
        eq(humanizerHistory.id, id),
        eq(humanizerHistory.userId, user.id),
        eq(humanizerHistory.updatedAt, state),
      ),
    )
    .returning({ updatedAt: humanizerHistory.updatedAt })
  if (changed) return versionOf(changed)
  await historyEntry(user, { id: String(id) })
  throw new AppError('conflict', 'This text was changed elsewhere meanwhile.')
}

/** Deletes entries of `user`, what they were before they were changed, and the runs they came from, which hold the same texts. */
async function forgetEntries(user: Pick<User, 'id'>, which?: SQL): Promise<{ runId: string }[]> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(humanizerHistory)
      .where(and(eq(humanizerHistory.userId, user.id), which))
      .returning({ id: humanizerHistory.id, runId: humanizerHistory.runId })
    // What its outputs were before.
    const ids = gone.map(({ id }) => String(id))
    await tx
      .delete(drafts)
      .where(and(eq(drafts.userId, user.id), inArray(sql`${drafts.options} ->> 'entry'`, ids)))
    await forgetRuns(
      tx,
      user,
      gone.map(({ runId }) => runId),
    )
    return gone
  })
}

/** Deletes one entry. Throws not_found when it is not theirs. */
export async function deleteHistoryEntry(user: Pick<User, 'id'>, id: string): Promise<void> {
  const number = entryNumber(id)
  const gone = number === undefined ? [] : await forgetEntries(user, eq(humanizerHistory.id, number))
  if (gone.length === 0) throw new AppError('not_found', 'There is no such history entry.')
}

/** Deletes the whole history of a person, texts that could not be rewritten included; answers how many entries there were. */
export async function deleteHistory(user: Pick<User, 'id'>): Promise<number> {
  const gone = await forgetEntries(user)
  await forgetRunsOfKind(user, ['humanize', 'import'])
  return gone.length
}
