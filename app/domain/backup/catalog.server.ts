import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#db/client.server.ts'

/** A column as PostgreSQL names it, with its type, such as `timestamp(3) with time zone`. */
export type Column = { name: string; type: string }

/** The columns that tables really have, without those that the database fills in by itself. */
export async function columnsOf(tx: Database, tables: readonly string[]): Promise<Map<string, Column[]>> {
  const found = rowsOf<{ table: string } & Column>(
    await tx.execute(sql`
      select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`),
  )
  const columns = new Map<string, Column[]>(tables.map((table) => [table, []]))
  for (const { table, name, type } of found) columns.get(table)?.push({ name, type })
  return columns
}

/** The same tables, each after those that its rows refer to. Throws when they refer to each other in a circle. */
export async function inOrder(tx: Database, tables: readonly string[]): Promise<string[]> {
  const references = rowsOf<{ child: string; parent: string }>(
    await tx.execute(sql`
      select child.relname as child, parent.relname as parent
      from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      where k.contype = 'f' and child.relnamespace = 'public'::regnamespace`),
  )
  const ordered: string[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const waits = (table: string) =>
      references.some(({ child, parent }) => child === table && parent !== table && left.has(parent))
    const ready = [...left].filter((table) => !waits(table)).sort()
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...left].join(', ')}.`)
    for (const table of ready) left.delete(table)
    ordered.push(...ready)
  }
  return ordered
}

/** The last number each sequence gave, of those that have given one. */
export async function sequencesOf(tx: Database): Promise<Record<string, string>> {
  const found = await tx.execute(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`)
  return Object.fromEntries(
    rowsOf<{ name: string; value: string }>(found).map(({ name, value }) => [name, value]),
  )
}
