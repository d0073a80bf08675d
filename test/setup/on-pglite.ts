import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { configure } from './environment.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'wordkin-data-'))
cpSync(inject('pglite'), dataDir, { recursive: true })
configure({ DATA_DIR: dataDir, UPLOAD_WAIT_SECONDS: '120' })

const { closeDatabase, openDatabase } = await import('#db/client.server.ts')
await openDatabase({ dataDir })
afterAll(async () => {
  await closeDatabase()
  rmSync(dataDir, { recursive: true, force: true })
})
