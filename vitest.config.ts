import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isLong } from './test/long.ts'
import { sharedFolder } from './test/shared.ts'

/** Tests of documents that are not kept with the source; they are run where those are. */
const ELSEWHERE = [
  { test: 'test/process/corpus.test.ts', folder: 'corpus' },
  { test: 'test/process/hostile.test.ts', folder: 'hostile' },
] as const

/** What is slow by nature (`npm run test:long`): texts read off pictures, and whole processes, killed and started again. */
const LONG = ['**/*.long.test.ts']

const DOMAIN_TESTS = ['app/**/*.server.test.ts', 'db/**/*.server.test.ts', 'app/**/*.server.long.test.ts']
/** What asks the embedded database otherwise than PostgreSQL, or is about it; the rest asks both alike. */
const EMBEDDED_TESTS = [
  'db/**/*.server.test.ts',
  'app/domain/accounts/counters.server.test.ts',
  'app/domain/retention/sweep.server.test.ts',
  'app/domain/runs/runs.server.test.ts',
  'app/domain/runs/drain.server.test.ts',
  'app/domain/usage/*.server.test.ts',
]

/**
 * Tests that configure the product for themselves, or reach its database by its configuration. It is read once: they have a
 * process each.
 */
const CONFIGURED_DOMAIN_TESTS = [
  'app/domain/billing/close-stripe.server.test.ts',
  'app/domain/backup/restore.server.test.ts',
  'app/domain/billing/random.server.test.ts',
  'app/domain/billing/sequences.server.test.ts',
  'app/domain/billing/told-prices*.server.test.ts',
  'app/domain/chat/ask-llm.server.test.ts',
  'app/domain/chat/retrieval/meaning.server.test.ts',
]
const CONFIGURED_WALKS = ['test/walks/configured/*.test.ts']

/** A test waits for what must happen, not for a time; this only ends one that would wait for ever. In milliseconds. */
const TIMEOUT = 180_000

/** Tests of one project may share a process, and with it what is loaded, compiled and started; see `isolate`. */
const shared = { isolate: false, testTimeout: TIMEOUT, hookTimeout: TIMEOUT }
const alone = { ...shared, isolate: true }
const exclude = isLong ? [] : LONG

const postgres = {
  globalSetup: './test/setup/postgres-cluster.ts',
  setupFiles: './test/setup/on-postgres.ts',
}
const walks = {
  globalSetup: ['./test/setup/build.ts', './test/setup/postgres-cluster.ts'],
  server: { deps: { external: [/\/build\/server\//] } },
}

export default defineConfig({
  test: {
    pool: 'forks',
    expect: { poll: { timeout: TIMEOUT } },
    // Each loads and compiles the product for itself, but half of the time it waits: for a database, a reader, a deadline.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'app/**/*.test.ts',
            'db/**/*.test.ts',
            'deploy/**/*.test.ts',
            'lint/**/*.test.ts',
            'test/mocks/**/*.test.ts',
          ],
          exclude: [...DOMAIN_TESTS, ...exclude],
        },
      },
      {
        test: {
          ...shared,
          ...postgres,
          name: 'postgres',
          include: DOMAIN_TESTS,
          exclude: [...CONFIGURED_DOMAIN_TESTS, ...exclude],
        },
      },
      {
        test: {
          ...alone,
          ...postgres,
          name: 'postgres-configured',
          include: CONFIGURED_DOMAIN_TESTS,
          exclude,
        },
      },
      {
        test: {
          ...(isLong ? alone : shared),
          name: 'pglite',
          include: isLong ? DOMAIN_TESTS : EMBEDDED_TESTS,
          exclude,
          globalSetup: './test/setup/pglite-template.ts',
          setupFiles: './test/setup/on-pglite.ts',
        },
      },
      { test: { ...shared, ...walks, name: 'walks', include: ['test/walks/*.test.ts'], exclude } },
      {
        test: { ...alone, ...walks, name: 'walks-configured', include: CONFIGURED_WALKS, exclude },
      },
      ...(isLong
        ? [
            {
              test: {
                ...alone,
                ...walks,
                name: 'processes',
                include: ['test/process/**/*.test.ts'],
                exclude: ELSEWHERE.filter(({ folder }) => !sharedFolder(folder)).map(({ test }) => test),
              },
            },
          ]
        : []),
    ],
  },
})
