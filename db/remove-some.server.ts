import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from './client.server.ts'

/**
 * Removes at most `most` of the rows of `table` that `due` tells, and answers how many those were: locks stay short
 * however much has gathered. `key` is the table's primary key. What somebody else is working on is left for later.
 */
export async function removeSome(table: PgTable, key: PgColumn, due: SQL, most: number): Promise<number> {
  const some = db.select({ key }).from(table).where(due).limit(most).for('update', { skipLocked: true })
  const gone = await db.delete(table).where(inArray(key, some)).returning({ key })
  return gone.length
}
