import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { createDatabase } from '../postgres.ts'
import { configure } from './environment.ts'
import { TEMPLATE } from './postgres-cluster.ts'

const databaseUrl = await createDatabase(inject('postgres'), { template: TEMPLATE })
const dataDir = mkdtempSync(join(tmpdir(), 'wordkin-data-'))
configure({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, UPLOAD_WAIT_SECONDS: '120' })

const { closeDatabase, openDatabase } = await import('#db/client.server.ts')
await openDatabase({ databaseUrl, dataDir })
afterAll(async () => {
  await closeDatabase()
  rmSync(dataDir, { recursive: true, force: true })
})
