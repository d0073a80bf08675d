import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folders of documents to read that are too large to be kept with the source; tests of them run where they are there. */
const SHARED = resolve(process.env.WORDKIN_SHARED ?? join(import.meta.dirname, '../../shared'))

/** The folder of that name; undefined when it is not there. */
export function sharedFolder(name: 'corpus' | 'hostile'): string | undefined {
  const folder = join(SHARED, name)
  return existsSync(folder) ? folder : undefined
}
