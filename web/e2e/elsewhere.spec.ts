/** Without a network, in French, and on a phone. */
import { expect, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { answerWithMouse, board, emptySpaces, nextAsked, playLink, withSettings } from './players/player'

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })
  test('everything works offline after the first visit', async ({ page, context }) => {
    await withSettings(page, {})
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The first visit fills the cache; the next is served from it.
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    await playLink(page).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (let i = 0; i < 8; i++) await answerWithMouse(page, await nextAsked(page))
    await page.reload()
    await expect(board(page)).toBeVisible()
    await page.goto('/#/rules/kingdoms/K-P4')
    await expect(page.getByText('K-P4').first()).toBeVisible()
    await page.goto('/#/licences')
    for (const [link, words] of [
      ['SIL Open Font License 1.1', 'Copyright 2011 The Alegreya Project Authors'],
      ['All their licences', 'Meta Platforms'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: link }).click()
      await expect((await opened).getByText(words).first()).toBeVisible()
    }
  })
})

test('the home page leads to the authors of the pictures, and to their licence', async ({ page }) => {
  await withSettings(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'Credits and licences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'With thanks' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute(
    'href',
    /creativecommons\.org\/licenses\/by\/3\.0/,
  )
  const authors = page.getByRole('heading', { name: /^Icons made by / })
  expect(await authors.count()).toBeGreaterThan(10)
  await expect(authors.filter({ hasText: 'Lorc' })).toHaveCount(1)
  await expectNoProblems(page, 'the licences')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('a French browser is greeted in French, and every screen keeps to it', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    for (const path of ['/#/', '/#/new/kingdoms', '/#/settings', '/#/rules/kingdoms']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const text = (await page.locator('body').innerText()).toLowerCase()
      for (const english of [' the ', ' your ', ' players', ' settings', ' castle', ' tile ']) {
        expect(text, `${path} has an English word`).not.toContain(english)
      }
    }
    await page.goto('/#/new/kingdoms')
    await page.getByRole('button', { name: /Commencer|Jouer|Lancer/ }).click()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^À vous|réfléchit/ })
        .first(),
    ).toBeVisible()
    const table = (await page.locator('body').innerText()).toLowerCase()
    for (const english of [' the ', ' your ', 'players', 'story', 'castle', 'starting tile']) {
      expect(table).not.toContain(english)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a turn by touch, with nothing wider than the screen', async ({ page }) => {
    await withSettings(page, {})
    await page.goto('/')
    await playLink(page).tap()
    await page.getByRole('button', { name: 'Start the game' }).tap()
    await nextAsked(page)
    await page.locator('[data-slot="castle-2"]').tap()
    const target = emptySpaces(page).first()
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await target.tap()
    await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled()
    await page.getByRole('button', { name: 'End turn' }).tap()
    await nextAsked(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
