import { sql } from 'drizzle-orm'
import { db } from '#db/client.server.ts'

const PATIENCE_MS = 2_000

/** Whether the database answers within a moment. */
export async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What drivers and PostgreSQL say when there is no database to talk to, or no longer, or it cannot write. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  '57P01',
  '57P02',
  '57P03',
  // The disk is full, and there are no connections left: nobody's mistake either.
  '53100',
  '53300',
])

/** Whether `error` says that the database is away, which is nobody's mistake and passes. */
export function databaseIsAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    if (AWAY.has(String((cause as { code?: unknown }).code))) return true
  }
  return false
}
