import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

function run(...args: string[]) {
  return spawnSync(process.execPath, ['run.mjs', ...args], { cwd: ROOT, encoding: 'utf8' })
}

test('a program runs as if it had been started by itself', () => {
  const usage = run('cli.ts', '--help')
  expect(usage.stderr).toContain('Usage: node cli.ts COMMAND')
  expect(usage.status).toBe(0)
})

test('what is said after the program is its own, and so is how it ends', () => {
  const refused = run('cli.ts', 'extract', 'no-such-file.pdf')
  expect(refused.stderr).toContain('no-such-file.pdf: There is no such file.')
  expect(refused.status).toBe(1)
})
