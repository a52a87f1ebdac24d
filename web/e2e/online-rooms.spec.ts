/** The rooms around a table online: laid, found, taken, begun; and who one is, here and on another device. */
import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { SMALL } from './layout/displays'
import { Findings } from './layout/findings'
import { OnlineHouse, Visitor } from './online/online-server'
import { board } from './players/player'

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open(1)
})

test.afterAll(() => house?.close())

function place(page: Page, name: string) {
  const seats = page.getByRole('region', { name: /^(Who sits where|Qui est assis où)$/ })
  return seats.getByRole('listitem').filter({ hasText: name })
}

test('a table is laid, found in the lobby, taken by a guest with a name, filled with a bot and begun', async ({
  browser,
}) => {
  const ada = await Visitor.come(browser, house, 'Ada')
  const bela = await Visitor.come(browser, house, 'Béla', {
    viewport: { width: 360, height: 740 },
    settings: { language: 'fr', theme: 'dark' },
  })

  // Nothing is open: one is invited to lay a table, and does.
  await ada.page.goto('/#/lobby')
  await ada.page.getByText('No table is open just now').waitFor()
  await ada.page.getByRole('link', { name: 'Kingdoms', exact: true }).click()
  await ada.page.getByLabel('Your name').fill('Ada')
  await ada.page.getByRole('radio', { name: '3', exact: true }).check()
  await expect(ada.page.getByRole('radio', { name: 'Anybody' })).toBeChecked()
  await ada.page.getByRole('radio', { name: 'Over days' }).check()
  await ada.page.getByRole('button', { name: 'Lay the table' }).click()
  await expect(ada.page.getByRole('img', { name: /code for a phone/ })).toBeVisible()
  await expectNoProblems(ada.page, 'the waiting room, light')

  // By keyboard alone, from the list to the seat.
  await bela.page.goto('/#/lobby')
  await bela.page.getByRole('button', { name: 'M’asseoir' }).waitFor()
  await expectNoProblems(bela.page, 'the lobby')
  await bela.page.getByRole('button', { name: 'M’asseoir' }).press('Enter')
  await bela.page.getByLabel('Votre nom').fill('\u200b')
  await bela.page.keyboard.press('Enter')
  await expect(bela.page.getByText('Un nom compte de 1 à 24 caractères')).toBeVisible()
  await bela.page.getByLabel('Votre nom').fill('Béla')
  await bela.page.keyboard.press('Enter')
  await expect(bela.page.getByText('Béla (vous)')).toBeVisible()
  await expect(ada.page.getByRole('status').filter({ hasText: 'Béla has sat down.' })).toHaveCount(1)
  await expectNoProblems(bela.page, 'the waiting room, dark')

  // Whoever laid the table may take a seat away; whoever had it hears why, and can sit down again once they are invited.
  await place(ada.page, 'Béla')
    .getByRole('button', { name: /^Change/ })
    .click()
  await ada.page.getByRole('button', { name: 'Take the seat away' }).click()
  await ada.page.getByRole('button', { name: 'Take the seat away' }).click()
  await expect(bela.page.getByRole('alert')).toContainText('vous a retiré votre place')
  await ada.page.getByRole('button', { name: 'Change (House Gules)' }).click()
  await ada.page.getByRole('dialog').getByRole('group', { name: 'Invite again' }).getByRole('button').click()
  await bela.page.getByRole('button', { name: 'M’asseoir', exact: true }).press('Enter')
  await expect(bela.page.getByRole('button', { name: 'C’est bon pour moi' })).toBeFocused()
  await place(ada.page, 'Béla')
    .getByRole('button', { name: /^Change/ })
    .click()
  await ada.page.getByRole('button', { name: 'With Ada' }).click()
  await expect(bela.page.getByText('Béla (vous)')).toBeVisible()

  await ada.page.getByRole('button', { name: 'Fill with bots' }).click()
  await bela.page.getByRole('button', { name: 'C’est bon pour moi' }).click()
  await expect(place(ada.page, 'Béla')).toContainText('ready')

  // A third one comes too late, and is told.
  const cleo = await Visitor.come(browser, house, 'Cleo')
  await cleo.page.goto(ada.page.url())
  await expect(cleo.page.getByText('Every seat is taken.')).toBeVisible()
  await cleo.leaves()

  await ada.page.getByRole('button', { name: 'Begin the game' }).click()
  for (const { page } of [ada, bela]) await expect(board(page)).toBeVisible()
  const words = (
    await ada.ask<{ readonly seats: readonly { readonly hasWord: boolean }[] }>(
      ...(['GET', `/tables/${codeIn(ada.page)}`] as const),
    )
  ).seats.filter(({ hasWord }) => hasWord)
  expect(words).toHaveLength(2)

  // It waits for one of the two, and the first page says so.
  for (const { page } of [ada, bela]) {
    await page.goto('/#/my-games')
    await expect(page.getByRole('link', { name: /Kingdoms/ })).toBeVisible()
    if (page === bela.page) await expectNoProblems(page, 'my games')
    await page.goto('/#/')
    await expect(page.getByRole('link', { name: /^(My games|Mes parties)/ })).toBeVisible()
  }
  for (const one of [ada, bela]) await one.leaves()
})

test('a guest becomes an account by a passkey, and finds the same tables in another browser', async ({ browser }) => {
  const other = await Visitor.come(browser, house, 'Dora')
  await other.sayName()
  const dora = await Visitor.come(browser, house, 'Dora')
  await dora.layTable()
  await dora.page.goto('/#/account')
  await expect(dora.page.getByText('You are a guest')).toBeVisible()
  await expectNoProblems(dora.page, 'you')

  // Thought better of: nothing has changed, and it can be tried again.
  await dora.page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(navigator.credentials, 'create', { value: refuse, configurable: true })
  })
  await dora.page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(dora.page.getByText('the passkey was not confirmed')).toBeVisible()
  await dora.page.reload()
  const keys = await Authenticator.add(dora.context, dora.page)
  await dora.page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(dora.page.getByText('You have an account:')).toBeVisible()

  const elsewhere = await Visitor.come(browser, house, 'Dora')
  await elsewhere.page.goto('/#/account')
  await (await Authenticator.add(elsewhere.context, elsewhere.page)).take(keys)
  await elsewhere.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(elsewhere.page.getByText('You have an account:')).toBeVisible()
  await elsewhere.page.goto('/#/my-games')
  await expect(elsewhere.page.getByText('One seat is free')).toBeVisible()

  // A guest who had the same name before must choose another to have an account.
  await other.page.goto('/#/account')
  await Authenticator.add(other.context, other.page)
  await other.page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(other.page.getByText('An account has this name, or one that looks like it.')).toBeVisible()
  await other.leaves()

  // By link, to a device that has no passkey. Once.
  await dora.page.getByRole('button', { name: 'Make a link for another device' }).click()
  const field = dora.page.getByLabel('Link for another device')
  // It is empty until the page knows by which address others reach the server.
  await expect(field).toHaveValue(/\/#\/account\/./)
  const link = await field.inputValue()
  const phone = await Visitor.come(browser, house, 'Dora', { viewport: { width: 390, height: 844 } })
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(phone.page.getByText('One seat is free')).toBeVisible()
  await elsewhere.page.goto(link)
  await elsewhere.page.getByRole('button', { name: 'Yes, that is me' }).click()
  await expect(elsewhere.page.getByText('This link was used')).toBeVisible()

  // Everything along, and then forgotten.
  await dora.page.goto('/#/account')
  const file = dora.page.waitForEvent('download')
  await dora.page.getByRole('button', { name: 'Save all as a file' }).click()
  expect((await file).suggestedFilename()).toBe('crownlands-you.json')
  await dora.page.getByRole('button', { name: 'Be forgotten' }).click()
  await dora.page.getByRole('dialog').getByRole('button', { name: 'Be forgotten' }).click()
  await expect(dora.page.getByText('Nobody knows you here yet.')).toBeVisible()
  for (const one of [dora, elsewhere, phone]) await one.leaves()
})

test('a wrong link, a server that is away and one without a database each have a sentence and a way on', async ({
  browser,
}) => {
  const { page, context } = await Visitor.come(browser, house, 'Eve')
  await page.goto('/#/t/1111111111')
  await expect(page.getByText('There is no table at this address.')).toBeVisible()
  await page.getByRole('link', { name: 'See the open tables' }).click()
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible()

  await page.route('**/api/v1/status', (route) => route.fulfill({ json: { online: false, message: 'No database.' } }))
  await page.goto('/#/')
  await expect(page.getByText('Online play is off on this server.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play Kingdoms' })).toBeVisible()

  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/#/lobby')
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No table is open just now')).toBeVisible()
  await context.close()
})

test('the rooms online fit on every screen', async ({ browser }) => {
  const faye = await Visitor.come(browser, house, 'Faye de Montrésor-la-Mer')
  const { page } = faye
  const findings = new Findings(page)
  await page.goto('/#/account')
  await page.getByRole('heading', { name: 'Your name' }).waitFor()
  await findings.look('nobody yet', SMALL)
  const four = ['or', 'azure', 'gules', 'vert'].map((name) => ({ house: name }))
  const code = await faye.layTable({ seats: four, listed: true, clock: { type: 'live', each: 1200, plus: 30 } })
  for (const [where, route] of [
    ['the set-up online', 'new/kingdoms/online'],
    ['the lobby', 'lobby'],
    ['my games', 'my-games'],
    ['you', 'account'],
    ['the waiting room', `t/${code}`],
  ] as const) {
    await page.goto(`/#/${route}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await findings.look(where)
  }
  expect(findings.told()).toEqual([])
  await faye.leaves()
})

function codeIn(page: Page): string {
  return page.url().split('/').at(-1) ?? ''
}

/** What stands in for a phone's own keeper of passkeys. */
class Authenticator {
  readonly #session: CDPSession
  readonly #id: string

  private constructor(session: CDPSession, id: string) {
    this.#session = session
    this.#id = id
  }

  static async add(context: BrowserContext, page: Page): Promise<Authenticator> {
    const session = await context.newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    return new Authenticator(session, authenticatorId)
  }

  /** As a keeper of passkeys brings them to another device. */
  async take(from: Authenticator): Promise<void> {
    const { credentials } = await from.#session.send('WebAuthn.getCredentials', { authenticatorId: from.#id })
    for (const credential of credentials)
      await this.#session.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential })
  }
}
