import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** Returns a temporary folder of this process, emptied at each call; it goes with the process. */
export function workerFolder(): string {
  if (folder) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
    return folder
  }
  const made = mkdtempSync(join(tmpdir(), 'wordkin-data-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}
