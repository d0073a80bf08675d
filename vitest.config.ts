import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['app/**/*.test.ts', 'db/**/*.test.ts', 'test/mocks/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
        },
      },
    ],
  },
})
