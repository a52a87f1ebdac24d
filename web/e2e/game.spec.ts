/** Whole games, as a person plays them. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './axe'
import {
  answerWithMouse,
  board,
  chooseSlot,
  doAndSee,
  dock,
  emptySpaces,
  endTurn,
  expected,
  nextAsked,
  playWithMouse,
  startGame,
  withSettings,
} from './player'

/** Whole games on a machine without a graphics card take their time. */
const WHOLE_GAME = 240_000

test('a game of three epochs with the mouse: from the home page to the result, into a file and back', async ({
  page,
}) => {
  test.setTimeout(WHOLE_GAME)
  await withSettings(page, { theme: 'light' })
  await startGame(page)
  const counts = await playWithMouse(page, 'nothing more')
  // Three epochs, each with a scoring that is opened and closed.
  expect(counts.get('scoring')).toBeGreaterThanOrEqual(3)
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
  await openFile(page, 'broken.json', record.slice(0, 500))
  await expect(page.getByText('the file is not JSON', { exact: false }).first()).toBeVisible()
  await openFile(page, 'foreign.json', '{"hello":"world"}')
  await expect(page.getByText('This is not a Crownlands record.', { exact: false }).first()).toBeVisible()
  await openFile(page, 'mine.json', record)
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

async function openFile(page: Page, name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a saved game' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
}

const KEYS: Readonly<Record<string, string>> = {
  'castle-1': '1',
  'castle-2': '2',
  'castle-3': '3',
  'castle-4': '4',
  start: 's',
  supply: 'd',
}

test('a game of three epochs with the keyboard alone', async ({ page }) => {
  test.setTimeout(WHOLE_GAME)
  await withSettings(page, { theme: 'dark' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Kingdoms' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  await expect(board(page)).toBeVisible()
  for (let i = 0; i < 600; i++) {
    const asked = await nextAsked(page)
    if (asked === 'nothing more') return expectNoProblems(page, 'the end in the dark')
    await doAndSee(page, () => answerByKey(asked))
    // Focus is never lost to the page itself.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  throw new Error('the game does not come to an end')

  async function answerByKey(asked: Awaited<ReturnType<typeof nextAsked>>): Promise<void> {
    if (asked === 'scoring') return page.keyboard.press('Enter')
    if (asked === 'end of turn') return page.keyboard.press('e')
    if (asked === 'tile') return goAndPlace()
    const slot = await chooseSlot(page)
    await page.keyboard.press(KEYS[slot] ?? '')
    if (slot !== 'supply') await goAndPlace()
  }

  async function goAndPlace(): Promise<void> {
    const space = (await emptySpaces(page).first().getAttribute('aria-label')) ?? ''
    // The grid is one tab stop; from its corner the arrows lead everywhere.
    await board(page).locator('[tabindex="0"]').focus()
    await page.keyboard.press('Control+Home')
    for (let column = space.charCodeAt(0) - 97; column > 0; column--) await page.keyboard.press('ArrowRight')
    for (let row = Number(space[1]) - 1; row > 0; row--) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
})

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
