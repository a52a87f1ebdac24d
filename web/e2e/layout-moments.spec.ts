/**
 * The moments of a game look right on every display and stand in nobody's way, in both themes: a first game, what lies
 * over a table, a scoring on the board, the end, and what is kept of it. `npm test` looks at some of them, `npm run layout`
 * at all.
 */
import type { View } from '@crownlands/games/kings-gate/rules/state'
import { FREE } from '@crownlands/games/kings-gate/rules/state'
import { expect, type Page, test } from '@playwright/test'
import { DESK, SMALL, showOn } from './layout/displays'
import { Findings, GAMES, open, underWay } from './layout/findings'
import { PARTS } from './players/kings-and-things-positions'
import { playTile } from './players/kings-gate-player'
import { nearlyFullEpoch, recordOf } from './players/played'
import { nextAsked, playWithMouse, withSettings } from './players/player'

/** A long way to go: `npm run layout` looks at it. */
const LONG = { tag: '@long' }

test.beforeEach(async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await page.setViewportSize(DESK)
})

for (const { title, ...played } of GAMES) {
  test(`${title} looks right in a first game`, async ({ page }) => {
    const findings = new Findings(page)
    await page.goto(`/#/first/${played.game}`)
    await page.getByRole('region', { name: 'Your host' }).waitFor()
    await findings.lookAndListen('first game')
    expect(findings.told()).toEqual([])
  })

  test(
    `${title} looks right with a hint, and when it is over`,
    played.game === 'kingdoms' ? {} : LONG,
    async ({ page }) => {
      const findings = new Findings(page)
      await open(page, underWay({ title, ...played } as (typeof GAMES)[number]))
      await page.getByRole('button', { name: 'Hint' }).click()
      await page.getByText(/^I would choose: /).waitFor()
      await findings.look('hint', undefined, '[data-kind=hint]')
      await open(page, recordOf(played))
      await page.goto(page.url().replace('/replay/', '/table/'))
      await toResult(page)
      await findings.lookAndListen('end', undefined, 'dialog[open]')
      expect(findings.told()).toEqual([])
    },
  )
}

/** A finished table first tells its last scorings, which a person may skip; a result that was shut is opened again. */
async function toResult(page: Page): Promise<void> {
  const again = page.getByRole('dialog').getByRole('button', { name: 'Play again' })
  const shut = page.getByRole('button', { name: 'See the result' })
  await expect(async () => {
    if (await again.isVisible()) return
    if (await shut.isVisible()) await shut.click()
    else await page.keyboard.press('Escape')
    await expect(again).toBeVisible({ timeout: 500 })
  }).toPass()
}

test(
  'what lies over a table looks right: a cover between two people, menu, keys, rules, players, story',
  LONG,
  async ({ page }) => {
    const findings = new Findings(page)
    await page.goto('/#/new/kingdoms')
    await page.getByRole('radio', { name: 'A person' }).nth(1).check({ force: true })
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('button', { name: /show my table$/ }).waitFor()
    await findings.lookAndListen('hand-over', undefined, 'dialog[open]')
    await open(page, underWay(GAMES[0]))
    await page.getByRole('button', { name: 'More' }).click()
    await findings.lookAndListen('menu', undefined, 'dialog[open]')
    await page.getByRole('button', { name: 'Keys' }).click()
    await page.getByRole('dialog').locator('dl').first().waitFor()
    await findings.look('keys', undefined, 'dialog[open]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.locator('#in-short').waitFor()
    await findings.look('rules beside the table', undefined, 'dialog[open]')
    await page.keyboard.press('Escape')
    await showOn(page, { ...DESK, width: 360, height: 740 })
    for (const [sheet, opener] of [
      ['players', page.locator('main > button')],
      ['story', page.getByRole('button', { name: 'Story' })],
    ] as const) {
      await showOn(page, { ...DESK, width: 360, height: 740 })
      await opener.click()
      await findings.look(sheet, SMALL, 'dialog[open]')
      await page.keyboard.press('Escape')
    }
    expect(findings.told()).toEqual([])
  },
)

for (const played of GAMES.slice(0, 2)) {
  test(`${played.title} looks right when it tells what others did`, async ({ page }) => {
    const findings = new Findings(page)
    await open(page, underWay(played))
    await page.getByRole('button', { name: /^Since your last turn: / }).click()
    await page
      .getByRole('dialog', { name: 'Since your last turn' })
      .getByText(/^Why: /)
      .first()
      .waitFor()
    await findings.lookAndListen('since your last turn', undefined, 'dialog[open]')
    expect(findings.told()).toEqual([])
  })
}

test('Kingdoms looks right in a scoring, and what is kept of a game does', LONG, async ({ page }) => {
  const findings = new Findings(page)
  await open(page, nearlyFullEpoch(1))
  await playWithMouse(page, 'scoring')
  await findings.lookAndListen('scoring')
  await open(page, nearlyFullEpoch(3))
  await playWithMouse(page, 'nothing more')
  await page.getByText(/1 (win in 1 game|game so far)/).waitFor()
  await page.goto('/#/history')
  await page.getByRole('row', { name: /^Steward, 2 players 1/ }).waitFor()
  await findings.lookAndListen('history')
  expect(findings.told()).toEqual([])
})

test('King’s Gate looks right in a scoring', LONG, async ({ page }) => {
  const findings = new Findings(page)
  await open(page, recordOf({ game: 'kings-gate', seats: 2, seed: 'nearly full2' }, nearlySurrounded))
  await nextAsked(page)
  await playTile(page)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  await findings.lookAndListen('scoring')
  expect(findings.told()).toEqual([])
})

function nearlySurrounded(_: number, seen: unknown): boolean {
  const { spaces, locations } = seen as View
  return locations.length > 1 && spaces.filter((space) => space === FREE).length === 1
}

/** In `npm test` two of them; `npm run layout` looks at all. */
const NEARER = ['a battle', 'things']

for (const { name, record, click } of PARTS) {
  test(`Kings & Things looks right in ${name}`, NEARER.includes(name) ? {} : LONG, async ({ page }) => {
    const findings = new Findings(page)
    await open(page, record())
    if (click !== undefined) await page.locator(click).first().click()
    await page.waitForTimeout(300)
    await findings.lookAndListen(name)
    expect(findings.told()).toEqual([])
  })
}
