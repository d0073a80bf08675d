import { afterAll, inject } from 'vitest'
import { createDatabase } from '../postgres.ts'
import { configure } from './environment.ts'
import { TEMPLATE } from './postgres-cluster.ts'
import { workerFolder } from './worker-folder.ts'

// The files of a worker share its modules, which read their configuration once: the folder is the worker's, the database
// the file's.
const databaseUrl = await createDatabase(inject('postgres'), { template: TEMPLATE })
const dataDir = workerFolder()
configure({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, UPLOAD_WAIT_SECONDS: '120' })

const { closeDatabase, openDatabase } = await import('#db/client.server.ts')
await openDatabase({ databaseUrl, dataDir })
afterAll(async () => {
  // Loaded only now: it reads the configuration, which a file may set for itself.
  const { closeQueue } = await import('#app/domain/jobs/queue.server.ts')
  await closeQueue()
  await closeDatabase()
})
