import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { closeDatabase, migrationsFolder, openDatabase } from '#db/client.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated embedded database, to be copied. */
    pglite: string
  }
}

/** To make one takes as much work as a dozen journeys: it is kept from run to run. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/wordkin')

/** What an embedded database is made of: the program, and what migrates it. */
function ingredients(): string {
  const hash = createHash('sha256').update(
    readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  )
  const files = readdirSync(migrationsFolder(), { recursive: true, withFileTypes: true })
  for (const path of files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

/** Returns a data folder with a migrated embedded database, to be copied; makes it when there is none of today's migrations. */
export async function pgliteTemplate(): Promise<string> {
  const kept = join(KEPT, `pglite-${ingredients()}`)
  if (existsSync(kept)) return kept
  mkdirSync(KEPT, { recursive: true })
  const made = mkdtempSync(join(KEPT, 'making-'))
  await openDatabase({ dataDir: made })
  await closeDatabase()
  try {
    renameSync(made, kept)
  } catch (error) {
    // Another run was as quick.
    rmSync(made, { recursive: true, force: true })
    if (!existsSync(kept)) throw error
  }
  for (const old of readdirSync(KEPT).filter((name) => name.startsWith('pglite-') && !kept.endsWith(name)))
    rmSync(join(KEPT, old), { recursive: true, force: true })
  return kept
}

/** Every test file of the embedded database works on a copy of its folder. */
export default async function setup(project: TestProject) {
  project.provide('pglite', await pgliteTemplate())
}
