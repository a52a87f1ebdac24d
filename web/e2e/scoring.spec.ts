/** A scoring as it is told on the board: what is on the screen at each step, and how it is skipped. */
import type { View } from '@crownlands/games/kings-gate/rules/state'
import { FREE } from '@crownlands/games/kings-gate/rules/state'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { playTile } from './players/kings-gate-player'
import { nearlyFullEpoch, recordOf } from './players/played'
import { answerWithMouse, doAndSee, nextAsked, openFile, withSettings } from './players/player'

/** What can be seen at one moment. */
interface Moment {
  readonly empty: number
  readonly lit: number
  readonly tally: string
  readonly prompt: string
  /** What everybody has, as it is read out. */
  readonly have: string
  readonly dialogs: number
}

/** Notes every moment that differs from the one before, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moments: Moment[] = []
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const count = (selector: string) => document.querySelectorAll(selector).length
    const look = () => {
      const now: Moment = {
        empty: count('[data-piece="."], [data-kind=space]'),
        lit: count('[data-lit]'),
        tally: text('[data-tally] > :first-child'),
        prompt: text('p[role=status]'),
        have: [...document.querySelectorAll('aside [role=img][aria-label*="gold"], aside [role=img][aria-label*="VP"]')]
          .map((one) => one.getAttribute('aria-label'))
          .join(' '),
        dialogs: count('dialog[open]'),
      }
      if (JSON.stringify(now) !== JSON.stringify(moments.at(-1))) moments.push(now)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    Object.assign(window, { moments })
  })
}

function moments(page: Page): Promise<readonly Moment[]> {
  return page.evaluate(() => (window as unknown as { readonly moments: readonly Moment[] }).moments)
}

const tallies = (seen: readonly Moment[]) => [...new Set(seen.map(({ tally }) => tally).filter((one) => one !== ''))]

function go(page: Page) {
  return page.getByRole('button', { name: 'Continue' })
}

async function openEpoch(page: Page): Promise<void> {
  await withSettings(page, { theme: 'light', motion: 'system', pace: 'fast', confirmTurns: false })
  await page.goto('/')
  await openFile(page, nearlyFullEpoch(1))
  await expect(page.getByRole('grid')).toBeVisible()
  await nextAsked(page)
}

/** Until the epoch is full. */
async function fillBoard(page: Page): Promise<void> {
  for (let asked = await nextAsked(page); asked !== 'scoring'; asked = await nextAsked(page))
    await answerWithMouse(page, asked)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('Kingdoms: the last piece lies before anything is counted, then line after line pays on the board', async ({
  page,
}) => {
  await openEpoch(page)
  await watch(page)
  await fillBoard(page)
  await go(page).waitFor()
  const seen = await moments(page)
  expect(seen.every(({ dialogs }) => dialogs === 0)).toBe(true)
  const scoring = seen.slice(seen.findIndex(({ prompt }) => prompt === 'Scoring: Epoch 1'))
  // The table takes a breath: everything placed, nothing lit, nothing paid.
  expect(scoring[0]).toMatchObject({ empty: 0, lit: 0, tally: '' })
  expect(scoring[0]?.have).toBe(seen[0]?.have)
  // Every line of the board, one after the other; parts of a broken line say where they lie.
  const lines = tallies(scoring).map((title) => /^(row \d|column [a-f])/i.exec(title)?.[0].toLowerCase())
  expect([...new Set(lines)]).toEqual([
    ...[1, 2, 3, 4, 5].map((row) => `row ${row}`),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((column) => `column ${column}`),
  ])
  for (const { tally, lit } of scoring) expect(lit > 0).toBe(tally !== '')
  expect(scoring.every(({ empty }) => empty === 0)).toBe(true)
  // The end stays to be read.
  expect(scoring.at(-1)).toMatchObject({ lit: 0, tally: '' })
  expect(scoring.at(-1)?.prompt).toMatch(/^Scoring: Epoch 1\. .+ [+−]?\d+, .+ [+−]?\d+\.$/)
  expect(new Set(scoring.map(({ have }) => have)).size).toBeGreaterThan(2)
  await expectNoProblems(page, 'a scoring that is told')

  await page.getByRole('button', { name: 'Ledger' }).click()
  await expect(page.getByRole('dialog', { name: 'Scoring: Epoch 1' })).toBeVisible()
  await expectNoProblems(page, 'the ledger')
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.locator('[data-piece="."]')).toHaveCount(0)
  await go(page).click()
  await expect(page.locator('[data-piece="."]').first()).toBeVisible()
})

for (const [how, skip] of [
  ['a click on the board', (page: Page) => page.locator('[data-area=board] td').nth(20).click()],
  ['a key', (page: Page) => page.keyboard.press('Enter')],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`Kingdoms: ${how} tells the rest of a scoring at once`, async ({ page }) => {
    await openEpoch(page)
    await page.evaluate(() => {
      const key = 'crownlands.settings'
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), pace: 'slow' }))
    })
    await page.reload()
    await nextAsked(page)
    await fillBoard(page)
    await page.locator('[data-tally]').waitFor()
    await skip(page)
    await expect(go(page)).toBeFocused()
    await expect(page.locator('[data-tally]')).toHaveCount(0)
    await expect(page.locator('[data-piece="."]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-piece="."]').first()).toBeVisible()
  })
}

test('King’s Gate: the tile lies, then colour after colour is counted where it lies', async ({ page }) => {
  await withSettings(page, { theme: 'dark', motion: 'system', pace: 'fast' })
  await page.goto('/')
  const record = recordOf({ game: 'kings-gate', seats: 2, seed: 'nearly full2' }, (_, view) => {
    const { spaces, locations } = view as View
    return locations.length > 1 && spaces.filter((space) => space === FREE).length === 1
  })
  await openFile(page, record)
  await expect(page.getByRole('grid')).toBeVisible()
  await nextAsked(page)
  await watch(page)
  await doAndSee(page, () => playTile(page))
  await go(page).waitFor()
  const seen = await moments(page)
  expect(seen.every(({ dialogs }) => dialogs === 0)).toBe(true)
  const scoring = seen.slice(seen.findIndex(({ prompt }) => prompt.startsWith('Scoring: ')))
  expect(scoring[0]).toMatchObject({ empty: 0, lit: 0, tally: '' })
  expect(scoring[0]?.have).toBe(seen[0]?.have)
  // Two players have two colours each: four are counted.
  expect(scoring.filter(({ tally }, i) => tally !== '' && tally !== scoring[i - 1]?.tally).length).toBeGreaterThan(2)
  expect(scoring.at(-1)).toMatchObject({ lit: 0, tally: '' })
  expect(scoring.at(-1)?.prompt).toMatch(/^Scoring: .+\. .+ [+−]?\d+, .+ [+−]?\d+\.$/)
  await expectNoProblems(page, 'a location that was scored')
  await go(page).click()
  await expect(page.getByText(/^Place the next location/).first()).toBeVisible()
})
