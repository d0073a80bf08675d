import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** Returns a temporary folder of this process, which goes with it. */
export function workerFolder(): string {
  if (folder) return folder
  const made = mkdtempSync(join(tmpdir(), 'wordkin-data-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}
