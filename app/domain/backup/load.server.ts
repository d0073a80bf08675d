import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { columnsOf } from './catalog.server.ts'
import { linesOf } from './files.server.ts'
import { type BackupTable, LETTERS, type Manifest, tableFile } from './layout.ts'

/** Rows and characters of one statement, about. */
const ROWS_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 1_000_000

/**
 * Puts the rows of a backup into the tables, which are as they were when it was made, and has sequences go on where they
 * were. Throws when a table or a column is not there, and when other than all rows came.
 */
export async function loadRows(tx: Database, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`)
  const columns = await columnsOf(
    tx,
    tables.map(({ name }) => name),
  )
  for (const table of tables) {
    const types = new Map((columns.get(table.name) ?? []).map(({ name, type }) => [name, type]))
    const insert = insertInto(table, types)
    let rows = 0
    for await (const lines of batches(linesIn(folder, tableFile(table.name)))) {
      rows += lines.length
      await tx.execute(
        sql`${insert} from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as line`,
      )
    }
    if (rows !== table.rows) throw new Error(`${table.name} should have ${table.rows} rows, and has ${rows}.`)
  }
  for (const [name, value] of Object.entries(sequences))
    await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::text::bigint)`)
}

/** Types come from the database itself, never from the backup: they are put into the statement as they stand. */
function insertInto({ name, columns }: BackupTable, types: Map<string, string>) {
  const values = columns.map((column, at) => {
    const type = types.get(column)
    if (!type) throw new Error(`There is no column ${column} of ${name}.`)
    return sql`(line->>${sql.raw(String(at))})::${sql.raw(type)}`
  })
  const names = columns.map((column) => sql.identifier(column))
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value select ${sql.join(values, sql`, `)}`
}

/** The lines of a packed file of a backup. */
function linesIn(folder: string, file: string): AsyncGenerator<string> {
  return linesOf(createReadStream(join(folder, file)).pipe(createGunzip()))
}

/** The letters of a backup that had not gone. */
export async function* lettersIn(folder: string): AsyncGenerator<unknown> {
  for await (const line of linesIn(folder, LETTERS)) yield JSON.parse((JSON.parse(line) as [string])[0])
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    characters += line.length
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
