import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WORKER_FOLDER = Symbol.for('wordkin.test.folder')
/** Vitest loads what sets files up anew for each of them: what is the process's is kept here. */
const kept = globalThis as { [WORKER_FOLDER]?: string }

/** Returns a temporary folder of this process, emptied at each call; it goes with the process. */
export function workerFolder(): string {
  const folder = kept[WORKER_FOLDER]
  if (folder) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
    return folder
  }
  const made = mkdtempSync(join(tmpdir(), 'wordkin-data-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  kept[WORKER_FOLDER] = made
  return made
}
