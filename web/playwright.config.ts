import { defineConfig, devices } from '@playwright/test'
import { openSandbox } from '../tools/sandbox.js'
import { installBrowserIfMissing, launchOptions } from './e2e/browser'
import { isFull } from './e2e/layout/displays'

/** Another one where two of these run at the same time. */
const PORT = Number(process.env.CROWNLANDS_TEST_PORT ?? 4190)

/** What `npm run layout` looks at besides, and `npm run hour` and `npm run evening` alone. */
function studies(): { readonly grep?: RegExp; readonly grepInvert?: RegExp } {
  if (process.env.HOUR !== undefined) return { grep: /@hour/ }
  if (process.env.EVENING !== undefined) return { grep: /@evening/ }
  return { grepInvert: isFull ? /@hour|@evening/ : /@long|@hour|@evening/ }
}

// Before anything is started: the server keeps its data there, too. Its workers, which read this again, are within it.
openSandbox()
installBrowserIfMissing()

export default defineConfig({
  testDir: 'e2e',
  // What ends in .test.ts is pure and vitest’s.
  testMatch: '**/*.spec.ts',
  ...studies(),
  fullyParallel: true,
  workers: 2,
  // Much more than a quiet machine needs: a busy one is no failure.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
    actionTimeout: 15_000,
    // Keeping the whole app for later is a sixth of what a test costs. Whoever tests it allows it.
    serviceWorkers: 'block',
    // What was done, and a picture of the end. Pictures of every step cost a third of the time: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ../cli/bin/crownlands.js serve --port ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
})
