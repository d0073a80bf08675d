import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Prints how many seconds of a processor each project of the tests takes, with all the processes it starts: by the clock a
// project takes longer on a busy machine. Names of projects limit it to these. For Linux, which counts them.

const PROJECTS = ['unit', 'postgres', 'postgres-configured', 'pglite', 'walks', 'walks-configured']
const BROWSER = ['js', 'nojs', 'blocked', 'phone']
const TICKS_PER_SECOND = 100

/** The seconds that ended processes of this one have used, with what they themselves have waited for. */
function used(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

/** Runs a program of a package and prints what it used under `name`. */
function measure(name: string, manifest: string, bin: string, args: string[]): void {
  const before = used()
  const program = join(dirname(createRequire(import.meta.url).resolve(manifest)), bin)
  const { status } = spawnSync(process.execPath, [program, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  console.log(
    `${(used() - before).toFixed(0).padStart(6)}  ${name}${status === 0 ? '' : ': not all of them passed'}`,
  )
}

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)

spawnSync(process.execPath, ['build.ts'], { stdio: 'inherit' })
const start = used()
for (const project of PROJECTS.filter(isWanted))
  measure(project, 'vitest/package.json', 'vitest.mjs', ['run', '--reporter=dot', `--project=${project}`])
for (const mode of BROWSER.filter(isWanted))
  measure(`browser ${mode}`, '@playwright/test/package.json', 'cli.js', [
    'test',
    '--reporter=dot',
    `--project=${mode}`,
  ])
console.log(`${(used() - start).toFixed(0).padStart(6)}  in all`)
