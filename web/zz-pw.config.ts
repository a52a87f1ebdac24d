import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '/tmp/b14/web/e2e/browser'
export default defineConfig({
  testDir: '/tmp/b14/web/e2e', testMatch: '**/*.spec.ts', fullyParallel: true, workers: 1, timeout: 180_000, expect: { timeout: 15_000 }, reporter: [['list']], outputDir: '/tmp/b14-lab/results',
  use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:4421', launchOptions: launchOptions(), actionTimeout: 15_000, screenshot: 'only-on-failure' },
})
