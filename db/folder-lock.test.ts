import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordkin-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
const fresh = () => join(folder, `${count++}.lock`)

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a folder is held once, and free again when it is given back', () => {
  const file = fresh()
  const unlock = lockFolder(file)
  expect(() => lockFolder(file)).toThrow(
    `The data folder is in use by process ${process.pid}. Stop that one first, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
  )
  unlock()
  expect(existsSync(file)).toBe(false)
  lockFolder(file)()
})

test('the lock of a dead process is taken over', () => {
  const file = fresh()
  writeFileSync(file, `${deadPid()} 12345`)
  const unlock = lockFolder(file)
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  unlock()
})

test.runIf(existsSync('/proc/self/stat'))(
  'a living stranger with the number of a dead owner does not count',
  () => {
    const file = fresh()
    writeFileSync(file, `${process.pid} 1`)
    lockFolder(file)()
  },
)

test.each(['', 'nonsense', '0 ', '-1 5'])('a file that names nobody (%j) locks nothing', (content) => {
  const file = fresh()
  writeFileSync(file, content)
  lockFolder(file)()
})
