import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { extractFile } from '#app/domain/extraction/extract.server.ts'
import { until } from '../until.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordkin-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readers = new URL('readers/badly-behaved.ts', import.meta.url).pathname

/** Reads a file whose reader does `deed`. */
function reading(
  deed: string,
  more: { time?: number; signal?: AbortSignal; started?: (pid: number) => void } = {},
) {
  const path = join(folder, `${deed}-${Math.random()}.txt`)
  writeFileSync(path, deed)
  return extractFile(path, {
    fileName: path,
    person: path,
    signal: more.signal,
    onProgress: ({ page }) => more.started?.(page),
    instead: { readers, time: more.time },
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['hangs', 'time'],
  ['waits', 'time'],
  ['sleeps', 'damaged'],
  ['heaps', 'memory'],
  ['buffers', 'memory'],
  ['recurses', 'memory'],
  ['writes', 'too_much_text'],
  ['pages', 'too_many_pages'],
  ['aborts', 'memory'],
  ['exits', 'damaged'],
  ['throws', 'damaged'],
  ['blank', 'no_text'],
  ['keeps and writes', 'too_much_text'],
])('a reader that %s is stopped, and the file refused: %s', async (deed, reason) => {
  let pid = 0
  const time = reason === 'time' ? 3_000 : 120_000
  const ended = reading(deed, { time, started: (id) => (pid = id) })
  await expect(ended).rejects.toMatchObject({ name: 'AppError', details: { reason } })
  expect(pid).toBeGreaterThan(0)
  await until(() => !isRunning(pid))
})

test.each([
  [
    'buffers',
    [
      'First.',
      'Page 2 may hold more text in pictures, which were not all read: that needed too much memory.',
    ],
  ],
  [
    'aborts',
    ['Page 2 may hold more text in pictures, which were not all read: that needed too much memory.'],
  ],
  ['hangs', ['Page 2 may hold more text in pictures, which were not all read: that took too long.']],
  ['throws', ['Page 2 may hold more text in pictures, which were not all read: that failed.']],
])('what was kept before a reader %s is the answer', async (deed, notes) => {
  let pid = 0
  const time = deed === 'hangs' ? 3_000 : 120_000
  const found = await reading(`keeps and ${deed}`, { time, started: (id) => (pid = id) })
  expect(found).toMatchObject({ pages: [{ text: 'kept' }, { text: '' }], notes })
  expect(found.coverage).toMatchObject({ pages: 2, pagesWithText: 1, notes })
  await until(() => !isRunning(pid))
})

test('what was kept gives way to what is read to the end, and to nobody waiting', async () => {
  expect(await reading('keeps and reads on')).toMatchObject({
    pages: [{ text: 'kept' }, { text: 'read later' }],
    notes: [],
  })
  const stop = new AbortController()
  const ended = reading('keeps and hangs', {
    signal: stop.signal,
    started: () => setTimeout(() => stop.abort(new Error('never mind')), 300),
  })
  await expect(ended).rejects.toThrow('never mind')
})

test('what libraries print is not taken for what the reader says', async () => {
  expect(await reading('prints')).toMatchObject({ pages: [{ text: 'printed' }], notes: [] })
})

test('a reader gets at no files, programs, environment and network', async () => {
  expect((await reading('reaches')).pages[0]?.text).toBe('nothing')
  expect(existsSync('/tmp/wordkin-was-here')).toBe(false)
})

test('a file that nobody waits for any more is not read on', async () => {
  const stop = new AbortController()
  let pid = 0
  const ended = reading('hangs', {
    signal: stop.signal,
    started(id) {
      pid = id
      stop.abort(new Error('never mind'))
    },
  })
  await expect(ended).rejects.toThrow('never mind')
  await until(() => !isRunning(pid))
})

test('text that floods this process does not fill it', async () => {
  await expect(reading('writes')).rejects.toMatchObject({ details: { reason: 'too_much_text' } })
  const before = process.memoryUsage.rss()
  for (let turn = 0; turn < 3; turn++) {
    await expect(reading('writes')).rejects.toMatchObject({ details: { reason: 'too_much_text' } })
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024)
})

test('when the server is killed, the process that reads for it ends', async () => {
  const path = join(folder, 'orphan.txt')
  writeFileSync(path, 'hangs')
  const server = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { extractFile } from '#app/domain/extraction/extract.server.ts'
       await extractFile(${JSON.stringify(path)}, {
         fileName: 'orphan.txt',
         instead: { readers: ${JSON.stringify(readers)}, time: 600000 },
         onProgress: ({ page }) => console.log(page),
       })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  expect(isRunning(pid)).toBe(true)
  server.kill('SIGKILL')
  await until(() => !isRunning(pid))
})
