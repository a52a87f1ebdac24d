/** Kings & Things, as a person plays it. */
import type { View } from '@crownlands/games/kings-and-things/rules/view/view'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { answered, lit, map, openMoment } from './players/kings-and-things-player'
import { recordOf } from './players/played'
import { expected } from './players/player'

const PLAYED = { game: 'kings-and-things', seats: 4, seed: 'a person' }

/** A match of four at the first part of this kind that the first seat has from the second turn on, with gold. */
function recordAt(type: View['tasks'][number]['type']): string {
  return recordOf(PLAYED, (_, seen) => {
    const view = seen as View
    return view.turn >= 2 && view.tasks.at(-1)?.type === type && (view.players[0]?.gold ?? 0) >= 5
  })
}

function openAt(page: Page, type: View['tasks'][number]['type'], theme: 'light' | 'dark'): Promise<void> {
  return openMoment(page, recordAt(type), { theme })
}

test('a character is tried for with a chance that moves with the gold, and recruits are paid for, with the mouse', async ({
  page,
}) => {
  await openAt(page, 'characters', 'light')
  const pool = page.getByRole('region', { name: 'Characters' })
  await pool
    .getByRole('button', { name: /on two dice/ })
    .first()
    .click()
  const chance = pool.locator('output')
  const before = Number.parseInt(await chance.innerText(), 10)
  await pool.getByRole('slider').fill('1')
  expect(Number.parseInt(await chance.innerText(), 10)).toBeGreaterThan(before)
  await expectNoProblems(page, 'the pool')
  await pool.getByRole('slider').fill('0')
  await pool.getByRole('button', { name: /^Try for/ }).click()
  await expect(page.getByText(/The dice for the new character/).last()).toBeVisible()

  await page.getByRole('button', { name: 'Income' }).click()
  const ledger = page.getByRole('region', { name: 'Income' })
  await expect(ledger.getByRole('row', { name: /^Hexes/ })).toBeVisible()
  await ledger.getByRole('button', { name: 'Close' }).click()
})

test('a march by keyboard alone goes where it is sent, and one press takes it back', async ({ page }) => {
  await openAt(page, 'move', 'dark')
  await expect(expected(page)).toContainText('Pick counters to move')
  // The focus goes, so its hex is found again by its number. The first is pinned there.
  const offered = map(page).locator('[role=gridcell][data-offers]').last()
  const own = map(page).locator(`[data-cell="${await offered.getAttribute('data-cell')}"]`)
  await own.focus()
  const from = (await own.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^Who marches from/ })).toBeVisible()
  await expectNoProblems(page, 'a march')

  await page.keyboard.press('PageDown')
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-target', '')
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /March here for \d points?/)
  await page.keyboard.press('Enter')
  await answered(page)
  await expect(page.getByRole('group', { name: /^Who marches from/ })).toBeHidden()
  await expect(own).not.toHaveAttribute('aria-label', from)

  await page.keyboard.press('u')
  await expect(own).toHaveAttribute('aria-label', from)
  await expect(lit(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'End your movement' })).toBeEnabled()
})

test('a fort is built where it is shown, and other hexes say why not', async ({ page }) => {
  await openAt(page, 'build', 'light')
  const hex = lit(page).first()
  const name = (await hex.getAttribute('aria-label'))?.slice(0, 2) ?? ''
  await map(page).locator('[role=gridcell]:not([data-target])').first().click()
  await expect(page.getByRole('button', { name: /^Rule KT-/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await hex.click()
  await answered(page)
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${name},`) })).not.toHaveAttribute('data-target', '')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${name},`) })).toHaveAttribute('data-target', '')
})
