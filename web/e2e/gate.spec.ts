/** The siege, as a person plays it. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { hand, market, playOneStep, playToTheEnd, situation, startSiege } from './players/gate-player'
import { heldAnswers, holdAnswers, letAnswersGo, withHeldAnswers } from './players/held'
import { recordFrom } from './players/played'
import { endTurn, openFile, withSettings } from './players/player'

/** Whether the turn is really to end. */
const unusedAsked = (page: Page) => page.getByText(/unused cards? would be discarded/)
/** The turn that the board names. */
const turn = (page: Page, number: number) =>
  page.getByRole('region', { name: 'The siege' }).getByText(`Turn ${number}`, { exact: true })
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back' })

test('a siege with the mouse, to its end, and the same start again', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await startSiege(page)
  const start = await situation(page)
  await playToTheEnd(page)
  const end = page.getByRole('dialog')
  await expect(end.getByText(/enemies killed/)).toBeVisible()
  await expect(end.getByRole('heading', { name: 'How it went' })).toBeVisible()
  await end.getByText('Show as a table').click()
  for (const line of ['Gate', 'Tower', 'Farm', 'Fear']) {
    await expect(end.getByRole('columnheader', { name: line })).toBeVisible()
  }
  await expectNoProblems(page, 'the end')
  await end.getByRole('button', { name: 'Same start again' }).click()
  await expect(turn(page, 1)).toBeVisible()
  expect(await situation(page)).toBe(start)
})

test('a turn is taken back up to what was revealed, and what is not possible says why', async ({ page }) => {
  await withSettings(page, {})
  await startSiege(page)
  await expect(takeBack(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Monk: calm 1' }).click()
  await expect(page.getByRole('button', { name: 'Monk: calm 1' })).toBeHidden()
  await takeBack(page).click()
  await expect(page.getByRole('button', { name: 'Monk: calm 1' })).toBeVisible()
  // Not enough gold: calm, and with the rule.
  await page.getByRole('button', { name: /^Festival/ }).click({ force: true })
  await expect(page.getByRole('button', { name: /G-C4/ })).toBeVisible()
  // The Town Crier brings new cards to light: no way back.
  await page.getByRole('button', { name: /^Town Crier/ }).click()
  await expect(page.getByRole('button', { name: /^Town Crier.*used this turn/ })).toBeVisible()
  await expect(takeBack(page)).toBeDisabled()
})

test('a turn with the keyboard alone, the focus never lost', async ({ page }) => {
  await withSettings(page, { theme: 'dark' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Gate' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  await expect(hand(page)).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.keyboard.press('2')
  expect(await focused()).toMatch(/^Monk/)
  await page.keyboard.press('g')
  await expect(hand(page).getByRole('listitem')).toHaveCount(2)
  // The next card has the focus.
  await expect.poll(focused).toMatch(/^Farmer|^Guard/)
  await page.keyboard.press('1')
  expect(await focused()).toMatch(/^Guard/)
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Guard: attack 1')
  await page.keyboard.press('Enter')
  await expect(hand(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  // At once, even before the table has stored the last card. One is left, so it is asked once, in place.
  await page.keyboard.press('e')
  await expect(unusedAsked(page)).toBeVisible()
  await expect(turn(page, 1)).toBeVisible()
  await page.keyboard.press('e')
  await expect(turn(page, 2)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  // A pile is opened and closed again, and the focus is where it was.
  await page.getByRole('button', { name: /^Discard pile/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Discard pile/ })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await focused()).toMatch(/^Discard pile/)
})

/** Two cards of a kind, and one whose power asks something. */
const TWO_DRUIDS = recordFrom(
  'gate',
  'standard turn:2 farm:6 tower:6 gate:12 fear:5 left:giant-spider right:plague-rat hand:monk,druid,druid,alchemist gone:guard,farmer market:tax-collector,mercenary,minstrel,craftsman',
)

test('what a quick hand plays before the table has answered is all done, in its order', async ({ page }) => {
  await withHeldAnswers(page)
  await withSettings(page, {})
  await page.goto('/')
  await openFile(page, TWO_DRUIDS)
  await expect(hand(page)).toBeVisible()
  await holdAnswers(page)
  const cards = hand(page).getByRole('listitem')
  const focused = page.locator(':focus')
  await page.getByRole('button', { name: 'Monk: calm 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(3)
  // Two of a kind are no double click.
  await expect(focused).toHaveAccessibleName(/^Druid/)
  await page.keyboard.press('c')
  await expect(cards).toHaveCount(2)
  await expect(focused).toHaveAccessibleName(/^Druid/)
  await page.keyboard.press('c')
  await expect(cards).toHaveCount(1)
  // The power of the last one is asked about, and the answer is chosen, all before the first answer is there.
  await expect(focused).toHaveAccessibleName(/^Alchemist/)
  await page.keyboard.press('a')
  await page
    .getByRole('button', { name: /^Giant Spider/ })
    .last()
    .press('Enter')
  const decline = page.getByRole('button', { name: 'No, leave it' })
  await decline.focus()
  await expect(decline).toBeFocused()
  expect(await heldAnswers(page)).toBe(1)
  await letAnswersGo(page)
  // What the table answers takes no focus away.
  await expect(takeBack(page)).toBeEnabled()
  await expect(decline).toBeFocused()
  await holdAnswers(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('e')
  await letAnswersGo(page)
  await expect(turn(page, 3)).toBeVisible()
})

test('a turn with cards left says so, and ends at the second press; with none left at the first', async ({ page }) => {
  await withSettings(page, {})
  await startSiege(page)
  await expect(endTurn(page)).toHaveAccessibleName('End turn 3 cards unused')
  await endTurn(page).click()
  await expect(unusedAsked(page)).toBeVisible()
  await expect(endTurn(page)).toHaveAccessibleName('End turn anyway')
  await expectNoProblems(page, 'asked about unused cards')
  // Whoever thinks better of it plays on, and is asked again.
  await page.getByRole('button', { name: 'Monk: income 1' }).click()
  await expect(unusedAsked(page)).toBeHidden()
  await expect(endTurn(page)).toHaveAccessibleName('End turn 2 cards unused')
  await endTurn(page).click()
  await page.keyboard.press('Escape')
  await expect(endTurn(page)).toHaveAccessibleName('End turn 2 cards unused')
  await endTurn(page).click()
  await endTurn(page).click()
  await expect(turn(page, 2)).toBeVisible()
  const played = page.getByText('Your hand is played.', { exact: false })
  for (let i = 0; i < 12 && !(await played.isVisible()); i++) await playOneStep(page)
  await endTurn(page).click()
  await expect(turn(page, 3)).toBeVisible()
})

/** One blow of the Knight kills either enemy and leaves enough for the other; the next space of the fearamid is a sun. */
const TWO_NEARLY_DEAD = recordFrom(
  'gate',
  'standard turn:2 farm:6 tower:6 gate:12 fear:0 left:giant-spider-2 right:plague-rat-1 hand:monk,knight gone:guard,farmer market:tax-collector,mercenary,minstrel,craftsman',
)

test('what a death leaves over is the player’s: the other enemy dies too, or is spared and brings a hero', async ({
  page,
}) => {
  await withSettings(page, {})
  await page.goto('/')
  await openFile(page, TWO_NEARLY_DEAD)
  await expect(hand(page)).toBeVisible()
  const enemies = page.getByRole('list', { name: 'Enemies at the gate' })
  const attack = page.getByRole('button', { name: 'Knight: attack 4' })
  await attack.click()
  const spare = page.getByRole('button', { name: 'Spare the Plague Rat' })
  await expect(spare).toContainText('a hero joins')
  await expectNoProblems(page, 'whether to spare an enemy')
  // What is pointed at is seen before it is done.
  const outlook = page.locator('[data-part=outlook]')
  await spare.hover()
  await expect(outlook).toContainText('a hero joins')
  await page.getByRole('button', { name: /^Giant Spider.*the Plague Rat dies too$/ }).hover()
  await expect(outlook).not.toContainText('a hero joins')
  await page.getByRole('button', { name: /^Giant Spider.*the Plague Rat dies too$/ }).click()
  await expect(enemies.getByText('Plague Rat')).toHaveCount(0)
  await takeBack(page).click()
  // By keyboard: the first answer has the focus, and an arrow leads to the one beside it.
  await attack.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(spare).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(enemies.getByText('Giant Spider')).toHaveCount(0)
  await expect(enemies.getByText('Plague Rat').first()).toBeVisible()
  await expect(page.getByText('the Plague Rat is spared 4.', { exact: false }).first()).toBeVisible()
  await expect(outlook).toContainText('a hero joins')
})

test('the enemies’ attack is shown blow by blow, waits for nobody who is in a hurry, and ends nothing twice', async ({
  page,
}) => {
  await withSettings(page, { motion: 'system', pace: 'slow' })
  await startSiege(page)
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expect(endTurn(page)).toBeDisabled()
  await page.keyboard.press('e')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden()
  await expect(turn(page, 2)).toBeVisible()
  await expect(endTurn(page)).toBeEnabled()
})

test('what a sign means is shown to whoever rests on it, and taken away by Escape', async ({ page }) => {
  await withSettings(page, {})
  await startSiege(page)
  const tip = page.locator('[data-part=tip]')
  await page.locator('[data-part=siege-foe]:not([data-empty])').hover()
  await expect(tip).toContainText(/health 3 of 3|health 4 of 4/)
  await expectNoProblems(page, 'a tip')
  // The pointer may go over it.
  const box = await tip.boundingBox()
  if (box === null) throw new Error('there is no tip')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.waitForTimeout(800)
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await page.mouse.move(2, 2)
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowDown')
  await expect(tip).toContainText('attack 1: damage to one enemy')
  // What is no button is reached by the arrows.
  await page.locator('[data-part=town-place]').first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(tip).toContainText('The fearamid')
})

test('today’s siege begins the same for everybody, goes on where it was, and is remembered', async ({ browser }) => {
  const starts: string[] = []
  for (const _ of ['one person', 'another']) {
    const page = await (await browser.newContext()).newPage()
    await withSettings(page, {})
    await page.goto('/')
    await page.getByRole('button', { name: 'Play today’s siege' }).click()
    await expect(hand(page)).toBeVisible()
    starts.push(await situation(page))
    const named = /^Gate Siege of \d+ \w+ 20\d\d$/
    await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible()
    await page.getByRole('button', { name: 'Monk: income 1' }).click()
    await expect(hand(page).getByRole('listitem')).toHaveCount(2)
    await page.goto('/')
    await page.getByRole('button', { name: 'Go on with it' }).click()
    await expect(hand(page).getByRole('listitem')).toHaveCount(2)
    if (starts.length === 2) {
      await playToTheEnd(page)
      await expect(page.getByRole('dialog').getByText(/^Siege of \d+ /)).toBeVisible()
      await expectNoProblems(page, 'the end of the day’s siege')
      await page.goto('/')
      await expect(page.getByText(/^(Won|Lost) today/)).toBeVisible()
    }
    await page.context().close()
  }
  expect(starts[0]).toBe(starts[1])
})

for (const theme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody’s way at the gate: ${theme}`, async ({ page }) => {
    await withSettings(page, { theme })
    for (const path of ['/#/', '/#/new/gate', '/#/rules/gate']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoProblems(page, path)
    }
    await startSiege(page)
    await expectNoProblems(page, 'the first turn')
    for (const pile of ['Enemies to come', 'Draw pile', 'Heroes']) {
      await page.getByRole('button', { name: new RegExp(`^${pile}`) }).click()
      await expect(page.getByRole('dialog', { name: new RegExp(`^${pile}`) })).toBeVisible()
      await expectNoProblems(page, pile)
      await page.keyboard.press('Escape')
    }
    const question = page.getByRole('button', { name: 'Put back' })
    await page.goto('/#/')
    await openFile(page, TWO_DRUIDS)
    await page.getByRole('button', { name: /^Alchemist: attack/ }).click()
    await expect(question).toBeVisible()
    await expectNoProblems(page, 'a question')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a turn by touch, nothing wider than the screen, nothing too small for a thumb', async ({ page }) => {
    await withSettings(page, {})
    await startSiege(page)
    await expect(market(page)).toBeHidden()
    await page.getByRole('button', { name: 'Monk: income 1' }).tap()
    await page.getByRole('button', { name: 'Farmer: income 1' }).tap()
    await page.getByRole('button', { name: 'The square' }).tap()
    await expect(market(page)).toBeVisible()
    await expectNoProblems(page, 'the square on a phone')
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('[data-area] button')]
        .filter((button) => button.checkVisibility())
        .map((button) => ({
          name: button.getAttribute('aria-label') ?? button.textContent,
          box: button.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    )
    expect(small).toEqual([])
    for (let i = 0; i < 6; i++) await playOneStep(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('a long press reads what a card does, and does not play it; a tap reads what is no button', async ({ page }) => {
    await withSettings(page, {})
    await startSiege(page)
    const tip = page.locator('[data-part=tip]')
    const attack = page.getByRole('button', { name: 'Guard: attack 1' })
    const box = await attack.boundingBox()
    if (box === null) throw new Error('there is no card')
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await expect(tip).toContainText('attack 1')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(tip).toBeVisible()
    await expect(hand(page).getByRole('listitem')).toHaveCount(3)
    await page.locator('[data-part=siege-foe]:not([data-empty])').tap()
    await expect(tip).toContainText('health')
    await attack.tap()
    await expect(tip).toBeHidden()
    await expect(hand(page).getByRole('listitem')).toHaveCount(2)
  })

  test('Back closes what lies over the table before it leaves the table', async ({ page }) => {
    await withSettings(page, {})
    await startSiege(page)
    const table = page.url()
    const over = page.locator('dialog[open]')
    const closesAtBack = async (opener: string | RegExp, title: string | RegExp) => {
      await page.getByRole('button', { name: opener }).tap()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.goBack()
      await expect(over).toHaveCount(0)
      expect(page.url()).toBe(table)
      await expect(hand(page)).toBeVisible()
    }
    await closesAtBack('Story', 'Story')
    await closesAtBack('Rules', 'Rules')
    await page.getByRole('button', { name: 'The square' }).tap()
    await closesAtBack(/^Enemies to come/, /^Enemies to come/)
    // One sheet after the other, and one that is closed by its own button, leave nothing behind.
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('button', { name: 'Keys' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await expect(over).toHaveCount(0)
    // From the page that a sheet led to, back to the table without the sheet.
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('link', { name: 'Settings' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.goBack()
    await expect(hand(page)).toBeVisible()
    await expect(over).toHaveCount(0)
    await page.goBack()
    await expect(hand(page)).toBeHidden()
    expect(page.url()).not.toBe(table)
  })
})
