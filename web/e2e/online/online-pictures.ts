/** Pictures of the rooms around a table online, and of the table itself in two browsers side by side. */
import type { TableInfo } from '@crownlands/table/online'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

export interface OnlineScene {
  readonly browser: Browser
  readonly address: string
  /** How the browsers are that look. */
  readonly options: BrowserContextOptions
  /** Settings, as they are stored. */
  readonly settings: string
  take(page: Page, name: string): Promise<void>
}

export async function takeOnline(scene: OnlineScene): Promise<void> {
  const { take } = scene
  const ada = await person(scene, 'Ada')
  const newcomer = await person(scene)
  await show(scene, newcomer, 'lobby')
  await take(newcomer, 'lobby-empty')
  await show(scene, newcomer, 'new/kingdoms/online')
  await take(newcomer, 'set-up')

  const code = await lay(ada, scene)
  await show(scene, newcomer, 'lobby')
  await take(newcomer, 'lobby')
  await show(scene, newcomer, `t/${code}`)
  await take(newcomer, 'invited')
  await show(scene, newcomer, 't/nowhere')
  await take(newcomer, 'no-table')
  const bela = await person(scene, 'Béla')
  await ask(bela, scene, 'PUT', `/tables/${code}/seats/1`)
  await ask(bela, scene, 'PUT', `/tables/${code}/word`, { word: 'heron' })
  await ask(bela, scene, 'PUT', `/tables/${code}/ready`, { ready: true })
  await show(scene, bela, `t/${code}`)
  await take(bela, 'waiting-guest')
  await show(scene, ada, `t/${code}`)
  await take(ada, 'waiting-host')

  await ask(ada, scene, 'PUT', `/tables/${code}/seats/3/bot`, { bot: 'marshal' })
  await ask(ada, scene, 'POST', `/tables/${code}/start`)
  for (const page of [ada, bela]) await page.locator('[data-area=board]').waitFor()
  // The bot between them has made its turn by then.
  await ada.waitForTimeout(3000)
  await takeBoth(scene, [ada, bela], 'table')
  await show(scene, newcomer, `t/${code}`)
  await take(newcomer, 'watching')
  await ask(bela, scene, 'POST', `/tables/${code}/chat`, { text: 'Good luck!' })
  await ask(ada, scene, 'POST', `/tables/${code}/chat`, { text: 'You too. Tea first.' })
  await ada.getByRole('button', { name: /^(Talk|Conversation)/ }).click()
  await take(ada, 'talk')
  for (const [name, route] of [
    ['my-games', 'my-games'],
    ['you', 'account'],
    ['home', ''],
  ] as const) {
    await show(scene, ada, route)
    await take(ada, name)
  }
  for (const page of [ada, newcomer, bela]) await page.context().close()
}

/** What two people see of the same table at the same time, side by side. */
async function takeBoth({ browser, take }: OnlineScene, pages: readonly Page[], name: string): Promise<void> {
  const { width = 0, height = 0 } = pages[0]?.viewportSize() ?? {}
  const pictures = await Promise.all(pages.map((page) => page.screenshot()))
  const context = await browser.newContext({ viewport: { width: width * pages.length, height } })
  const page = await context.newPage()
  const images = pictures.map(
    (picture) => `<img width="${width}" src="data:image/png;base64,${picture.toString('base64')}">`,
  )
  await page.setContent(`<body style="margin:0;display:flex">${images.join('')}`)
  await take(page, name)
  await context.close()
}

async function person({ browser, address, options, settings }: OnlineScene, name?: string): Promise<Page> {
  const context = await browser.newContext(options)
  await context.addInitScript((text) => localStorage.setItem('crownlands.settings', text), settings)
  if (name !== undefined) await send(context, address, 'POST', '/me', { name })
  return context.newPage()
}

/** For four, listed, over days: all that there is to be seen. */
async function lay(page: Page, scene: OnlineScene): Promise<string> {
  const { code } = await ask<TableInfo>(page, scene, 'POST', '/tables', {
    ...{ game: 'kingdoms', sit: 0, listed: true, clock: { type: 'days', per: 2 } },
    seats: [{ house: 'azure' }, { house: 'gules' }, { house: 'or', bot: 'steward' }, { house: 'vert' }],
  })
  return code
}

async function show({ address }: OnlineScene, page: Page, route: string): Promise<void> {
  await page.goto(`${address}#/${route}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(1500)
}

function ask<T>(page: Page, { address }: OnlineScene, method: string, path: string, data?: unknown): Promise<T> {
  return send<T>(page.context(), address, method, path, data)
}

async function send<T>(
  { request }: BrowserContext,
  address: string,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const response = await request.fetch(`${address}api/v1${path}`, { method, data })
  if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`)
  return (await response.json()) as T
}
