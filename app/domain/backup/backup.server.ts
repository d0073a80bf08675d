import { once } from 'node:events'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pseudonym, secret } from '#app/domain/secret.server.ts'
import { env } from '#app/env.server.ts'
import { closeDatabase, openDatabase } from '#db/client.server.ts'
import { PRIVATE_FILE, reasonOf, settleOnDisk, sha256Of } from './files.server.ts'
import { askForSnapshot } from './handover.server.ts'
import { LEFT_OUT, MANIFEST, type Manifest, SECRET, SUMS, UNFINISHED } from './layout.ts'
import { copyObjects } from './objects.server.ts'
import { type Rows, type Written, writeRows } from './rows.server.ts'
import { takeSnapshot } from './snapshot.server.ts'

/**
 * Writes everything the product keeps, as it is at one moment, into the new folder `folder`: rows, uploaded files and
 * emails that wait. Servers may go on. Until it is whole the folder is called `….partial`.
 * Throws in plain words when there is such a folder already, when there is nothing to back up, and when it fails.
 */
export async function makeBackup(folder: string): Promise<Manifest> {
  const unfinished = folder + UNFINISHED
  if (existsSync(folder)) throw new Error(`${folder} is there already. A backup wants a folder of its own.`)
  if (existsSync(unfinished))
    throw new Error(`${unfinished} is left of a backup that did not finish. Remove it first.`)
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'pglite')))
    throw new Error(`There is nothing to back up: no database is in ${env.dataDir}.`)
  try {
    await mkdir(dirname(folder), { recursive: true })
    await mkdir(unfinished, { mode: 0o700 })
    const manifest = await writeAll(unfinished)
    await settleOnDisk(unfinished)
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    throw new Error(unfinishedBackup(unfinished, reasonOf(error)), { cause: error })
  } finally {
    await closeDatabase()
  }
}

/** What is said of a backup that ended before its time. */
export function unfinishedBackup(unfinished: string, reason: string): string {
  const left = existsSync(unfinished)
    ? ` What there is of it is in ${unfinished}; it cannot be restored.`
    : ''
  return `The backup did not finish. ${reason}${left}`
}

async function writeAll(folder: string): Promise<Manifest> {
  const sums = createWriteStream(join(folder, SUMS), PRIVATE_FILE)
  const failed = once(sums, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => {})
  const noted = async ({ file, sha256 }: Written) => {
    if (!sums.write(`${sha256}  ${file}\n`)) await Promise.race([once(sums, 'drain'), failed])
  }
  const rows = await rowsInto(folder, noted)
  const objects = await copyObjects(folder, rows.tables, noted)
  const manifest = await about(rows, objects)
  if (manifest.secret.included) {
    await writeFile(join(folder, SECRET), secret(), PRIVATE_FILE)
    await noted({ file: SECRET, sha256: await sha256Of(join(folder, SECRET)) })
  }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, PRIVATE_FILE)
  await noted({ file: MANIFEST, sha256: await sha256Of(join(folder, MANIFEST)) })
  const closed = once(sums, 'close')
  sums.end()
  await Promise.race([closed, failed])
  return manifest
}

/** The embedded database is asked of the server that runs on it; where none does, it is opened here. */
async function rowsInto(folder: string, noted: (written: Written) => Promise<void>): Promise<Rows> {
  const rows = writeRows(folder, noted)
  const given = !env.databaseUrl && (await askForSnapshot(env.dataDir, (piece) => rows.take(piece)))
  if (!given) {
    await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, asItIs: true })
    await takeSnapshot((lines) => rows.take(Buffer.from(lines)))
  }
  return rows.finish()
}

/** What tells one SESSION_SECRET from another. */
export function fingerprint(): string {
  return pseudonym('SESSION_SECRET', 'backup')
}

async function about(rows: Rows, objects: Manifest['objects']): Promise<Manifest> {
  const packageJson =
    findPackageJSON('..', import.meta.url) ?? findPackageJSON('.', import.meta.url) ?? 'package.json'
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string }
  const included = env.sessionSecret === undefined
  return {
    ...rows.about,
    version,
    createdAt: new Date().toISOString(),
    tables: rows.tables,
    leftOut: LEFT_OUT,
    letters: rows.letters,
    objects,
    secret: { fingerprint: fingerprint(), included },
    keep: [
      included
        ? 'session-secret in this folder opens the secrets of authenticator apps: keep the folder as safe as the system.'
        : 'SESSION_SECRET is not in here. Without it, authenticator apps are of no use after a restore.',
      'Keys to other services (OPENAI_API_KEY, STRIPE_…, S3_…, SMTP_URL, GOOGLE_…, OIDC_…, YOUTUBE_API_KEY) are not in here either.',
    ],
  }
}
