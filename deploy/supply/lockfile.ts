import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What the lockfile says of a package. */
export type Locked = {
  /** Where it is installed, such as `node_modules/zod`. */
  path: string
  name: string
  version: string
  /** An SPDX expression, as its authors state it. */
  licence: string | undefined
  integrity: string | undefined
  /** The address it comes from, where the lockfile names one. */
  resolved: string | undefined
  /** Part of another package's archive, whose checksum covers it. */
  bundled: boolean
  /** Only used to build or test the product. */
  dev: boolean
  hasInstallScript: boolean
}

type Entry = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  inBundle?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

/** The package that is installed at `path`; a package inside another one is named by the last part. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Every package the lockfile names. */
export function lockedPackages(lockfile = join(ROOT, 'package-lock.json')): Locked[] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Entry> }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      name: nameOf(path),
      version: entry.version ?? '',
      licence: entry.license,
      integrity: entry.integrity,
      resolved: entry.resolved,
      bundled: entry.inBundle === true,
      dev: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true,
    }))
}

/** The licence that an installed package itself states; undefined when that version is not installed here. */
export function installedLicence({ path, version }: Pick<Locked, 'path' | 'version'>): string | undefined {
  try {
    const { license, licenses, ...about } = JSON.parse(
      readFileSync(join(ROOT, path, 'package.json'), 'utf8'),
    ) as {
      version?: string
      license?: string | { type: string }
      licenses?: { type: string }[]
    }
    if (about.version !== version) return undefined
    const stated = typeof license === 'object' ? license.type : license
    return stated ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none'
  } catch {
    return undefined
  }
}
