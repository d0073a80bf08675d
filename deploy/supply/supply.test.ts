import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OTHERS } from './allowed.ts'
import { objection } from './judge.ts'
import { lockedPackages } from './lockfile.ts'

const ROOT = join(import.meta.dirname, '../..')
const UPDATES = readFileSync(join(ROOT, 'docs/updates.md'), 'utf8')
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

test('what is laid down for packages of packages is exact as well, and names no address', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { overrides: object }
  const versionsIn = (node: unknown): unknown[] =>
    typeof node === 'object' && node !== null ? Object.values(node).flatMap(versionsIn) : [node]
  for (const version of versionsIn(overrides)) expect(version).toMatch(/^(?:\$[@\w/.-]+|\d+\.\d+\.\d+)$/)
})

test('what is installed is what the lockfile names, here, in the image and where it is tested', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const named = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const [root] = Object.values(
    (JSON.parse(read('package-lock.json')) as { packages: object }).packages,
  ) as (typeof named)[]
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(root?.[kind], kind).toEqual(named[kind])
  for (const path of ['Dockerfile', '.ci/run', 'compose.yaml']) {
    const installs = read(path).match(/\bnpm (?:ci|i|install|add|exec|update)\b|\bnpx\b/g) ?? []
    expect(
      installs.filter((install) => install !== 'npm ci'),
      path,
    ).toEqual([])
  }
  expect(read('Dockerfile')).toMatch(/^RUN npm ci$/m)
  expect(read('.ci/run')).toMatch(/^npm ci\b/m)
})

test('how soon advisories are acted upon is written down, with the way to do it', () => {
  for (const time of ['2 days', '7 days', '30 days', '90 days']) expect(UPDATES).toContain(`| ${time} |`)
  expect(UPDATES).toContain('npm audit --omit=dev')
})

test('no package runs a program while it is installed, and none that would is new', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  // Newer versions of npm go by this list.
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  expect(Object.values(allowScripts)).not.toContain(true)
  const would = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  expect([...would].sort()).toEqual(Object.keys(allowScripts).sort())
  for (const name of would)
    expect(UPDATES, `${name}, and why the product does without it`).toContain(`\`${name}\``)
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
