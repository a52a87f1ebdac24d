/** The first games, played to their end with a mouse, by keyboard and with a finger, in both languages. */
import type { FirstGame } from '@crownlands/core/first-game'
import { firstGame as gate } from '@crownlands/games/gate/first-game/script'
import { parseAction as parseGate } from '@crownlands/games/gate/rules/notation'
import { firstGame as kingdoms } from '@crownlands/games/kingdoms/first-game/script'
import { parseAction as parseKingdoms } from '@crownlands/games/kingdoms/rules/notation'
import { firstGame as kingsAndThings } from '@crownlands/games/kings-and-things/first-game/script'
import { parseAction as parseKingsAndThings } from '@crownlands/games/kings-and-things/rules/notation/notation'
import { firstGame as kingsGate } from '@crownlands/games/kings-gate/first-game/script'
import { parseAction as parseKingsGate } from '@crownlands/games/kings-gate/rules/notation'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { TABLE_TEXT } from '../table/text'
import { expectNoProblems } from './layout/axe'
import { withSettings } from './players/player'

type Press = (target: Locator) => Promise<void>

const WORDS = {
  en: {
    host: 'Your host',
    table: TABLE_TEXT.en.actions,
    next: 'Go on',
    end: /^End turn/,
    play: 'Play a real game',
    square: 'The square',
  },
  fr: {
    host: 'Votre hôte',
    table: TABLE_TEXT.fr.actions,
    next: 'Continuer',
    end: /^Finir le tour/,
    play: 'Jouer une vraie partie',
    square: 'La place',
  },
} as const
type Language = keyof typeof WORDS

/** How each game's moves are made, with whatever presses. */
const MOVES: Readonly<Record<string, (page: Page, text: string, press: Press, language: Language) => Promise<void>>> = {
  kingdoms: async (page, text, press) => {
    const action = parseKingdoms(text)
    if (action?.type === 'draw') await press(page.locator('[data-slot="supply"]'))
    if (action?.type === 'castle') await press(page.locator(`[data-slot="castle-${action.rank}"]`))
    if (action?.type === 'start') await press(page.locator('[data-slot="start"]'))
    if (action !== undefined && 'space' in action) await press(page.locator(`[data-space="${action.space}"]`))
  },
  'kings-gate': async (page, text, press, language) => {
    const action = parseKingsGate(text)
    if (action?.type === 'end') return press(page.getByRole('button', { name: WORDS[language].end }))
    if (action?.type === 'tile' || action?.type === 'dragon') await press(marked(page.locator('[data-area="dock"]')))
    const cell = action !== undefined && 'cell' in action ? action.cell : undefined
    await press(page.locator(`[data-cell="${cell}"]`))
    // A finger shows first where a location would lie.
    const place = page.getByRole('button', { name: /^(Place it here|Poser ici)$/ })
    if (action?.type === 'location' && (await place.isVisible())) await press(place)
  },
  gate: async (page, text, press, language) => {
    const action = parseGate(text)
    if (action?.type === 'end') return press(page.getByRole('button', { name: WORDS[language].end }))
    if (action?.type === 'recruit') {
      const square = page.getByRole('button', { name: WORDS[language].square })
      if (await square.isVisible()) await press(square)
      return press(page.locator(`[data-recruit="${action.card}"]`))
    }
    await press(marked(page.locator('[data-area="dock"]')))
    const question = page.locator('[data-part="question"]')
    if (await question.isVisible()) await press(marked(question))
  },
  'kings-and-things': async (page, text, press, language) => {
    const action = parseKingsAndThings(text)
    if (action?.type === 'done') return press(hostsButtons(page, language).last())
    // A counter first: of the pool, the rack, or the battle. Then the hex, or what seals it.
    if (action?.type === 'try') {
      await press(marked(page.locator('[data-part="characters"]')))
      return press(marked(page.locator('[data-part="offer"]')))
    }
    if (action?.type === 'place') await press(marked(page.locator('[data-area="dock"]')))
    if (action !== undefined && 'hex' in action) return press(page.locator(`[data-cell="${action.hex}"]`))
    await press(marked(page.locator('[data-area="board"]')))
  },
}

/** All that can be pressed below the host's words. */
function hostsButtons(page: Page, language: Language): Locator {
  return page.getByRole('group', { name: WORDS[language].host }).getByRole('button')
}

function marked(place: Locator): Locator {
  return place.locator('button:has([data-part="hint"])').first()
}

const GAMES: Readonly<Record<string, FirstGame>> = {
  kingdoms,
  'kings-gate': kingsGate,
  gate,
  'kings-and-things': kingsAndThings,
}

/** What somebody presses for: a march in Kings & Things comes to its end by itself. */
function pressedFor(acts: readonly string[]): readonly string[] {
  return acts.filter((text, i) => !(text === 'done' && acts[i - 1]?.startsWith('step:')))
}

/** Goes through it step by step, and hears what the host says. */
async function playThrough(page: Page, game: string, language: Language, press: Press): Promise<void> {
  const { steps = [], words } = GAMES[game] ?? {}
  const hear = (id: string, text: string) => passScoringsUntil(page, { language, press }, id, text)
  const asking = steps.find(({ acts }) => acts !== undefined)?.id
  for (const [i, { id, acts = [] }] of steps.entries()) {
    const { say = '', done } = words?.[language][id] ?? {}
    await hear(id, say)
    if (id === asking && press === click) await expectNoProblems(page, id)
    for (const text of pressedFor(acts)) await MOVES[game]?.(page, text, press, language)
    if (done !== undefined) await hear(id, done)
    if (i < steps.length - 1 && (acts.length === 0 || done !== undefined))
      await press(page.getByRole('button', { name: WORDS[language].next, exact: true }))
  }
}

interface Learner {
  readonly language: Language
  readonly press: Press
}

/** Whatever is scored before is looked at, line by line or at once; then the host says this. */
async function passScoringsUntil(page: Page, { language, press }: Learner, id: string, text: string): Promise<void> {
  const { host, table } = WORDS[language]
  const said = page.getByRole('region', { name: host }).getByRole('status').last()
  const on = page.getByRole('group', { name: table }).getByRole('button').last()
  const heard = said.filter({ hasText: text })
  await expect(heard.or(on), id).toBeVisible({ timeout: 30_000 })
  while (await on.isVisible()) {
    await press(on)
    await expect(heard.or(on), id).toBeVisible({ timeout: 30_000 })
  }
  await expect(said, id).toHaveText(text)
}

const click: Press = (target) => target.click()
const tap: Press = (target) => target.tap()
const key: Press = async (target) => {
  await target.focus()
  await target.press('Enter')
}

for (const game of Object.keys(GAMES)) {
  for (const [how, language, press] of [
    ['a mouse', 'en', click],
    ['the keyboard', 'fr', key],
  ] as const)
    test(`the first game of ${game} is played with ${how} (${language}), and a real one begins`, async ({ page }) => {
      await withSettings(page, { language })
      await page.goto(`/#/new/${game}`)
      await press(page.getByRole('link', { name: /first game|première partie/ }))
      await playThrough(page, game, language, press)
      await press(page.getByRole('button', { name: WORDS[language].play }))
      await expect(page).toHaveURL(/#\/table\//)
      // Where nothing is in hand yet the map is what one begins with.
      await expect(page.locator('[data-area="dock"] button, [data-cell]').first()).toBeVisible()
      await page.goto(`/#/new/${game}`)
      await expect(page.getByRole('link', { name: /The first game again|Revoir la première partie/ })).toBeVisible()
    })

  test.describe(() => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })
    test(`the first game of ${game} is played with a finger on a phone`, async ({ page }) => {
      await withSettings(page, { language: 'fr', theme: 'dark' })
      await page.goto(`/#/first/${game}`)
      await playThrough(page, game, 'fr', tap)
      await expectNoProblems(page, 'the farewell')
    })
  })
}

test('what comes to lie under a pointer that rests explains itself only when somebody points at it', async ({
  page,
}) => {
  await withSettings(page, { language: 'en' })
  await page.goto('/#/first/kingdoms')
  await page.getByRole('button', { name: 'Go on' }).hover()
  await page.mouse.down()
  await page.mouse.up()
  const skip = page.getByRole('button', { name: 'Skip this step' })
  await expect(skip).toBeEnabled()
  // Longer than it takes for a tip to come.
  await page.waitForTimeout(1000)
  const tip = page.locator('[data-part=tip]')
  await expect(tip).toBeHidden()
  await skip.hover({ position: { x: 8, y: 8 } })
  await expect(tip).toBeVisible()
})

test('a mistake is met by its rule, another move by a word for later, and what was left is taken up again', async ({
  page,
}) => {
  await withSettings(page, { language: 'en' })
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Learn Kingdoms' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  const skip = page.getByRole('button', { name: 'Skip this step' })
  const said = page.getByRole('region', { name: 'Your host' }).getByRole('status')
  await expect(said.last()).toContainText('press Draw')
  await skip.click()
  await expect(said.last()).toContainText('A Town')
  await skip.click()
  await expect(said.last()).toContainText('take row 3')
  await page.locator('[data-slot="castle-2"]').click()
  await page.locator('[data-space="14"]').click()
  await expect(said.first()).toContainText('c3 is taken')
  await expect(said.first().getByRole('button', { name: 'Rule K-T5' })).toBeVisible()
  await page.locator('[data-space="0"]').click()
  await expect(said.first()).toContainText('try what is being shown first')
  await page.reload()
  await expect(said.last()).toContainText('take row 3')
  await page.getByRole('link', { name: 'Leave' }).click()
  await page.goto('/#/rules/kingdoms')
  await page.getByRole('link', { name: 'Go on with your first game' }).click()
  await expect(said.last()).toContainText('take row 3')
})
