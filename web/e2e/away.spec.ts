/** Players who are away from a table online: somebody plays on for them, and they find back to their seat. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { openAll } from './online/online-play'
import { OnlineHouse, Visitor } from './online/online-server'
import { board } from './players/player'

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open(1)
})

test.afterAll(() => house?.close())

function call(page: Page, kind: string) {
  return page.locator(`[data-call="${kind}"]`)
}

test('of two who are gone one gets back by a link from the host, and for the other a bot plays until they are back', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben')
  const cleo = await Visitor.come(browser, house, 'Cleo')
  const seats = [{ house: 'or' }, { house: 'azure' }, { house: 'gules' }]
  const code = await ada.layTable({ seats, goneAfter: 1 })
  for (const [seat, who] of [ben, cleo].entries()) {
    await who.sayName()
    await who.ask('PUT', `/tables/${code}/seats/${seat + 1}`)
  }
  await ada.ask('POST', `/tables/${code}/start`)
  await openAll([ada, ben, cleo], code)

  // Cookies and all are gone, and with them who one was: at first one can only watch.
  await ben.context.clearCookies()
  await ben.page.reload()
  await expect(call(ben.page, 'watching')).toContainText('ask the host for a link')
  await cleo.page.goto('/#/settings')

  await expect(ada.page.locator('[data-where=list]').getByText('last here')).toHaveCount(2, { timeout: 120_000 })
  await expectNoProblems(ada.page, 'somebody is gone')
  await ada.page.getByRole('button', { name: 'More' }).click()
  await ada.page.getByRole('button', { name: 'Let somebody back in' }).click()
  await ada.page.getByRole('button', { name: 'A link to the seat of Ben' }).click()
  const link = ada.page.getByRole('textbox', { name: 'Link to the seat' })
  await expect(link).toHaveValue(/#\/t\/\w+\/seat\/[\w-]+$/)
  await expectNoProblems(ada.page, 'a link to a seat')

  await ben.page.goto(await link.inputValue())
  await ben.page.getByLabel('Your name').fill('Ben')
  await expectNoProblems(ben.page, 'the way back to a seat')
  await ben.page.getByRole('button', { name: 'Take my seat' }).click()
  await expect(board(ben.page)).toBeVisible()
  await expect(call(ben.page, 'watching')).toHaveCount(0)

  // The game waits for Cleo, who is gone, too: a bot plays, until she opens the table again.
  await ada.page.reload()
  for (const [seat, who] of [ada, ben].entries()) await who.playTurn(code, seat)
  await expect(call(ada.page, 'away')).toContainText('Cleo was last here', { timeout: 120_000 })
  await ada.page.getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(ada.page.getByText('a bot stands in').first()).toBeVisible()
  await cleo.page.goto(`/#/t/${code}`)
  await expect(board(cleo.page)).toBeVisible()
  await expect(call(cleo.page, 'own-seat')).toHaveCount(0)
  await expect(ada.page.getByText('a bot stands in')).toHaveCount(0)
  for (const one of [ada, ben, cleo]) await one.leaves()
})
