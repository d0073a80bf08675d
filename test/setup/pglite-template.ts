import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { closeDatabase, openDatabase } from '#db/client.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated embedded database, to be copied. */
    pglite: string
  }
}

/** The embedded database is made and migrated once; every test file works on a copy of its folder. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordkin-pglite-'))
  await openDatabase({ dataDir })
  await closeDatabase()
  project.provide('pglite', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
