import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { pageOf } from '#app/domain/page.ts'
import { db } from '#db/client.server.ts'
import { chatSessions, messages } from '#db/schema/chat.ts'
import { humanizerHistory } from '#db/schema/humanizer.ts'
import { usageLedger } from '#db/schema/usage.ts'
import type { PlanHolder } from './plans.ts'

/** Charges on a page. */
export const CHARGES_PAGE = 20
/** Characters of the text a charge was for, to know it again by. */
const PREVIEW = 60
/** Charges that are read from the database at a time while all are handed out. */
const BATCH = 1_000

type Owner = Pick<PlanHolder, 'id'>

export type Charge = {
  id: number
  at: Date
  /** The month it counts for, YYYY-MM. */
  period: string
  /** The kind of work (see `tools.ts`). */
  kind: string
  /** How the work ended: done, stopped (the share delivered is charged) or failed (nothing is). */
  outcome: string
  words: number
  /** The run, where the history still has its text. */
  runId: string | null
  /** How that text begins, or the question that was answered. */
  preview: string | null
  /** The conversation with that question, and the document it stands under. */
  chatId: string | null
  documentId: string | null
}

const columns = {
  id: usageLedger.id,
  at: usageLedger.createdAt,
  period: usageLedger.period,
  kind: usageLedger.kind,
  outcome: usageLedger.outcome,
  words: usageLedger.words,
  runId: humanizerHistory.runId,
  preview: sql<string | null>`left(coalesce(${humanizerHistory.inputText}, ${messages.content}), ${PREVIEW})`,
  chatId: chatSessions.id,
  documentId: chatSessions.documentId,
}

function where(user: Owner, period: string | undefined, before?: number) {
  return and(
    eq(usageLedger.userId, user.id),
    period === undefined ? undefined : eq(usageLedger.period, period),
    before === undefined ? undefined : lt(usageLedger.id, before),
  )
}

/** As many charges after the first `offset`, the newest first: these are chosen before it is looked up what they were for. */
function charges(user: Owner, chosen: SQL | undefined, limit: number, offset = 0) {
  const ids = db
    .select({ id: usageLedger.id })
    .from(usageLedger)
    .where(chosen)
    .orderBy(desc(usageLedger.id))
    .limit(limit)
    .offset(offset)
  return db
    .select(columns)
    .from(usageLedger)
    .leftJoin(
      humanizerHistory,
      and(eq(humanizerHistory.runId, usageLedger.runId), eq(humanizerHistory.userId, user.id)),
    )
    .leftJoin(
      messages,
      and(eq(messages.runId, usageLedger.runId), eq(messages.userId, user.id), eq(messages.role, 'user')),
    )
    .leftJoin(chatSessions, and(eq(chatSessions.id, messages.sessionId), eq(chatSessions.userId, user.id)))
    .where(and(eq(usageLedger.userId, user.id), inArray(usageLedger.id, ids)))
    .orderBy(desc(usageLedger.id))
}

/** A page of what `user` was charged, the newest first; of one month (YYYY-MM) or of all. A page too far is the last. */
export async function listCharges(user: Owner, { period, page = 1 }: { period?: string; page?: number }) {
  const [counted] = await db
    .select({ total: count(), words: sql<number>`coalesce(sum(${usageLedger.words}), 0)::int` })
    .from(usageLedger)
    .where(where(user, period))
  const { total = 0, words = 0 } = counted ?? {}
  const { before, ...shown } = pageOf(total, CHARGES_PAGE, page)
  const rows: Charge[] = await charges(user, where(user, period), CHARGES_PAGE, before)
  return { charges: rows, total, words, ...shown }
}

/** The months `user` was charged in, YYYY-MM, the newest first. */
export async function chargedMonths(user: Owner): Promise<string[]> {
  const rows = await db
    .selectDistinct({ period: usageLedger.period })
    .from(usageLedger)
    .where(eq(usageLedger.userId, user.id))
    .orderBy(desc(usageLedger.period))
  return rows.map(({ period }) => period)
}

/** All charges of `user`, or those of one month, the newest first, read in batches. */
export async function* allCharges(user: Owner, period?: string): AsyncGenerator<Charge> {
  let before: number | undefined
  for (;;) {
    const rows: Charge[] = await charges(user, where(user, period, before), BATCH)
    yield* rows
    before = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}
