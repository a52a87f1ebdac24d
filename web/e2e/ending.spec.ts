/** The end as an occasion: what it says to the person who played, and what is kept of it. */
import { expect, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { nearlyFullEpoch } from './players/played'
import { openFile, playWithMouse, withSettings } from './players/player'

test('the end speaks to the person, keeps the game in the history, and the history can be saved and deleted', async ({
  page,
}) => {
  await withSettings(page, { theme: 'light' })
  await page.goto('/')
  await openFile(page, nearlyFullEpoch(3))
  await playWithMouse(page, 'nothing more')
  const end = page.getByRole('dialog')
  await expect(end.getByRole('heading', { name: /^(You win!|You share the victory|Not this time)$/ })).toBeVisible()
  await expect(end.getByRole('heading', { name: 'Your record' })).toBeVisible()
  await expect(end.getByRole('paragraph').filter({ hasText: 'All your games' })).toContainText(
    /Steward, 2 players · (1 win in 1 game|1 game so far)\./,
  )
  await expectNoProblems(page, 'the end')
  await end.getByRole('link', { name: 'All your games' }).click()
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeFocused()
  await expect(page.getByRole('row', { name: /^Steward, 2 players 1/ })).toBeVisible()
  await expect(page.getByText('Without the great castle')).toBeVisible()
  await expectNoProblems(page, 'the history')
  // The same end counts once.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Play again' }).first()).toBeVisible()
  await page.goto('/#/history')
  await expect(page.getByRole('row', { name: /^Steward, 2 players 1/ })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^crownlands-\d{4}-\d{2}-\d{2}\.json$/)
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expectNoProblems(page, 'the question whether to delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Nothing here yet', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing here yet', { exact: false })).toBeVisible()
})
