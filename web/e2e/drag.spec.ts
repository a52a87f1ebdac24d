/** Pieces that are dragged from the dock to the board, with everything moving as it does by default. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { emptySpaces, endTurn, nextAsked, startGame, withSettings } from './players/player'

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function aTable(page: Page): Promise<{ castle: Locator; space: Locator }> {
  await withSettings(page, { motion: 'system' })
  await startGame(page)
  expect(await nextAsked(page)).toBe('piece')
  return { castle: page.locator('[data-slot="castle-2"]'), space: emptySpaces(page).nth(7) }
}

test('with the mouse: over a space the ghost is shown, let go there it is placed, elsewhere it goes back', async ({
  page,
}) => {
  const { castle, space } = await aTable(page)
  const [from, to] = [await middle(castle), await middle(space)]
  const before = await emptySpaces(page).count()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await expect(page.locator('[data-space] [data-ghost=true]')).toHaveCount(1)
  await page.mouse.move(5, 5, { steps: 5 })
  await page.mouse.up()
  await expect(page.locator('[data-space] [data-ghost=true]')).toHaveCount(0)
  expect(await emptySpaces(page).count()).toBe(before)

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
  await expect(endTurn(page)).toBeEnabled()
  expect(await emptySpaces(page).count()).toBe(before - 1)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a castle is placed where it is let go', async ({ page }) => {
    const { castle, space } = await aTable(page)
    const [from, to] = [await middle(castle), await middle(space)]
    const before = await emptySpaces(page).count()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', from)
    for (let i = 1; i <= 6; i++)
      await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 })
    await touch('touchEnd')
    await expect(endTurn(page)).toBeEnabled()
    expect(await emptySpaces(page).count()).toBe(before - 1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
