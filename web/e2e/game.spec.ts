/** Games of Kingdoms as a person plays them: every epoch, every scoring and the end, by mouse and by keyboard. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { nearlyFullEpoch } from './players/played'
import {
  type Asked,
  answerWithMouse,
  board,
  chooseSlot,
  doAndSee,
  dock,
  emptySpaces,
  endTurn,
  expected,
  nextAsked,
  openFile,
  playLink,
  playWithMouse,
  startGame,
  withSettings,
} from './players/player'

test('the first epoch with the mouse: from the home page to the second', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await startGame(page)
  const counts = await playWithMouse(page, 'scoring')
  expect(counts.get('end of turn')).toBeGreaterThan(10)
  await answerWithMouse(page, 'scoring')
  await playWithMouse(page, 'piece')
  await expect(page.getByText('Epoch 2', { exact: false }).first()).toBeVisible()
})

test('the last spaces with the mouse: to the result, into a file and back', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await page.goto('/')
  await openFile(page, nearlyFullEpoch(3))
  const counts = await playWithMouse(page, 'nothing more')
  expect(counts.get('scoring')).toBeGreaterThanOrEqual(1)
  const end = page.getByRole('dialog')
  await expect(end.getByRole('heading', { name: 'Ranking' })).toBeVisible()
  await expectNoProblems(page, 'the end')
  const result = (await end.innerText()).match(/(wins with|with) [−\d]+ gold/)?.[0] ?? 'no result'
  const download = page.waitForEvent('download')
  await end.getByRole('button', { name: 'Export' }).click()
  const record = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(record)).toMatchObject({ format: 'crownlands-record', game: 'kingdoms' })
  await end.getByRole('button', { name: 'Play again' }).click()
  await expect(emptySpaces(page).first()).toBeVisible()

  await page.goto('/')
  await openFile(page, record.slice(0, 500), 'broken.json')
  await expect(page.getByText('the file is not JSON', { exact: false }).first()).toBeVisible()
  await openFile(page, '{"hello":"world"}', 'foreign.json')
  await expect(page.getByText('This is not a Crownlands record.', { exact: false }).first()).toBeVisible()
  await openFile(page, record, 'mine.json')
  await expect(page).toHaveURL(/#\/replay\//)
  const scrubber = page.getByRole('slider')
  await scrubber.focus()
  await page.keyboard.press('Home')
  await expect(emptySpaces(page)).toHaveCount(30)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(emptySpaces(page)).toHaveCount(0)
  await expect(page.getByText(result, { exact: false }).first()).toBeVisible()
  await expectNoProblems(page, 'the replay')
})

const KEYS: Readonly<Record<string, string>> = {
  'castle-1': '1',
  'castle-2': '2',
  'castle-3': '3',
  'castle-4': '4',
  start: 's',
  supply: 'd',
}

test('with the keyboard alone, from the home page to a turn of the own and the next', async ({ page }) => {
  await withSettings(page, { theme: 'dark' })
  await page.goto('/')
  await playLink(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  await expect(board(page)).toBeVisible()
  await playByKeyboard(page, (counts) => (counts.get('end of turn') ?? 0) > 2)
})

test('with the keyboard alone, the last two scorings and all that is between them: to the result', async ({ page }) => {
  await withSettings(page, { theme: 'dark' })
  await page.goto('/')
  await openFile(page, nearlyFullEpoch(2))
  const counts = await playByKeyboard(page, (_, asked) => asked === 'nothing more')
  expect(counts.get('scoring')).toBeGreaterThanOrEqual(2)
  expect(counts.get('end of turn')).toBeGreaterThan(10)
  await expectNoProblems(page, 'the end in the dark')
})

/** Plays without a pointer until `done` says so. Gives back how often each thing was asked. */
async function playByKeyboard(
  page: Page,
  done: (counts: ReadonlyMap<Asked, number>, asked: Asked) => boolean,
): Promise<ReadonlyMap<Asked, number>> {
  const counts = new Map<Asked, number>()
  for (let i = 0; i < 300; i++) {
    const asked = await nextAsked(page)
    counts.set(asked, (counts.get(asked) ?? 0) + 1)
    if (done(counts, asked)) return counts
    await doAndSee(page, () => answerByKey(page, asked))
    // Focus is never lost to the page itself.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  throw new Error('the game does not come to an end')
}

async function answerByKey(page: Page, asked: Asked): Promise<void> {
  if (asked === 'scoring') return page.keyboard.press('Enter')
  if (asked === 'end of turn') return page.keyboard.press('e')
  if (asked === 'tile') return goAndPlace(page)
  const slot = await chooseSlot(page)
  await page.keyboard.press(KEYS[slot] ?? '')
  if (slot !== 'supply') await goAndPlace(page)
}

async function goAndPlace(page: Page): Promise<void> {
  const space = (await emptySpaces(page).first().getAttribute('aria-label')) ?? ''
  // The grid is one tab stop; from its corner the arrows lead everywhere.
  await board(page).locator('[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  for (let column = space.charCodeAt(0) - 97; column > 0; column--) await page.keyboard.press('ArrowRight')
  for (let row = Number(space[1]) - 1; row > 0; row--) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a turn is taken back until it is ended, a draw is not, and a refusal says why', async ({ page }) => {
  await withSettings(page, {})
  await startGame(page)
  await nextAsked(page)
  await dock(page)
    .getByRole('button', { name: /castles of rank 2/ })
    .click()
  await emptySpaces(page).first().click()
  await expect(endTurn(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(endTurn(page)).toBeDisabled()
  await expect(dock(page).getByRole('button', { name: '3 castles of rank 2' })).toBeVisible()
  await dock(page)
    .getByRole('button', { name: /^Draw a tile/ })
    .click()
  await expect(expected(page).getByText(/^Place the /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled()
  await emptySpaces(page).first().click()
  await endTurn(page).click()
  // A space that is taken: why not, with a link to the rule.
  await nextAsked(page)
  await dock(page)
    .getByRole('button', { name: /castles of rank 1/ })
    .click()
  await page
    .getByRole('gridcell', { name: /^[a-f][1-5], (?!empty)/ })
    .first()
    .click()
  await expect(page.getByText(/is taken/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /K-T5/ })
    .or(page.getByRole('link', { name: /K-T5/ }))
    .first()
    .click()
  await expect(
    page.getByText('Whatever is placed stays', { exact: false }).or(page.locator('[id="K-T5"]')).first(),
  ).toBeVisible()
})

test('a game goes on after a reload in mid-turn', async ({ page }) => {
  await withSettings(page, {})
  await startGame(page)
  for (let asked = await nextAsked(page), i = 0; i < 6 || asked !== 'piece'; i++, asked = await nextAsked(page)) {
    await answerWithMouse(page, asked)
  }
  await dock(page)
    .getByRole('button', { name: /castles? of rank/ })
    .first()
    .click()
  await emptySpaces(page).first().click()
  await expect(endTurn(page)).toBeEnabled()
  const before = await board(page).ariaSnapshot()
  await page.reload()
  await expect(endTurn(page)).toBeEnabled()
  expect(strip(await board(page).ariaSnapshot())).toBe(strip(before))
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(endTurn(page)).toBeDisabled()

  /** What was placed last is not marked after a reload. */
  function strip(snapshot: string): string {
    return snapshot.replaceAll(', just placed', '')
  }
})
