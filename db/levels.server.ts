import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, MIGRATION_LOCK, migrationsFolder, rowsOf } from './client.server.ts'

// How far a database is in the history of the schema, for those who need another point of it than the newest.

/** The migrations there are, the oldest first. Each is named by the moment it was made, in milliseconds. */
export function knownLevels(): number[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis)
}

/** The migrations a database has had, the oldest first; none of a new one. */
export async function levelsOf(database: Database): Promise<number[]> {
  const [there] = rowsOf<{ is: boolean }>(
    await database.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`),
  )
  if (!there?.is) return []
  const applied = await database.execute(
    sql`select created_at::text as level from drizzle.__drizzle_migrations order by created_at`,
  )
  return rowsOf<{ level: string }>(applied).map(({ level }) => Number(level))
}

/** The names of the tables that the schema had after the migration `level`. Throws when there is no such migration. */
export function tablesAt(level: number): string[] {
  const meta = join(migrationsFolder(), 'meta')
  const read = (name: string): unknown => JSON.parse(readFileSync(join(meta, name), 'utf8'))
  const { entries } = read('_journal.json') as { entries: { idx: number; when: number }[] }
  const entry = entries.find(({ when }) => when === level)
  if (!entry) throw new Error(`There is no migration ${level}.`)
  const snapshot = read(`${String(entry.idx).padStart(4, '0')}_snapshot.json`) as {
    tables: Record<string, { name: string }>
  }
  return Object.values(snapshot.tables).map(({ name }) => name)
}

/** Keeps processes that are starting from migrating until `tx` is over. */
export async function holdMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
}

/** Applies, as part of `tx`, the migrations that it has not had up to `level`, which is one of `knownLevels`. */
export async function raiseTo(tx: Database, level: number): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const newest = (await levelsOf(tx)).at(-1) ?? 0
  for (const step of readMigrationFiles({ migrationsFolder: migrationsFolder() })) {
    if (step.folderMillis <= newest || step.folderMillis > level) continue
    for (const statement of step.sql) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${step.hash}, ${step.folderMillis})`,
    )
  }
}

/** Takes away, as part of `tx`, the tables of the schema and the memory of its migrations. */
export async function dropTables(tx: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.execute(sql`drop table if exists ${sql.identifier(table)} cascade`)
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
}
