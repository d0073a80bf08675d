import { setImmediate as turn } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { lookup } from '#app/lookup.ts'
import type { Language } from '#app/domain/text/language.ts'
import { type Owner, pagesOf } from '#app/domain/library/document.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { documentIndexes, passages } from '#db/schema/chat.ts'
import { cleanText } from '#db/schema/columns.ts'
import { documents } from '#db/schema/library.ts'
import { type Passage, passagesByPage } from './split.ts'
import { searchWords } from './words.ts'

/** Raised when passages are made in another way: those made before are made anew at the next question. */
export const VERSION = 2
const PASSAGES_PER_INSERT = 250

/** Text search configurations by language; every PostgreSQL has them. */
const CONFIGS = lookup({
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  ru: 'russian',
} satisfies Record<Language, string>)

/** The configuration for texts in `language`; `simple`, which knows no word forms, for any other. */
export function configFor(language: string | null): string {
  return CONFIGS.get(language ?? '') ?? 'simple'
}

/** The word in every passage that stands for its owner: it keeps a search among the passages of one person. */
export function ownerWord(user: Owner): string {
  return `u${user.id.replaceAll('-', '')}`
}

/**
 * Makes the passages of a document of theirs that has been read, unless they are there already. Answers how many there
 * are; 0 when there is no such document, or when it is not read yet. Safe to call at any time, by several at once.
 */
export async function indexDocument(user: Owner, id: string): Promise<number> {
  if (!isUuid(id)) return 0
  const [row] = await db
    .select({
      language: documents.language,
      status: documents.status,
      version: documentIndexes.version,
      passages: documentIndexes.passages,
    })
    .from(documents)
    .leftJoin(documentIndexes, eq(documentIndexes.documentId, documents.id))
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
  if (row?.status !== 'ready') return 0
  if (row.version === VERSION) return row.passages ?? 0
  const made: Passage[] = []
  for (const passages of passagesByPage(await pagesOf(user, id), (row.language ?? 'en') as Language)) {
    made.push(...passages)
    // A long document must not keep others waiting.
    await turn()
  }
  return keepPassages(user, id, configFor(row.language), made)
}

/** Puts passages in the place of those there were. Whoever comes second waits for the first, and changes nothing. */
async function keepPassages(
  user: Owner,
  id: string,
  config: string,
  made: readonly Passage[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const [owned] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.userId, user.id), eq(documents.status, 'ready')))
      .for('no key update')
    if (!owned) return 0
    const [there] = await tx
      .select({ version: documentIndexes.version, passages: documentIndexes.passages })
      .from(documentIndexes)
      .where(eq(documentIndexes.documentId, id))
    if (there?.version === VERSION) return there.passages
    await tx.delete(passages).where(eq(passages.documentId, id))
    for (let start = 0; start < made.length; start += PASSAGES_PER_INSERT) {
      const rows = made.slice(start, start + PASSAGES_PER_INSERT).map((passage) => ({
        ...passage,
        title: searchWords(passage.heading ?? '').join(' '),
        words: searchWords(passage.text).join(' '),
      }))
      await tx.execute(sql`insert into ${passages} (document_id, ordinal, page, heading, text, search)
        select ${id}::uuid, p.ordinal, p.page, p.heading, p.text,
          setweight(to_tsvector(${config}::regconfig, p.title), 'A')
          || to_tsvector(${config}::regconfig, p.words)
          || array_to_tsvector(array[${ownerWord(user)}])
        from jsonb_to_recordset(${cleanText(JSON.stringify(rows))}::jsonb)
          as p(ordinal int, page int, heading text, text text, title text, words text)`)
    }
    const facts = { version: VERSION, passages: made.length, config }
    await tx
      .insert(documentIndexes)
      .values({ documentId: id, ...facts })
      .onConflictDoUpdate({ target: documentIndexes.documentId, set: facts })
    return made.length
  })
}
