import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Takes out of installed packages what nobody reads while the product runs: a third of them. `npm prune` has to come first.
// It leaves TypeScript, which some packages would use if it were there, and it leaves every file of a package.

/** Types, sources in TypeScript (which Node.js refuses to run in packages) and maps of what was made of them. */
const UNREAD = /\.(?:[cm]?ts|map)$/
/** Below node_modules; what is not there is not missed. */
const UNUSED = [/^typescript$/, /^@typescript$/, /^node-linux-\w+\/(?:include|share|CHANGELOG\.md)$/]

/** Removes it from the folder `modules`; answers how many bytes that were. */
export function trim(modules: string): number {
  let bytes = 0
  const remove = (path: string) => {
    bytes += bytesOf(path)
    rmSync(path, { recursive: true })
  }
  const walk = (within: string) => {
    for (const entry of readdirSync(join(modules, within), { withFileTypes: true })) {
      const path = within === '' ? entry.name : `${within}/${entry.name}`
      if (UNUSED.some((unused) => unused.test(path))) remove(join(modules, path))
      else if (entry.isDirectory()) walk(path)
      else if (entry.isFile() && UNREAD.test(entry.name)) remove(join(modules, path))
    }
  }
  walk('')
  return bytes
}

function bytesOf(path: string): number {
  const about = statSync(path)
  if (!about.isDirectory()) return about.size
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}

if (import.meta.main)
  console.log(`${Math.round(trim('node_modules') / 1e6)} MB of packages are not needed to run`)
