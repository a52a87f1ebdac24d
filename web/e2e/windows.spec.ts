/** Tables that are opened again: in another window, and by a newer version of the app. */
import { expect, test } from '@playwright/test'
import { board, emptySpaces, endTurn, nextAsked, playWithMouse, startGame, withSettings } from './players/player'
import { storeAsFirstVersion } from './storage'

test('two windows on one table follow each other by themselves', async ({ page, context }) => {
  await withSettings(page, { confirmTurns: true })
  await startGame(page)
  expect(await nextAsked(page)).toBe('piece')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(board(other)).toBeVisible()
  expect(await nextAsked(other)).toBe('piece')

  await playWithMouse(page, 'end of turn')
  // The other window has the piece, and could end the turn.
  await expect(other.getByText('End your turn, or take it back.')).toBeVisible()
  await endTurn(other).click()
  // The first window hears of it a moment later.
  await expect(endTurn(page)).toBeDisabled()
  expect(await nextAsked(page)).not.toBe('end of turn')
  const count = await emptySpaces(page).count()
  await expect(emptySpaces(other)).toHaveCount(count)
})

test('a table that the first version of the app has stored goes on where it was', async ({ page }) => {
  await withSettings(page, { confirmTurns: true })
  await startGame(page)
  expect(await nextAsked(page)).toBe('piece')
  await playWithMouse(page, 'end of turn')
  await endTurn(page).click()
  expect(await nextAsked(page)).toBe('piece')
  const count = await emptySpaces(page).count()
  const table = page.url()
  // Nobody may hold the database while it is taken away.
  await page.goto('/third-party-licences.txt')
  await storeAsFirstVersion(page)
  await page.goto(table)
  await expect(board(page)).toBeVisible()
  await expect(emptySpaces(page)).toHaveCount(count)
  await playWithMouse(page, 'end of turn')
})
