/**
 * Judges pairs of sentences whose verdict is known, and prints by class how many untrue ones were caught and how many
 * true ones were let through, and what a sentence costs.
 *
 *     npm run bench:claims -- [--rewrites FILE.jsonl] [--statements FILE.jsonl] [--show] [--sets]
 *
 * `--sets` counts by the sets in which the pairs were written instead of by class.
 *
 * A line is `{id, class, language, source, output, verdict, set?}` or `{id, class, language, evidence, statement, verdict, set?}`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkedKinds, rewriteDifferences, unsupported } from '../app/domain/claims/compare.ts'
import type { Difference } from '../app/domain/claims/kinds.ts'
import type { Language } from '../app/domain/text/language.ts'

const { values } = parseArgs({
  options: {
    rewrites: { type: 'string', default: 'bench/claims/rewrites.jsonl' },
    statements: { type: 'string', default: 'bench/claims/statements.jsonl' },
    show: { type: 'boolean', default: false },
    sets: { type: 'boolean', default: false },
  },
})

type Line = {
  id: string
  class: string
  language: Language
  verdict: string
  source?: string
  output?: string
  evidence?: string
  statement?: string
  /**
   * Pairs that were written before what is judged here was changed, and looked at only afterwards: the first figures that
   * they gave stand in docs/decisions/022, since then they were worked on, too.
   */
  set?: string
}

const TRUE: ReadonlySet<string> = new Set(['true', 'free'])

function judge({ language, source, output, evidence = '', statement = '' }: Line): Difference[] {
  return source === undefined || output === undefined
    ? unsupported(statement, evidence, language)
    : rewriteDifferences(source, output, language)
}

function run(title: string, file: string) {
  if (!existsSync(file)) return console.log(`${title}: there is no ${file}.`)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
  const [first] = lines
  if (first) judge(first)
  const classes = new Map<string, { right: number; wrong: number }>()
  const times: number[] = []
  for (const line of lines) {
    const start = performance.now()
    const found = judge(line)
    times.push(performance.now() - start)
    const right = TRUE.has(line.verdict) === (found.length === 0)
    const name = values.sets
      ? `${line.verdict} ${line.language} (${line.set ?? 'first'})`
      : `${line.verdict} ${line.language} ${line.class}`
    const counts = classes.get(name) ?? { right: 0, wrong: 0 }
    counts[right ? 'right' : 'wrong'] += 1
    classes.set(name, counts)
    if (values.show && !right) {
      console.log(
        `\n${line.id} ${name}\n  ${line.source ?? line.evidence}\n  ${line.output ?? line.statement}`,
      )
      for (const { kind, words } of found) console.log(`    ${kind}: ${words}`)
    }
  }
  console.log(`\n${title}: ${lines.length} pairs`)
  for (const [name, { right, wrong }] of [...classes].sort(([one], [two]) => one.localeCompare(two))) {
    const [good, bad] = TRUE.has(name.split(' ')[0] ?? '')
      ? ['accepted', 'refused']
      : ['caught', 'let through']
    console.log(
      `  ${name.padEnd(40)} ${good} ${String(right).padStart(3)}, ${bad} ${String(wrong).padStart(3)}`,
    )
  }
  times.sort((one, two) => one - two)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  console.log(`  a pair takes ${mean.toFixed(2)} ms, p95 ${p95.toFixed(2)}`)
}

run('Rewrites', values.rewrites)
run('Statements', values.statements)
console.log(`\nChecked in English: ${checkedKinds('en').join(', ')}`)
console.log(`In other languages: ${checkedKinds('de').join(', ')}`)
