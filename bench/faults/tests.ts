import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Stage } from './stages.ts'

/** One fault at a time, and somebody else may use the machine, too. */
const WORKERS = '2'
/** A fault may make something go on for ever. Milliseconds. */
const LONGEST = 30 * 60_000

/** The test that has failed first. */
export type Failed = { file: string; test: string }

/** `failed` is missing where all tests passed. */
export type Outcome = { tests: number; failed?: Failed }

let running: ChildProcess | undefined

/** Ends what is running, with all that it has started. */
export function stopTests(signal: NodeJS.Signals = 'SIGINT'): void {
  if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return
  process.kill(-running.pid, signal)
}

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** Runs `args` with this Node in `folder`. Answers what it has printed, and whether it had to be ended. */
async function runNode(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // A group of its own, so that it can be ended with all of its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)))
  }
  let late = false
  const timer = setTimeout(() => {
    late = true
    stopTests('SIGKILL')
  }, LONGEST)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  clearTimeout(timer)
  return { code, output, late }
}

/** Runs the tests of a stage, in `folder`, that a fault in `file` may be found by. */
export async function runStage(stage: Stage, folder: string, file: string): Promise<Outcome> {
  if (stage.isBuilt) {
    const { code, output } = await runNode(folder, ['build.ts', '--force'], { NODE_ENV: 'production' })
    if (code !== 0) return { tests: 0, failed: { file: 'build.ts', test: lastLine(output) } }
  }
  return runVitest(folder, [...stage.args(file), '--bail', '1', ...projects(stage)])
}

/** Runs test files of a stage as they are, to their end; answers those that fail. */
export async function failingFiles(
  stage: Stage,
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const failing: string[] = []
  for (const file of files) {
    const { failed } = await runVitest(folder, ['run', file, ...projects(stage)])
    if (failed) failing.push(file)
  }
  return failing
}

const projects = (stage: Stage) => stage.projects.flatMap((name) => ['--project', name])

async function runVitest(folder: string, args: readonly string[]): Promise<Outcome> {
  const reports = mkdtempSync(join(tmpdir(), 'wordkin-faults-report-'))
  try {
    const report = join(reports, 'report.json')
    const { code, output, late } = await runNode(folder, [
      vitest,
      ...args,
      '--passWithNoTests',
      '--maxWorkers',
      WORKERS,
      '--reporter=json',
      `--outputFile=${report}`,
    ])
    if (late)
      return { tests: 0, failed: { file: args[1] ?? '', test: `no end within ${LONGEST / 60_000} minutes` } }
    if (!existsSync(report)) throw new Error(`vitest ${args.join(' ')} said nothing:\n${output}`)
    const outcome = readReport(report, folder)
    if (code !== 0 && !outcome.failed)
      throw new Error(`vitest ${args.join(' ')} failed without a failed test:\n${output}`)
    return outcome
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

type Report = {
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    assertionResults: { status: string; fullName: string; startTime?: number }[]
  }[]
}

function readReport(path: string, folder: string): Outcome {
  const { numTotalTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report
  // Files that the first failure keeps from being run count as failed, too, without a failed test or a message.
  const failures = testResults
    .map(({ assertionResults, ...file }) => ({
      ...file,
      failed: assertionResults.find(({ status }) => status === 'failed'),
    }))
    .filter(({ status, failed, message }) => status === 'failed' && (failed || message))
    .toSorted((one, other) => one.startTime - other.startTime)
  const first = failures.find(({ failed }) => failed) ?? failures[0]
  if (!first) return { tests: numTotalTests }
  const test = first.failed?.fullName ?? first.message.split('\n')[0] ?? ''
  return { tests: numTotalTests, failed: { file: relative(folder, first.name), test } }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
