import { dirname } from 'node:path'

// What the tests are called, and nowhere else in this bench.

/** Tests of what one file is imported by, without a build. */
const PROJECTS = ['unit', 'postgres']
/** The other database. */
const OTHER_DATABASE = 'pglite'
/** Tests of the built product. */
const BUILT = 'walks'

/** Tests that take minutes by themselves: for the long suite. */
const SLOW = [
  'app/domain/extraction/pdf/wrong-fonts.test.ts',
  'app/domain/billing/random.server.test.ts',
  'app/domain/billing/told-prices.server.test.ts',
  'app/domain/billing/told-prices-stripe.server.test.ts',
]

export type Suite = 'short' | 'long'

/** One run of vitest for a fault in `file`; the first that finds it is the last. */
export type Stage = {
  name: string
  suite: Suite
  projects: readonly string[]
  /** The arguments of vitest for a fault in `file`. */
  args: (file: string) => readonly string[]
  /** It runs the built product, which is built anew with the fault in it. */
  isBuilt?: true
}

const without = (files: readonly string[]) => files.flatMap((file) => ['--exclude', file])
const beside = (file: string) => `${dirname(file)}/`

export const STAGES: readonly Stage[] = [
  // In the folder of the file: most faults are found there, and in seconds.
  {
    name: 'beside',
    suite: 'short',
    projects: PROJECTS,
    args: (file) => ['run', beside(file), ...without(SLOW)],
  },
  {
    name: 'related',
    suite: 'short',
    projects: PROJECTS,
    args: (file) => ['related', file, '--run', ...without([...SLOW, `${beside(file)}**`])],
  },
  { name: 'walks', suite: 'short', projects: [BUILT], args: () => ['run', 'test/walks/'], isBuilt: true },
  { name: 'slow', suite: 'long', projects: PROJECTS, args: () => ['run', ...SLOW] },
  {
    name: 'processes',
    suite: 'long',
    projects: [BUILT],
    args: () => ['run', 'test/process/'],
    isBuilt: true,
  },
  {
    name: 'pglite',
    suite: 'long',
    projects: [OTHER_DATABASE],
    args: (file) => ['related', file, '--run', ...without(SLOW)],
  },
]

/** The stages of a suite, the quickest first. */
export function stagesOf(suite: Suite): readonly Stage[] {
  return STAGES.filter((stage) => suite === 'long' || stage.suite === 'short')
}
