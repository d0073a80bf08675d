import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** For how long pages of an older build may still ask for its files, in milliseconds: as long as a tab is left open over a day. */
const KEEP_MS = 24 * 60 * 60 * 1000

/**
 * Sets the files of the build in `folder` aside while another one takes its place. What it returns puts them beside those
 * of the new one: each for a day after its own build was replaced, which `list` remembers.
 */
export function setAssetsAside(folder: string, list: string, now = Date.now()): () => void {
  if (!existsSync(folder)) return () => {}
  const until = readList(list)
  const aside = mkdtempSync(join(tmpdir(), 'wordkin-assets-'))
  cpSync(folder, aside, { recursive: true, preserveTimestamps: true })
  return () => {
    const kept: [name: string, until: number][] = []
    for (const name of readdirSync(aside)) {
      const end = until.get(name) ?? now + KEEP_MS
      // What the new build has as well is its own.
      if (end <= now || existsSync(join(folder, name))) continue
      cpSync(join(aside, name), join(folder, name), { preserveTimestamps: true })
      kept.push([name, end])
    }
    mkdirSync(dirname(list), { recursive: true })
    writeFileSync(list, JSON.stringify(kept))
    rmSync(aside, { recursive: true })
  }
}

function readList(list: string): Map<string, number> {
  return new Map(existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as [string, number][]) : [])
}
