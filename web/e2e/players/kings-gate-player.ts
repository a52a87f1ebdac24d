/** A person who plays King's Gate at the browser: what is on the screen, and a plain way to answer it. */
import type { Locator, Page } from '@playwright/test'
import { type Asked, doAndSee, dock, endTurn, nextAsked, tabTo } from './player'

export const TITLE = 'King’s Gate'
const DOCK = 'What you can play'

/** Free spaces of the current location. */
export function freeSpaces(page: Page): Locator {
  return page.locator('[data-kind=space]')
}

export function targets(page: Page): Locator {
  return page.locator('[data-target]')
}

/** The tiles of the hand that may still be added to this turn. */
export function playableTiles(page: Page): Locator {
  return dock(page, DOCK).locator('[data-slot^=tile]:not([aria-disabled=true])')
}

/** The same without dragons: a discarded one leaves no trace on the board. */
function districts(page: Page): Locator {
  return playableTiles(page).filter({ hasNotText: 'Dragon' })
}

async function chosenTile(page: Page): Promise<Locator> {
  return (await districts(page).count()) > 0 ? districts(page).first() : playableTiles(page).first()
}

type Hand = 'mouse' | 'keyboard'

/** Plays a tile that can be played onto the first space that takes it. */
export async function playTile(page: Page, hand: Hand = 'mouse'): Promise<void> {
  if (hand === 'mouse') {
    await (await chosenTile(page)).click()
    await targets(page).first().click()
    return
  }
  const slot = (await (await chosenTile(page)).getAttribute('data-slot')) ?? ''
  await page.keyboard.press(slot.replace('tile-', ''))
  await goAndPlace(page)
}

/** KG-N1: of the positions that are offered, the one nearest the middle of the window. The outermost of a long city
 * may lie beyond its edge, where a person would have to pan first. */
export async function placeLocation(page: Page, hand: Hand = 'mouse'): Promise<void> {
  if (hand === 'keyboard') return goAndPlace(page)
  const window = await page.locator('[data-window]').boundingBox()
  if (window === null) throw new Error('there is no table')
  const nearest = await targets(page).evaluateAll(
    (all, middle) => {
      const distances = all.map((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect()
        return Math.hypot((left + right) / 2 - middle.x, (top + bottom) / 2 - middle.y)
      })
      return distances.indexOf(Math.min(...distances))
    },
    { x: window.x + window.width / 2, y: window.y + window.height / 2 },
  )
  await targets(page).nth(nearest).click()
}

/** The grid is one tab stop; from there a key leads to the next target. */
async function goAndPlace(page: Page): Promise<void> {
  await targets(page).first().waitFor()
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'))
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
}

/** A turn is one tile, unless the location is nearly full: then as many as there may be, to place the next. */
async function answer(page: Page, asked: Asked, hand: Hand = 'mouse'): Promise<void> {
  await doAndSee(page, async () => {
    switch (asked) {
      case 'scoring':
        if (hand === 'keyboard') await page.keyboard.press('Enter')
        else await page.getByRole('button', { name: /^(Show all|Continue)$/ }).click()
        return
      case 'location':
        await placeLocation(page, hand)
        return
      case 'end of turn':
        if ((await districts(page).count()) > 0 && (await freeSpaces(page).count()) <= 3) await playTile(page, hand)
        else if (hand === 'keyboard') await page.keyboard.press('e')
        else await endTurn(page).click()
        return
      case 'piece':
        await playTile(page, hand)
        return
      case 'tile':
      case 'hand-over':
      case 'nothing more':
        throw new Error(`a game of King’s Gate against bots does not ask for this: ${asked}`)
    }
  })
}

/** Plays until `done` says so. Gives back how often each thing was asked. */
export async function playUntil(
  page: Page,
  done: (asked: Asked, counts: ReadonlyMap<Asked, number>) => boolean | Promise<boolean>,
  hand: Hand = 'mouse',
): Promise<ReadonlyMap<Asked, number>> {
  const counts = new Map<Asked, number>()
  for (let i = 0; i < 600; i++) {
    const asked = await nextAsked(page)
    counts.set(asked, (counts.get(asked) ?? 0) + 1)
    if (await done(asked, counts)) return counts
    await answer(page, asked, hand)
  }
  throw new Error('the game does not come to an end')
}
