import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** How the tests of one file went in one project; `seconds` with what they import and set up. */
export type FileReport = {
  project: string
  file: string
  seconds: number
  passed: number
  failed: number
  skipped: number
}

/** Where the report is written to. */
export const REPORT_VARIABLE = 'VITEST_REPORT'

function reportOf(module: TestModule): FileReport {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    counts[state === 'pending' ? 'failed' : state]++
  }
  // A file that fails as a whole, before any of its tests or after them, counts as one failure.
  if (!module.ok() && counts.failed === 0) counts.failed = 1
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic()
  const seconds = (collectDuration + duration + prepareDuration + setupDuration) / 1000
  return { project: module.project.name, file: relative('.', module.moduleId), seconds, ...counts }
}

/** Writes a list of `FileReport`s where the environment says; an error outside of all tests is one of its own. */
export default class FileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const path = process.env[REPORT_VARIABLE]
    if (!path) return
    const reports = modules.map(reportOf)
    const outside = { project: 'vitest', file: 'outside of tests', seconds: 0, passed: 0, skipped: 0 }
    if (errors.length > 0) reports.push({ ...outside, failed: errors.length })
    writeFileSync(path, JSON.stringify(reports))
  }
}
