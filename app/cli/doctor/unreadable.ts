import { fault, type Finding } from './finding.ts'

/** The problems that kept the product from reading its configuration, one each. */
export function unreadable(error: unknown): Finding[] {
  const lines = error instanceof Error ? error.message.split('\n') : []
  const problems = lines.filter((line) => line.startsWith('  - ')).map((line) => line.slice(4))
  if (problems.length === 0) throw error
  return problems.map((problem) =>
    fault('configuration', `${problem}.`, 'Correct it; the server does not start before.'),
  )
}
