/** `npm run evening`: axe finds nothing on any screen and in any state of the rooms and tables online, in both themes. */
import type { TableInfo } from '@crownlands/table/online'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { telling } from './measures/figures'
import { atRandom, begin, openAll } from './online/online-play'
import { OnlineHouse, toTheEnd, Visitor } from './online/online-server'
import { board, emptySpaces, endTurn } from './players/player'

const MINUTE = 60_000

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse
const looked: string[] = []

test.beforeAll(async () => {
  house = await OnlineHouse.open(1)
})

test.afterAll(() => house?.close())

function call(page: Page, kind: string) {
  return page.locator(`[data-call="${kind}"]`)
}

/** As the system has it: nothing else about the page changes. */
async function look(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoProblems(page, `${state}, ${colorScheme}`)
  }
  looked.push(state)
}

async function show(page: Page, route: string): Promise<void> {
  await page.goto(`/#/${route}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('the rooms around a table', { tag: '@evening' }, async ({ browser }) => {
  test.setTimeout(10 * MINUTE)
  const ada = await Visitor.come(browser, house, 'Ada')
  const eve = await Visitor.come(browser, house, 'Eve', { viewport: { width: 360, height: 740 } })
  for (const [state, route, says] of [
    ['home with an empty shelf', '', 'Play with people elsewhere'],
    ['the lobby, empty', 'lobby', 'No table is open just now'],
    ['my games of nobody', 'my-games', 'Nobody knows you here yet'],
    ['you who are nobody', 'account', 'Your name'],
    ['a table that is laid', 'new/kingdoms/online', 'Who may come'],
    ['no table', 't/1111111111', 'There is no table at this address.'],
  ] as const) {
    await show(eve.page, route)
    await eve.page.getByText(says, { exact: false }).first().waitFor()
    await look(eve.page, state)
  }
  await eve.page.route('**/api/**', (route) => route.abort())
  for (const [state, route, says] of [
    ['the lobby without a server', 'lobby', 'The server does not answer.'],
    ['a table without a server', 't/abc', 'The server does not answer.'],
    ['home without a server', '', 'No way to the server just now.'],
  ] as const) {
    await eve.page.goto('about:blank')
    await show(eve.page, route)
    await eve.page.getByText(says, { exact: false }).first().waitFor()
    await look(eve.page, state)
  }
  await eve.page.unrouteAll()

  const code = await ada.layTable({ listed: true, clock: { type: 'days', per: 2 } })
  await ada.layTable({ listed: true })
  await show(eve.page, 'lobby')
  await eve.page.getByRole('button', { name: 'Sit down' }).first().waitFor()
  await look(eve.page, 'the lobby with tables')
  await show(ada.page, `t/${code}`)
  await ada.page.getByText('A free seat').first().waitFor()
  await look(ada.page, 'the waiting room, host, a seat free')
  await show(eve.page, `t/${code}`)
  await eve.page.getByLabel('Your name').fill('Eve')
  await look(eve.page, 'the waiting room, invited')
  await eve.page.keyboard.press('Enter')
  await eve.page.getByRole('button', { name: 'I am ready' }).waitFor()
  await look(eve.page, 'the waiting room, guest')
  await look(ada.page, 'the waiting room, host, full')
  await ada.page
    .getByRole('button', { name: /^Change/ })
    .last()
    .click()
  await ada.page.getByRole('dialog').waitFor()
  await look(ada.page, 'the dialog of a seat')
  await ada.page.getByRole('button', { name: 'Take the seat away' }).click()
  await look(ada.page, 'whether a seat is taken away')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Take the seat away' }).click()
  await eve.page.getByRole('heading', { name: 'You cannot sit down here' }).waitFor()
  await look(eve.page, 'the waiting room, sent away')
  const fay = await Visitor.come(browser, house, 'Fay')
  await fay.sayName()
  await fay.ask('PUT', `/tables/${code}/seats/1`)
  const gus = await Visitor.come(browser, house, 'Gus')
  await show(gus.page, `t/${code}`)
  await gus.page.getByText('Every seat is taken.').waitFor()
  await look(gus.page, 'the waiting room, full for a third')
  for (const [state, route, says] of [
    ['home with tables', '', 'My games'],
    ['my games', 'my-games', 'Everybody sits'],
    ['you, a guest', 'account', 'You are a guest'],
  ] as const) {
    await show(ada.page, route)
    await ada.page.getByText(says, { exact: false }).first().waitFor()
    await look(ada.page, state)
  }
  for (const one of [ada, eve, fay, gus]) await one.leaves()
})

test('what a table has to say beside the game', { tag: '@evening' }, async ({ browser }) => {
  test.setTimeout(10 * MINUTE)
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const cleo = await Visitor.come(browser, house, 'Cleo')
  const code = await begin(ada, ben, { whenGone: 'vote', clock: { type: 'live', each: 600, plus: 5 } })
  await openAll([ada, ben, cleo], code)
  await look(ada.page, 'the table')
  await look(cleo.page, 'watching')

  const { match } = await ada.ask<{ readonly match: { readonly toAct: readonly number[] } }>(
    'GET',
    `/tables/${code}/look`,
  )
  const [first, second] = match.toAct.includes(0) ? [ada, ben] : [ben, ada]
  await first.page.locator('[data-slot^=castle]:not([aria-disabled=true])').first().click()
  await emptySpaces(first.page).first().click()
  await first.context.setOffline(true)
  await endTurn(first.page).click()
  await call(first.page, 'unsent').waitFor()
  await look(first.page, 'not yet sent')
  await second.context.setOffline(true)
  await expect(call(second.page, 'line')).toContainText('Connecting again')
  await look(second.page, 'reconnecting')
  await expect(call(second.page, 'line')).toContainText('There is still no connection', { timeout: 40_000 })
  await look(second.page, 'the line is lost')
  for (const one of [first, second]) await one.context.setOffline(false)
  await expect(call(second.page, 'line')).toHaveCount(0)
  await expect(call(first.page, 'unsent')).toHaveCount(0)

  await ben.ask('POST', `/tables/${code}/chat`, { text: 'Good luck!' })
  await ada.page.getByRole('button', { name: /^Talk/ }).click()
  await ada.page.getByRole('log').getByText('Good luck!').waitFor()
  await look(ada.page, 'the talk')
  await ada.page.keyboard.press('Escape')

  await ben.page.getByRole('button', { name: 'More' }).click()
  await look(ben.page, 'the menu')
  await ben.page.getByRole('button', { name: 'Give more time' }).click()
  await ben.page.getByRole('dialog', { name: 'Give more time' }).waitFor()
  await look(ben.page, 'more time')
  await ben.page.reload()
  await ben.page.getByRole('button', { name: 'More' }).click()
  await ben.page.getByRole('button', { name: 'Leave the game' }).click()
  await look(ben.page, 'whether to leave')
  await ben.page.reload()

  const answer = (who: Visitor, what: string, yes: boolean) =>
    who.ask('POST', `/tables/${code}/agreements`, { what, about: 0, yes })
  await answer(ada, 'pause', true)
  await call(ada.page, 'waits').waitFor()
  await look(ada.page, 'a question that waits')
  await call(ben.page, 'asked').waitFor()
  await look(ben.page, 'a question')
  await answer(ben, 'pause', false)
  await call(ada.page, 'denied').waitFor()
  await look(ada.page, 'a no')
  for (const who of [ada, ben]) await answer(who, 'pause', true).catch(() => undefined)
  if (await call(ada.page, 'denied').isVisible()) {
    // After a no one asks again when somebody has moved.
    for (const [seat, who] of [ada, ben].entries()) await who.playTurn(code, seat)
    for (const who of [ada, ben]) await answer(who, 'pause', true)
  }
  await call(ada.page, 'paused').waitFor()
  await look(ada.page, 'paused')
  await answer(ada, 'go-on', true)
  await answer(ben, 'go-on', true)
  await ben.ask('POST', `/tables/${code}/leave`)
  await call(ada.page, 'left').waitFor()
  await look(ada.page, 'somebody left')
  await call(ben.page, 'own-seat').waitFor()
  await look(ben.page, 'one has left')
  await call(ada.page, 'left').getByRole('button', { name: 'Let a bot play on' }).click()
  await ada.page.getByText('a bot stands in').first().waitFor()
  await look(ada.page, 'a bot stands in')
  await ben.ask('POST', `/tables/${code}/return`)
  await expect(call(ben.page, 'own-seat')).toHaveCount(0)
  for (const who of [ada, ben]) await answer(who, 'end', true)
  await call(ada.page, 'ended').waitFor()
  await look(ada.page, 'ended')
  for (const one of [ada, ben, cleo]) await one.leaves()
})

test('the end: the result, what is proven, the rematch, the replay', { tag: '@evening' }, async ({ browser }) => {
  test.setTimeout(10 * MINUTE)
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const code = await begin(ada, ben)
  await openAll([ada, ben], code)
  await atRandom([ada, ben], code, { until: () => false })
  for (const { page } of [ada, ben]) await toTheEnd(page)
  await look(ada.page, 'the result')
  await ben.page.getByRole('button', { name: 'Verify this game' }).click()
  await ben.page.getByText(/the game ends exactly as recorded/).waitFor()
  await look(ben.page, 'what is proven')
  const { code: next } = await ada.ask<TableInfo>('POST', `/tables/${code}/rematch`)
  await ben.page.getByRole('dialog').getByRole('link', { name: 'To the rematch' }).waitFor()
  await look(ben.page, 'a rematch that is offered')
  await show(ben.page, `t/${next}`)
  await ben.page.getByText('Another game with the same people.', { exact: false }).waitFor()
  await look(ben.page, 'the waiting room of a rematch')
  await show(ada.page, `t/${code}/replay`)
  await expect(board(ada.page)).toBeVisible()
  await look(ada.page, 'the replay')
  await show(ada.page, 'my-games')
  await ada.page.getByText('Over', { exact: true }).first().waitFor()
  await look(ada.page, 'my games with one that is over')
  telling(`axe in both themes: ${looked.length} states`)
  for (const one of [ada, ben]) await one.leaves()
})
