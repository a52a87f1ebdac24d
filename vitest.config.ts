import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    // Some tests play all their games, or build the command, before the first of them.
    hookTimeout: 120_000,
    // vitest keeps one core free; the long suites need them all.
    maxWorkers: '100%',
  },
})
