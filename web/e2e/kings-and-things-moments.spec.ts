/** Moments of Kings & Things that decide a game, each from a position that is one click before it. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { goOn, hexNamed, lit, openMoment } from './players/kings-and-things-player'
import {
  battleAhead,
  bluffAhead,
  bribeAhead,
  charactersAhead,
  citadelAhead,
  equalsAhead,
  eventsAhead,
  marchAhead,
  powersAhead,
  thingsAhead,
} from './players/kings-and-things-positions'
import { expected } from './players/player'
import { seatPeople } from './storage'

test('a battle is fought with an item, a hit is taken, and the rest retreats', async ({ page }) => {
  await openMoment(page, battleAhead())
  await lit(page).first().click()
  const battle = page.getByRole('region', { name: /^Battle in D4/ })
  await expect(battle).toBeVisible()
  await expectNoProblems(page, 'a battle')
  await goOn(page, 'Pass').click()
  await battle.getByRole('button', { name: /Golem/ }).click()
  await expect(battle.getByRole('img', { name: /^Golem/ })).toBeVisible()
  await untilRetreat(page)
  await battle
    .getByRole('button', { name: /^Retreat to/ })
    .first()
    .click()
  await expect(battle).toBeHidden()
  await expect(page.getByText(/retreats?/).last()).toBeVisible()
})

test('of equal counters that differ the player says which takes the hit', async ({ page }) => {
  await openMoment(page, equalsAhead())
  await lit(page).first().click()
  const battle = page.getByRole('region', { name: /^Battle in D4/ })
  const farmers = battle.getByRole('button', { name: /^Farmers, .*: take the hit/ })
  await expect(farmers).toHaveCount(3)
  await expect(
    page.getByText('Counters of the same kind differ here: choose which of them takes it.').first(),
  ).toBeVisible()
  const passenger = battle.getByRole('button', { name: /^Farmers, .*flies in the Balloon.*: take the hit/ })
  await expect(passenger).toHaveCount(1)
  await expectNoProblems(page, 'a hit on one of several equals')
  await passenger.click()
  await expect(
    battle.locator('[data-part=fighter]', { has: page.getByRole('img', { name: /flies in the Balloon.*has fallen/ }) }),
  ).toHaveCount(1)
  await expect(battle.getByRole('button', { name: /^Farmers, .*flies in the Balloon/ })).toHaveCount(0)
})

/** Dice are let roll and hits put where they may go until the round is over. */
async function untilRetreat(page: Page): Promise<void> {
  const retreat = page.getByRole('button', { name: /^Retreat to/ }).first()
  const roll = page.getByRole('button', { name: 'Let the dice roll' })
  const hit = page.locator('[data-part=fighter] button').first()
  await expect(async () => {
    if (await retreat.isVisible()) return
    if (await hit.isVisible()) await hit.click({ timeout: 1000 })
    else if (await roll.isEnabled()) await roll.click({ timeout: 1000 })
    expect(await retreat.isVisible()).toBe(true)
  }).toPass({ intervals: [100], timeout: 60_000 })
}

test('a bluff is called, and goes to the cup', async ({ page }) => {
  await openMoment(page, bluffAhead())
  await lit(page).first().click()
  await expect(page.getByRole('region', { name: 'Question' })).toContainText('bluff')
  await page
    .locator('[data-part=fighter] button', { has: page.locator('svg') })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /Goblins/ }).click()
  await expect(page.getByText(/House Or calls .*Goblins/).last()).toBeVisible()
  await expect(page.locator('[data-part=fighter][data-condition=fallen]')).toHaveCount(1)
})

test('defenders are bribed one by one until the hex is taken with what they guarded', async ({ page }) => {
  await openMoment(page, bribeAhead(), { theme: 'dark' })
  const sheet = page.getByRole('region', { name: /^Exploring D4/ })
  await expect(sheet.getByRole('listitem', { name: 'Ruby' })).toBeVisible()
  await expectNoProblems(page, 'an exploration')
  await sheet
    .getByRole('button', { name: /^Bribe for/ })
    .first()
    .click()
  await sheet
    .getByRole('button', { name: /^Bribe for/ })
    .first()
    .click()
  await expect(sheet).toBeHidden()
  await expect(hexNamed(page, 'D4')).toHaveAttribute('aria-label', /Owned by House Or/)
  await expect(page.locator('[data-area=dock]').getByRole('button', { name: 'Ruby' })).toBeVisible()
})

test('a character is recruited for certain with gold enough, and takes its post', async ({ page }) => {
  await openMoment(page, charactersAhead())
  const pool = page.getByRole('region', { name: 'Characters' })
  await pool.getByRole('button', { name: /^Marksman|Marksman/ }).click()
  const most = await pool.getByRole('slider').getAttribute('max')
  await pool.getByRole('slider').fill(most ?? '0')
  await expect(pool.locator('output')).toHaveText(/100/)
  await pool.getByRole('button', { name: /^Try for/ }).click()
  await expect(expected(page)).toContainText('into one of your hexes')
  await lit(page).first().click()
  await expect(page.getByText(/takes post in/).last()).toBeVisible()
})

test('who has held the only citadel for a turn wins with the end of construction', async ({ page }) => {
  await openMoment(page, citadelAhead())
  await expect(page.getByText('House Or wins with D3 in turn 4')).toBeVisible()
  await goOn(page, 'End your part').click()
  const end = page.getByRole('dialog')
  await expect(end).toContainText('House Or has held the only citadel for a turn')
  await expectNoProblems(page, 'the end')
})

test('an event is played from its card: first the magic counter, then a lit hex in its range', async ({ page }) => {
  await openMoment(page, eventsAhead(), { theme: 'dark' })
  const cards = page.getByRole('region', { name: 'Events' })
  await expect(cards.getByRole('button', { name: /^Play / })).toHaveCount(3)
  await expectNoProblems(page, 'events')
  await cards.getByRole('button', { name: 'Play Weather Control' }).click()
  await page.getByRole('button', { name: /^Show the Elf Mage/ }).click()
  await expect(page.locator('[data-range]').first()).toBeVisible()
  await lit(page).first().click()
  await expect(page.getByRole('gridcell', { name: /Black Cloud/ })).toHaveCount(1)
})

test('the thief visits a player whose dice are seen, and the assassin goes where a hex is lit', async ({ page }) => {
  await openMoment(page, powersAhead())
  await expectNoProblems(page, 'powers')
  await page.getByRole('button', { name: /^House Azure: 9 gold, 2 on the rack/ }).click()
  await expect(page.getByRole('img', { name: /House Or rolls \d+, House Azure rolls \d+/ }).first()).toBeVisible()
  const take = page.getByRole('button', { name: 'Take all the gold' })
  if (await take.isVisible()) await take.click()
  await expect(lit(page).first()).toBeVisible()
  await lit(page).first().click()
  await expect(page.getByText(/sends Assassin Primus/).last()).toBeVisible()
})

test('the ghost of a march says whom it would meet, and the odds as a range, to who points and who listens', async ({
  page,
}) => {
  await openMoment(page, marchAhead())
  await hexNamed(page, 'D3').click()
  await hexNamed(page, 'F2').hover()
  await expect(page.locator('[data-part=ghost]')).toHaveText(
    /House Azure: 2 counters.*You would win \d+ to \d+ times in 100/,
  )
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  await hexNamed(page, 'D3').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('PageUp')
  await expect(page.locator('[data-part=ghost]')).toHaveText(/D4, desert\. Unexplored: on a 1 or a 6/)
})

test('on a phone hexes are large enough for a finger while somebody marches, in French too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openMoment(page, marchAhead(), { language: 'fr' })
  await page.locator('[data-cell="1"]').click()
  await expect(page.getByRole('group', { name: /^Qui part de D3/ })).toBeVisible()
  await expect(page.getByText('Choisissez une case éclairée')).toBeVisible()
  const box = await page.locator('[data-cell="0"]').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expectNoProblems(page, 'a march on a phone')
})

test('around one device nothing of another’s rack or stacks is in the page, in what it is told or what it keeps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const NativeWorker = window.Worker
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', (event) => heard.push(JSON.stringify(event.data)))
      }
    }
  })
  await openMoment(page, thingsAhead())
  await seatPeople(page)
  await page.reload()
  const found = () =>
    page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...(window as unknown as { heard: string[] }).heard,
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      ].join('\n'),
    )
  const [own, others] = [/golem|good_harvest|forest_unicorn/i, /talisman|swamp_thing|desert_genie/i]
  await page.getByRole('button', { name: 'I am House Or, show my table' }).click()
  await expect(page.getByRole('button', { name: /^Draw \d Things?$/ })).toBeVisible()
  expect(await found()).toMatch(own)
  expect(await found()).not.toMatch(others)
  await page.getByRole('button', { name: /^Draw \d Things?$/ }).click()
  await goOn(page, 'End your part').click()
  // Nothing of the table lies under the cover.
  await expect(page.getByRole('button', { name: 'I am House Azure, show my table' })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
  await page.getByRole('button', { name: 'I am House Azure, show my table' }).click()
  await expect(page.getByRole('button', { name: /^Draw \d Things?$/ })).toBeVisible()
  expect(await found()).toMatch(others)
  expect(await found()).not.toMatch(own)
})
