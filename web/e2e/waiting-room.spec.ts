/** The waiting room: what the host changes and whom the host removes, as the others see it. */
import { expect, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { OnlineHouse, Visitor } from './online/online-server'

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open()
})

test.afterAll(() => house?.close())

test('a guest reads what the host has changed, is asked again, is removed, and comes back under another name', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const ben = await Visitor.come(browser, house, 'Ben', { viewport: { width: 360, height: 740 } })
  const code = await ada.layTable()
  await ada.page.goto(`/t/${code}`)
  await ben.page.goto(`/t/${code}`)
  // What looks like the host's name is refused, and another one asked for at once.
  await ben.page.getByLabel('Your name').fill('Аda')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.getByLabel('Another name').fill('👨‍👩‍👧‍👦 Ben')
  await ben.page.getByRole('button', { name: 'Sit down under this name' }).click()
  await ben.page.getByRole('button', { name: 'I am ready' }).click()
  await expect(ben.page.getByRole('button', { name: 'Not yet after all' })).toBeVisible()

  // Ben is away while the clock is changed.
  await ben.page.goto('about:blank')
  const patched = await ada.context.request.patch(`/api/v1/tables/${code}`, {
    data: { clock: { type: 'live', each: 180, plus: 5 }, options: { noLuck: true } },
  })
  expect(patched.status()).toBe(200)
  await ben.page.goto(`/t/${code}`)
  const changed = ben.page.getByRole('region', { name: 'What has changed' })
  await expect(changed).toContainText('Clock: 3 minutes each, and 5 seconds a turn (before: No clock: take your time)')
  await expect(changed).toContainText('No Luck: yes (before: no)')
  await expect(changed).toContainText('Ada, just now')
  await expect(ben.page.getByText('Something has changed. Look at it, then say when you are ready.')).toBeVisible()
  await expectNoProblems(ben.page, 'what has changed, on a phone')
  await ben.page.getByRole('button', { name: 'I am ready' }).click()

  const seats = ada.page.getByRole('list').getByRole('button', { name: 'Change (House Azure)' })
  await seats.click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Take the seat away' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Take the seat away' }).click()
  await expect(ben.page.getByRole('heading', { name: 'You cannot sit down here' })).toBeVisible()
  await expect(ben.page.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
  await seats.click()
  await ada.page.getByRole('dialog').getByRole('group', { name: 'Invite again' }).getByRole('button').click()
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(ben.page.getByRole('button', { name: 'I am ready' })).toBeVisible()
  for (const one of [ada, ben]) await one.leaves()
})
