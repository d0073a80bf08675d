import { afterAll, inject } from 'vitest'
import { createDatabase } from '../postgres.ts'
import { configure } from './environment.ts'
import { TEMPLATE } from './postgres-cluster.ts'

const databaseUrl = await createDatabase(inject('postgres'), { template: TEMPLATE })
configure({ DATABASE_URL: databaseUrl })

const { closeDatabase, openDatabase } = await import('#db/client.server.ts')
await openDatabase({ databaseUrl, dataDir: '' })
afterAll(closeDatabase)
