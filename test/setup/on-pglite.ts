import { cpSync } from 'node:fs'
import { afterAll, inject } from 'vitest'
import { configure } from './environment.ts'
import { workerFolder } from './worker-folder.ts'

// The folder is the worker's, as its modules read where it is once; what is in it is the file's.
const dataDir = workerFolder()
cpSync(inject('pglite'), dataDir, { recursive: true })
configure({ DATA_DIR: dataDir, UPLOAD_WAIT_SECONDS: '120' })

const { closeDatabase, openDatabase } = await import('#db/client.server.ts')
await openDatabase({ dataDir })
afterAll(async () => {
  // Loaded only now: it reads the configuration, which a file may set for itself.
  const { closeQueue } = await import('#app/domain/jobs/queue.server.ts')
  await closeQueue()
  await closeDatabase()
})
