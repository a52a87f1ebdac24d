/** What browsers get to know at a table online, by every way: what they are told, what they show, what they keep. */
import type { Viewer } from '@crownlands/core/game'
import { BATTLE_TEXT } from '@crownlands/games/kings-and-things/board/text/battle'
import { isNamed, nameIn } from '@crownlands/games/kings-and-things/text/names'
import { namesEn } from '@crownlands/games/kings-and-things/text/names.en'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { telling } from '../measures/figures'
import { actionsAt, atRandom, begin, openAll } from './online-play'
import { type OnlineHouse, Visitor } from './online-server'
import { AS_THEY_ARE, Knowledge, type Seen } from './secrecy'

/** Two who play and one who watches. */
export async function three(
  browser: Browser,
  house: OnlineHouse,
  options: BrowserContextOptions,
): Promise<readonly [Visitor, Visitor, Visitor]> {
  const come = (name: string) => Visitor.come(browser, house, name, options)
  return [await come('Ada'), await come('Ben'), await come('Cleo')]
}

/** What the page shows, now and then. */
export class Onlooker {
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

export async function expectNoLeaks(
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

/** Two do anything that is possible at a table of Kings & Things while somebody watches: nobody gets to know another's rack and stacks. */
export async function keepSecrets(
  browser: Browser,
  house: OnlineHouse,
  moves: number,
  options: BrowserContextOptions = {},
): Promise<void> {
  const [ada, ben, cleo] = await three(browser, house, options)
  const code = await begin(ada, ben, { game: 'kings-and-things' })
  await openAll([ada, ben, cleo], code)
  const looks = [ada, ben, cleo].map((who) => new Onlooker(who.page, actionsAt(ada, code)))
  await atRandom([ada, ben], code, {
    until: (actions) => actions >= moves,
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
}
