import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { LANGUAGES } from '#app/domain/text/language.ts'
import type { Owner } from '#app/domain/library/document.server.ts'
import { type DocumentFilter, matching } from '#app/domain/library/list.server.ts'
import { db } from '#db/client.server.ts'
import { documentIndexes, passages } from '#db/schema/chat.ts'
import { documents } from '#db/schema/library.ts'
import {
  configFor,
  indexDocument,
  ownerWord,
  VERSION,
} from '#app/domain/library/passages/index-document.server.ts'
import { type Marker, type Piece, snippetOf } from './marks.ts'
import { configsOf, formsOf, quoted, type Term } from './search.server.ts'
import { stemOf } from '#app/domain/text/stems.ts'
import { searchWords, spellings } from '#app/domain/library/passages/words.ts'

/** Files that are shown, and passages of each. */
const FILES = 20
const PASSAGES_EACH = 3
/** Passages that are compared; further ones of a word that stands everywhere are not looked at. */
const COMPARED = 1_000
/** Words of a search; further ones are left out. */
const MOST_WORDS = 12
/** Letters after which a word that is still being typed finds those that begin with it. */
const BEGINNING = 3

type FoundPassage = { page: number; label: string | null; heading: string | null; pieces: Piece[] }
export type FoundFile = {
  id: string
  fileName: string
  /** The best passages, in reading order. */
  passages: FoundPassage[]
  /** How many more passages have the words. */
  further: number
}
export type ContentsFound = {
  /** The best first. */
  files: FoundFile[]
  /** Whether there may be more files than these. */
  isMore: boolean
  /** Files that have been read and cannot be searched yet: they are being prepared. */
  unprepared: number
}

/**
 * Returns the files of `user`, of those that are looked at, in whose text all words of a search stand within one passage,
 * the best first. Words are found in all their forms; the last one also as the beginning of a word, for it may be being
 * typed.
 */
export async function searchContents(
  user: Owner,
  search: string,
  filter: DocumentFilter,
  onError: (error: unknown) => void,
): Promise<ContentsFound> {
  const words = wordsOf(search)
  if (words.length === 0) return { files: [], isMore: false, unprepared: 0 }
  const unprepared = await prepareAll(user, onError)
  const byConfig = await Promise.all((await configsOf(user)).map((config) => formsOf(words, [config])))
  const query = queryFor(user, words, byConfig)
  const rows = query === undefined ? [] : await bestPassages(user, query, filter)
  const markers = new Map<string | null, Marker>()
  const files = new Map<string, FoundFile>()
  for (const row of rows) {
    let marker = markers.get(row.language)
    if (!marker) markers.set(row.language, (marker = await markerOf(search, row.language)))
    const file = files.get(row.id) ?? { id: row.id, fileName: row.fileName, passages: [], further: row.found }
    file.passages.push({
      page: row.page,
      label: row.label,
      heading: row.heading,
      pieces: snippetOf(withoutHeading(row), marker),
    })
    file.further -= 1
    files.set(row.id, file)
  }
  const all = [...files.values()]
  for (const { passages: found } of all) found.sort((one, other) => one.page - other.page)
  const isCut = (rows[0]?.compared ?? 0) >= COMPARED
  return { files: all.slice(0, FILES), isMore: all.length > FILES || isCut, unprepared }
}

/** The text of a passage, which begins with its heading. */
function withoutHeading({ text, heading }: Row): string {
  return heading !== null && text.startsWith(`${heading}\n`) ? text.slice(heading.length + 1) : text
}

const wordsOf = (search: string) => [...new Set(searchWords(search))].slice(0, MOST_WORDS)

/**
 * Returns what tells the words of a search in a text of that language: in any form, the last one also as a beginning, but
 * none that the index leaves out, such as "the".
 */
export async function markerOf(search: string, language: string | null): Promise<Marker> {
  const known = LANGUAGES.find((one) => one === language) ?? 'en'
  const words = wordsOf(search)
  const kept = await formsOf(words, [configFor(language)])
  const stems = new Set(kept.flatMap(({ word }) => spellings(word)).map((word) => stemOf(word, known)))
  const last = words.at(-1) ?? ''
  const isBeginning = (word: string) => last.length >= BEGINNING && word !== last && word.startsWith(last)
  return (word) => searchWords(word).some((one) => stems.has(stemOf(one, known)) || isBeginning(one))
}

/**
 * All words that a language keeps in its index, each in any of its forms; for whichever language a passage is in.
 * Undefined where none keeps any, such as "the".
 */
function queryFor(
  user: Owner,
  words: readonly string[],
  byConfig: readonly (readonly Pick<Term, 'word' | 'lexemes'>[])[],
): string | undefined {
  const last = words.at(-1) ?? ''
  const all = byConfig.flatMap((terms) => {
    const forms = terms.map(({ word, lexemes }) => {
      const any = lexemes.map(quoted)
      if (word === last && last.length >= BEGINNING) any.push(`${quoted(last)}:*`)
      return `(${any.join(' | ')})`
    })
    return forms.length > 0 ? `(${forms.join(' & ')})` : []
  })
  return all.length > 0 ? `${quoted(ownerWord(user))} & (${[...new Set(all)].join(' | ')})` : undefined
}

type Row = {
  id: string
  fileName: string
  language: string | null
  page: number
  label: string | null
  heading: string | null
  text: string
  /** Passages of the file that have the words. */
  found: number
  /** Passages that were compared, of all files. */
  compared: number
}

async function bestPassages(user: Owner, query: string, filter: DocumentFilter): Promise<Row[]> {
  const lookedAt = db.select({ id: documents.id }).from(documents).where(matching(user, filter))
  return db
    .select({
      id: sql<string>`document_id`,
      fileName: sql<string>`file_name`,
      language: sql<string | null>`language`,
      page: sql<number>`page`.mapWith(Number),
      label: sql<string | null>`label`,
      heading: sql<string | null>`heading`,
      text: sql<string>`body`,
      found: sql<number>`found`.mapWith(Number),
      compared: sql<number>`compared`.mapWith(Number),
    })
    .from(sql`(with chosen as materialized (
        select p.id, p.document_id, p.search from ${passages} p
        where p.search @@ ${query}::tsquery and p.document_id = any(array${lookedAt})
        limit ${COMPARED}
      ), scored as (
        select id, document_id, ts_rank('{0.4, 0.4, 0.4, 1}', search, ${query}::tsquery) as score from chosen
      ), placed as (
        select id, document_id, score,
          row_number() over (partition by document_id order by score desc, id) as place,
          count(*) over (partition by document_id) as found,
          max(score) over (partition by document_id) as best
        from scored
      )
      select p.document_id, d.file_name, d.language, p.page, g.label, p.heading, p.text as body, s.found,
        (select count(*) from chosen) as compared
      from (select * from placed where place <= ${PASSAGES_EACH}
        order by best desc, document_id, place limit ${(FILES + 1) * PASSAGES_EACH}) s
      join ${passages} p on p.id = s.id
      join ${documents} d on d.id = s.document_id and d.user_id = ${user.id}
      left join document_pages g on g.document_id = p.document_id and g.number = p.page
      order by s.best desc, s.document_id, s.place) as best`)
}

/** The documents that this process is preparing, by person. */
const under = new Map<string, Promise<void>>()
/** Documents that are prepared for one search. */
const AT_ONCE = 50
/** How long a search waits for that, in milliseconds. */
const PATIENCE_MS = 1_000

/**
 * Prepares what was read and never indexed, such as a text that was typed in, and returns how many documents of theirs
 * are still to be done: what takes longer than a moment goes on beside the search.
 */
async function prepareAll(user: Owner, onError: (error: unknown) => void): Promise<number> {
  const missing = await unindexed(user)
  if (missing.length === 0) return 0
  const work = under.get(user.id) ?? prepare(user, missing, onError)
  await Promise.race([work, sleep(PATIENCE_MS, undefined, { ref: false })])
  const [left] = await unindexed(user)
  return left?.all ?? 0
}

function unindexed(user: Owner): Promise<{ id: string; all: number }[]> {
  return db
    .select({ id: documents.id, all: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(documents)
    .leftJoin(documentIndexes, eq(documentIndexes.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, user.id),
        eq(documents.status, 'ready'),
        or(isNull(documentIndexes.version), ne(documentIndexes.version, VERSION)),
      ),
    )
    .orderBy(documents.createdAt)
    .limit(AT_ONCE)
}

/** Prepares documents one after the other. One that cannot be keeps no other from it. */
function prepare(
  user: Owner,
  missing: readonly { id: string }[],
  onError: (error: unknown) => void,
): Promise<void> {
  const run = async () => {
    for (const { id } of missing) await indexDocument(user, id).catch(onError)
    under.delete(user.id)
  }
  const work = run()
  under.set(user.id, work)
  return work
}
