import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Owner } from '#app/domain/library/document.server.ts'
import { onBehalfOf } from '#app/domain/spending/payer.server.ts'
import { isUuid } from '#app/domain/runs/run.server.ts'
import { LlmError } from '#app/providers/llm/llm.ts'
import { db } from '#db/client.server.ts'
import { passages, passageVectors } from '#db/schema/chat.ts'
import { documents } from '#db/schema/library.ts'
import { embedder } from '../engines.server.ts'
import { type Candidate, passageColumns } from './search.server.ts'

/** Texts that are sent in one call. */
const BATCH = 64
/** Passages whose vectors are compared; larger documents are searched by their words alone. */
const COMPARED = 3_000
/** Passages that meaning brings in. */
const NEAREST = 20

/**
 * Has the meaning of a document's passages put into numbers, where an endpoint for that is configured; those that have
 * them already are left alone. Throws LlmError.
 */
export async function embedDocument(user: Owner, id: string): Promise<void> {
  if (!embedder || !isUuid(id)) return
  const meaning = embedder
  const { model } = meaning
  const without = await db
    .select({ id: passages.id, text: passages.text })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .leftJoin(passageVectors, and(eq(passageVectors.passageId, passages.id), eq(passageVectors.model, model)))
    .where(and(eq(documents.id, id), eq(documents.userId, user.id), isNull(passageVectors.passageId)))
    .orderBy(passages.ordinal)
    .limit(COMPARED + 1)
  if (without.length > COMPARED) return
  for (let start = 0; start < without.length; start += BATCH) {
    const batch = without.slice(start, start + BATCH)
    const vectors = await onBehalfOf(user.id, () => meaning.embed(batch.map(({ text }) => text)))
    const rows = batch.flatMap(({ id: passageId }, at) => {
      const vector = vectors[at]
      return vector ? [{ passageId, model, vector }] : []
    })
    await db.insert(passageVectors).values(rows).onConflictDoNothing()
  }
}

/** The passages of these documents of theirs that mean most nearly what a question does; none without numbers. */
export async function passagesByMeaning(
  user: Owner,
  question: string,
  ids: readonly string[],
): Promise<Candidate[]> {
  if (!embedder) return []
  const owned = and(
    eq(documents.userId, user.id),
    inArray(documents.id, ids.filter(isUuid)),
    eq(passageVectors.model, embedder.model),
  )
  const rows = await db
    .select({ id: passages.id, vector: passageVectors.vector })
    .from(passageVectors)
    .innerJoin(passages, eq(passages.id, passageVectors.passageId))
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .where(owned)
    .limit(COMPARED)
  if (rows.length === 0) return []
  const [asked] = await embedder.embed([question]).catch((error: unknown) => {
    // Words find passages too.
    if (error instanceof LlmError) return []
    throw error
  })
  if (!asked) return []
  const nearest = rows
    .map(({ id, vector }) => ({ id, nearness: product(asked, vector) }))
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, NEAREST)
  const found = await db
    .select(passageColumns)
    .from(passages)
    .where(
      inArray(
        passages.id,
        nearest.map(({ id }) => id),
      ),
    )
  return nearest.flatMap(({ id }) => {
    const row = found.find((one) => one.id === id)
    return row ? [{ ...row, score: 0 }] : []
  })
}

function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
