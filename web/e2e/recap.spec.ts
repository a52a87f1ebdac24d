/** What others did since your last turn: marked on the board, told in a line, explained when asked, and at the hand-over. */
import { expect, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { answerWithMouse, nextAsked, startGame, withSettings } from './players/player'

test('since your last turn: a mark, a line, and what it changed', async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await startGame(page)
  for (let turns = 0; turns < 2; ) {
    const asked = await nextAsked(page)
    await answerWithMouse(page, asked)
    if (asked === 'end of turn') turns++
  }
  expect(await nextAsked(page)).toBe('piece')
  await expect(page.getByRole('gridcell', { name: /(since your last turn|just placed)/ })).toHaveCount(1)
  const line = page.getByRole('button', { name: /^Since your last turn: / })
  await expect(line).toBeVisible()
  await expectNoProblems(page, 'the recap')
  await line.click()
  const sheet = page.getByRole('dialog', { name: 'Since your last turn' })
  await expect(sheet.getByText(/(If scored now|Nothing changes by it)/).first()).toBeVisible()
  await expectNoProblems(page, 'the recap, asked for')
})
