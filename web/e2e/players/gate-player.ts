/** A person at the table of Gate: reads the screen and plays what is possible. */
import { expect, type Locator, type Page } from '@playwright/test'

/** From the home page to a siege with the defaults: two clicks. */
export async function startSiege(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Gate' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(hand(page)).toBeVisible()
}

export function hand(page: Page): Locator {
  return page.getByRole('list', { name: 'Your hand' })
}

export function market(page: Page): Locator {
  return page.getByRole('list', { name: 'Market' })
}

/** The market and the enemies, as they are read out. */
export async function situation(page: Page): Promise<string> {
  const enemies = await page.getByRole('list', { name: 'Enemies at the gate' }).innerText()
  const cards = await market(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  return [enemies, ...cards].join('\n')
}

/** Everything that changes when something is done. */
function screen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('[data-area], dialog[open] h2, [role=status]')
    return [...parts].map((part) => part.textContent).join('\n')
  })
}

/**
 * Answers the question, uses a card, recruits, or ends the turn: whatever comes first. Not before the table has answered, and
 * chosen and pressed in one go: a press that comes later may find the siege over, or the next turn.
 */
export async function playOneStep(page: Page): Promise<void> {
  const before = await screen(page)
  const done = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open]') !== null) return 'the siege is over'
      const table = document.querySelector('[data-part=table]')
      if (table === null || table.getAttribute('aria-busy') === 'true') return undefined
      const able = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (one) => one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility(),
        )
      const turn = Number(/\d+/.exec(document.querySelector('[data-part=table-when]')?.textContent ?? '')?.[0] ?? 0)
      const uses = turn % 2 === 1 ? ['income', 'attack', 'repair', 'calm'] : ['attack', 'repair', 'calm', 'income']
      const ways = ['[data-recruit]', ...uses.map((use) => `[data-use=${use}]`), '[aria-keyshortcuts=e]']
      const isAsked = document.querySelector('[data-part=question]') !== null
      // Nothing else is expected while a question is open.
      const expected = isAsked ? ['[data-part=question] [data-first]'] : ways
      const found = expected.map(able).find((one) => one !== undefined)
      found?.click()
      return found === undefined ? undefined : 'pressed'
    },
    undefined,
    { polling: 30, timeout: 30_000 },
  )
  if ((await done.jsonValue()) !== 'pressed') return
  await expect.poll(() => screen(page), { intervals: [20, 40, 80], timeout: 20_000 }).not.toBe(before)
}

function result(page: Page): Locator {
  return page.getByRole('heading', { name: /^(You win!|Not this time)$/ })
}

/** Plays until the result is on the screen. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await result(page).isVisible()) return
    await playOneStep(page)
  }
  throw new Error('the siege does not come to an end')
}
