/**
 * `npm run evening`: whole games between people online while somebody watches, by mouse and by keyboard alone; all that each
 * browser was told, shows and keeps meanwhile.
 */

import type { Viewer } from '@crownlands/core/game'
import { BATTLE_TEXT } from '@crownlands/games/kings-and-things/board/text/battle'
import { isNamed, nameIn } from '@crownlands/games/kings-and-things/text/names'
import { namesEn } from '@crownlands/games/kings-and-things/text/names.en'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { telling } from './figures'
import { playUntil } from './kings-gate-player'
import { OnlineHouse, Visitor } from './online-house'
import { actionsAt, atRandom, begin, openAll } from './online-play'
import { board, playWithMouse, tabTo } from './player'
import { AS_THEY_ARE, Knowledge, type Seen } from './secrecy'

const MINUTE = 60_000
/** Of Kings & Things: through the set-up and several turns of everything. */
const MANY_MOVES = 400

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open()
})

test.afterAll(() => house?.close())

/** Two who play and one who watches; what they keep may be kept by a service worker too. */
async function three(browser: Browser): Promise<readonly [Visitor, Visitor, Visitor]> {
  const come = (name: string) => Visitor.come(browser, house, name, { serviceWorkers: 'allow' })
  return [await come('Ada'), await come('Ben'), await come('Cleo')]
}

/** What the page shows, now and then. */
class Onlooker {
  readonly seen: Seen[] = []
  readonly #page: Page
  readonly #look: () => Promise<number>

  constructor(page: Page, look: () => Promise<number>) {
    this.#page = page
    this.#look = look
  }

  /** What is shown can only be older than what is asked for afterwards. */
  async note(): Promise<void> {
    const html = await this.#page.evaluate(() => document.documentElement.outerHTML)
    this.seen.push({ html, actions: await this.#look() })
  }
}

async function expectNoLeaks(
  knowledge: Knowledge,
  all: readonly (readonly [Visitor, Viewer, readonly Seen[]])[],
  words = AS_THEY_ARE,
): Promise<void> {
  for (const [who, viewer, seen] of all) {
    const found = [...(await who.heard()), ...(await who.keeps())]
    // As much was heard as a whole game tells.
    expect(
      found
        .filter(({ where }) => where.includes('/events'))
        .map(({ text }) => text)
        .join().length,
    ).toBeGreaterThan(10_000)
    expect(knowledge.leaksIn(found, viewer), who.name).toEqual([])
    expect(knowledge.leaksInPage(seen, viewer, words), who.name).toEqual([])
  }
}

test('King’s Gate: one plays by mouse, one by keyboard alone from the link to the rematch, one watches', {
  tag: '@evening',
}, async ({ browser }) => {
  test.setTimeout(20 * MINUTE)
  const [ada, ben, cleo] = await three(browser)
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
  const [ada, ben, cleo] = await three(browser)
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
  const [ada, ben, cleo] = await three(browser)
  const code = await begin(ada, ben, { game: 'kings-and-things' })
  await openAll([ada, ben, cleo], code)
  const looks = [ada, ben, cleo].map((who) => new Onlooker(who.page, actionsAt(ada, code)))
  await atRandom([ada, ben], code, {
    until: (actions) => actions >= MANY_MOVES,
    now: async () => {
      for (const one of looks) await one.note()
    },
  })
  for (const who of [ada, ben])
    await who.ask('POST', `/tables/${code}/agreements`, { what: 'end', about: 0, yes: true })
  for (const { page } of [ada, ben]) await expect(page.locator('[data-call=ended]')).toBeVisible()
  const knowledge = new Knowledge(await ada.ask('GET', `/tables/${code}/record`))
  telling(`Kings & Things: ${await actionsAt(ada, code)()} actions, ${looks[0]?.seen.length} looks at each page`)
  const [a, b, c] = looks.map(({ seen }) => seen)
  await expectNoLeaks(
    knowledge,
    [
      [ada, 0, a ?? []],
      [ben, 1, b ?? []],
      [cleo, 'spectator', c ?? []],
    ],
    {
      called: (word) => (isNamed(word) ? nameIn(namesEn, '1986', word) : word),
      forAll: Object.values(BATTLE_TEXT.en.aboutSteps),
    },
  )
  for (const one of [ada, ben, cleo]) await one.leaves()
})

function minutes(time: number): string {
  return `${(time / MINUTE).toFixed(1)} min`
}
