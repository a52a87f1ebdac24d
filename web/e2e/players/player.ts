/** A person at the browser: sets a game up, looks at the screen and plays what is possible. */
import { expect, type Locator, type Page } from '@playwright/test'

type Kept = Readonly<Record<string, unknown>>

/** Settings as a person would have made them, before the page is opened. */
export async function withSettings(page: Page, settings: Kept): Promise<void> {
  const stored = JSON.stringify({ version: 1, language: 'en', motion: 'reduced', pace: 'instant', ...settings })
  await page.addInitScript((text) => {
    // Only once: what the person changes later stays.
    if (localStorage.getItem('crownlands.settings') === null) localStorage.setItem('crownlands.settings', text)
  }, stored)
}

/** From the home page to a game with the defaults: two clicks. A bot of another temperament is a third. */
export async function startGame(page: Page, game = 'Kingdoms', bot?: 'Squire'): Promise<void> {
  await page.goto('/')
  await playLink(page, game).click()
  if (bot !== undefined) await page.getByRole('radio', { name: bot }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(board(page)).toBeVisible()
}

/** Opens a saved game as a person does, from the home page, once its list has come: until then the button moves. */
export async function openFile(page: Page, content: string, name = 'game.json'): Promise<void> {
  const button = page.getByRole('button', { name: /^(Open a saved game|Ouvrir une partie)/ })
  await button.waitFor()
  await expect(page.locator('[data-area=expected-tables]')).toHaveCount(0)
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
}

export function playLink(page: Page, game = 'Kingdoms'): Locator {
  return page.getByRole('link', { name: `Play ${game}` })
}

export function board(page: Page): Locator {
  return page.getByRole('grid')
}

export function emptySpaces(page: Page): Locator {
  return page.getByRole('gridcell', { name: /^[a-f][1-5], empty/ })
}

export function dock(page: Page, name = 'What you can place'): Locator {
  return page.getByRole('group', { name })
}

export function expected(page: Page): Locator {
  return page.getByRole('region', { name: 'What is expected' })
}

export function endTurn(page: Page): Locator {
  return page.getByRole('button', { name: 'End turn' })
}

/** What the table waits for. */
export type Asked = 'piece' | 'tile' | 'location' | 'end of turn' | 'scoring' | 'hand-over' | 'nothing more'

/** Waits until the person is asked for something. Looks at the page in one go: a game has hundreds of steps. */
export async function nextAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(
    (): Asked | undefined => {
      // What is shown is not yet what the table has answered.
      if (document.querySelector('[role=grid][aria-busy=true]') !== null) return undefined
      const button = (words: RegExp) =>
        [...document.querySelectorAll('button')].find(
          (one) =>
            words.test(one.textContent?.trim() ?? '') &&
            !one.disabled &&
            one.getAttribute('aria-disabled') !== 'true' &&
            one.checkVisibility(),
        )
      const says = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent ?? '')
      if (button(/^(Show all|Continue)$/)) return 'scoring'
      if (button(/^(Play again|Verify this game)$/)) return 'nothing more'
      if (button(/show my table$/)) return 'hand-over'
      if (button(/^End turn$/)) return 'end of turn'
      if (says.some((line) => line.startsWith('Place the next location'))) return 'location'
      if (says.some((line) => line.startsWith('Place the '))) return 'tile'
      return says.some((line) => line.startsWith('Your turn: ')) ? 'piece' : undefined
    },
    undefined,
    { timeout: 30_000, polling: 30 },
  )
  const asked = await found.jsonValue()
  if (asked === undefined) throw new Error('nothing was asked')
  return asked
}

/** By the tab key alone, as often as it takes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the tab key does not lead there')
}

/** What the screen says now: the person looks up when it changes. */
function screen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[role=status], dialog[open] h2, dialog[open] button')]
    const spaces = [...document.querySelectorAll('[role=gridcell]')].map((space) => space.getAttribute('aria-label'))
    return [...said.map((one) => one.textContent), ...spaces].join('\n')
  })
}

/** Does something and waits until the screen shows it. */
export async function doAndSee(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await screen(page)
  await act()
  await expect.poll(() => screen(page), { intervals: [20, 40, 80], timeout: 20_000 }).not.toBe(before)
}

/** Answers with the mouse: a castle if there is one, otherwise a tile. */
export async function answerWithMouse(page: Page, asked: Asked): Promise<void> {
  await doAndSee(page, () => clickFor(page, asked))
}

async function clickFor(page: Page, asked: Asked): Promise<void> {
  switch (asked) {
    case 'scoring':
      await page.getByRole('button', { name: /^(Show all|Continue)$/ }).click()
      return
    case 'hand-over':
      await page.getByRole('button', { name: /show my table$/ }).click()
      return
    case 'end of turn':
      await endTurn(page).click()
      return
    case 'tile':
      await emptySpaces(page).first().click()
      return
    case 'piece':
      await placeSomething(page)
      return
    // Kingdoms has no locations.
    case 'location':
    case 'nothing more':
  }
}

/** What can be picked from the dock now: `castle-2`, `start`, `supply`. */
async function pickable(page: Page): Promise<string[]> {
  const slots = page.locator('[data-slot]:not([aria-disabled=true])')
  return slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-slot') ?? ''))
}

/** In turn a tile and a castle, so that both last; whatever there is when one has run out. */
export async function chooseSlot(page: Page): Promise<string> {
  const slots = await pickable(page)
  const placed = 30 - (await emptySpaces(page).count())
  const castle = slots.find((slot) => slot.startsWith('castle'))
  const wished = placed % 4 < 2 ? ['supply', castle, 'start'] : [castle, 'supply', 'start']
  const slot = wished.find((one) => one !== undefined && slots.includes(one))
  if (slot === undefined) throw new Error(`there is nothing to pick: ${slots.join(', ')}`)
  return slot
}

async function placeSomething(page: Page): Promise<void> {
  const slot = await chooseSlot(page)
  await page.locator(`[data-slot="${slot}"]`).click()
  if (slot !== 'supply') await emptySpaces(page).first().click()
}

/** Plays with the mouse until `until` is asked. Gives back how often each thing was asked. */
export async function playWithMouse(page: Page, until: Asked): Promise<ReadonlyMap<Asked, number>> {
  const counts = new Map<Asked, number>()
  for (let i = 0; i < 400; i++) {
    const asked = await nextAsked(page)
    counts.set(asked, (counts.get(asked) ?? 0) + 1)
    if (asked === until) return counts
    await answerWithMouse(page, asked)
  }
  throw new Error('the game does not come to an end')
}
