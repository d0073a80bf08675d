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

type Cluster = Awaited<ReturnType<typeof startPostgres>>
/** Each project of a run loads this file for itself; they share what is kept here. */
const run: { cluster?: Promise<Cluster> | undefined; projects: number } = ((
  globalThis as unknown as Record<symbol, typeof run>
)[Symbol.for('wordkin.test.cluster')] ??= { projects: 0 })

async function start(): Promise<Cluster> {
  const cluster = await startPostgres()
  await openDatabase({ databaseUrl: await createDatabase(cluster.url, { name: TEMPLATE }), dataDir: '' })
  await closeDatabase()
  return cluster
}

/** One PostgreSQL for all files of all projects, with a migrated template. */
export default async function setup(project: TestProject) {
  run.projects++
  run.cluster ??= start()
  const cluster = await run.cluster
  project.provide('postgres', cluster.url)
  return async () => {
    run.projects--
    if (run.projects === 0) await cluster.stop()
  }
}
