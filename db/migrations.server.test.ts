import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from './client.server.ts'

/** Takes the statements of a migration one by one, as at start, in whatever schema is looked into first. */
async function migrate(tx: Pick<typeof db, 'execute'>, name: string) {
  const file = readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8')
  const statements = file.replaceAll('"public".', '').split('--> statement-breakpoint')
  for (const statement of statements) await tx.execute(sql.raw(statement))
}

class Undo extends Error {}

test('history from before its manner was kept is brought along', async () => {
  const [user, run] = [crypto.randomUUID(), `ffeeddcc${crypto.randomUUID().slice(8)}`]
  const found: Record<string, unknown>[] = []
  const going = db.transaction(async (tx) => {
    // In a schema of its own the beginning can be made again.
    await tx.execute(sql`create schema past`)
    await tx.execute(sql`set local search_path to past`)
    await migrate(tx, '0000_start')
    await tx.execute(sql`insert into users (id, first_name, last_name, email, email_key)
      values (${user}, 'Ada', 'Byron', 'ada@example.com', 'ada@example.com')`)
    await tx.execute(sql`insert into humanizer_history (user_id, run_id, input_text, output_text, tone, tone_name, created_at)
      values (${user}, ${run}, 'In', 'Out', 'formal', 'Formal', '2024-02-29 12:00:00Z')`)
    await migrate(tx, '0001_options')
    const rows = await tx.execute(sql`select seed::text, strength, length, language, locked::text,
      updated_at = created_at as unchanged from humanizer_history`)
    found.push(...(Array.isArray(rows) ? rows : (rows as { rows: Record<string, unknown>[] }).rows))
    throw new Undo()
  })
  await expect(going).rejects.toThrow(Undo)
  expect(found).toEqual([
    {
      seed: String(0xffeeddcc),
      strength: 'balanced',
      length: 'keep',
      language: null,
      locked: '[]',
      unchanged: true,
    },
  ])
})
