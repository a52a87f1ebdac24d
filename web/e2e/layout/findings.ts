/** What is wrong with the screens of a test, and the games that it is looked for in. */
import type { Page } from '@playwright/test'
import { recordOf } from '../players/played'
import { openFile } from '../players/player'
import { expectNoProblems } from './axe'
import { DESK, type Display, HALVES, nameOf, showOn } from './displays'
import { laidOut } from './laid-out'
import { faultsOf } from './layout'

/** Milliseconds in which a page that has changed comes to rest, on a busy machine too. */
const REST = 1000

/** Fault by fault, where it was seen. */
export class Findings {
  readonly #seen = new Map<string, string[]>()
  #screens = 0

  constructor(readonly page: Page) {}

  /** Looks at what is open: on these displays; only at what the selector finds, if that lies over the rest. */
  async look(screen: string, displays = this.#next(), within?: string): Promise<void> {
    // What is pointed at explains itself, over everything else.
    await this.page.mouse.move(0, 0)
    for (const display of displays) {
      await showOn(this.page, display)
      for (const fault of await this.#lastingFaults(display, within)) {
        const known = this.#seen.get(`${screen}: ${fault}`) ?? []
        this.#seen.set(`${screen}: ${fault}`, [...known, nameOf(display)])
      }
    }
    await showOn(this.page, DESK)
  }

  /** The same, and whether it stands in anybody's way, in both themes. */
  async lookAndListen(screen: string, displays?: readonly Display[], within?: string): Promise<void> {
    await this.look(screen, displays, within)
    for (const theme of ['dark', 'light'] as const) {
      await showOn(this.page, { ...DESK, theme })
      await expectNoProblems(this.page, `${screen}, ${theme}`)
    }
  }

  /** What is wrong only while the page goes from one display to the next is not wrong: nobody's window does that. */
  async #lastingFaults(display: Display, within: string | undefined): Promise<readonly string[]> {
    const faults = async () => new Set(faultsOf(await laidOut(this.page, within), display.pointer))
    const first = await faults()
    if (first.size === 0) return []
    await this.page.waitForTimeout(REST)
    const later = await faults()
    return [...first].filter((fault) => later.has(fault))
  }

  #next() {
    return HALVES[this.#screens++ % 2 === 0 ? 0 : 1]
  }

  told(): string[] {
    return [...this.#seen].map(([fault, displays]) => `${fault} (${displays.join(', ')})`)
  }
}

/** Opens a saved game from the home page; the word that it is on the table has been read, unless it has gone by itself. */
export async function open(page: Page, record: string): Promise<void> {
  await page.goto('/#/')
  await openFile(page, record)
  await page.locator('[data-area=board]').waitFor()
  await page.locator('[data-kind=word] button').evaluateAll((all) => all.map((one) => (one as HTMLElement).click()))
}

export const GAMES = [
  { game: 'kingdoms', title: 'Kingdoms', seats: 4, seed: 'layout', actions: 40 },
  { game: 'kings-gate', title: 'King’s Gate', seats: 4, seed: 'layout', actions: 70 },
  { game: 'gate', title: 'Gate', seats: 1, seed: 'layout', actions: 30 },
  { game: 'kings-and-things', title: 'Kings & Things', seats: 4, seed: 'layout', actions: 400 },
] as const

/** One of them in the middle, when the first player is to act. */
export function underWay(played: (typeof GAMES)[number]): string {
  return recordOf(played, (actions) => actions >= played.actions)
}
