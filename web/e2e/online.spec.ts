/** People who play together over a server: two nodes behind one address, each person in a browser of their own. */

import type { View } from '@crownlands/games/kingdoms/rules/state'
import { emptySpaces as emptySpacesOf } from '@crownlands/games/kingdoms/rules/state'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { telling } from './measures/figures'
import { weigh } from './measures/weight'
import { begin } from './online/online-play'
import { leftAloneToTheEnd, OnlineHouse, toTheEnd, Visitor } from './online/online-server'
import { Knowledge } from './online/secrecy'
import { board, emptySpaces, endTurn } from './players/player'

test.describe.configure({ mode: 'serial' })

/** As browsers' tools have it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open()
})

test.afterAll(() => house?.close())

/** A castle onto the first empty space; the turn stays open. */
async function placeCastle(page: Page): Promise<void> {
  await page.locator('[data-slot^=castle]:not([aria-disabled=true])').first().click()
  await emptySpaces(page).first().click()
  await expect(endTurn(page)).toBeEnabled()
}

function call(page: Page, kind: string) {
  return page.locator(`[data-call="${kind}"]`)
}

/** The one of the two whose turn it is, and the other. */
async function byTurn(ada: Visitor, ben: Visitor): Promise<readonly [Visitor, Visitor]> {
  await expect(ada.page).toHaveTitle(/Your turn|Ben to play/)
  return (await ada.page.title()).includes('Your turn') ? [ada, ben] : [ben, ada]
}

test('two people play a whole game while a third watches, over a lost line, another device and a dead node', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const cleo = await Visitor.come(browser, house, 'Cleo', { settings: { pace: 'instant' } })
  const code = await ada.layTable()
  await ada.page.goto(`/t/${code}`)

  // From the link to the table: a name, and there one sits.
  await ben.page.goto(`/t/${code}`)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.page.getByText('Ben', { exact: true })).toBeVisible()
  await ben.ask('PUT', `/tables/${code}/word`, { word: 'heron' })
  await ben.ask('PUT', `/tables/${code}/ready`, { ready: true })
  await ada.ask('PUT', `/tables/${code}/ready`, { ready: true })
  await ada.ask('POST', `/tables/${code}/start`)
  for (const { page } of [ada, ben]) await expect(board(page)).toBeVisible()
  await cleo.page.goto(`/t/${code}`)
  await expect(call(cleo.page, 'watching')).toBeVisible()
  await expect(endTurn(cleo.page)).toHaveCount(0)

  // What is tried out nobody else sees; what is final everybody does.
  const [first, second] = await byTurn(ada, ben)
  await placeCastle(first.page)
  await expect(emptySpaces(first.page)).toHaveCount(29)
  await expect(emptySpaces(second.page)).toHaveCount(30)
  const told = async (who: Visitor) => (await who.heard()).map(({ text }) => text).join('\n')
  expect(await told(first)).toContain('castle-placed')
  for (const who of [second, cleo]) expect(await told(who)).not.toContain('castle-placed')
  await endTurn(first.page).click()
  for (const { page } of [second, cleo]) await expect(emptySpaces(page)).toHaveCount(29)
  await expect(second.page).toHaveTitle(/Your turn/)

  // The line breaks in the middle of a turn: what was done is kept, and goes by itself.
  await placeCastle(second.page)
  await second.context.setOffline(true)
  await endTurn(second.page).click()
  await expect(call(second.page, 'unsent')).toBeVisible()
  await second.context.setOffline(false)
  await expect(emptySpaces(first.page)).toHaveCount(28)
  await expect(call(second.page, 'unsent')).toHaveCount(0)

  // Another device in the middle of a turn: exactly where one was.
  await placeCastle(first.page)
  const phone = await first.onAnotherDevice(browser, { viewport: { width: 390, height: 844 } })
  await phone.page.goto(`/t/${code}`)
  await expect(emptySpaces(phone.page)).toHaveCount(27)
  await endTurn(phone.page).click()
  await expect(emptySpaces(second.page)).toHaveCount(27)
  await expect(emptySpaces(first.page)).toHaveCount(27)
  await phone.leaves()

  // The node under somebody is killed: the others are there.
  await house.killOne()
  await placeCastle(second.page)
  await endTurn(second.page).click()
  await expect(emptySpaces(first.page)).toHaveCount(26)

  // The rest as programs play it; the pages follow to the end.
  const seatOf = (who: Visitor) => (who === ada ? 0 : 1)
  while ((await first.playTurn(code, seatOf(first))) || (await second.playTurn(code, seatOf(second)))) {}
  for (const { page } of [ada, ben]) await toTheEnd(page)
  await leftAloneToTheEnd(cleo.page)

  // Nobody was told, and no browser keeps, what only another seat may know.
  const knowledge = new Knowledge(await ada.ask('GET', `/tables/${code}/record`))
  for (const [who, viewer] of [
    [ada, 0],
    [ben, 1],
    [cleo, 'spectator'],
  ] as const)
    expect(knowledge.leaksIn([...(await who.heard()), ...(await who.keeps())], viewer)).toEqual([])

  // What was proven, in plain words.
  await ada.page.getByRole('button', { name: 'Verify this game' }).click()
  await expect(ada.page.getByText(/the game ends exactly as recorded/)).toBeVisible()
  await expect(ada.page.getByText(/no one of them chose it alone/)).toBeVisible()
  await expect(ada.page.getByText(/whose seal this browser saw before the game/)).toBeVisible()

  // Whoever comes late finds how it ended.
  await cleo.page.reload()
  await toTheEnd(cleo.page)

  // Once more, with the same people: who asks and who follows the link have said yes, and nobody is asked again.
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click()
  await expect(ada.page.getByText('Still to say yes: Ben.')).toBeVisible()
  await ben.page.getByRole('dialog').getByRole('link', { name: 'To the rematch' }).click()
  for (const { page } of [ada, ben]) await expect(board(page)).toBeVisible()
  for (const one of [ada, ben, cleo]) await one.leaves()
})

test('people talk, pause, leave and come back; a bot keeps the seat meanwhile; a wrong link has a way on', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada', { colorScheme: 'dark', settings: { theme: 'dark' } })
  const ben = await Visitor.come(browser, house, 'Ben', {
    viewport: { width: 360, height: 740 },
    settings: { language: 'fr' },
  })
  const code = await ada.layTable({ whenGone: 'vote', clock: { type: 'live', each: 600, plus: 5 } })
  await ben.ask('POST', '/me', { name: 'Ben' })
  await ben.ask('PUT', `/tables/${code}/seats/1`)
  for (const { page } of [ada, ben]) await page.goto(`/#/t/${code}`)
  // Ben has not said that he is ready: that is asked before it begins.
  await ada.page.getByRole('button', { name: 'Begin the game' }).click()
  const early = ada.page.getByRole('dialog', { name: 'Begin without waiting?' })
  await expect(early).toContainText('Ben is not ready yet.')
  // Once he is, nothing is left to ask.
  await ben.ask('PUT', `/tables/${code}/ready`, { ready: true })
  for (const { page } of [ada, ben]) await expect(board(page)).toBeVisible()
  await expect(ada.page.getByRole('timer').first()).toHaveText(/(9:5\d|10:00) left/)

  await ben.page.getByRole('button', { name: 'Conversation' }).click()
  await ben.page.getByLabel('Dites quelque chose').fill('Bonjour !')
  await ben.page.getByRole('button', { name: 'Dire' }).click()
  await expect(ben.page.getByRole('log').getByText('Bonjour !')).toBeVisible()
  await expectNoProblems(ben.page, 'the talk, in French, on a phone')
  await ben.page.keyboard.press('Escape')
  await ada.page.getByRole('button', { name: 'Talk (1 new line)' }).click()
  await expect(ada.page.getByRole('log').getByText('Bonjour !')).toBeVisible()
  await ada.page.keyboard.press('Escape')

  // By keyboard alone: the menu, what is asked for, and the answer.
  await ada.page.getByRole('button', { name: 'More' }).focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('button', { name: 'Pause the game' }).focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('button', { name: 'Ask', exact: true }).focus()
  await ada.page.keyboard.press('Enter')
  await expect(call(ada.page, 'waits')).toBeVisible()
  await expectNoProblems(ben.page, 'a question, in French, on a phone')
  await call(ben.page, 'asked').getByRole('button', { name: 'D’accord' }).click()
  for (const { page } of [ada, ben]) await expect(call(page, 'paused')).toBeVisible()
  await ada.page.keyboard.press('Escape')
  await expectNoProblems(ada.page, 'a game that is paused, in the dark')
  await call(ben.page, 'paused').getByRole('button').click()
  await call(ada.page, 'asked').getByRole('button', { name: 'Agree' }).click()
  await expect(call(ada.page, 'asked')).toHaveCount(0)

  await ben.page.getByRole('button', { name: 'Plus' }).click()
  await ben.page.getByRole('button', { name: 'Quitter la partie' }).click()
  await ben.page.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(call(ada.page, 'left')).toContainText('Ben left')
  await call(ada.page, 'left').getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(ada.page.getByText('a bot stands in')).toBeVisible()
  await expect(call(ben.page, 'own-seat')).toContainText('Un bot joue pour vous')
  await ben.page.keyboard.press('Escape')
  await call(ben.page, 'own-seat').getByRole('button', { name: 'Reprendre ma place' }).click()
  await expect(call(ben.page, 'own-seat')).toHaveCount(0)
  await expect(ada.page.getByText('a bot stands in')).toHaveCount(0)

  // What was played so far, seen again with the same screen.
  await ada.page.goto(`/#/t/${code}/replay`)
  await expect(ada.page.getByText('Replay', { exact: false }).first()).toBeVisible()
  await ada.page.goto('/#/t/7YWHMfk9JZe2')
  await expect(ada.page.getByText('There is no table at this address.', { exact: false })).toBeVisible()
  for (const one of [ada, ben]) await one.leaves()
})

test('a scoring holds up neither who watches nor whoever has left their seat to a bot', async ({ browser }) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const cleo = await Visitor.come(browser, house, 'Cleo')
  const code = await begin(ada, ben)
  const now = async () =>
    (
      await ada.ask<{ readonly match: { readonly toAct: readonly number[]; readonly view: View } }>(
        'GET',
        `/tables/${code}/look`,
      )
    ).match
  const people = [ada, ben]
  for (let match = await now(); emptySpacesOf(match.view.board).length > 4; match = await now())
    for (const seat of match.toAct) await people[seat]?.playTurn(code, seat)
  for (const { page } of [ben, cleo]) {
    await page.goto(`/t/${code}`)
    await expect(board(page)).toBeVisible()
  }
  await ben.ask('POST', `/tables/${code}/leave`)
  // Through the scoring, and on: nobody presses anything.
  await expect(async () => {
    await ada.playTurn(code, 0)
    const match = await now()
    expect([match.view.epoch, emptySpacesOf(match.view.board).length < 28]).toEqual([2, true])
  }).toPass({ timeout: 60_000, intervals: [200] })
  for (const { page } of [ben, cleo])
    await expect(page.getByText(/Epoch\s2\sof\s3,\s2[0-7]\sspaces\sleft/)).toBeVisible()
  await expect(call(ben.page, 'own-seat')).toBeVisible()
  for (const one of [ada, ben, cleo]) await one.leaves()
})

test('a flag fall is announced to everybody, and ends the game where that was agreed on', async ({ browser }) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const cleo = await Visitor.come(browser, house, 'Cleo')
  const ends = await begin(ada, ben, { clock: { type: 'live', each: 10, plus: 0, whenOut: 'end' } })
  const goesOn = await begin(ada, ben, { clock: { type: 'live', each: 10, plus: 0 } })
  const phone = await ben.onAnotherDevice(browser, {})
  for (const [{ page }, code] of [
    [ada, ends],
    [ben, ends],
    [cleo, ends],
    [phone, goesOn],
  ] as const)
    await page.goto(`/t/${code}`)
  for (const { page } of [ada, ben, cleo]) {
    await expect(call(page, 'out-of-time')).toContainText(/(Ada|Ben) ran out of time\. The game is over\./)
    await expect(page.getByRole('dialog')).toContainText(/(Ada|Ben) ran out of time\. (Ada|Ben) wins\./)
  }
  await cleo.page.keyboard.press('Escape')
  await expect(cleo.page.getByText(/^(Ada|Ben) ran out of time\.$/)).toBeVisible()
  // Elsewhere a bot plays on: that is announced, and stands in the story.
  await expect(phone.page.getByText(/^A bot plays on for (Ada|Ben)\.$/).first()).toBeVisible()
  await expect(call(phone.page, 'flag').or(call(phone.page, 'own-seat'))).toContainText('ran out of time')
  for (const one of [ada, ben, cleo, phone]) await one.leaves()
})

/** What may be loaded from the link until the board is there. */
const LIMITS = { kingdoms: 350_000, 'kings-gate': 350_000, 'kings-and-things': 450_000 } as const

interface FromTheLink {
  readonly game: keyof typeof LIMITS
  readonly isSlow: boolean
}

/** Ben opens Ada's link on a phone, sits down, and they begin. */
async function fromTheLink(browser: Browser, { game, isSlow }: FromTheLink) {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const code = await ada.layTable({ game })
  const loaded = await weigh(ben.page)
  const session = await ben.context.newCDPSession(ben.page)
  if (isSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const opened = Date.now()
  await ben.page.goto(`/t/${code}`)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(ben.page.getByRole('button', { name: 'Get up' })).toBeVisible()
  const seated = Date.now()
  await ben.ask('PUT', `/tables/${code}/ready`, { ready: true })
  await ada.ask('POST', `/tables/${code}/start`)
  await expect(board(ben.page)).toBeVisible()
  const bytes = await loaded()
  await session.detach()
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(LIMITS[game])
  return { ada, ben, code, toTheSeat: seated - opened, weight: `${(bytes / 1000).toFixed(1)} kB` }
}

test('from the link to a table of King’s Gate less than 350 kB are loaded, of Kings & Things less than 450', async ({
  browser,
}) => {
  for (const game of ['kings-gate', 'kings-and-things'] as const) {
    const { ada, ben, weight } = await fromTheLink(browser, { game, isSlow: false })
    telling(`from the link to a table of ${game} ${weight}`)
    for (const one of [ada, ben]) await one.leaves()
  }
})

test('from the link to the table on a slow phone, and how soon another’s move is seen', async ({ browser }) => {
  const { ada, ben, code, toTheSeat, weight } = await fromTheLink(browser, { game: 'kingdoms', isSlow: true })
  const first = (
    await ada.ask<{ readonly match: { readonly toAct: readonly number[] } }>('GET', `/tables/${code}/look`)
  ).match.toAct[0]
  if (first === 1) await ben.playTurn(code, 1)
  await expect(ben.page).toHaveTitle(/Ada to play/)
  // When it is seen the other has the turn: the prompt says so.
  await ben.page.evaluate(() => {
    new MutationObserver(() => {
      const prompt = [...document.querySelectorAll('main p[role=status]')].some(({ textContent }) =>
        textContent?.startsWith('Your turn'),
      )
      if (prompt) document.body.dataset.seenAt ??= String(Date.now())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await ada.playTurn(code, 0)
  const committed = Date.now()
  await expect(ben.page.locator('body')).toHaveAttribute('data-seen-at', /./)
  const seen = Number(await ben.page.locator('body').getAttribute('data-seen-at'))
  telling(
    `from the link to a seat ${toTheSeat} ms on a slow phone, ${weight} to the table; another’s move is seen ${seen - committed} ms after it was answered`,
  )
  for (const one of [ada, ben]) await one.leaves()
})
