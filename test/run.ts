import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CHILD } from '#app/domain/extraction/limits.ts'
import { BROWSER_MISSING, browserPath } from './browser.ts'
import { POPPLER_MISSING, hasPoppler } from './poppler.ts'
import { POSTGRES_MISSING, postgresBinaries } from './postgres.ts'
import build from './setup/build.ts'
import { type FileReport, REPORT_VARIABLE } from './setup/file-reporter.ts'

// Runs the tests: vitest (units, domain, requests to the built product) and beside it Playwright in a browser; with --long
// all of them in full, processes that are killed and pictures that are read among them. The last line says how it went;
// the exit code is 0 only when all tests ran and passed.

process.chdir(join(import.meta.dirname, '..'))

/** How long the short run may take on two quiet cores. */
const MOST_SECONDS = 360
const SLOWEST = 10
/** The product reads files at this low priority, and would wait for ever for a processor beside tests of the usual one. */
const READERS_NICENESS = CHILD.niceness

const isLong = process.argv.includes('--long') || process.env.TEST_LONG === '1'

/** What must have had tests: one that lost all its files or tags would otherwise not be missed. */
const PROJECTS = [
  'unit',
  'postgres',
  'postgres-configured',
  'pglite',
  'walks',
  'walks-configured',
  ...(isLong ? ['processes'] : []),
  ...['js', 'nojs', 'blocked', 'phone'].map((mode) => `browser ${mode}`),
]

/** What this machine lacks, in words that help. */
function missing(): string[] {
  const lacks: string[] = []
  if (!postgresBinaries()) lacks.push(POSTGRES_MISSING)
  if (!hasPoppler()) lacks.push(POPPLER_MISSING)
  if (!browserPath()) lacks.push(BROWSER_MISSING)
  return lacks
}

type Ended = { well: boolean; output: string }

/** Runs a program of a package, with its output on this terminal or, when `quiet`, kept until it has ended. */
function run(bin: string, args: string[], variables: Record<string, string>, quiet: boolean): Promise<Ended> {
  const manifest = createRequire(import.meta.url).resolve(`${bin}/package.json`)
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  const file = typeof bins === 'string' ? bins : Object.values(bins)[0]
  const out = quiet ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [join(dirname(manifest), file ?? ''), ...args], {
    stdio: ['ignore', out, out],
    env: { ...process.env, ...variables, ...(isLong && { TEST_LONG: '1' }) },
  })
  if (child.pid) setPriority(child.pid, READERS_NICENESS)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ well: code === 0, output })))
}

/** What the report at `path` says, or one failure when the program came to no report or was not content with its tests. */
function read(path: string, program: string, { well }: Ended, parse: (report: unknown) => FileReport[]) {
  const failure = { project: program, file: program, seconds: 0, passed: 0, failed: 1, skipped: 0 }
  if (!existsSync(path)) return [failure]
  const reports = parse(JSON.parse(readFileSync(path, 'utf8')))
  return well || reports.some(({ failed }) => failed > 0) ? reports : [...reports, failure]
}

type Suite = {
  file: string
  suites?: Suite[]
  specs: { tests: { projectName: string; status: string; results: { duration: number }[] }[] }[]
}

/** Playwright's report by file. A flaky test, which passed only when tried again, has failed. */
function browserReports(report: unknown): FileReport[] {
  const { suites, errors } = report as { suites: Suite[]; errors: unknown[] }
  const reports = new Map<string, FileReport>()
  const add = (suite: Suite) => {
    for (const { projectName, status, results } of suite.specs.flatMap(({ tests }) => tests)) {
      const project = `browser ${projectName}`
      const file = `test/e2e/${suite.file}`
      const key = `${project} ${file}`
      const made = reports.get(key) ?? { project, file, seconds: 0, passed: 0, failed: 0, skipped: 0 }
      made.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      made[status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed']++
      reports.set(key, made)
    }
    suite.suites?.forEach(add)
  }
  suites.forEach(add)
  const outside = { project: 'browser', file: 'outside of tests', seconds: 0, passed: 0, skipped: 0 }
  return [...reports.values(), ...(errors.length > 0 ? [{ ...outside, failed: errors.length }] : [])]
}

async function all(folder: string): Promise<FileReport[]> {
  build()
  const vitestReport = join(folder, 'vitest.json')
  const browserReport = join(folder, 'playwright.json')
  const vitest = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=./test/setup/file-reporter.ts'],
    { [REPORT_VARIABLE]: vitestReport, TMPDIR: join(folder, 'tmp') },
    false,
  )
  const browser = run(
    '@playwright/test',
    ['test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, TMPDIR: join(folder, 'tmp') },
    true,
  )
  const units = read(vitestReport, 'vitest', await vitest, (report) => report as FileReport[])
  const ended = await browser
  console.log(`\n— in a browser —\n${ended.output}`)
  const reports = [...units, ...read(browserReport, 'playwright', ended, browserReports)]
  const missed = PROJECTS.filter((project) => !reports.some((report) => report.project === project))
  const nothing = { file: 'no test ran', seconds: 0, passed: 0, failed: 1, skipped: 0 }
  return [...reports, ...missed.map((project) => ({ project, ...nothing }))]
}

const sum = (reports: FileReport[], key: 'seconds' | 'passed' | 'failed' | 'skipped') =>
  reports.reduce((total, report) => total + report[key], 0)

/** Prints what took how long: each project (its files run side by side with others) and the slowest files. */
function printTimes(reports: FileReport[], seconds: number): void {
  console.log('\n— seconds of work —')
  for (const [project, its] of Map.groupBy(reports, (report) => report.project)) {
    const tests = sum(its, 'passed') + sum(its, 'failed')
    console.log(
      `${sum(its, 'seconds').toFixed(0).padStart(6)}  ${project}: ${tests} tests, ${its.length} files`,
    )
  }
  console.log(`\n— the ${SLOWEST} slowest files —`)
  for (const { seconds: its, project, file } of reports
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST))
    console.log(`${its.toFixed(1).padStart(6)}  ${file} (${project})`)
  console.log(`\n${seconds.toFixed(0)} s by the clock`)
  if (!isLong && seconds > MOST_SECONDS)
    console.log(`That is more than ${MOST_SECONDS} s: the tests above, or the machine, have become too slow.`)
}

function printResult(reports: FileReport[]): void {
  const [passed, failed, skipped] = [sum(reports, 'passed'), sum(reports, 'failed'), sum(reports, 'skipped')]
  for (const { file, project } of reports.filter((report) => report.failed > 0))
    console.log(`failed: ${file} (${project})`)
  if (skipped > 0)
    console.log(`\n${skipped} skipped: a test that does not run proves nothing, so this is a failure.`)
  if (passed + failed === 0) console.log('\nNo test ran.')
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || skipped > 0 || passed === 0 ? 1 : 0
}

const lacks = missing()
if (lacks.length > 0) {
  for (const line of lacks) console.error(line)
  process.exitCode = 1
} else {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-tests-'))
  // Whatever tests leave behind goes with the run; PostgreSQL, as another user, finds its way through.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'tmp'))
  chmodSync(join(folder, 'tmp'), 0o1777)
  const began = performance.now()
  try {
    const reports = await all(folder)
    printTimes(reports, (performance.now() - began) / 1000)
    printResult(reports)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
