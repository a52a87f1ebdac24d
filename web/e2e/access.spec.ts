/** axe finds nothing on any screen, light and dark. The end and the replay are looked at in game.spec.ts. */
import { expect, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { nearlyFullEpoch } from './players/played'
import { nextAsked, openFile, playWithMouse, startGame, withSettings } from './players/player'

for (const theme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody’s way: ${theme}`, async ({ page }) => {
    await withSettings(page, { theme })
    for (const path of ['/#/', '/#/new/kingdoms', '/#/settings', '/#/rules/kingdoms']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoProblems(page, path)
    }
    await startGame(page)
    await nextAsked(page)
    await expectNoProblems(page, 'the table')
    await page.locator('[data-slot="castle-2"]').click()
    await expectNoProblems(page, 'a piece is picked')
    await page.keyboard.press('?')
    await expectNoProblems(page, 'the keys')
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await expectNoProblems(page, 'the rulebook beside the table')
    await page.goto('/#/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoProblems(page, 'home with a game')
    await openFile(page, nearlyFullEpoch(1))
    await playWithMouse(page, 'scoring')
    await expectNoProblems(page, 'the scoring')
  })
}
