/** King's Gate, as a person plays it. */
import { FREE, type View } from '@crownlands/games/kings-gate/rules/state'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import {
  freeSpaces,
  placeLocation,
  playableTiles,
  playTile,
  playUntil,
  TITLE,
  targets,
} from './players/kings-gate-player'
import { nearlyOver, recordOf } from './players/played'
import { board, doAndSee, endTurn, nextAsked, openFile, startGame, withSettings } from './players/player'

function takeBack(page: Page) {
  return page.getByRole('button', { name: 'Take back' })
}

test('with the mouse, from the home page to the second location, with tiles taken back', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await startGame(page, TITLE, 'Squire')

  await test.step('a turn without a tile says why it cannot end, with its rule', async () => {
    await nextAsked(page)
    await endTurn(page).click({ force: true })
    await expect(page.getByRole('button', { name: /KG-T1/ })).toBeVisible()
  })

  await test.step('a tile can be taken back until the turn is ended', async () => {
    await expectNoProblems(page, 'the table')
    const hand = await playableTiles(page).count()
    const free = await freeSpaces(page).count()
    await playTile(page)
    await expect(endTurn(page)).toBeEnabled()
    await takeBack(page).click()
    await expect(endTurn(page)).toBeDisabled()
    await expect(playableTiles(page)).toHaveCount(hand)
    await expect(freeSpaces(page)).toHaveCount(free)
  })

  await test.step('what may not be added says why, with its rule', async () => {
    // Two tiles of value 2 or more never go together at the Palace (KG-T2).
    const high = page.locator('[data-slot^=tile]').filter({ hasText: /Shop|Barracks|Manor|Keep/ })
    if ((await high.count()) < 2) return
    await high.first().click()
    await targets(page).first().click()
    await expect(endTurn(page)).toBeEnabled()
    // For those who look, it is out of play; for those who try, it has an answer.
    await high.first().click({ force: true })
    await expect(
      page.getByRole('button', { name: /KG-T2/ }).or(page.getByRole('link', { name: /KG-T2/ })),
    ).toBeVisible()
  })

  await playUntil(page, (asked, counts) => counts.has('scoring') && asked === 'piece')
  await expectNoProblems(page, 'the second location')
})

test('with the mouse, the last turns: to the result', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await page.goto('/')
  await openFile(page, nearlyOver({ game: 'kings-gate', seats: 2, seed: 'nearly over' }, 24))
  const counts = await playUntil(page, (asked) => asked === 'nothing more')
  expect(counts.get('scoring')).toBeGreaterThanOrEqual(1)
  const end = page.getByRole('dialog')
  await expect(end.getByRole('heading', { name: 'Ranking' })).toBeVisible()
  await expectNoProblems(page, 'the end')
})

/** A game in which the person has the turn and one space is left at the current location. */
const NEARLY_FULL = recordOf({ game: 'kings-gate', seats: 2, seed: 'nearly full2' }, (_, view) => {
  const { spaces, locations } = view as View
  return locations.length > 1 && spaces.filter((space) => space === FREE).length === 1
})

async function openNearlyFull(page: Page): Promise<void> {
  await page.goto('/')
  await openFile(page, NEARLY_FULL)
  await expect(board(page)).toBeVisible()
  expect(await nextAsked(page)).toBe('piece')
}

test('the scoring is explained, then the next location is placed, and both can be taken back', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await openNearlyFull(page)
  await expect(freeSpaces(page)).toHaveCount(1)
  await doAndSee(page, () => playTile(page))
  const counts = await playUntil(page, (asked) => asked === 'location')
  expect(counts.get('scoring')).toBeGreaterThan(0)
  const before = await page.locator('[data-area=board]').getByRole('heading').innerText()
  await targets(page).nth(3).hover()
  // The ghost tells how the next location would stand there.
  await expect(page.locator('[data-area=board]').getByRole('heading')).not.toHaveText(before)
  await expectNoProblems(page, 'a location is being placed')
  await page.keyboard.press('t')
  await doAndSee(page, () => placeLocation(page))
  await takeBack(page).click()
  await expect(targets(page).first()).toBeVisible()
  await takeBack(page).click()
  await expect(freeSpaces(page)).toHaveCount(1)
})

test('a hint says where and why, and is seen on the board until it is answered', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await openNearlyFull(page)
  const hint = page.getByRole('button', { name: 'Hint' })
  const marks = board(page).locator('[data-part=hint]')
  const ghost = board(page).locator('[data-ghost=hint]')
  await hint.click()
  await expect(
    page.getByText(/^I would choose: .* the Wizard’s Tower, because that completes the Wizard’s Tower/),
  ).toBeVisible()
  await expect(marks).toHaveCount(1)
  await expect(ghost).toHaveCount(1)
  await expect(page.locator('[data-slot] [data-part=hint]')).toHaveCount(1)
  await expect(board(page).getByRole('gridcell', { name: /, the hint,/ })).toHaveCount(1)
  await expectNoProblems(page, 'a hint on the board')

  await test.step('what is in the hand goes before it', async () => {
    await playableTiles(page).first().click()
    await expect(ghost).toHaveCount(0)
    await expect(marks).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(ghost).toHaveCount(1)
  })

  await test.step('it goes when it is dismissed, and when it is done', async () => {
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(marks).toHaveCount(0)
    await expect(ghost).toHaveCount(0)
    await hint.click()
    await doAndSee(page, () => page.getByRole('button', { name: 'Do it' }).click())
    await expect(marks).toHaveCount(0)
  })
})

test('with the keyboard alone: the camera, and a tile that is put down again', async ({ page }) => {
  await withSettings(page, { theme: 'dark' })
  await page.goto('/#/new/kings-gate')
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  await nextAsked(page)
  await expectNoProblems(page, 'the table in the dark')

  await page.keyboard.press('ArrowDown')
  await expect(board(page).locator('[data-cell]:focus')).toHaveCount(1)
  const size = () => page.locator('[data-window]').evaluate((node) => node.style.getPropertyValue('--w'))
  const resting = await size()
  await page.keyboard.press('+')
  await expect.poll(size).not.toBe(resting)
  await page.keyboard.press('0')
  await expect.poll(size).toBe(resting)

  const slot = (await playableTiles(page).first().getAttribute('data-slot')) ?? ''
  await page.keyboard.press(slot.replace('tile-', ''))
  await page.keyboard.press('PageDown')
  // What has the focus tells what would come of it.
  await expect(board(page).locator('[data-cell]:focus')).toHaveAttribute('aria-label', /you can place here, then /)
  await expectNoProblems(page, 'a tile is held')
  await page.keyboard.press('Escape')
  await expect(targets(page)).toHaveCount(0)
})

test('with the keyboard alone: the last space, a scoring and a location', async ({ page }) => {
  await withSettings(page, { theme: 'dark' })
  await openNearlyFull(page)
  let placed = 0
  await playUntil(
    page,
    async (asked) => {
      // Focus is never lost to the page itself.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      if (asked === 'scoring' || asked === 'location') await expectNoProblems(page, asked)
      const done = placed > 0
      if (asked === 'location') placed++
      return done
    },
    'keyboard',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a turn by touch: nothing is too small, and nothing wider than the screen', async ({ page }) => {
    await withSettings(page, {})
    await page.goto('/#/new/kings-gate')
    await page.getByRole('button', { name: 'Start the game' }).tap()
    await nextAsked(page)
    for (const name of ['Closer', 'Further away', 'To the current location', 'See everything']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
    await pinchOpen(page)
    await playableTiles(page).first().tap()
    const target = targets(page).first()
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await target.tap()
    await expect(endTurn(page)).toBeEnabled()
    await endTurn(page).tap()
    await nextAsked(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

/** Two fingers part over the board: it comes closer, and back by the button. */
async function pinchOpen(page: Page): Promise<void> {
  const size = () =>
    page.locator('[data-window]').evaluate((node) => Number.parseFloat(node.style.getPropertyValue('--w')))
  const resting = await size()
  const { x, y } = await middle(page.locator('[data-window]'))
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await touch('touchStart', 30)
  for (let apart = 35; apart <= 60; apart += 5) await touch('touchMove', apart)
  await touch('touchEnd', 0)
  await expect.poll(size).toBeGreaterThan(resting * 1.5)
  await page.getByRole('button', { name: 'To the current location' }).tap()
  await expect.poll(size).toBe(resting)
}

test('dragging the table moves it and places nothing; a tile is dragged to its space', async ({ page }) => {
  await withSettings(page, {})
  await startGame(page, TITLE)
  await nextAsked(page)
  await playableTiles(page).first().click()
  const space = targets(page).first()
  const from = await middle(space)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 3 })
  await page.mouse.move(from.x + 80, from.y + 40, { steps: 3 })
  await page.mouse.up()
  const to = await middle(space)
  expect(Math.round(to.x - from.x)).toBe(80)
  expect(Math.round(to.y - from.y)).toBe(40)
  await expect(endTurn(page)).toBeDisabled()

  const free = await freeSpaces(page).count()
  const tile = await middle(playableTiles(page).last())
  const goal = await middle(freeSpaces(page).last())
  await page.mouse.move(tile.x, tile.y)
  await page.mouse.down()
  await page.mouse.move(tile.x + 5, tile.y - 30, { steps: 3 })
  await page.mouse.move(goal.x, goal.y, { steps: 4 })
  await page.mouse.up()
  await expect(endTurn(page)).toBeEnabled()
  expect(await freeSpaces(page).count()).toBeLessThanOrEqual(free)
})

async function middle(of: ReturnType<typeof targets>): Promise<{ readonly x: number; readonly y: number }> {
  const box = await of.boundingBox()
  if (box === null) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
