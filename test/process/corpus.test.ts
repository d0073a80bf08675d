import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { environment } from '../setup/environment.ts'
import { sharedFolder } from '../shared.ts'

const corpus = sharedFolder('corpus')
const results = mkdtempSync(join(tmpdir(), 'wordkin-corpus-'))
afterAll(() => rmSync(results, { recursive: true }))

/** The corpus's own papers. */
const NOT_DOCUMENTS = ['manifest.json', 'check.mjs', 'README.md', 'LICENSES.md']

test('every document of the corpus is read, or refused in words', { timeout: 2_400_000 }, () => {
  const files = readdirSync(corpus!).filter((name) => !NOT_DOCUMENTS.includes(name))
  const paths = files.map((name) => join(corpus!, name))
  const run = (args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8', env: environment() })
  const extracted = run(['cli.ts', 'extract', '--out', results, ...paths])
  expect(extracted.stderr).toBe('')
  expect(readdirSync(results)).toHaveLength(files.length)
  const judged = run([join(corpus!, 'check.mjs'), results])
  expect(judged.stdout.match(/^FAIL.*$/gm) ?? []).toEqual([])
  expect(judged.status).toBe(0)
})
