/// <reference types="node" />
/** The browser for end-to-end tests and screenshots: Debian's where we may install it, otherwise Playwright's own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** How Playwright is to start it. */
export function launchOptions(): LaunchOptions {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  if (!existsSync(DEBIAN_CHROMIUM) && !isRootOnDebian()) return { args }
  // Chromium's sandbox refuses to run as root.
  return { executablePath: DEBIAN_CHROMIUM, chromiumSandbox: false, args: ['--no-sandbox', ...args] }
}

export function installBrowserIfMissing(): void {
  if (existsSync(DEBIAN_CHROMIUM)) return
  console.log('Installing a browser for the tests (once)…')
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  } else run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) {
    throw new Error(
      `Could not install a browser: "${command} ${args.join(' ')}" failed. Install Chromium yourself, then run the tests again.`,
    )
  }
}
