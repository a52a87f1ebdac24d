/**
 * `npm run hour`: a person's game of Kings & Things against three bots, at the pace that is set at first. The person does what
 * a hint advises and takes 3 seconds for it; what is told is how many decisions that were, how long everything took by phase,
 * and how large the page was in every turn. Then: how large it is late in a long game, and whether the map follows a finger on
 * a slow phone.
 */
import type { View } from '@crownlands/games/kings-and-things/rules/view/view'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { telling } from './measures/figures'
import { openMoment } from './players/kings-and-things-player'
import { marchAhead } from './players/kings-and-things-positions'
import { recordOf } from './players/played'
import { withSettings } from './players/player'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long a person takes for a decision. */
const THOUGHT = 3 * SECOND
const HOUR = 60 * MINUTE
/** A game goes on for as many turns as it does; whoever has less time says so: `TURNS=3 npm run hour`. */
const TURNS = Number(process.env.TURNS ?? 99)
const SLOW_PHONE = 4
/** What a page may grow to, whatever has happened at its table. */
const LARGE = 24 * 2 ** 20
/** Between players who do anything that is allowed: 31 turns. */
const LONG_GAME = { game: 'kings-and-things', seats: 4, seed: 'l6', level: 'random' } as const

interface Spent {
  decisions: number
  /** Without the person's own thought. */
  waited: number
}

/** What the table waits for: the phase, and whether this goes on with what was decided before. */
interface Asked {
  readonly turn: number
  readonly phase: string
  readonly isOver: boolean
  /** All that is left is to say that the turn is over. */
  readonly isDone: boolean
  /** A step of a march is part of it. */
  readonly goesOn: boolean
}

test('a person’s game against three bots takes less than an hour', { tag: '@hour' }, async ({ page }) => {
  test.setTimeout(3 * HOUR)
  await withSettings(page, { pace: 'normal', motion: 'full' })
  await page.goto('/#/new/kings-and-things')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  const session = await page.context().newCDPSession(page)
  const spent = new Map<string, Spent>()
  const heaps = new Map<number, number>()
  for (;;) {
    const began = performance.now()
    const asked = await nextAsked(page)
    const phase = spent.get(asked.phase) ?? { decisions: 0, waited: 0 }
    spent.set(asked.phase, phase)
    phase.waited += performance.now() - began
    if (!heaps.has(asked.turn)) {
      heaps.set(asked.turn, await heapOf(session))
      console.log(`turn ${asked.turn}: ${megabytes(heaps.get(asked.turn) ?? 0)}`)
    }
    if (asked.isOver || asked.turn > TURNS) break
    if (!asked.goesOn) phase.decisions++
    if (asked.isDone) await page.getByRole('button', { name: 'End turn', exact: true }).click()
    else await doWhatIsAdvised(page)
  }
  const all = [...spent.values()]
  for (const [phase, { decisions, waited }] of spent)
    telling(`${phase}: ${decisions} decisions, ${minutes(waited + decisions * THOUGHT)}`)
  const decisions = all.reduce((sum, one) => sum + one.decisions, 0)
  const whole = all.reduce((sum, one) => sum + one.waited, 0) + decisions * THOUGHT
  telling(`the whole game: ${decisions} decisions, ${minutes(whole)}, ${Math.max(...heaps.keys())} turns`)
  telling(`the page by turn: ${[...heaps].map(([turn, bytes]) => `${turn}: ${megabytes(bytes)}`).join(', ')}`)
  expect(whole).toBeLessThan(HOUR)
  expect(Math.max(...heaps.values())).toBeLessThan(LARGE)
})

/** Waits until the person may decide; a battle that is shown is watched to its end. */
async function nextAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(
    (): Asked | undefined => {
      const said = document.querySelector('header button')?.textContent ?? ''
      const over = [...document.querySelectorAll('button')].some((one) => one.textContent?.trim() === 'Play again')
      const hint = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Hint')
      const isBusy = document.querySelector('[role=grid][aria-busy=true]') !== null
      const isOpen = (one: HTMLButtonElement | undefined) =>
        one !== undefined && !one.disabled && one.getAttribute('aria-disabled') !== 'true'
      const end = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'End turn')
      const isDone = isOpen(end) && !isOpen(hint)
      if (!over && !isDone && (isBusy || !isOpen(hint))) return undefined
      const [, turn = '0', phase = 'set-up'] = /^Turn (\d+), (.*)$/.exec(said) ?? []
      const march = document.querySelector('[data-part=march]')?.getAttribute('aria-label') ?? ''
      return { turn: Number(turn), phase, isOver: over, isDone, goesOn: march.startsWith('On the march') }
    },
    undefined,
    { timeout: 10 * 60_000, polling: 50 },
  )
  const asked = await found.jsonValue()
  if (asked === undefined) throw new Error('nothing was asked')
  return asked
}

/** The hint's own thinking is not the table's. */
async function doWhatIsAdvised(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click()
  const advised = page.locator('[data-kind=hint]').getByRole('button', { name: 'Do it' })
  await advised.click({ timeout: MINUTE })
  await expect(advised).toBeHidden({ timeout: MINUTE })
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

test('a page late in a long game is hardly larger than early in it', { tag: '@hour' }, async ({ page }) => {
  test.setTimeout(HOUR)
  const session = await page.context().newCDPSession(page)
  const heaps: number[] = []
  for (const turn of [5, 20]) {
    await openMoment(
      page,
      recordOf(LONG_GAME, (_, view) => (view as View).turn >= turn),
    )
    await expect(page.locator('header').getByText(`Turn ${turn}`)).toBeVisible()
    heaps.push(await heapOf(session))
  }
  const [early = 0, late = 0] = heaps
  telling(`the page in turn 5: ${megabytes(early)}, in turn 20: ${megabytes(late)}`)
  expect(late).toBeLessThan(1.25 * early)
})

test('a replay from beginning to end, and once more, leaves the page as large as it was', { tag: '@hour' }, async ({
  page,
}) => {
  test.setTimeout(HOUR)
  await openMoment(page, recordOf(LONG_GAME))
  await page.goto(page.url().replace('/table/', '/replay/'))
  const session = await page.context().newCDPSession(page)
  const heaps: number[] = []
  for (let pass = 0; pass < 3; pass++) {
    await fromTurnToTurn(page)
    heaps.push(await heapOf(session))
  }
  telling(`the page after each of three replays of 31 turns: ${heaps.map(megabytes).join(', ')}`)
  expect(heaps[2] ?? 0).toBeLessThan(1.1 * (heaps[0] ?? 0))
})

/** Looks at every turn of a replay, from the first to the last. */
async function fromTurnToTurn(page: Page): Promise<void> {
  const turns = page.getByRole('combobox', { name: 'Go to' })
  await expect(turns.locator('option')).not.toHaveCount(0)
  for (const step of await turns
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
    await turns.selectOption(step)
    await expect(page.getByRole('slider')).toHaveValue(step)
  }
}

test('the map follows a finger on a slow phone', { tag: '@hour' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openMoment(page, marchAhead())
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE })
  const box = await page.getByRole('grid').locator('[data-cell="0"]').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const next = (now: number) => {
      frames.push(now)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < 60; i++) await page.mouse.move(x + 60 * Math.sin(i / 6), y + 40 * Math.cos(i / 6))
  await page.mouse.up()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const between = frames.slice(1).map((at, i) => at - (frames[i] ?? at))
  const sorted = between.toSorted((a, b) => a - b)
  telling(
    `panning: ${between.length} frames, half of them within ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, nine in ten within ${sorted[Math.floor(sorted.length * 0.9)]?.toFixed(0)} ms`,
  )
  expect(between.length).toBeGreaterThan(10)
})

function minutes(time: number): string {
  return `${(time / MINUTE).toFixed(1)} min`
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}
