import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { POPPLER_MISSING, hasPoppler } from './poppler.ts'
import { POSTGRES_MISSING, postgresBinaries } from './postgres.ts'

// Runs every test there is: vitest (units, domain on both databases, walks, processes), then Playwright in a browser.
// The last line says how it went; the exit code is 0 only when all tests ran and passed.

process.chdir(join(import.meta.dirname, '..'))

type Counts = { passed: number; failed: number; skipped: number }

/** Where browsers are looked for, as in playwright.config.ts. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const hasBrowserTests = existsSync('playwright.config.ts')

/** What this machine lacks, in words that help. */
function missing(): string[] {
  const lacks: string[] = []
  if (!postgresBinaries()) lacks.push(POSTGRES_MISSING)
  if (!hasPoppler()) lacks.push(POPPLER_MISSING)
  if (hasBrowserTests && ![process.env.CHROMIUM, ...BROWSERS].some((path) => path && existsSync(path))) {
    lacks.push(
      `Chromium was not found (${BROWSERS.join(', ')} or CHROMIUM). Install it: apt-get install chromium`,
    )
  }
  return lacks
}

/** Runs a program of a package with its output on this terminal. True when it said that all is well. */
function run(name: string, bin: string, args: string[], variables: Record<string, string> = {}): boolean {
  console.log(`\n— ${name} —`)
  const manifest = createRequire(import.meta.url).resolve(`${bin}/package.json`)
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  const file = typeof bins === 'string' ? bins : Object.values(bins)[0]
  const env = { ...process.env, ...variables }
  const ended = spawnSync(process.execPath, [join(dirname(manifest), file ?? ''), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  return ended.status === 0
}

function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

/** Files that fail as a whole, before any of their tests, count as one failure each. */
function vitestCounts(report: string): Counts {
  type Report = {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: { status: string; assertionResults: { status: string }[] }[]
  }
  const found = read(report) as Report | undefined
  if (!found) return { passed: 0, failed: 1, skipped: 0 }
  const broken = found.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + broken.length,
    skipped: found.numPendingTests + found.numTodoTests,
  }
}

/** A flaky test, which passed only when tried again, has failed. */
function playwrightCounts(report: string): Counts {
  type Report = {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }
  const found = read(report) as Report | undefined
  if (!found) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = found.stats
  return { passed: expected, failed: unexpected + flaky + found.errors.length, skipped }
}

function all(folder: string): Counts {
  const vitestReport = join(folder, 'vitest.json')
  const ended = [
    run('vitest', 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
  ]
  const counts = [vitestCounts(vitestReport)]
  if (hasBrowserTests) {
    const report = join(folder, 'playwright.json')
    ended.push(
      run('playwright', '@playwright/test', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    )
    counts.push(playwrightCounts(report))
  }
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
  // A program that is not content although no test failed (an error outside of tests, say) is a failure, too.
  const unexplained = ended.filter((well, index) => !well && counts[index]?.failed === 0).length
  return { passed: sum('passed'), failed: sum('failed') + unexplained, skipped: sum('skipped') }
}

function report({ passed, failed, skipped }: Counts) {
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
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-reports-'))
  try {
    report(all(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
