import { defineConfig } from 'vitest/config'

const DOMAIN_TESTS = ['app/**/*.server.test.ts', 'db/**/*.server.test.ts']

export default defineConfig({
  test: {
    // A process per file: each has an environment and a database of its own.
    pool: 'forks',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['app/**/*.test.ts', 'db/**/*.test.ts', 'test/mocks/**/*.test.ts'],
          exclude: DOMAIN_TESTS,
        },
      },
      {
        test: {
          name: 'pglite',
          include: DOMAIN_TESTS,
          globalSetup: './test/setup/pglite-template.ts',
          setupFiles: './test/setup/on-pglite.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: DOMAIN_TESTS,
          globalSetup: './test/setup/postgres-cluster.ts',
          setupFiles: './test/setup/on-postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'walks',
          include: ['test/walks/**/*.test.ts', 'test/process/**/*.test.ts'],
          globalSetup: ['./test/setup/build.ts', './test/setup/postgres-cluster.ts'],
          server: { deps: { external: [/\/build\/server\//] } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
