/// <reference types="node" />
/** `npm run screenshots`: the main screens in three widths, both themes and both languages, into docs/screenshots. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { installBrowserIfMissing, launchOptions } from './browser'

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const COMMAND = fileURLToPath(new URL('../../../cli/bin/crownlands.js', import.meta.url))
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
const THEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'fr'] as const
/** Moves of the game that the pictures show. */
const TURNS = 9

mkdirSync(FOLDER, { recursive: true })
installBrowserIfMissing()
const server = spawn(process.execPath, [COMMAND, 'serve', '--port', '4380'], { stdio: ['ignore', 'pipe', 'inherit'] })
const address = await announced()
const browser = await chromium.launch(launchOptions())
for (const size of SIZES)
  for (const theme of THEMES) for (const language of LANGUAGES) await takeAll(browser, size, theme, language)
await browser.close()
server.kill()

/** The address that the server prints when it is ready. */
async function announced(): Promise<string> {
  for await (const line of server.stdout) {
    const found = /http:\S+/.exec(String(line))?.[0]
    if (found !== undefined) return found
  }
  throw new Error('the server did not start')
}

async function takeAll(
  browser: Browser,
  size: (typeof SIZES)[number],
  theme: (typeof THEMES)[number],
  language: (typeof LANGUAGES)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const settings = { version: 1, language, theme, motion: 'reduced', pace: 'instant', confirmTurns: false }
  await context.addInitScript((text) => localStorage.setItem('crownlands.settings', text), JSON.stringify(settings))
  const page = await context.newPage()
  const take = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${FOLDER}${name}-${size.width}-${theme}-${language}.png` })
  }
  await page.goto(`${address}#/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('home')
  await page.goto(`${address}#/new/kingdoms`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('set-up')
  await page.locator('button[type=submit]').click()
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page, turn)
  await page.locator('[data-slot]:not([aria-disabled=true])').first().waitFor()
  await take('table')
  await page.locator('[data-slot^=castle]:not([aria-disabled=true])').last().click()
  await page.locator('[data-target]').nth(4).hover()
  await take('ghost')
  await page.goto(`${address}#/rules/kingdoms/K-P4`)
  await take('rules')
  await page.goto(`${address}#/settings`)
  await take('settings')
  await context.close()
  process.stdout.write(`${size.width} ${theme} ${language}\n`)
}

/** Turns about: a castle somewhere, or a drawn tile. */
async function playTurn(page: Page, turn: number): Promise<void> {
  const castle = page.locator('[data-slot^=castle]:not([aria-disabled=true])')
  const supply = page.locator('[data-slot=supply]:not([aria-disabled=true])')
  await castle.first().waitFor({ timeout: 20_000 })
  if (turn % 2 === 0) await supply.click()
  else await castle.nth(turn % 3).click()
  const targets = page.locator('[data-target]')
  await targets.first().waitFor()
  const count = await targets.count()
  await targets.nth((turn * 11 + 5) % count).click()
  await page.waitForTimeout(300)
}
