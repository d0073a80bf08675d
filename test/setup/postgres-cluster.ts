import type { TestProject } from 'vitest/node'
import { closeDatabase, openDatabase } from '#db/client.server.ts'
import { createDatabase, startPostgres } from '../postgres.ts'

/** The database every test file's own one is a copy of: migrated once. */
export const TEMPLATE = 'migrated'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run. */
    postgres: string
  }
}

/** One PostgreSQL for all files, with a migrated template. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres()
  await openDatabase({ databaseUrl: await createDatabase(cluster.url, { name: TEMPLATE }), dataDir: '' })
  await closeDatabase()
  project.provide('postgres', cluster.url)
  return () => cluster.stop()
}
