/** What cannot be shown is told of, and there is always a way on. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoProblems } from './layout/axe'
import { board, nextAsked, openFile, startGame, withSettings } from './players/player'
import { breakStorage, damageTables, mendStorage, withBreakableStorage, withoutStorage } from './storage'

// What the service worker answers cannot be broken from here.
test.use({ serviceWorkers: 'block' })

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

async function startForTwo(page: Page): Promise<void> {
  await page.goto('/#/new/kingdoms')
  await page.getByRole('radio', { name: 'A person' }).nth(1).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('button', { name: /show my table$/ })).toBeVisible()
}

/** The file that the button gives. */
async function saved(page: Page): Promise<Record<string, unknown>> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>
}

test('a table with an illegal action is damaged, not gone: home, again, and what is left as a file', async ({
  page,
}) => {
  await withSettings(page, {})
  await startGame(page)
  await damageTables(page, 'an illegal action')
  await page.reload()
  await expect(title(page, 'This table is damaged')).toBeFocused()
  await expectNoProblems(page, 'a damaged table')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page, 'This table is damaged')).toBeVisible()
  expect(await saved(page)).toMatchObject({
    format: 'crownlands-rescued-table',
    stored: { plan: { game: 'kingdoms' } },
  })

  // The replay says the same.
  await page.goto(page.url().replace('/table/', '/replay/'))
  await expect(title(page, 'This table is damaged')).toBeVisible()

  // At home it is listed as what it is, and removed only when that is confirmed.
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('link', { name: /^A damaged game/ })).toBeVisible()
  await expectNoProblems(page, 'home with a damaged game')
  await page.getByRole('button', { name: 'Remove the damaged game' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No game is under way')).toBeVisible()
})

for (const [damage, words] of [
  ['a missing field', 'This table is damaged'],
  ['other rules', 'This table follows other rules'],
  ['a game that is not here', 'This game is not known here'],
] as const) {
  test(`a stored table with ${damage} is told of and can be saved`, async ({ page }) => {
    await withSettings(page, {})
    await startGame(page)
    await damageTables(page, damage)
    await page.goto('/')
    await page.locator('li a[href^="#/table/"]').click()
    await expect(title(page, words)).toBeFocused()
    expect(await saved(page)).toMatchObject({ format: 'crownlands-rescued-table' })
  })
}

test('what is saved of a damaged table is known for what it is when it is brought back', async ({ page }) => {
  await withSettings(page, {})
  await page.goto('/')
  await openFile(page, '{"format":"crownlands-rescued-table","version":1,"stored":{}}')
  await expect(page.getByRole('alert').filter({ hasText: 'what was left of a damaged table' })).toBeVisible()
})

test('of several files the good one is opened, and what is wrong with the other is told there', async ({ page }) => {
  await withSettings(page, {})
  await startGame(page)
  await page.getByRole('button', { name: 'More' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const record = await readFile(await (await download).path())
  await page.goto('/#/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a saved game' }).click()
  await (await chooser).setFiles([
    { name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('GIF89a') },
    { name: 'game.json', mimeType: 'application/json', buffer: record },
  ])
  await expect(board(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'photo.json: This is not a Crownlands record' })).toBeVisible()
})

test('a storage that cannot be read at the first look is told of, and works again once it can', async ({
  page,
  context,
}) => {
  await withBreakableStorage(context)
  await withSettings(page, {})
  await startGame(page)
  const table = page.url()
  await page.goto('/#/')
  await expect(page.locator('li a[href^="#/table/"]')).toBeVisible()
  await breakStorage(page)
  await page.goto(table)
  await expect(title(page, 'The table cannot be read')).toBeFocused()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read either' })).toBeVisible()
  await mendStorage(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(board(page)).toBeVisible()
  await nextAsked(page)
})

test('one table that cannot be read does not hide the others', async ({ page, context }) => {
  await withBreakableStorage(context)
  await withSettings(page, {})
  await startGame(page)
  const unwell = page.url().split('/').at(-1) ?? ''
  await startGame(page)
  await page.goto('/#/settings')
  await breakStorage(page, unwell)
  await page.goto('/#/')
  await expect(page.locator('li a[href^="#/table/"]')).toHaveCount(2)
  await page.getByRole('link', { name: /^A damaged game/ }).click()
  await expect(title(page, 'This table is damaged')).toBeVisible()
  await mendStorage(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(board(page)).toBeVisible()
})

test('where nothing is kept a table is out of reach after a reload, not removed', async ({ page, context }) => {
  await withoutStorage(context)
  await withSettings(page, {})
  await startGame(page)
  await page.reload()
  await expect(title(page, 'This table is out of reach')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('cannot reach the games it kept')).toBeVisible()
})

test('a look that fails after a hand-over is told of; trying again asks again who looks (T-R1)', async ({
  page,
  context,
}) => {
  await withBreakableStorage(context)
  await withSettings(page, {})
  await startForTwo(page)
  await breakStorage(page)
  await page.getByRole('button', { name: /show my table$/ }).click()
  await expect(title(page, 'The table cannot be read')).toBeFocused()
  await expectNoProblems(page, 'a failed hand-over')
  await mendStorage(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /show my table$/ }).click()
  await expect(board(page)).toBeVisible()

  // Damaged, the table of two people keeps its secrets: nothing leaves before the end.
  await damageTables(page, 'an illegal action')
  await page.reload()
  await page.getByRole('button', { name: /show my table$/ }).click()
  await expect(title(page, 'This table is damaged')).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'holds every secret' })).toBeVisible()
})

test('a rulebook that could not be fetched is fetched when asked again, on its page and beside the table', async ({
  page,
}) => {
  await withSettings(page, {})
  const away = /rulebook\.en.*\.js$/
  await page.route(away, (route) => route.abort())
  await page.goto('/#/rules/kingdoms')
  await expect(page.getByText('The rulebook could not be fetched.')).toBeVisible()
  await expectNoProblems(page, 'a rulebook that is away')
  await page.unroute(away)
  await page.getByRole('button', { name: 'Load again' }).press('Enter')
  await expect(page.locator('[id="K-P4"]')).toBeVisible()

  await page.route(away, (route) => route.abort())
  await startGame(page, 'King’s Gate')
  await page.keyboard.press('r')
  await expect(page.locator('dialog[open]').getByText('The rulebook could not be fetched.')).toBeVisible()
  await page.unroute(away)
  await page.locator('dialog[open]').getByRole('button', { name: 'Load again' }).press('Enter')
  await expect(async () => {
    // Older browsers fetch it only with the page: then the table is there again, and the rulebook can be opened.
    if ((await page.locator('dialog[open]').count()) === 0) await page.keyboard.press('r')
    await expect(page.locator('dialog[open] [id="KG-T6"]')).toBeAttached({ timeout: 2000 })
  }).toPass()
})

test('a screen that could not be fetched says so, and does not lead away into nothing', async ({ page, context }) => {
  await withSettings(page, {})
  await page.goto('/')
  const away = /settings-screen.*\.js$/
  await page.route(away, (route) => route.abort())
  await page.goto('/#/settings')
  await expect(title(page, 'This page could not be fetched')).toBeVisible()
  await expectNoProblems(page, 'a screen that is away')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached now' })).toBeVisible()
  await expect(title(page, 'This page could not be fetched')).toBeVisible()
  await context.setOffline(false)
  await page.unroute(away)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(title(page, 'Settings')).toBeVisible()
})

test('a board or rules that could not be fetched are no blank page', async ({ page }) => {
  await withSettings(page, {})
  await startGame(page)
  const table = page.url()
  for (const away of [/\/ui-[^/]*\.js$/, /\/version-1-[^/]*\.js$/, /host-worker.*\.js$/, /connect-.*\.js$/]) {
    await page.route(away, (route) => route.abort())
    await page.goto('about:blank')
    await page.goto(table)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible()
    await page.unroute(away)
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(board(page)).toBeVisible()
  }
})

test('a page whose script does not come through says so', async ({ page }) => {
  await page.route(/\/index-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Crownlands does not come through.')).toBeVisible()
  await expect(page.getByText('Crownlands n’arrive pas.')).toBeVisible()
})

test('a pile of Gate that could not be fetched leaves the table as it is', async ({ page }) => {
  await withSettings(page, {})
  await page.route(/pile-dialog.*\.js$/, (route) => route.abort())
  await page.goto('/#/new/gate')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('button', { name: /^Draw pile/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The pile cannot be opened now.' })).toBeVisible()
  await expect(page.locator('[data-area=board]')).toBeVisible()
})
