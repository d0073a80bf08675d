import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

// Runs the tests that a change touches: of what is not committed or, when all is, of the last commit; with an argument, of
// all since that commit. Units and the domain by what imports what, the nearest first; a look at every page when something
// has changed that answers requests; the browser's journeys that were changed themselves. A file that nearly everything
// imports touches nearly everything: what is left to `npm test` is said.

process.chdir(join(import.meta.dirname, '..'))

/** How many files of tests are run: about a minute of them. */
const MOST_FILES = 40
/** A look at every page and at what is refused, for changes of what answers requests. */
const LOOK = ['test/walks/system.test.ts', 'test/walks/tones.test.ts', 'test/walks/humanize.test.ts']
const ANSWERS =
  /^app\/(?:[^/]+$|routes\/|http\/|ui\/)|^db\/|^test\/walks\/\w+\.ts$|^(?:server|vite\.config|react-router\.config)\.ts$/
const PROJECTS = ['unit', 'postgres', 'postgres-configured'].map((name) => `--project=${name}`)

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The command line of a package's program. */
function program(name: string, bin: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), bin)
}

function run(title: string, name: string, bin: string, args: string[]): boolean {
  console.log(`\n— ${title} —`)
  return spawnSync(process.execPath, [program(name, bin), ...args], { stdio: 'inherit' }).status === 0
}

/** The commit that the change is compared with. */
function base(): string {
  const [, , since] = process.argv
  if (since) return git('merge-base', since, 'HEAD')[0] ?? since
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1'
}

/** Files of tests that import what has changed since `since`, those beside it first. */
function touched(since: string, changed: string[]): string[] {
  const listed = execFileSync(
    process.execPath,
    [program('vitest', 'vitest.mjs'), 'list', '--filesOnly', '--json', ...PROJECTS, '--changed', since],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const all = (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative('.', file))
  const shared = (one: string, other: string) => {
    const [a, b] = [one.split('/'), other.split('/')]
    return a.findIndex((part, at) => part !== b[at])
  }
  const nearness = (file: string) =>
    changed.includes(file) ? Infinity : Math.max(...changed.map((other) => shared(file, other)))
  return [...new Set(all)].sort((a, b) => nearness(b) - nearness(a))
}

const since = base()
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
const tests = touched(since, changed)
const [now, later] = [tests.slice(0, MOST_FILES), tests.slice(MOST_FILES)]
const walks = [
  ...(changed.some((file) => ANSWERS.test(file)) ? LOOK : []),
  ...changed.filter((file) => /^test\/walks\/.*\.test\.ts$/.test(file) && existsSync(file)),
]
const journeys = changed.filter((file) => file.endsWith('.spec.ts') && existsSync(file))

const results: boolean[] = []
if (now.length > 0)
  results.push(
    run('units and domain', 'vitest', 'vitest.mjs', ['run', '--reporter=dot', ...PROJECTS, ...now]),
  )
if (walks.length > 0)
  results.push(
    run('requests', 'vitest', 'vitest.mjs', ['run', '--reporter=dot', '--project=walks*', ...new Set(walks)]),
  )
if (journeys.length > 0)
  results.push(
    run('in a browser', '@playwright/test', 'cli.js', [
      'test',
      '--project=js',
      '--reporter=dot',
      ...journeys,
    ]),
  )
if (later.length > 0) console.log(`\n${later.length} more files are touched from farther off: npm test`)
const left = changed.filter((file) => /^test\/(?:e2e\/support|process)\/|\.long\.test\.ts$/.test(file))
if (left.length > 0) console.log(`\nLeft to npm test and npm run test:long: ${left.join(', ')}`)
if (results.length === 0) console.log('\nNo test was run for this change.')
process.exitCode = results.every(Boolean) ? 0 : 1
