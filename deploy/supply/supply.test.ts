import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INSTALL_SCRIPTS, OTHERS } from './allowed.ts'
import { objection } from './judge.ts'
import { lockedPackages } from './lockfile.ts'

const ROOT = join(import.meta.dirname, '../..')
const locked = lockedPackages()

test('every package is held to the content it had when it was chosen', () => {
  expect(locked.length).toBeGreaterThan(300)
  const loose = locked.filter(({ integrity, bundled }) => !bundled && !/^sha512-/.test(integrity ?? ''))
  expect(loose).toEqual([])
})

test('none comes from anywhere but the registry that npm is configured with', () => {
  expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

test('versions are exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no package runs a program while it is installed, and none that would is new', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const would = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  expect([...would].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort())
})

test('readers of files are not those that are known to be dangerous', () => {
  const versionOf = (name: string) => locked.find((one) => one.name === name)?.version
  // On the registry it stands still at a version that can be made to run on for ever, and worse.
  expect(versionOf('xlsx')).toBeUndefined()
  // From 4.2.67 on, fonts can no longer run scripts.
  expect(Number(versionOf('pdfjs-dist')?.split('.')[0])).toBeGreaterThan(4)
  // From 1.11 on, documents can no longer name files of the server.
  expect(versionOf('mammoth') ?? '1.11').not.toMatch(/^(?:0|1\.(?:\d|10))\./)
})

test('licences are told apart', () => {
  expect(objection('one', 'MIT', 'browser')).toBeUndefined()
  expect(objection('one', '(GPL-2.0-only OR MIT)', 'browser')).toBeUndefined()
  expect(objection('one', 'MIT AND (Apache-2.0 OR AGPL-3.0-only)', 'server')).toBeUndefined()
  for (const licence of [
    'GPL-3.0-or-later',
    'AGPL-3.0',
    'SSPL-1.0',
    'MIT AND GPL-2.0-only',
    'LGPL-3.0-or-later',
    'Own',
  ])
    expect(objection('one', licence, 'server'), licence).toContain(licence)
  expect(objection('one', undefined, 'tools')).toBe('states no licence')
  expect(objection('one', 'SEE LICENSE IN FILE', 'tools')).toContain('not understood')
  expect(objection('lightningcss', 'MPL-2.0', 'server')).toBeUndefined()
  expect(objection('lightningcss', 'MPL-2.0', 'browser')).toContain('what browsers get')
  expect(objection('lightningcss', 'GPL-3.0-only', 'server')).toContain('GPL-3.0-only')
})

test('what is part of the sources has its licence beside it', () => {
  for (const { text } of OTHERS) expect(existsSync(join(ROOT, text)), text).toBe(true)
})

test('a bill of materials can be made of the lockfile alone', () => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect(status).toBe(0)
  const bill = JSON.parse(stdout) as { bomFormat: string; components: { name: string; hashes: unknown[] }[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const names = bill.components.map(({ name }) => name)
  expect(names).toContain('react-dom')
  expect(names).not.toContain('vitest')
})
