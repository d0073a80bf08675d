import { join } from 'node:path'
import { env } from '#app/env.server.ts'
import { folderStorage } from './folder.server.ts'
import { s3Storage } from './s3.server.ts'
import type { Storage } from './storage.ts'

/** The storage this process was configured with. */
export const storage: Storage = env.s3 ? s3Storage(env.s3) : folderStorage(join(env.dataDir, 'files'))
