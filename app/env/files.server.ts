import { readFileSync } from 'node:fs'

type Source = Record<string, string | undefined>

/**
 * The variables of `names`, those included whose value stands in a file: NAME_FILE names it, as secrets come to
 * containers. A file with nothing in it leaves its variable unset. `problems` names what cannot be read, or is said twice,
 * and never a value.
 */
export function withFiles(source: Source, names: readonly string[]): { values: Source; problems: string[] } {
  const values: Source = { ...source }
  const problems: string[] = []
  for (const name of names) {
    const path = source[`${name}_FILE`]?.trim()
    if (!path) continue
    if (source[name]?.trim()) {
      problems.push(`${name}, ${name}_FILE: only one of them can be set`)
      continue
    }
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
      problems.push(`${name}_FILE: cannot be read (${code})`)
    }
  }
  return { values, problems }
}
