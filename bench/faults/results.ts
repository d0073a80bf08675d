import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { NumberedFault } from './all.ts'
import type { Failed } from './tests.ts'

/** What a stage has found of a fault, a line of the file of results. */
export type Result = {
  number: number
  area: string
  /** Of the fault as it was planted: another one of that number begins anew. */
  fault: string
  stage: string
  tests: number
  failed?: Failed
  seconds: number
}

type Head = { commit: string }

/** A fault as a few letters. */
export function idOf({ file, find, replace }: NumberedFault): string {
  return createHash('sha256')
    .update(JSON.stringify([file, find, replace]))
    .digest('hex')
    .slice(0, 12)
}

/**
 * Results that are written down as they come, so that what was interrupted can go on: with the commit it began with, else
 * `commit`.
 */
export function openResults(path: string, commit: string) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  const [head, ...rest] = lines.map((line) => JSON.parse(line) as unknown)
  if (head === undefined) appendFileSync(path, `${JSON.stringify({ commit } satisfies Head)}\n`)
  const results = rest as Result[]
  return {
    commit: (head as Head | undefined)?.commit ?? commit,
    add(result: Result) {
      results.push(result)
      appendFileSync(path, `${JSON.stringify(result)}\n`)
    },
    /** What is known of a fault, as it is now. */
    of: (fault: NumberedFault) => results.filter((result) => result.fault === idOf(fault)),
  }
}
