import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { type Owner, pagesOf } from '#app/domain/library/document.server.ts'
import { db } from '#db/client.server.ts'
import { passages } from '#db/schema/chat.ts'
import { documents } from '#db/schema/library.ts'
import type { ChatDocument } from './documents.server.ts'
import type { Material } from './llm/prompts.ts'
import { plainText } from '#app/domain/grounding/plain-text.ts'
import type { Retrieved } from './retrieval/retrieve.server.ts'

/** A word with the space after it, in characters: what a document weighs before it is fetched. */
const CHARACTERS_PER_WORD = 7
/** Characters of passages that go into a question: enough for what answers it, little enough to be read closely. */
const PASSAGES = 30_000
/** Passages whose neighbours are read along. */
const WITH_NEIGHBOURS = 8

/** All pages of the documents, if they fit into `window` characters. */
export async function wholeDocuments(
  user: Owner,
  chosen: readonly ChatDocument[],
  window: number,
): Promise<Material[] | undefined> {
  const words = chosen.reduce((sum, { wordCount }) => sum + wordCount, 0)
  if (words * CHARACTERS_PER_WORD > 1.5 * window) return undefined
  const material = await everyPage(user, chosen)
  const total = material.reduce(
    (sum, { pages }) => sum + pages.reduce((length, { text }) => length + text.length, 0),
    0,
  )
  return total <= window ? material : undefined
}

/** All pages of the documents, in plain text. */
export async function everyPage(user: Owner, chosen: readonly ChatDocument[]): Promise<Material[]> {
  const material: Material[] = []
  for (const { id, fileName } of chosen) {
    const pages = await pagesOf(user, id)
    material.push({
      documentId: id,
      fileName,
      pages: pages.map(({ number, label, text }) => ({ number, label, text: plainText(text) })),
    })
  }
  return material
}

/** The passages found with what stands around the best of them and how each document begins, in reading order. */
export async function passagesAsMaterial(
  user: Owner,
  chosen: readonly ChatDocument[],
  { passages: found }: Pick<Retrieved, 'passages'>,
  window: number,
): Promise<Material[]> {
  const wanted = new Map<string, Set<number>>(chosen.map(({ id }) => [id, new Set([0])]))
  const room = Math.min(window, PASSAGES)
  let length = 0
  for (const [at, { documentId, ordinal, text }] of found.entries()) {
    if (length > room) break
    const near = at < WITH_NEIGHBOURS ? [ordinal - 1, ordinal, ordinal + 1] : [ordinal]
    for (const one of near) wanted.get(documentId)?.add(one)
    length += text.length * near.length
  }
  const rows = await db
    .select({ documentId: passages.documentId, page: passages.page, text: passages.text })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .where(
      and(
        eq(documents.userId, user.id),
        or(
          ...[...wanted].map(([id, ordinals]) =>
            and(eq(passages.documentId, id), inArray(passages.ordinal, [...ordinals])),
          ),
        ),
      ),
    )
    .orderBy(passages.documentId, sql`${passages.ordinal}`)
  return chosen.map(({ id, fileName }) => {
    const pages: Material['pages'] = []
    for (const row of rows.filter(({ documentId }) => documentId === id)) {
      const last = pages.at(-1)
      if (last?.number === row.page) last.text += `\n${row.text}`
      else pages.push({ number: row.page, label: null, text: row.text })
    }
    return { documentId: id, fileName, pages }
  })
}
