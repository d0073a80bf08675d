import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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

/** Ends what is running, with all that it has started; waits for it for ten seconds. */
export async function stopTests(): Promise<void> {
  const child = running
  if (!child || !isRunning(child)) return
  const ended = new Promise((done) => child.once('close', done))
  signalGroup(child, 'SIGINT')
  await Promise.race([ended, sleep(10_000)])
  if (isRunning(child)) signalGroup(child, 'SIGKILL')
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** A child has a group of its own, so that all of its children hear it, too. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal)
}

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** Runs `args` with this Node in `folder`. Answers what it has printed, and whether it had to be ended. */
async function runNode(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
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
    signalGroup(child, 'SIGKILL')
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
  const { tests, failed } = await runVitest(
    folder,
    [...stage.args(file), '--bail', '1', ...projects(stage)],
    stage,
  )
  return { tests, ...(failed && { failed }) }
}

/** Runs test files of a stage as they are, to their end; answers those that fail. */
export async function failingFiles(
  stage: Stage,
  folder: string,
  files: readonly string[],
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const { failing } = await runVitest(folder, ['run', ...files, ...projects(stage)], stage)
  return failing
}

const projects = (stage: Stage) => stage.projects.flatMap((name) => ['--project', name])

async function runVitest(
  folder: string,
  args: readonly string[],
  { suite }: Stage,
): Promise<Outcome & { failing: readonly string[] }> {
  const reports = mkdtempSync(join(tmpdir(), 'wordkin-faults-report-'))
  try {
    const report = join(reports, 'report.json')
    const { code, output, late } = await runNode(
      folder,
      [
        vitest,
        ...args,
        '--passWithNoTests',
        '--maxWorkers',
        WORKERS,
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      suite === 'long' ? { TEST_LONG: '1' } : {},
    )
    const file = args[1] ?? ''
    if (late) return found(file, `no end within ${LONGEST / 60_000} minutes`)
    if (!existsSync(report)) throw new Error(`vitest ${args.join(' ')} said nothing:\n${output}`)
    const outcome = readReport(report, folder)
    if (code === 0 || outcome.failed) return outcome
    if (outcome.tests === 0) throw new Error(`vitest ${args.join(' ')} ran no test:\n${output}`)
    return found(file, 'an error outside of all tests')
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

function found(file: string, test: string) {
  return { tests: 0, failed: { file, test }, failing: [file] }
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

function readReport(path: string, folder: string) {
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
  const failing = failures.map(({ name }) => relative(folder, name))
  if (!first) return { tests: numTotalTests, failing }
  const test = first.failed?.fullName ?? first.message.split('\n')[0] ?? ''
  return { tests: numTotalTests, failed: { file: relative(folder, first.name), test }, failing }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
