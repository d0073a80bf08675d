import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pgliteTemplate } from '#test/setup/pglite-template.ts'
import { workerFolder } from '#test/setup/worker-folder.ts'
import { withPreparedStatements } from './pglite-statements.server.ts'

const notes = pgTable('notes', {
  id: integer().primaryKey(),
  body: text(),
  tags: jsonb().$type<string[]>(),
  at: timestamp({ withTimezone: true }),
})

let client: PGlite
let db: ReturnType<typeof drizzle>

beforeAll(async () => {
  const folder = join(workerFolder(), 'pglite')
  // To make a database takes much longer than to open one.
  cpSync(join(await pgliteTemplate(), 'pglite'), folder, { recursive: true })
  client = await PGlite.create(folder)
  await client.exec('create table notes (id int primary key, body text, tags jsonb, at timestamptz)')
  db = drizzle({ client: withPreparedStatements(client) })
})

beforeEach(async () => {
  await db.delete(notes)
})

afterAll(() => client.close())

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  )

test('values come back as they went in, every time', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z')
  for (const id of [1, 2, 3]) {
    const row = { id, body: 'né “ß”', tags: ['a', 'b'], at }
    expect(await db.insert(notes).values(row).returning()).toEqual([row])
    expect(await db.select().from(notes).where(eq(notes.id, id))).toEqual([row])
  }
  await db.insert(notes).values({ id: 4 })
  expect(await db.select().from(notes).where(eq(notes.id, 4))).toEqual([
    { id: 4, body: null, tags: null, at: null },
  ])
})

test('counts, empty answers and statements without rows are told apart', async () => {
  await db.insert(notes).values([{ id: 1 }, { id: 2 }])
  expect(await db.$count(notes)).toBe(2)
  expect(await db.select().from(notes).where(eq(notes.id, 9))).toEqual([])
  expect((await db.update(notes).set({ body: 'x' })).affectedRows).toBe(2)
  const { rows } = await db.execute(sql`select id, body from notes order by id limit 1`)
  expect(rows).toEqual([{ id: 1, body: 'x' }])
})

test('a refused statement says why and does no harm to the next', async () => {
  await db.insert(notes).values({ id: 1 })
  expect(await failure(db.insert(notes).values({ id: 1 }))).toBe('23505')
  expect(await failure(db.execute(sql`select * from nowhere`))).toBe('42P01')
  expect(await failure(db.execute(sql`select * from notes where id = ${'word'}`))).toBe('22P02')
  expect(await db.$count(notes)).toBe(1)
})

test('a transaction is undone as a whole, also one that first used a text', async () => {
  const first = db.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 1, body: 'only here' })
    await tx.execute(sql`select body as undone from notes where id = 1`)
    await tx.insert(notes).values({ id: 1 })
  })
  expect(await failure(first)).toBe('23505')
  expect(await db.$count(notes)).toBe(0)
  const { rows } = await db.execute(sql`select body as undone from notes where id = 1`)
  expect(rows).toEqual([])
})

test('queries at the same time wait for a transaction to end', async () => {
  const seen: number[] = []
  await Promise.all([
    db
      .transaction(async (tx) => {
        await tx.insert(notes).values({ id: 1 })
        await new Promise(setImmediate)
        await tx.insert(notes).values({ id: 2 })
        tx.rollback()
      })
      .catch(() => undefined),
    ...[1, 2, 3].map(async () => seen.push(await db.$count(notes))),
  ])
  expect(seen).toEqual([0, 0, 0])
})

test('queries that wait for each other let the event loop turn between them', async () => {
  let turns = 0
  let done = false
  const count = () => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  // Each keeps the database busy for a while; in one turn they would all end before anything else is heard.
  const work = sql`select count(*)::int as n from generate_series(1, 30000)`
  await Promise.all(Array.from({ length: 10 }, () => db.execute(work)))
  done = true
  expect(turns).toBeGreaterThan(5)
})

test('a transaction that is over takes no more', async () => {
  let kept: Parameters<Parameters<typeof db.transaction>[0]>[0] | undefined
  await db.transaction(async (tx) => {
    kept = tx
  })
  await expect(kept?.insert(notes).values({ id: 1 })).rejects.toThrow()
  expect(await db.$count(notes)).toBe(0)
})

test('more texts than are kept are run all the same', async () => {
  for (let at = 0; at < 510; at++) {
    const { rows } = await db.execute(sql.raw(`select ${at} as n`))
    expect(rows).toEqual([{ n: at }])
  }
  expect(await failure(db.execute(sql`select * from nowhere_again`))).toBe('42P01')
  expect(await db.$count(notes)).toBe(0)
})
