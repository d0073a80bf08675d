import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runSteps } from './steps.ts'

async function told(commands: string[], atOnce = 2) {
  const lines: string[] = []
  const well = await runSteps(commands, atOnce, (line) => lines.push(line))
  return { well, lines }
}

test('steps that end well say no more than how long they took', async () => {
  const { well, lines } = await told(['echo talk', 'echo more talk >&2'])
  expect(well).toBe(true)
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^✓ echo more talk >&2 \([\d.]+ s\)$/),
    expect.stringMatching(/^✓ echo talk \([\d.]+ s\)$/),
  ])
})

test('one that fails tells all it wrote, fails the whole, and keeps no other from running', async () => {
  const { well, lines } = await told(['echo what; echo why >&2; exit 3', 'no-such-program', 'true'], 1)
  expect(well).toBe(false)
  expect(lines).toEqual([
    expect.stringMatching(/^✗ [^\n]* s\)\nwhat\nwhy\n$/),
    expect.stringMatching(/^✗ no-such-program [^]*not found/),
    expect.stringMatching(/^✓ true /),
  ])
})

test('one that is killed has failed', async () => {
  expect((await told(['kill -9 $$'])).well).toBe(false)
})

test('as many run at once as are asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  // One waits for the reader, the other for the writer: one after the other, neither would end.
  expect((await told([`echo hello > ${pipe}`, `grep -q hello ${pipe}`])).well).toBe(true)
})
