/**
 * Plants small faults by hand, one after the other, and says which of them the tests find: in which stage, by which test.
 * Works on the last commit in a checkout of its own, which it removes; changes that are not committed are not tested. What
 * is found is written down as it comes: `--resume FILE` goes on, with the commit it began with. Ends with 1 only when a
 * fault could not be planted.
 *
 *     npm run bench:faults -- [--suite short|long] [--area billing] [--only 3,17] [--stage beside,related] [--resume FILE]
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FAULTS, type NumberedFault } from './faults/all.ts'
import { lastCommit, openCheckout, uncommitted } from './faults/checkout.ts'
import { AREAS } from './faults/fault.ts'
import { idOf, openResults, type Result } from './faults/results.ts'
import { STAGES, stagesOf } from './faults/stages.ts'
import { failingFiles, runStage, stopTests } from './faults/tests.ts'

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'short' },
    area: { type: 'string' },
    only: { type: 'string' },
    stage: { type: 'string' },
    resume: { type: 'string' },
  },
})
if (values.suite !== 'short' && values.suite !== 'long') throw new Error('--suite is short or long')
const only = values.only?.split(',').map(Number)
const named = values.stage?.split(',')
const stages = named ? STAGES.filter(({ name }) => named.includes(name)) : stagesOf(values.suite)
const chosen = FAULTS.filter(
  ({ number, area }) => (!only || only.includes(number)) && (!values.area || values.area === area),
)
if (stages.length === 0 || chosen.length === 0) throw new Error('There is no such stage, area or fault.')

const last = lastCommit()
const file = values.resume ?? join(tmpdir(), `wordkin-faults-${last.slice(0, 8)}-${process.pid}.jsonl`)
const results = openResults(file, last)
console.log(`Commit ${results.commit.slice(0, 8)}; results in ${file}`)
const changed = uncommitted()
if (changed.length > 0) console.log(`Not committed, so not tested: ${changed.length} files`)

const checkout = openCheckout(results.commit)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void stopTests().finally(() => {
      checkout.close()
      process.exit(130)
    })
  })
}
try {
  const planted = chosen.filter(canBePlanted)
  for (const fault of planted) await tryFault(fault)
  const doubtful = await failingWithout(planted)
  tell(planted, doubtful)
} finally {
  checkout.close()
}

/** Whether the place of a fault is there, exactly once. */
function canBePlanted(fault: NumberedFault): boolean {
  try {
    checkout.plant(fault)()
    return true
  } catch (error) {
    console.error(
      `${fault.number} could not be planted. ${error instanceof Error ? error.message : String(error)}`,
    )
    process.exitCode = 1
    return false
  }
}

/** Runs stage after stage until one finds the fault. */
async function tryFault(fault: NumberedFault): Promise<void> {
  for (const stage of stages) {
    const known = results.of(fault)
    if (known.some(({ failed }) => failed)) return
    if (known.some((result) => result.stage === stage.name)) continue
    const mend = checkout.plant(fault)
    const started = performance.now()
    try {
      const outcome = await runStage(stage, checkout.folder, fault.file)
      const seconds = Math.round((performance.now() - started) / 1000)
      const { number, area } = fault
      results.add({ number, area, fault: idOf(fault), stage: stage.name, ...outcome, seconds })
      const found = outcome.failed ? `found by ${outcome.failed.file}: ${outcome.failed.test}` : 'not found'
      console.log(`${number} ${area}, ${stage.name} (${outcome.tests} tests, ${seconds} s): ${found}`)
    } finally {
      mend()
    }
  }
}

function finderOf(fault: NumberedFault): Result | undefined {
  return results.of(fault).find(({ failed }) => failed)
}

/** Test files that have found a fault and fail without one, too: they prove nothing. */
async function failingWithout(faults: readonly NumberedFault[]): Promise<Set<string>> {
  const found = faults.map(finderOf).filter((result) => result !== undefined)
  const failing = new Set<string>()
  for (const stage of STAGES) {
    const files = new Set(
      found.flatMap((result) => (result.stage === stage.name ? [result.failed?.file ?? ''] : [])),
    )
    files.delete('build.ts')
    for (const name of await failingFiles(stage, checkout.folder, [...files])) failing.add(name)
  }
  return failing
}

function tell(faults: readonly NumberedFault[], doubtful: ReadonlySet<string>): void {
  const isFound = (result: Result | undefined) =>
    result?.failed !== undefined && !doubtful.has(result.failed.file)
  console.log()
  for (const name of doubtful) console.log(`Fails without a fault, so its findings do not count: ${name}`)
  for (const fault of faults.filter((one) => !isFound(finderOf(one)))) {
    const ran = results.of(fault).map(({ stage }) => stage)
    console.log(`${fault.number} ${fault.area} SURVIVED ${ran.join(', ')}: ${fault.file}: ${fault.why}`)
  }
  console.log(
    `\n${['area', 'faults', ...STAGES.map(({ name }) => name), 'survived'].map((word) => word.padEnd(11)).join('')}`,
  )
  for (const area of [...AREAS, 'all']) {
    const own = faults.filter((fault) => area === 'all' || fault.area === area)
    if (own.length === 0) continue
    const finders = own.map(finderOf).filter(isFound)
    const byStage = STAGES.map(({ name }) => finders.filter((result) => result?.stage === name).length)
    const figures = [own.length, ...byStage, own.length - finders.length]
    console.log([area, ...figures].map((figure) => String(figure).padEnd(11)).join(''))
  }
}
