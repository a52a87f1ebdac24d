/**
 * Every screen of the house looks right on every screen of the world: nothing is cut off, covered, crowded or too small.
 * Here with a sample of displays; `npm run layout` looks at all of them.
 */
import { expect, type Page, test } from '@playwright/test'
import { DESK, DISPLAYS, HALVES, nameOf, SMALL, showOn } from './displays'
import { laidOut } from './laid-out'
import { faultsOf } from './layout'
import { recordOf } from './played'
import { openFile, withSettings } from './player'

/** Fault by fault, where it was seen. */
class Findings {
  readonly #seen = new Map<string, string[]>()
  #screens = 0

  constructor(readonly page: Page) {}

  /** Looks at what is open: on these displays; only at what the selector finds, if that lies over the rest. */
  async look(screen: string, displays = this.#next(), within?: string): Promise<void> {
    // What is pointed at explains itself, over everything else.
    await this.page.mouse.move(0, 0)
    for (const display of displays) {
      await showOn(this.page, display)
      for (const fault of new Set(faultsOf(await laidOut(this.page, within), display.pointer))) {
        const known = this.#seen.get(`${screen}: ${fault}`) ?? []
        this.#seen.set(`${screen}: ${fault}`, [...known, nameOf(display)])
      }
    }
    await showOn(this.page, DESK)
  }

  #next() {
    return HALVES[this.#screens++ % 2 === 0 ? 0 : 1]
  }

  told(): string[] {
    return [...this.#seen].map(([fault, displays]) => `${fault} (${displays.join(', ')})`)
  }
}

/** Opens a saved game from the home page; the word that it is on the table has been read, unless it has gone by itself. */
async function open(page: Page, record: string): Promise<void> {
  await page.goto('/#/')
  await openFile(page, record)
  await page.locator('[data-area=board]').waitFor()
  await page.locator('[data-kind=word] button').evaluateAll((all) => all.map((one) => (one as HTMLElement).click()))
}

const GAMES = [
  { game: 'kingdoms', title: 'Kingdoms', seats: 4, seed: 'layout', actions: 40 },
  { game: 'kings-gate', title: 'King’s Gate', seats: 4, seed: 'layout', actions: 70 },
  { game: 'gate', title: 'Gate', seats: 1, seed: 'layout', actions: 30 },
] as const

/** One of them in the middle, when the first player is to act. */
function underWay(played: (typeof GAMES)[number]): string {
  return recordOf(played, (actions) => actions >= played.actions)
}

test.beforeEach(async ({ page }) => {
  await withSettings(page, { theme: 'light' })
  await page.setViewportSize(DESK)
})

test('the shell fits: home, settings', async ({ page }) => {
  const findings = new Findings(page)
  await page.goto('/')
  await page.getByText('No game is under way').waitFor()
  await findings.look('home of a newcomer')
  for (const played of GAMES) await open(page, underWay(played))
  await page.goto('/#/')
  await page
    .getByRole('link', { name: /^Your turn/ })
    .nth(GAMES.length - 1)
    .waitFor()
  await findings.look('home')
  await page.goto('/#/settings')
  await page.getByRole('switch', { name: /^Sound/ }).check()
  await findings.look('settings')
  expect(findings.told()).toEqual([])
})

for (const { title, ...played } of GAMES) {
  const { game } = played
  test(`${title} fits before it is played: set-up, rulebook`, async ({ page }) => {
    const findings = new Findings(page)
    await page.goto(`/#/new/${game}`)
    await page.getByRole('button', { name: 'Start the game' }).waitFor()
    await findings.look('set-up')
    await page.goto(`/#/rules/${game}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await findings.look('rulebook')
    expect(findings.told()).toEqual([])
  })

  test(`${title} fits while it is played`, async ({ page }) => {
    const findings = new Findings(page)
    await open(page, underWay({ title, ...played } as (typeof GAMES)[number]))
    await findings.look('table', DISPLAYS)
    expect(findings.told()).toEqual([])
  })

  test(`${title} fits in a replay`, async ({ page }) => {
    const findings = new Findings(page)
    await open(page, recordOf(played))
    await findings.look('replay')
    expect(findings.told()).toEqual([])
  })
}

test('Gate fits with its square in front, a question and an open pile', async ({ page }) => {
  const findings = new Findings(page)
  await open(page, underWay(GAMES[2]))
  await showOn(page, { ...DESK, width: 360, height: 740 })
  await page.getByRole('button', { name: 'The square' }).click()
  await findings.look('square', SMALL)
  await page.getByRole('button', { name: /^Guard: attack/ }).click()
  await page.getByRole('button', { name: 'Put back' }).waitFor()
  await findings.look('question')
  await page.getByRole('button', { name: 'Put back' }).click()
  await page.locator('[data-pile=citizens]').click()
  await page.getByRole('dialog').waitFor()
  await findings.look('open pile')
  expect(findings.told()).toEqual([])
})

test('King’s Gate fits with two players and two colours each', async ({ page }) => {
  const findings = new Findings(page)
  await open(
    page,
    recordOf({ game: 'kings-gate', seats: 2, seed: 'layout' }, (actions) => actions >= 50),
  )
  await findings.look('two players', DISPLAYS)
  expect(findings.told()).toEqual([])
})
