import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { sharedFolder } from './test/shared.ts'

/** Tests of documents that are not kept with the source; they are run where those are. */
const ELSEWHERE = [
  { test: 'test/process/corpus.test.ts', folder: 'corpus' },
  { test: 'test/process/hostile.test.ts', folder: 'hostile' },
] as const

const DOMAIN_TESTS = ['app/**/*.server.test.ts', 'db/**/*.server.test.ts']

/** A test waits for what must happen, not for a time; this only ends one that would wait for ever. In milliseconds. */
const TIMEOUT = 180_000

export default defineConfig({
  test: {
    // A process per file: each has an environment and a database of its own.
    pool: 'forks',
    // Tests of processes mostly wait: on a small machine others go on meanwhile.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.ts',
            'db/**/*.test.ts',
            'deploy/**/*.test.ts',
            'lint/**/*.test.ts',
            'test/mocks/**/*.test.ts',
          ],
          exclude: DOMAIN_TESTS,
          testTimeout: TIMEOUT,
        },
      },
      {
        test: {
          name: 'pglite',
          include: DOMAIN_TESTS,
          globalSetup: './test/setup/pglite-template.ts',
          setupFiles: './test/setup/on-pglite.ts',
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
      {
        test: {
          name: 'postgres',
          include: DOMAIN_TESTS,
          globalSetup: './test/setup/postgres-cluster.ts',
          setupFiles: './test/setup/on-postgres.ts',
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
      {
        test: {
          name: 'walks',
          include: ['test/walks/**/*.test.ts', 'test/process/**/*.test.ts'],
          exclude: ELSEWHERE.filter(({ folder }) => !sharedFolder(folder)).map(({ test }) => test),
          globalSetup: ['./test/setup/build.ts', './test/setup/postgres-cluster.ts'],
          server: { deps: { external: [/\/build\/server\//] } },
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
    ],
  },
})
