import { sql } from 'drizzle-orm'
import { db } from '#db/client.server.ts'

/** Two seconds in which an answer could have been heard: a time in which this process was held up itself is one look. */
const LOOKS = 20
const LOOK_MS = 100

/** Whether the database answers within a moment. */
export async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    let looks = 0
    timer = setInterval(() => {
      if (++looks >= LOOKS) resolve(false)
    }, LOOK_MS)
  })
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    clearInterval(timer)
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
