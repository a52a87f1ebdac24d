/// <reference types="node" />
/** `npm run screenshots`: the main screens in three widths, both themes and both languages, into docs/screenshots. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { installBrowserIfMissing, launchOptions } from './browser'
import { takeOnline } from './online/online-pictures'
import { PARTS } from './players/kings-and-things-positions'
import { recordOf } from './players/played'

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const COMMAND = fileURLToPath(new URL('../../../cli/bin/crownlands.js', import.meta.url))
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
const THEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'fr'] as const

const NUMBER = /^\d+$/
const WORD = /^\D/

/** What the pictures of a game show, besides its set-up and its rules. */
interface Scene {
  readonly game: string
  readonly seats: number
  readonly seed: string
  /** How many actions have been made when the first person is to act in the picture of the table. */
  readonly actions: number
  /** A clause worth reading. */
  readonly clause: string
  /** Other moments worth a picture, each from a record. */
  readonly parts?: typeof PARTS
  /** Picks something up and points with it, for the picture of what would change. */
  pointOut(page: Page): Promise<void>
}

const SCENES: readonly Scene[] = [
  {
    game: 'kingdoms',
    seats: 3,
    seed: 'screenshots',
    actions: 24,
    clause: 'K-P4',
    async pointOut(page) {
      await page.locator('[data-slot^=castle]:not([aria-disabled=true])').last().click()
      await page.locator('[data-target]').nth(4).hover()
    },
  },
  {
    game: 'kings-gate',
    seats: 4,
    seed: 'screenshots',
    actions: 70,
    clause: 'KG-T6',
    async pointOut(page) {
      await page.locator('[data-slot]:not([aria-disabled=true])').first().click()
      await page.locator('[data-target]').first().hover()
    },
  },
  {
    game: 'gate',
    seats: 1,
    seed: 'screenshots',
    actions: 30,
    clause: 'G-U4',
    async pointOut(page) {
      await page.locator('[data-area=dock] [data-use]:not([aria-disabled=true])').first().hover()
    },
  },
  {
    game: 'kings-and-things',
    seats: 4,
    seed: 'screenshots',
    actions: 400,
    clause: 'KT-B6',
    parts: PARTS,
    async pointOut(page) {
      await page.locator('[role=gridcell][data-offers]').first().click()
      await page.locator('[role=gridcell][data-target]').first().hover()
    },
  },
]

/** On which screen, in which theme and language they are taken. */
interface Display {
  readonly size: (typeof SIZES)[number]
  readonly theme: (typeof THEMES)[number]
  readonly language: (typeof LANGUAGES)[number]
}

mkdirSync(FOLDER, { recursive: true })
installBrowserIfMissing()
const server = spawn(process.execPath, [COMMAND, 'serve'], {
  env: { ...process.env, LIMITS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let address = ''
try {
  address = await announced()
  const browser = await chromium.launch(launchOptions())
  for (const size of SIZES.filter(({ width }) => isWanted(String(width), NUMBER)))
    for (const theme of THEMES) for (const language of LANGUAGES) await takeAll(browser, { size, theme, language })
  await browser.close()
} finally {
  const ended = once(server, 'exit')
  server.kill()
  await ended
}

/** `npm run screenshots -- 360 online` takes those of one width, and of games only those of tables online. */
function isWanted(part: string, kind: RegExp): boolean {
  const wanted = process.argv.slice(2).filter((word) => kind.test(word))
  return wanted.length === 0 || wanted.includes(part)
}

/** The address that the server prints when it is ready. */
async function announced(): Promise<string> {
  for await (const line of server.stdout) {
    const found = /http:\S+/.exec(String(line))?.[0]
    if (found !== undefined) return found
  }
  throw new Error('the server did not start')
}

async function takeAll(browser: Browser, { size, theme, language }: Display): Promise<void> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const settings = { version: 1, language, theme, motion: 'reduced', pace: 'instant' }
  await context.addInitScript((text) => localStorage.setItem('crownlands.settings', text), JSON.stringify(settings))
  const page = await context.newPage()
  const take = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${FOLDER}${name}-${size.width}-${theme}-${language}.png` })
  }
  for (const [name, route] of [
    ['home', ''],
    ['settings', 'settings'],
    ['history', 'history'],
  ] as const) {
    await page.goto(`${address}#/${route}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(name)
  }
  for (const scene of SCENES.filter(({ game }) => isWanted(game, WORD)))
    await takeGame(page, scene, (name) => take(`${scene.game}-${name}`))
  await context.close()
  if (!isWanted('online', WORD)) return
  await takeOnline({
    ...{ browser, address, settings: JSON.stringify(settings) },
    options: { viewport: size, reducedMotion: 'reduce' },
    take: async (own, name) => {
      await own.waitForTimeout(400)
      await own.screenshot({ path: `${FOLDER}online-${name}-${size.width}-${theme}-${language}.png` })
    },
  })
  process.stdout.write(`${size.width} ${theme} ${language}\n`)
}

async function takeGame(page: Page, scene: Scene, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${address}#/new/${scene.game}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('set-up')
  await page.goto(`${address}#/first/${scene.game}`)
  await page.locator('[data-area=board]').waitFor()
  await take('first-game')
  await page.goto(`${address}#/new/${scene.game}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (scene.seats > 1) {
    // Two people at one device: the first thing they see is whose turn it is to look.
    await page
      .getByRole('radio', { name: /^(A person|Une personne)$/ })
      .nth(1)
      .check({ force: true })
    await page.locator('button[type=submit]').click()
    await page.locator('button[type=submit]').waitFor({ state: 'detached' })
    await page.locator('main button').first().waitFor()
    await take('hand-over')
  }
  await open(
    page,
    recordOf(scene, (actions) => actions >= scene.actions),
  )
  await toTable(page)
  await pastScorings(page)
  await page.mouse.move(0, 0)
  await take('table')
  const recap = page.getByRole('button', { name: /^(Since your last turn|Depuis votre dernier tour)/ })
  if ((await recap.count()) > 0) {
    await recap.click()
    await page.locator('dialog[open] b').first().waitFor()
    await take('recap')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await scene.pointOut(page)
  await take('ghost')
  for (const { name, record, click } of scene.parts ?? []) {
    await open(page, record())
    await toTable(page)
    if (click !== undefined) await page.locator(click).first().click()
    await take(name.replaceAll(' ', '-'))
  }
  await open(page, recordOf(scene))
  await take('replay')
  await toTable(page)
  await toEnd(page)
  await take('end')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  const scoring = page.locator('[data-scoring]').last()
  if ((await scoring.count()) === 0) await page.locator('header nav button').first().click()
  if ((await scoring.count()) > 0) {
    await scoring.click()
    await take('scoring')
  }
  await page.goto(`${address}#/rules/${scene.game}`)
  await page.locator('#in-short').evaluate((heading) => heading.scrollIntoView())
  await take('in-short')
  await page.goto(`${address}#/rules/${scene.game}/${scene.clause}`)
  await page.reload()
  await page.locator(`[id="${scene.clause}"]`).waitFor()
  await take('rules')
}

/** A finished table first tells its last scoring, which a person may skip; a result that was shut is opened again. */
async function toEnd(page: Page): Promise<void> {
  const end = page.locator('dialog[open]', { has: page.getByRole('button', { name: /^(Play again|Rejouer)/ }) })
  const shut = page.getByRole('button', { name: /^(See the result|Voir le résultat)$/ })
  while ((await end.count()) === 0) {
    // Meanwhile it may have opened by itself.
    if (await shut.isVisible()) await shut.click({ timeout: 500 }).catch(() => undefined)
    else await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
}

/** Opens a record as a person does, from a file: a finished match as a replay, another as a table. */
async function open(page: Page, record: string): Promise<void> {
  await page.goto(`${address}#/`)
  const chooser = page.waitForEvent('filechooser')
  await page.locator('button:has-text("Open a saved game"), button:has-text("Ouvrir une partie")').click()
  await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await page.waitForURL(/#\/(replay|table)\//)
  await page.locator('[data-area=board]').waitFor()
  // The word that the game is on the table has been read, or has gone by itself.
  await page.locator('[data-kind=word] button').evaluateAll((all) => all.map((one) => (one as HTMLElement).click()))
}

/** What was scored since the last turn is told first. */
async function pastScorings(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^(Show all|Continue|Tout afficher|Continuer)$/ })
  await page.waitForTimeout(400)
  while ((await next.count()) > 0) {
    await next.click()
    await page.waitForTimeout(200)
  }
}

async function toTable(page: Page): Promise<void> {
  await page.goto(page.url().replace('/replay/', '/table/'))
  await page.locator('[data-area=board]').waitFor()
}
