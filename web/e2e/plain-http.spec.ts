/** A home network: plain http and a host name, where browsers give pages neither a clipboard nor a service worker. */
import { type Browser, expect, test } from '@playwright/test'
import { launchOptions } from './browser'
import { OnlineHouse, Visitor } from './online/online-server'
import { board, emptySpaces, endTurn } from './players/player'

const NAME = 'crown.test'
const launch = launchOptions()

test.use({
  launchOptions: { ...launch, args: [...(launch.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] },
})

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse
let address: string

test.beforeAll(async () => {
  house = await OnlineHouse.open(1)
  address = house.url.replace('localhost', NAME)
})

test.afterAll(() => house?.close())

/** `wrong`: exceptions of the page, and whatever it asked of another address than its own. */
async function come(browser: Browser, name: string): Promise<{ readonly who: Visitor; readonly wrong: string[] }> {
  const who = await Visitor.come(browser, house, name, { baseURL: address })
  const wrong: string[] = []
  who.page.on('pageerror', ({ message }) => wrong.push(message))
  who.page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`) && !/^(data|blob):/.test(request.url())) wrong.push(request.url())
  })
  return { who, wrong }
}

test('on plain http a friend follows the invitation, sits down and sees the host’s move', async ({ browser }) => {
  const { who: ada, wrong } = await come(browser, 'Ada')
  const { who: ben, wrong: wrongForBen } = await come(browser, 'Ben')
  await ada.page.goto('/#/new/kingdoms')
  expect(await ada.page.evaluate(() => [isSecureContext, location.protocol])).toEqual([false, 'http:'])
  await ada.page.getByRole('radio', { name: 'Online' }).check()
  await ada.page.getByLabel('Your name').fill('Ada')
  await ada.page.getByRole('button', { name: 'Lay the table' }).click()

  // The link as it is shown, and copied by hand where no page may.
  const link = ada.page.getByLabel('Link to this table')
  await expect(link).toHaveValue(new RegExp(`^${address}/t/\\w{12}$`))
  const url = await link.inputValue()
  await ada.page.getByRole('button', { name: 'Copy' }).click()
  await expect(link).toBeFocused()

  await ben.page.goto(url)
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.getByRole('button', { name: 'I am ready' }).click()
  await ada.page.getByRole('button', { name: 'Begin the game' }).click()
  for (const { page } of [ada, ben]) await expect(board(page)).toBeVisible()

  await expect(ada.page).toHaveTitle(/Your turn|Ben to play/)
  const [first, second] = (await ada.page.title()).includes('Your turn') ? [ada, ben] : [ben, ada]
  await first.page.locator('[data-slot^=castle]:not([aria-disabled=true])').first().click()
  await emptySpaces(first.page).first().click()
  await endTurn(first.page).click()
  await expect(emptySpaces(second.page)).toHaveCount(29)
  await expect(second.page).toHaveTitle(/Your turn/)
  expect([...wrong, ...wrongForBen]).toEqual([])
  for (const one of [ada, ben]) await one.leaves()
})

test('on plain http the pages that the server makes itself are there too', async ({ browser }) => {
  const { who, wrong } = await come(browser, 'Cleo')
  const { page } = who
  await page.goto('/api/v1/docs')
  await expect(page.getByRole('heading', { name: /^Crownlands/ })).toBeVisible()
  await page.goto('/t/111111111111')
  await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible()
  expect(wrong).toEqual([])
  await who.leaves()
})

test('whoever lays a table at localhost is told how others reach it, and gives them a link that leads there', async ({
  browser,
}) => {
  const dora = await Visitor.come(browser, house, 'Dora')
  const code = await dora.layTable()
  await dora.page.goto(`/t/${code}`)
  const link = dora.page.getByLabel('Link to this table')
  await expect(dora.page.getByText('--host 0.0.0.0')).toBeVisible()
  await expect(link).toHaveValue(`${house.url}/t/${code}`)

  // As with --host 0.0.0.0.
  const addresses = [address, 'http://192.0.2.7:4180']
  await dora.page.route('**/api/v1/status', (route) =>
    route.fulfill({ json: { online: true, reach: { listens: 'network', addresses } } }),
  )
  await dora.page.reload()
  await expect(link).toHaveValue(`${address}/t/${code}`)
  await dora.page.getByRole('radio', { name: '192.0.2.7' }).check()
  await expect(link).toHaveValue(`http://192.0.2.7:4180/t/${code}`)
  await dora.page.getByRole('radio', { name: NAME }).check()
  const { who: eve } = await come(browser, 'Eve')
  await eve.page.goto(await link.inputValue())
  await eve.page.getByLabel('Your name').fill('Eve')
  await eve.page.getByRole('button', { name: 'Sit down' }).click()

  // Every seat is taken: the link stays for those who want to watch, in the room and at the table.
  await expect(dora.page.getByRole('heading', { name: 'Invite spectators' })).toBeVisible()
  await dora.page.getByRole('button', { name: 'Begin the game' }).click()
  await dora.page.getByRole('dialog').getByRole('button', { name: 'Begin the game' }).click()
  await dora.page.getByRole('button', { name: 'More' }).click()
  await dora.page.getByRole('button', { name: 'Invite spectators' }).click()
  await expect(link).toHaveValue(`${address}/t/${code}`)
  for (const one of [dora, eve]) await one.leaves()
})
