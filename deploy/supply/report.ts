import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OTHERS } from './allowed.ts'
import { objection, type Place } from './judge.ts'
import { installedLicence, type Locked, lockedPackages } from './lockfile.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Written by the build: the folders of the packages whose modules are in what browsers get (see vite.config.ts). */
const BROWSER_PACKAGES = join(ROOT, 'build/browser-packages.json')

export type Judged = { name: string; version: string; licence: string; place: Place; objection?: string }

/** Judges every package of the lockfile. Throws when the product has not been built. */
export function judgeAll(): Judged[] {
  if (!existsSync(BROWSER_PACKAGES)) throw new Error('Build the product first: npm run build.')
  const inBrowser = new Set(JSON.parse(readFileSync(BROWSER_PACKAGES, 'utf8')) as string[])
  const locked = lockedPackages()
  const unknown = [...inBrowser].filter((path) => !locked.some((one) => one.path === path))
  return [
    ...locked.map((one) => judge(one, inBrowser.has(one.path) ? 'browser' : one.dev ? 'tools' : 'server')),
    ...unknown.map((path) => ({
      name: path,
      version: '',
      licence: '',
      place: 'browser' as const,
      objection: 'is in what browsers get and not in the lockfile',
    })),
  ]
}

function judge(locked: Locked, place: Place): Judged {
  const { name, version, licence = '' } = locked
  const installed = installedLicence(locked)
  const differs = installed !== undefined && installed !== licence
  return {
    name,
    version,
    licence,
    place,
    objection: differs
      ? `says ${installed} itself, and ${licence || 'nothing'} in the lockfile`
      : objection(name, licence, place),
  }
}

/** The packages as lines, those that browsers get first, and what is part of the sources. */
export function table(judged: readonly Judged[]): string {
  const places: Place[] = ['browser', 'server', 'tools']
  const lines = places.flatMap((place) =>
    judged
      .filter((one) => one.place === place)
      .map(
        ({ name, version, licence }) => `${place.padEnd(8)} ${`${name} ${version}`.padEnd(60)} ${licence}`,
      ),
  )
  const others = OTHERS.map(({ what, licence, text }) => `sources  ${what.padEnd(60)} ${licence} (${text})`)
  return [...new Set([...lines, ...others])].join('\n')
}
