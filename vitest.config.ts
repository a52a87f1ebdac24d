import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Has rules of its own in the place of the house's: it shares nothing. */
const APART = 'server/tables/toys.test.ts'

export default defineConfig({
  test: {
    projects: [
      // They share what they have loaded, which costs more than most of them do.
      { extends: true, test: { name: 'server', include: ['server/**/*.test.ts'], exclude: [APART], isolate: false } },
      { extends: true, test: { name: 'house', include: ['!(server)/**/*.test.ts', APART] } },
    ],
    globalSetup: 'tools/sandbox-setup.ts',
    testTimeout: 120_000,
    // Some tests play all their games, or build the command, before the first of them.
    hookTimeout: 120_000,
    // vitest keeps one core free; the long suites need them all. One more, because tests of the server wait for processes and disks.
    maxWorkers: availableParallelism() + 1,
  },
})
