/**
 * `npm run evening`: whole games between people online while somebody watches, by mouse and by keyboard alone; all that each
 * browser was told, shows and keeps meanwhile.
 */

import { expect, test } from '@playwright/test'
import { telling } from './measures/figures'
import { actionsAt, begin, openAll } from './online/online-play'
import { expectNoLeaks, keepSecrets, Onlooker, three } from './online/online-secrecy'
import { OnlineHouse } from './online/online-server'
import { Knowledge } from './online/secrecy'
import { playUntil } from './players/kings-gate-player'
import { board, playWithMouse, tabTo } from './players/player'

const MINUTE = 60_000
/** What is kept may be kept by a service worker too. */
const KEEPING = { serviceWorkers: 'allow' } as const
/** Of Kings & Things: through the set-up and several turns of everything. */
const MANY_MOVES = 400

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open()
})

test.afterAll(() => house?.close())

test('King’s Gate: one plays by mouse, one by keyboard alone from the link to the rematch, one watches', {
  tag: '@evening',
}, async ({ browser }) => {
  test.setTimeout(20 * MINUTE)
  const [ada, ben, cleo] = await three(browser, house, KEEPING)
  const code = await ada.layTable({ game: 'kings-gate' })
  await ada.page.goto(`/t/${code}`)

  const key = (name: string) => ben.page.keyboard.press(name)
  await ben.page.goto(`/t/${code}`)
  await ben.page.getByLabel('Your name').waitFor()
  await tabTo(ben.page, ben.page.getByLabel('Your name'))
  await ben.page.keyboard.type('Ben')
  await key('Enter')
  await ben.page.getByRole('button', { name: 'I am ready' }).waitFor()
  await tabTo(ben.page, ben.page.getByLabel('Your word'))
  await ben.page.keyboard.type('heron')
  await key('Enter')
  await tabTo(ben.page, ben.page.getByRole('button', { name: 'I am ready' }))
  await key('Enter')
  await ada.page.getByRole('button', { name: 'Begin the game' }).click()
  await cleo.page.goto(`/t/${code}`)
  for (const { page } of [ada, ben, cleo]) await expect(board(page)).toBeVisible()

  const looks = [ada, ben, cleo].map((who) => new Onlooker(who.page, actionsAt(ada, code)))
  const began = Date.now()
  await Promise.all([
    playUntil(ada.page, async (asked, counts) => {
      if ((counts.get('piece') ?? 0) % 5 === 1 && asked === 'piece') for (const one of looks) await one.note()
      return asked === 'nothing more'
    }),
    playUntil(ben.page, (asked) => asked === 'nothing more', 'keyboard'),
  ])
  const knowledge = new Knowledge(await ada.ask('GET', `/tables/${code}/record`))
  telling(
    `a game of King’s Gate between two people: ${minutes(Date.now() - began)}, ${looks[0]?.seen.length} looks at each page`,
  )
  await cleo.page
    .getByRole('dialog')
    .getByRole('button', { name: 'Verify this game' })
    .or(cleo.page.getByRole('button', { name: /^(Show all|Continue)$/ }))
    .first()
    .waitFor()
  const [a, b, c] = looks.map(({ seen }) => seen)
  await expectNoLeaks(knowledge, [
    [ada, 0, a ?? []],
    [ben, 1, b ?? []],
    [cleo, 'spectator', c ?? []],
  ])

  const end = ben.page.getByRole('dialog')
  await tabTo(ben.page, end.getByRole('button', { name: 'Verify this game' }))
  await key('Enter')
  await expect(end.getByText(/the game ends exactly as recorded/)).toBeVisible()
  await tabTo(ben.page, end.getByRole('button', { name: 'Rematch' }))
  await key('Enter')
  await expect(ben.page.getByText('Another game with the same people.', { exact: false })).toBeVisible()
  for (const one of [ada, ben, cleo]) await one.leaves()
})

test('Kingdoms: two play by mouse to the end, one watches', { tag: '@evening' }, async ({ browser }) => {
  test.setTimeout(20 * MINUTE)
  const [ada, ben, cleo] = await three(browser, house, KEEPING)
  const code = await begin(ada, ben)
  await openAll([ada, ben, cleo], code)
  const looks = [ada, ben, cleo].map((who) => new Onlooker(who.page, actionsAt(ada, code)))
  const began = Date.now()
  let over = false
  const looking = (async () => {
    for (; !over; await ada.page.waitForTimeout(3000)) for (const one of looks) await one.note()
  })()
  await Promise.all([ada, ben].map(({ page }) => playWithMouse(page, 'nothing more')))
  over = true
  await looking
  telling(
    `a game of Kingdoms between two people: ${minutes(Date.now() - began)}, ${looks[0]?.seen.length} looks at each page`,
  )
  const knowledge = new Knowledge(await ada.ask('GET', `/tables/${code}/record`))
  const [a, b, c] = looks.map(({ seen }) => seen)
  await expectNoLeaks(knowledge, [
    [ada, 0, a ?? []],
    [ben, 1, b ?? []],
    [cleo, 'spectator', c ?? []],
  ])
  for (const one of [ada, ben, cleo]) await one.leaves()
})

test('Kings & Things: nobody gets to know another’s rack and stacks, in hundreds of moves', {
  tag: '@evening',
}, async ({ browser }) => {
  test.setTimeout(20 * MINUTE)
  await keepSecrets(browser, house, MANY_MOVES, KEEPING)
})

function minutes(time: number): string {
  return `${(time / MINUTE).toFixed(1)} min`
}
