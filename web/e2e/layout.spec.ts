/**
 * Every screen of the house looks right on every screen of the world: nothing is cut off, covered, crowded or too small.
 * Here with a sample of displays; `npm run layout` looks at all of them.
 */
import { expect, test } from '@playwright/test'
import { DESK, DISPLAYS, SMALL, showOn } from './layout/displays'
import { Findings, GAMES, open, underWay } from './layout/findings'
import { recordOf } from './players/played'
import { withSettings } from './players/player'

test.beforeEach(async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await page.setViewportSize(DESK)
})

test('the shell fits: home, settings', async ({ page }) => {
  const findings = new Findings(page)
  await page.goto('/')
  await page.getByText('No game is under way').waitFor()
  await findings.look('home of a newcomer')
  for (const played of GAMES) await open(page, underWay(played))
  await page.goto('/#/')
  await page
    .getByRole('link', { name: /^Your turn/ })
    .nth(GAMES.length - 1)
    .waitFor()
  await findings.look('home')
  await page.goto('/#/settings')
  await page.getByRole('switch', { name: /^Sound/ }).check()
  await findings.look('settings')
  expect(findings.told()).toEqual([])
})

for (const { title, ...played } of GAMES) {
  const { game } = played
  test(`${title} fits before it is played: set-up, rulebook`, async ({ page }) => {
    const findings = new Findings(page)
    await page.goto(`/#/new/${game}`)
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    await findings.look('set-up')
    await page.goto(`/#/rules/${game}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await findings.look('rulebook')
    expect(findings.told()).toEqual([])
  })

  test(`${title} fits while it is played`, async ({ page }) => {
    const findings = new Findings(page)
    await open(page, underWay({ title, ...played } as (typeof GAMES)[number]))
    await findings.look('table')
    expect(findings.told()).toEqual([])
  })

  test(`${title} fits in a replay`, async ({ page }) => {
    const findings = new Findings(page)
    await open(page, recordOf(played))
    await findings.look('replay')
    expect(findings.told()).toEqual([])
  })
}

test('Gate fits with its square in front, a question and an open pile', async ({ page }) => {
  const findings = new Findings(page)
  await open(page, underWay(GAMES[2]))
  await showOn(page, { ...DESK, width: 360, height: 740 })
  await page.getByRole('button', { name: 'The square' }).click()
  await findings.look('square', SMALL)
  await page.getByRole('button', { name: /^Guard: attack/ }).click()
  await page.getByRole('button', { name: 'Put back' }).waitFor()
  await findings.look('question')
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.locator('[data-pile=citizens]').click()
  await page.getByRole('dialog').waitFor()
  await findings.look('open pile')
  expect(findings.told()).toEqual([])
})

test('King’s Gate fits with two players and two colours each', async ({ page }) => {
  const findings = new Findings(page)
  await open(
    page,
    recordOf({ game: 'kings-gate', seats: 2, seed: 'layout' }, (actions) => actions >= 50),
  )
  await findings.look('two players', DISPLAYS)
  expect(findings.told()).toEqual([])
})
