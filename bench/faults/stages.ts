import { dirname } from 'node:path'

// The names of vitest's projects; nothing else here knows them.

/** Tests of what one file is imported by, without a build. */
const PROJECTS = ['unit', 'postgres', 'postgres-configured']
/** The other database. */
const OTHER_DATABASE = 'pglite'
/** Tests of the built product. */
const BUILT = ['walks', 'walks-configured']

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

const beside = (file: string) => `${dirname(file)}/`

export const STAGES: readonly Stage[] = [
  // In the folder of the file: most faults are found there, and in seconds.
  { name: 'beside', suite: 'short', projects: PROJECTS, args: (file) => ['run', beside(file)] },
  {
    name: 'related',
    suite: 'short',
    projects: PROJECTS,
    args: (file) => ['related', file, '--run', '--exclude', `${beside(file)}**`],
  },
  { name: 'walks', suite: 'short', projects: BUILT, args: () => ['run'], isBuilt: true },
  {
    name: 'in full',
    suite: 'long',
    projects: [...PROJECTS, OTHER_DATABASE],
    args: (file) => ['related', file, '--run'],
  },
  {
    name: 'processes',
    suite: 'long',
    projects: [...BUILT, 'processes'],
    args: () => ['run'],
    isBuilt: true,
  },
]

/** The stages of a suite, the quickest first. */
export function stagesOf(suite: Suite): readonly Stage[] {
  return STAGES.filter((stage) => suite === 'long' || stage.suite === 'short')
}
