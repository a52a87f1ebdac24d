/** Fast enough: what is loaded, and how soon a placement is on the screen. */
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import { expect, type Page, type Request, test } from '@playwright/test'
import { telling } from './measures/figures'
import { emptySpaces, nextAsked, startGame, withSettings } from './players/player'

const KILOBYTE = 1000
const HOME_LIMIT = 200 * KILOBYTE
const TABLE_LIMIT = 350 * KILOBYTE
/** Hundreds of counters and over two hundred rules: Kings & Things may weigh more. */
const LARGE = { game: 'kings-and-things', table: 450 * KILOBYTE, workers: 200 * KILOBYTE } as const
/** On top of it: the host's worker, which the table waits for, and the bots', which it does not. */
const WORKERS_LIMIT = 150 * KILOBYTE
/** How many times slower than this machine the slow phone is. */
const SLOW_PHONE = 4
/** What is felt as immediate: the limit of "good" for an interaction to the next paint. */
const FELT_AT_ONCE = 200

interface Loaded {
  /** What the page itself has loaded: scripts, styles, fonts, pictures. */
  readonly page: number
  /** What its workers have: the host's, and the bots' once one was asked. */
  readonly workers: number
}

/** Counts the bytes that come over the wire, headers included, as a phone without brotli gets them. */
async function countBytes(page: Page): Promise<() => Promise<Loaded>> {
  await page.context().setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let byPage = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    byPage += encodedDataLength
  })
  const all: Promise<number>[] = []
  page.on('requestfinished', (request) => all.push(bytesOf(request)))
  return async () => {
    const sizes = await Promise.all(all)
    return { page: byPage, workers: sizes.reduce((sum, size) => sum + size, 0) - byPage }
  }
}

/** As the server says: of a worker’s own script the browser does not tell how long it was. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response()
  const { responseHeadersSize } = await request.sizes()
  const body = response?.status() === 200 ? Number(response.headers()['content-length']) : 0
  return responseHeadersSize + body
}

for (const { id, words } of GAMES.filter(isPlayable)) {
  const game = words.en.title
  const [tableLimit, workersLimit] = id === LARGE.game ? [LARGE.table, LARGE.workers] : [TABLE_LIMIT, WORKERS_LIMIT]
  test(`the page loads less than 200 kB for home, ${kilobytes(tableLimit)} on the way to a table of ${game}, its workers ${kilobytes(workersLimit)} with what bots have learned`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
    const loaded = await countBytes(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const { page: home } = await loaded()
    await page.getByRole('link', { name: `Play ${game}`, exact: true }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('[data-area=board]').waitFor()
    // Until the first bot has thought.
    await page.waitForTimeout(2000)
    await page.waitForLoadState('networkidle')
    const { page: table } = await loaded()
    // A hint is thought up by the bots' worker: now both are there.
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByText(/^I would choose: /).waitFor()
    const { workers } = await loaded()
    telling(`${game}: home ${kilobytes(home)}, the way to the table ${kilobytes(table)}, workers ${kilobytes(workers)}`)
    expect(home).toBeGreaterThan(20 * KILOBYTE)
    expect(home).toBeLessThan(HOME_LIMIT)
    expect(table).toBeGreaterThan(home)
    expect(table).toBeLessThan(tableLimit)
    // Less would mean that one of them was not seen.
    expect(workers).toBeGreaterThan(30 * KILOBYTE)
    expect(workers).toBeLessThan(workersLimit)
  })
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`
}

interface Placement {
  /** Whether the piece was in the page when the next frame was made. */
  readonly inNextFrame: boolean
  /** From the click until after that frame was painted, in milliseconds. */
  readonly painted: number
}

/** Clicks an empty space from within the page, where a clock is. */
function placeAndTime(page: Page): Promise<Placement> {
  return page.evaluate(async () => {
    const target = document.querySelector<HTMLElement>('[data-target]')
    if (target === null) throw new Error('there is no target')
    const began = performance.now()
    target.click()
    const inNextFrame = await new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => resolve(target.querySelector('[data-ghost=false]') !== null)),
    )
    // The first message after a frame comes when it is painted.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    })
    return { inNextFrame, painted: performance.now() - began }
  })
}

test('a placement is on the screen in the next frame, and soon on a slow phone', async ({ page }) => {
  await withSettings(page, { theme: 'light', motion: 'system', confirmTurns: false })
  await page.setViewportSize({ width: 360, height: 740 })
  await startGame(page)
  await nextAsked(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE })
  const placements: Placement[] = []
  for (let i = 0; i < 5; i++) {
    expect(await nextAsked(page)).toBe('piece')
    const before = await emptySpaces(page).count()
    await page.locator('[data-slot^=castle]:not([aria-disabled=true])').first().click()
    await page.locator('[data-target]').first().waitFor()
    placements.push(await placeAndTime(page))
    await expect.poll(() => emptySpaces(page).count(), { timeout: 20_000 }).toBeLessThan(before - 1)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times = placements.map(({ painted }) => Math.round(painted)).toSorted((a, b) => a - b)
  telling(`a placement is painted after ${times.join(', ')} ms`)
  expect(placements.map(({ inNextFrame }) => inNextFrame)).toEqual([true, true, true, true, true])
  expect(times[2]).toBeLessThan(FELT_AT_ONCE)
})
