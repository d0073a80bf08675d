import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { closeQueue } from '#app/domain/jobs/queue.server.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { lettersWithin, type SendLetter } from '#app/domain/mail/queue.server.ts'
import { env } from '#app/env.server.ts'
import { storage } from '#app/providers/storage/storage.server.ts'
import { closeDatabase, type Database, db, openDatabase, rowsOf } from '#db/client.server.ts'
import { dropTables, holdMigrations, knownLevels, levelsOf, raiseTo, tablesAt } from '#db/levels.server.ts'
import { fingerprint } from './backup.server.ts'
import { checkFiles, objectKeys, readManifest } from './check.server.ts'
import { atOnce } from './files.server.ts'
import { LEFT_OUT, type Manifest, objectFile, SECRET } from './layout.ts'
import { loadRows } from './load.server.ts'
import { settleRestored } from './settle.server.ts'

export type Restored = { manifest: Manifest; rows: number; lettersLost: number }

/**
 * Puts a backup into the empty system this process is configured for: all of it or nothing. An older one is brought up to
 * date. Throws in plain words, before anything is written, when the backup is damaged or from a newer version, when the
 * system is not empty, and when its SESSION_SECRET is another one (unless `otherSecret`). `withoutLetters` leaves out those
 * that waited: an old system that went on has sent them meanwhile.
 */
export async function restoreBackup(
  folder: string,
  { otherSecret = false, withoutLetters = false } = {},
): Promise<Restored> {
  const manifest = await readManifest(folder)
  checkSecret(folder, manifest, otherSecret)
  await checkFiles(folder, manifest)
  await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, asItIs: true })
  try {
    await db.transaction((tx) => checkEmpty(tx))
    // Before the transaction, which opening the queue would wait for.
    const wanted = manifest.letters > 0 && hasMail && !withoutLetters
    const send = wanted ? await lettersWithin() : undefined
    await putObjects(folder, () => putRows(folder, manifest, send))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { manifest, rows, lettersLost: send ? 0 : manifest.letters }
  } finally {
    await closeQueue()
    await closeDatabase()
  }
}

function checkSecret(folder: string, { secret }: Manifest, otherSecret: boolean) {
  const comes = secret.included && env.sessionSecret === undefined
  if (otherSecret || comes || fingerprint() === secret.fingerprint) return
  const where = secret.included ? ` It is in ${join(folder, SECRET)}.` : ''
  throw new Error(
    `SESSION_SECRET is not the one of the system that was backed up, so authenticator apps could not be used any more.${where} Configure that one, or restore with --other-secret: then people with such an app sign in with a recovery code.`,
  )
}

/** Throws when the system has anything in it. Answers the tables it has. */
async function checkEmpty(tx: Database): Promise<string[]> {
  const level = (await levelsOf(tx)).at(-1)
  if (level === undefined) return []
  if (!knownLevels().includes(level))
    throw new Error('The database was made by a newer version of the product than this one.')
  const tables = tablesAt(level)
  for (const table of tables) {
    if (Object.hasOwn(LEFT_OUT, table)) continue
    const [found] = rowsOf<{ any: boolean }>(
      await tx.execute(sql`select exists(select 1 from ${sql.identifier(table)}) as "any"`),
    )
    if (found?.any)
      throw new Error(
        'A backup is restored into an empty system only, and this one has data in it. Name another database (DATABASE_URL or, without one, DATA_DIR).',
      )
  }
  return tables
}

/**
 * Stores all objects, then has their rows written; takes away what it stored when that fails. Where the rows may be there
 * all the same (the answer was lost), their objects stay.
 */
async function putObjects(folder: string, putRows: () => Promise<void>): Promise<void> {
  const stored: string[] = []
  try {
    await atOnce(objectKeys(folder), async (key) => {
      await checkFree(key)
      const beside = join(await storage.temporaryFolder(), key)
      try {
        await copyFile(join(folder, objectFile(key)), beside)
        stored.push(key)
        await storage.put(key, beside)
      } finally {
        await rm(beside, { force: true })
      }
    })
    await putRows()
  } catch (error) {
    const isEmpty = await db
      .transaction((tx) => checkEmpty(tx))
      .then(
        () => true,
        () => false,
      )
    if (isEmpty) await atOnce(stored, (key) => storage.remove(key).catch(() => {}))
    throw error
  }
}

/** Another system's files must not become those of two: whoever deleted one would delete it for both. */
async function checkFree(key: string): Promise<void> {
  const found = await storage.open(key)
  if (!found) return
  found.stream.destroy()
  throw new Error(
    'The storage holds files of this backup already: it belongs to the system that was backed up, or a restore into it was killed. Name one that is empty (S3_BUCKET, or DATA_DIR).',
  )
}

/** One transaction: nobody sees half of it, and of a failure nothing is left. */
async function putRows(folder: string, manifest: Manifest, send: SendLetter | undefined): Promise<void> {
  const level = manifest.migrations.at(-1) ?? 0
  await db.transaction(async (tx) => {
    await holdMigrations(tx)
    const there = await checkEmpty(tx)
    if (((await levelsOf(tx)).at(-1) ?? 0) > level) await dropTables(tx, there)
    await raiseTo(tx, level)
    await loadRows(tx, folder, manifest)
    await raiseTo(tx, knownLevels().at(-1) ?? level)
    await settleRestored(tx, folder, manifest, send)
    if (manifest.secret.included && env.sessionSecret === undefined) await putSecret(folder)
  })
}

async function putSecret(folder: string): Promise<void> {
  await mkdir(env.dataDir, { recursive: true })
  const secret = await readFile(join(folder, SECRET))
  await writeFile(join(env.dataDir, SECRET), secret, { mode: 0o600 })
}
