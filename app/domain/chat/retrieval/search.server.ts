import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Owner } from '#app/domain/library/document.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { documentIndexes, passages } from '#db/schema/chat.ts'
import { documents } from '#db/schema/library.ts'
import { ownerWord } from '#app/domain/library/passages/index-document.server.ts'
import { spellings } from '#app/domain/library/passages/words.ts'

/** A word of a question, as the index may have it. */
export type Term = {
  /** As it was asked, in lower case. */
  word: string
  /** Its forms in the index, by the languages of the documents; any of them is the word. */
  lexemes: string[]
  /** How much it tells: the rarer, the more. */
  weight: number
}

/** What candidates are made of, but for their score. */
export const passageColumns = {
  id: passages.id,
  documentId: passages.documentId,
  ordinal: passages.ordinal,
  page: passages.page,
  heading: passages.heading,
  text: passages.text,
}

/** A passage in which words of a question stand. */
export type Candidate = {
  id: number
  documentId: string
  ordinal: number
  page: number
  heading: string | null
  text: string
  /** How well its words fit, the better the higher. */
  score: number
}

/** Passages that are looked at closely. */
const CANDIDATES = 60
/** Words of a question that are looked for; further ones are left out. */
const MAX_WORDS = 24
/** In larger libraries only the telling words choose the candidates, until there are this many. */
const ENOUGH = 400
const LARGE = 4_000
/** A word that stands in so many passages chooses none of them by itself. */
const MANY = 600
/** Passages that are weighed, at most. */
const WEIGHED = 400
const ALL = 1_000_000

/**
 * The passages of these documents of theirs (of all of theirs without `ids`) in which the words stand, the best first,
 * and what the words are in the index. Rare words count for more, and a word that is there twice for little more than
 * once: BM25 in spirit, with PostgreSQL's own ranking of a single word for the saturation.
 */
export async function searchPassages(
  user: Owner,
  words: readonly string[],
  ids?: readonly string[],
): Promise<{ candidates: Candidate[]; terms: Term[] }> {
  const asked = [...new Set(words)].slice(0, MAX_WORDS)
  const known = ids?.filter(isUuid)
  if (asked.length === 0 || known?.length === 0) return { candidates: [], terms: [] }
  const { configs, total } = await extentOf(user, known)
  if (total === 0) return { candidates: [], terms: [] }
  const forms = await formsOf(asked, configs)
  if (forms.length === 0) return { candidates: [], terms: [] }
  const counts = await countsOf(user, forms, known)
  const terms = forms.map((form, at) => ({ ...form, weight: weightOf(counts[at] ?? 0, total) }))
  const choosing = total > LARGE ? telling(terms, counts) : [terms]
  return { candidates: await bestOf(user, terms, choosing, known), terms }
}

/** Inverse document frequency as BM25 has it, which is never negative. */
function weightOf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/**
 * What candidates must have: any of the rarest words, as many of these as it takes to have enough candidates; or, where
 * even the rarest are in very many passages, two of them together.
 */
function telling(terms: readonly Term[], counts: readonly number[]): Term[][] {
  const order = terms
    .flatMap((term, at) => ((counts[at] ?? 0) > 0 ? [{ term, count: counts[at] ?? 0 }] : []))
    .sort((one, other) => one.count - other.count)
  const [rarest, second] = order
  if (!rarest) return []
  if (rarest.count >= MANY && second) return [[rarest.term], [second.term]]
  const chosen: Term[] = []
  let sum = 0
  for (const { term, count } of order) {
    if (chosen.length > 0 && sum + count > ENOUGH) break
    chosen.push(term)
    sum += count
  }
  return [chosen]
}

const owned = (user: Owner, ids?: readonly string[]) =>
  and(eq(documents.userId, user.id), ids && inArray(documents.id, [...ids]))

/** Returns the text search configurations of the documents of `user`. */
export async function configsOf(user: Owner): Promise<string[]> {
  return (await extentOf(user)).configs
}

async function extentOf(user: Owner, ids?: readonly string[]) {
  const rows = await db
    .select({ config: documentIndexes.config, total: sql<number>`sum(${documentIndexes.passages})::int` })
    .from(documentIndexes)
    .innerJoin(documents, eq(documents.id, documentIndexes.documentId))
    .where(owned(user, ids))
    .groupBy(documentIndexes.config)
  return { configs: rows.map(({ config }) => config), total: rows.reduce((sum, row) => sum + row.total, 0) }
}

/** Returns what words are in the index. Words that no language of the documents keeps, such as "the", are left out. */
export async function formsOf(
  words: readonly string[],
  configs: readonly string[],
): Promise<Pick<Term, 'word' | 'lexemes'>[]> {
  const spelled = words.flatMap((word) => spellings(word).map((other) => ({ word, other })))
  const rows = await db
    .select({ word: sql<string>`word`, lexeme: sql<string>`lexeme` })
    .from(sql`(select distinct word, lexeme
      from jsonb_to_recordset(${JSON.stringify(spelled)}::jsonb) as s(word text, other text),
        jsonb_array_elements_text(${JSON.stringify(configs)}::jsonb) as config,
        lateral unnest(tsvector_to_array(to_tsvector(config::regconfig, other))) as lexeme) as forms`)
  return words.flatMap((word) => {
    const lexemes = rows.filter((row) => row.word === word).map(({ lexeme }) => lexeme)
    return lexemes.length > 0 ? [{ word, lexemes }] : []
  })
}

/** Returns a lexeme as it stands in a tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}

/** A query for any of the lexemes, as text that is cast to tsquery. */
function queryOf(lexemes: readonly string[]): string {
  return lexemes.map(quoted).join(' | ')
}

/** A query for passages of theirs with any of the terms. */
function anyOf(user: Owner, terms: readonly Pick<Term, 'lexemes'>[]): string {
  return `'${ownerWord(user)}' & (${queryOf(terms.flatMap(({ lexemes }) => lexemes))})`
}

/**
 * In how many passages each term stands, up to `MANY`. In a whole library the owner's word tells whose they are: the
 * rows themselves need not be looked at, and only numbers come of it.
 */
async function countsOf(user: Owner, terms: readonly Pick<Term, 'lexemes'>[], ids?: readonly string[]) {
  const asked = terms.map((term, at) => ({ at, query: anyOf(user, [term]) }))
  const rows = await db
    .select({ at: sql<number>`at`, count: sql<number>`found` })
    .from(sql`(select q.at, (select count(*)::int from (select 1 from ${passages} p
        where p.search @@ q.query::tsquery ${ids ? among(user, ids) : sql``} limit ${MANY}) as bounded) as found
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q(at int, query text)) as counts`)
  const byTerm = new Map(rows.map(({ at, count }) => [at, count]))
  return terms.map((_, at) => byTerm.get(at) ?? 0)
}

/**
 * That a passage is of documents of theirs. An array and not a join: without statistics, as in a young database, a join
 * may compare every passage with every document.
 */
function among(user: Owner, ids?: readonly string[]) {
  const chosen =
    ids &&
    sql`and d.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`
  return sql`and p.document_id = any(array(select d.id from ${documents} d where d.user_id = ${user.id} ${chosen ?? sql``}))`
}

async function bestOf(
  user: Owner,
  terms: readonly Term[],
  choosing: readonly (readonly Term[])[],
  ids?: readonly string[],
): Promise<Candidate[]> {
  if (choosing.length === 0) return []
  const weighed = terms.map(({ lexemes, weight }) => ({ query: queryOf(lexemes), weight }))
  return db
    .select({
      id: sql<number>`id`.mapWith(Number),
      documentId: sql<string>`document_id`,
      ordinal: sql<number>`ordinal`,
      page: sql<number>`page`,
      heading: sql<string | null>`heading`,
      text: sql<string>`body`,
      score: sql<number>`score`.mapWith(Number),
    })
    .from(sql`(with chosen as materialized (
        select p.id, p.search, length(p.text) as size from ${passages} p
        where p.search @@ ${choosing.map((any) => anyOf(user, any)).join(' & ')}::tsquery ${among(user, ids)}
        limit ${ids ? ALL : WEIGHED}
      ), asked as materialized (
        select query::tsquery as query, weight from jsonb_to_recordset(${JSON.stringify(weighed)}::jsonb) as q(query text, weight real)
      ), scored as (
        select c.id, sum(q.weight * ts_rank('{0.8, 0.8, 0.8, 1}', c.search, q.query)) / (0.8 + 0.2 * min(c.size) / 700.0) as score
        from chosen c join asked q on c.search @@ q.query group by c.id order by score desc, c.id limit ${CANDIDATES}
      )
      select p.id, p.document_id, p.ordinal, p.page, p.heading, p.text as body, s.score
      from scored s join ${passages} p on p.id = s.id order by s.score desc, p.id) as best`)
}
