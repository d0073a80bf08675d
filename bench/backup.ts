/**
 * How long a backup and its restore take, for a system with documents that have text, passages and originals, on both
 * databases.
 *
 *     npm run bench:backup -- [--documents N] [--kilobytes N]
 */
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { takeSnapshot } from '#app/domain/backup/snapshot.server.ts'
import { closeDatabase, db, openDatabase } from '#db/client.server.ts'
import { passages } from '#db/schema/chat.ts'
import { documentPages, documents, storedObjects } from '#db/schema/library.ts'
import { sql } from 'drizzle-orm'
import { person } from '#test/people.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { environment } from '#test/setup/environment.ts'
import { report } from './support/figures.ts'

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '500' }, kilobytes: { type: 'string', default: '200' } },
})
const count = Number(values.documents)
const kilobytes = Number(values.kilobytes)

const ROOT = resolve(import.meta.dirname, '..')
/** Of each document. */
const PAGES = 8
const PASSAGES = 16
const SENTENCE =
  'The harbour master wrote down which of the boats had come back before the storm and which had not. '

const folder = mkdtempSync(join(tmpdir(), 'wordkin-bench-'))
const at = (name: string) => join(folder, name)

/** Seconds by the clock, and of processor time: on a machine that does other things, too, only that says something. */
type Cost = { seconds: number; worked: number }

/** Runs the command line. Its shell tells what it has cost. */
async function wordkin(args: string[], variables: Record<string, string>): Promise<Cost> {
  const started = performance.now()
  const child = spawn('bash', ['-c', '"$0" cli.ts "$@" && times', process.execPath, ...args], {
    cwd: ROOT,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await text(child.stdout)
  const times = said.trim().split('\n').at(-1) ?? ''
  const [user, system] = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s))
  if (user === undefined || system === undefined) throw new Error(`${args.join(' ')} failed`)
  return { seconds: (performance.now() - started) / 1000, worked: user + system }
}

/** Documents as they are when they have been read and asked about. */
async function fill() {
  const user = await person('ninja')
  for (let from = 0; from < count; from += 100) {
    const keys = Array.from({ length: Math.min(100, count - from) }, () => randomUUID())
    await db
      .insert(storedObjects)
      .values(keys.map((key) => ({ key, ownerId: user.id, bytes: kilobytes * 1024, state: 'kept' as const })))
    const rows = await db
      .insert(documents)
      .values(
        keys.map((storageKey) => ({
          userId: user.id,
          fileName: `${storageKey}.pdf`,
          fileType: 'application/pdf',
          fileSize: kilobytes * 1024,
          sha256: storageKey,
          storageKey,
          status: 'ready' as const,
        })),
      )
      .returning({ documentId: documents.id })
    for (let page = 0; page < PAGES; page += 2)
      await db.insert(documentPages).values(
        rows.flatMap(({ documentId }) =>
          [page, page + 1].map((number) => ({
            documentId,
            number: number + 1,
            text: SENTENCE.repeat(30),
            method: 'text' as const,
          })),
        ),
      )
    const some = rows.flatMap(({ documentId }) =>
      Array.from({ length: PASSAGES }, (_, ordinal) => ({ documentId, ordinal })),
    )
    await db.insert(passages).values(
      some.map((one) => ({
        ...one,
        page: 1,
        text: SENTENCE.repeat(15),
        search: sql`to_tsvector('english', ${`${SENTENCE} ${one.ordinal}`})`,
      })),
    )
    for (const key of keys) {
      mkdirSync(join(at('laptop/files'), key.slice(0, 2)), { recursive: true })
      writeFileSync(join(at('laptop/files'), key.slice(0, 2), key), randomBytes(kilobytes * 1024))
    }
  }
}

function tell(what: string, { seconds, worked }: Cost) {
  const gigabytes = (count * kilobytes) / 1024 / 1024
  const each = (cost: number) => `${((cost * 1_000) / count).toFixed(1)} s`
  report(what, `${seconds.toFixed(1)} s`)
  report('  for 1,000 documents (of a processor)', `${each(seconds)} (${each(worked)})`)
  report('  for a gigabyte of files', `${(seconds / gigabytes).toFixed(1)} s`)
}

const cluster = await startPostgres()
try {
  console.log(
    `${count} documents, ${PAGES} pages and ${PASSAGES} passages each; originals of ${kilobytes} kB, ${Math.round((count * kilobytes) / 1024)} MB in all\n`,
  )
  await openDatabase({ dataDir: at('laptop') })
  await fill()
  const started = performance.now()
  await takeSnapshot(async () => {})
  report('requests wait, embedded database', `${((performance.now() - started) / 1000).toFixed(1)} s`)
  await closeDatabase()
  const laptop = { DATA_DIR: at('laptop') }
  const deployment = {
    DATA_DIR: at('server'),
    DATABASE_URL: await createDatabase(cluster.url),
    STORAGE: 'folder',
  }
  tell('backup, embedded database', await wordkin(['backup', at('one')], laptop))
  tell('restore, embedded database', await wordkin(['restore', at('one')], { DATA_DIR: at('other') }))
  tell('restore, PostgreSQL', await wordkin(['restore', at('one')], deployment))
  tell('backup, PostgreSQL', await wordkin(['backup', at('two')], deployment))
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
