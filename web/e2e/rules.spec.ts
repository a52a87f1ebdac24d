/** The rulebook beside the game. */
import { expect, test } from '@playwright/test'
import { board, endTurn, nextAsked, startGame, withSettings } from './players/player'

test('a refusal leads to its rule at once, and closing the rulebook gives the focus back', async ({ page }) => {
  await withSettings(page, {})
  await startGame(page)
  expect(await nextAsked(page)).toBe('piece')
  await page.locator('[data-slot="castle-1"]').click()
  await page.locator('[data-target]').first().click()
  await expect(endTurn(page)).toBeEnabled()
  // The turn is complete: nothing more can be placed.
  await page.locator('[data-slot="castle-2"]').click({ force: true })
  const link = page.getByRole('button', { name: /Rule [KT]-/ })
  const id = /[KT]-[A-Z]\d+/.exec((await link.innerText()) ?? '')?.[0] ?? ''
  await link.click()
  await expect(page.locator(`dialog[open] [id="${id}"]`)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await board(page).locator('[tabindex="0"]').focus()
  await page.keyboard.press('r')
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(board(page).locator('[data-space]:focus')).toHaveCount(1)
})
