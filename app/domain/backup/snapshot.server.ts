import { sql } from 'drizzle-orm'
import { waitingLetters } from '#app/domain/mail/waiting.server.ts'
import { type Database, db, rawDatabase, rowsOf } from '#db/client.server.ts'
import { knownLevels, levelsOf, tablesAt } from '#db/levels.server.ts'
import { columnsOf, inOrder, sequencesOf } from './catalog.server.ts'
import { type About, LEFT_OUT } from './layout.ts'

// A snapshot is text, line by line, so that it can be handed over by another process: what it is, then for each table a
// line that names it and a line for each of its rows, then the letters that wait, then a line that says it is whole.

export type SnapshotLine =
  | { about: About }
  | { table: string; columns: string[] }
  | { letters: true }
  | { end: true }
  | { error: string }

/** Takes lines, whole ones; takes no more until it has resolved. */
export type TakeLines = (lines: string) => Promise<void>

/** Characters of rows that are aimed at for one turn, and rows that are taken at most: pages of text can be long. */
const CHARACTERS_AT_ONCE = 500_000
const ROWS_AT_ONCE = 400
const FIRST_ROWS = 20

/** However the server is configured: text that every other one reads in the same way, and as long as it takes. */
const AS_WRITTEN = Object.entries({
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  extra_float_digits: '3',
  statement_timeout: '0',
})
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')

const EMPTY = 'There is nothing to back up: the database is empty.'
const NEWER = 'The database was made by a newer version of the product than this one.'

/**
 * Reads all rows as they are at one moment and gives them to `take`. On PostgreSQL nobody notices; the embedded database
 * does one thing at a time, so there requests wait until it is over. Throws when the database is empty, or newer than this.
 */
export async function takeSnapshot(take: TakeLines): Promise<void> {
  const say = (line: SnapshotLine) => take(`${JSON.stringify(line)}\n`)
  const setting = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`select ${AS_WRITTEN}`))
    const migrations = await levelsOf(tx)
    const level = migrations.at(-1)
    if (level === undefined) throw new Error(EMPTY)
    if (!knownLevels().includes(level)) throw new Error(NEWER)
    const database = rawDatabase.embedded ? 'embedded' : 'postgresql'
    await say({ about: { format: 1, database, migrations, sequences: await sequencesOf(tx) } })
    const kept = tablesAt(level).filter((table) => !Object.hasOwn(LEFT_OUT, table))
    const columns = await columnsOf(tx, kept)
    for (const table of await inOrder(tx, kept)) {
      const names = (columns.get(table) ?? []).map(({ name }) => name)
      await say({ table, columns: names })
      await rowsTo(tx, table, names, take)
    }
    await say({ letters: true })
    for (const letter of await waitingLetters(tx)) await take(`[${JSON.stringify(JSON.stringify(letter))}]\n`)
  }, setting)
  await say({ end: true })
}

async function rowsTo(tx: Database, table: string, columns: string[], take: TakeLines): Promise<void> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  )
  // One column of text, whatever the table: what is prepared for one cursor then fits the next.
  await tx.execute(
    sql`declare backup no scroll cursor for select json_build_array(${values})::text as line from ${sql.identifier(table)}`,
  )
  for (let wanted = FIRST_ROWS; ; ) {
    const found = await tx.execute(sql.raw(`fetch ${wanted} from backup`))
    const lines = rowsOf<{ line: string }>(found).map(({ line }) => `${line}\n`)
    const text = lines.join('')
    if (text !== '') await take(text)
    if (lines.length < wanted) break
    wanted = Math.round(
      Math.max(1, Math.min(ROWS_AT_ONCE, wanted * 2, (wanted * CHARACTERS_AT_ONCE) / text.length)),
    )
  }
  await tx.execute(sql`close backup`)
}
