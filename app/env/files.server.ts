import { readFileSync } from 'node:fs'

type Source = Record<string, string | undefined>

/** What a variable says; the environment inherits from every object, too. */
function said(source: Source, name: string): string {
  return (Object.hasOwn(source, name) && source[name]?.trim()) || ''
}

/**
 * The variables of `names`, those included whose value stands in a file: NAME_FILE names it, as secrets come to
 * containers. A file with nothing in it leaves its variable unset. `problems` names what cannot be read, or is said twice,
 * and never a value.
 */
export function withFiles(source: Source, names: readonly string[]): { values: Source; problems: string[] } {
  const values = new Map(Object.entries(source))
  const problems: string[] = []
  for (const name of names) {
    const path = said(source, `${name}_FILE`)
    if (!path) continue
    if (said(source, name)) {
      problems.push(`${name}, ${name}_FILE: only one of them can be set`)
      continue
    }
    try {
      values.set(name, readFileSync(path, 'utf8').trim())
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
      problems.push(`${name}_FILE: cannot be read (${code})`)
    }
  }
  return { values: Object.fromEntries(values), problems }
}
