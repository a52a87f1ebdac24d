/** Bad luck at a table online: each has a sentence, and a way on; and many tables at once, and their secrets. */
import type { TableInfo } from '@crownlands/table/online'
import { expect, type Page, test } from '@playwright/test'
import { begin, openAll } from './online/online-play'
import { keepSecrets } from './online/online-secrecy'
import { OnlineHouse, Visitor } from './online/online-server'
import { board, emptySpaces, endTurn } from './players/player'

const DAY = 86_400_000

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open(1)
})

test.afterAll(() => house?.close())

function call(page: Page, kind: string) {
  return page.locator(`[data-call="${kind}"]`)
}

/** Whose turn it is, and who waits. */
async function byTurn(one: Visitor, other: Visitor, code: string): Promise<readonly [Visitor, Visitor]> {
  const { match } = await one.ask<{ readonly match: { readonly toAct: readonly number[] } }>(
    ...(['GET', `/tables/${code}/look`] as const),
  )
  return match.toAct.includes(0) ? [one, other] : [other, one]
}

test('a clock that runs out is told of, a bot stands in if the others want it or it was agreed, and the seat is taken back', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben')
  // Both devices believe that it is another day.
  for (const [{ page }, wrong] of [
    [ada, DAY],
    [ben, -DAY],
  ] as const)
    await page.addInitScript((by) => {
      const now = Date.now
      Date.now = () => now() + by
    }, wrong)
  const clock = { type: 'live', each: 10, plus: 0 }
  const voted = await begin(ada, ben, { clock, whenGone: 'vote' })
  const agreed = await begin(ada, ben, { clock, whenGone: 'bot' })
  await openAll([ada, ben], voted)
  const [late, waits] = await byTurn(ada, ben, voted)
  for (const { page } of [ada, ben]) await expect(page.getByRole('timer').first()).toHaveText(/^0:(0\d|10)( left)?$/)

  await expect(call(waits.page, 'missed')).toContainText(`${late.name} has run out of time once`, { timeout: 30_000 })
  // Whoever was late has a minute more, and is still the one to play.
  await expect(
    late.page
      .getByRole('timer')
      .filter({ hasText: /^(0:[3-5]\d|1:00)/ })
      .first(),
  ).toBeVisible()
  await expect(late.page).toHaveTitle(/Your turn/)
  await call(waits.page, 'missed').getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(waits.page.getByText('a bot stands in').first()).toBeVisible()
  await expect(call(late.page, 'own-seat')).toContainText('A bot plays for you')
  await call(late.page, 'own-seat').getByRole('button', { name: 'Take my seat back' }).click()
  await expect(call(late.page, 'own-seat')).toHaveCount(0)

  // Where that was agreed on a bot plays at once, and the seat is still theirs.
  const [gone] = (await ada.ask<TableInfo>('GET', `/tables/${agreed}`)).seats.filter(
    ({ standIn }) => standIn !== undefined,
  )
  const absent = gone?.seat === 0 ? ada : ben
  await absent.page.goto(`/#/t/${agreed}`)
  await call(absent.page, 'own-seat').getByRole('button', { name: 'Take my seat back' }).click()
  await expect(call(absent.page, 'own-seat')).toHaveCount(0)
  for (const one of [ada, ben]) await one.leaves()
})

test('two windows on one seat are both live, and what both do at once is done once', async ({ browser }) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben')
  const code = await begin(ada, ben)
  await openAll([ada, ben], code)
  const [first, second] = await byTurn(ada, ben, code)
  const other = await first.context.newPage()
  await other.goto(`/t/${code}`)
  await expect(board(other)).toBeVisible()
  await first.page.locator('[data-slot^=castle]:not([aria-disabled=true])').first().click()
  await emptySpaces(first.page).first().click()
  await expect(emptySpaces(other)).toHaveCount(29)
  await expect(endTurn(other)).toBeEnabled()
  // Without waiting for what the other does.
  await Promise.all([first.page, other].map((page) => endTurn(page).evaluate((button: HTMLElement) => button.click())))
  for (const page of [first.page, other]) {
    await expect(page).toHaveTitle(`${second.name} to play · Kingdoms`)
    await expect(emptySpaces(page)).toHaveCount(29)
    await expect(page.getByRole('alert')).toBeEmpty()
  }
  await expect(second.page).toHaveTitle(/Your turn/)

  // A server that breaks on a command may have carried it out.
  await second.page.route('**/commands', (route) =>
    route.fulfill({ status: 500, json: { problem: 'broken', message: '' } }),
  )
  await second.page.locator('[data-slot^=castle]:not([aria-disabled=true])').first().click()
  await emptySpaces(second.page).first().click()
  await expect(second.page.getByRole('status').getByText('Your move may have been made')).toBeVisible()
  for (const one of [ada, ben]) await one.leaves()
})

test('a table that was ended, a server that is older or newer than the page, and notices that are forbidden say so', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben')
  const code = await begin(ada, ben)
  for (const who of [ada, ben])
    await who.ask('POST', `/tables/${code}/agreements`, { what: 'end', about: 0, yes: true })
  const { page, context } = await Visitor.come(browser, house, 'Eve')
  await page.goto(`/t/${code}`)
  await expect(call(page, 'ended')).toContainText('The game was ended before its end. There is no result.')
  await expect(endTurn(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible()

  for (const [status, problem, says] of [
    [404, 'not-found', 'it may be older than this page'],
    [400, 'bad-request', 'Load the page again.'],
  ] as const) {
    await page.route(`**/api/v1/tables/${code}`, (route) => route.fulfill({ status, json: { problem, message: '' } }))
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(says)
    await expect(page.getByRole('link', { name: 'See the open tables' })).toBeVisible()
    await page.unrouteAll()
  }

  await ada.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => ({}) })
  })
  await ada.page.route('**/api/v1/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), notices: true } })
  })
  await ada.page.goto('/#/account')
  await expect(ada.page.getByText('This browser was told to let no notices through.', { exact: false })).toBeVisible()
  for (const one of [ada, ben]) await one.leaves()
  await context.close()
})

test('twenty tables under “my games” cost one line, which tells when one of them waits', async ({ browser }) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben')
  const codes: string[] = []
  for (let i = 0; i < 20; i++) codes.push(await begin(ada, ben))
  const lines = new Set<string>()
  ada.page.on('request', (request) => {
    if (request.url().includes('/events')) lines.add(request.url())
  })
  ada.page.on('requestfinished', (request) => lines.delete(request.url()))
  ada.page.on('requestfailed', (request) => lines.delete(request.url()))
  await ada.page.goto('/#/my-games')
  const listed = ada.page.getByRole('listitem').filter({ has: ada.page.getByRole('link', { name: /Kingdoms/ }) })
  await expect(listed).toHaveCount(20)
  await expect.poll(() => [...lines]).toEqual([`${house.url}/api/v1/me/events`])

  const waiting = ada.page.getByText('Your turn', { exact: false })
  const before = await waiting.count()
  const turns = await Promise.all(codes.map((code) => byTurn(ada, ben, code)))
  const theirs = codes.filter((_, i) => turns[i]?.[0] === ben)[0]
  if (theirs !== undefined) await ben.playTurn(theirs, 1)
  await expect(waiting).toHaveCount(theirs === undefined ? before : before + 1)
  expect([...lines]).toEqual([`${house.url}/api/v1/me/events`])
  for (const one of [ada, ben]) await one.leaves()
})

test('Kings & Things: nobody gets to know another’s rack and stacks, in the set-up and the first turns', async ({
  browser,
}) => {
  await keepSecrets(browser, house, 50)
})
