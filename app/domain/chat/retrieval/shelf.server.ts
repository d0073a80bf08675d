import { setImmediate as turn } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Language } from '#app/domain/text/language.ts'
import { type Owner, pagesOf } from '#app/domain/library/document.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { db } from '#db/client.server.ts'
import { documents } from '#db/schema/library.ts'
import { type DocumentIndex, indexBuilder } from './document-index.ts'
import { passagesByPage } from '#app/domain/library/passages/split.ts'

/** Words of documents that are kept ready to be asked; the ones asked longest ago give way. */
const KEPT_WORDS = 500_000
/** Longer documents are not held in memory: passages that may fit are taken out of the full-text search first. */
const MOST_WORDS = 400_000

/** Milliseconds after which a document that nobody asks is let go. */
const IDLE = 10 * 60_000

type Kept = { reading: string; index: Promise<DocumentIndex>; words: number; letGo: NodeJS.Timeout }
const kept = new Map<string, Kept>()

/**
 * A document of theirs ready to be searched; undefined when it is not theirs, not read, or too long to be held in memory.
 * Made at the first question and kept for the next ones.
 */
export async function shelvedDocument(user: Owner, id: string): Promise<DocumentIndex | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      language: documents.language,
      status: documents.status,
      words: documents.wordCount,
      attempt: documents.attempt,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, user.id)))
  if (row?.status !== 'ready' || row.words > MOST_WORDS) return undefined
  const reading = `${row.attempt} ${row.updatedAt.getTime()}`
  const there = kept.get(id)
  if (there?.reading === reading) {
    // The one asked last is the last to give way.
    kept.delete(id)
    kept.set(id, there)
    there.letGo.refresh()
    return there.index
  }
  const index = build(user, id, (row.language ?? 'en') as Language)
  const letGo = setTimeout(() => kept.delete(id), IDLE).unref()
  if (there) clearTimeout(there.letGo)
  kept.set(id, { reading, words: Math.max(row.words, 1), index, letGo })
  index.catch(() => kept.delete(id))
  makeRoom()
  return index
}

async function build(user: Owner, id: string, language: Language): Promise<DocumentIndex> {
  const builder = indexBuilder(id, language)
  let since = performance.now()
  for (const passages of passagesByPage(await pagesOf(user, id), language)) {
    builder.add(passages)
    // A long document must not keep others waiting.
    if (performance.now() - since < 8) continue
    await turn()
    since = performance.now()
  }
  return builder.finish()
}

function makeRoom(): void {
  let words = [...kept.values()].reduce((sum, one) => sum + one.words, 0)
  for (const [id, one] of kept) {
    if (words <= KEPT_WORDS || kept.size === 1) return
    clearTimeout(one.letGo)
    kept.delete(id)
    words -= one.words
  }
}
