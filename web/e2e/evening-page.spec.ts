/** `npm run evening`: how soon moves online are seen, and how large a page is after an evening of them. */
import { EMPTY } from '@crownlands/games/kingdoms/content'
import type { TableInfo } from '@crownlands/table/online'
import { expect, type Page, test } from '@playwright/test'
import { telling } from './measures/figures'
import { told, type Weighed, weigh } from './measures/heap'
import { atRandom, begin, openAll } from './online/online-play'
import { OnlineHouse, toTheEnd, Visitor } from './online/online-server'
import { answerWithMouse, board, emptySpaces, nextAsked } from './players/player'

const MINUTE = 60_000
/** After so many steps the page is weighed. */
const MARKS = [200, 1100, 2000]
/** Of Kings & Things, which players who do anything end by themselves after 1,200 steps or so. */
const LONG_GAME = [200, 600, 1000]

test.describe.configure({ mode: 'serial' })

let house: OnlineHouse

test.beforeAll(async () => {
  house = await OnlineHouse.open()
})

test.afterAll(() => house?.close())

test('an evening of 2,000 steps, table after table, leaves the page as large as it was', { tag: '@evening' }, async ({
  browser,
}) => {
  test.setTimeout(30 * MINUTE)
  const ada = await Visitor.come(browser, house, 'Ada', { hears: false })
  const ben = await Visitor.come(browser, house, 'Ben', { hears: false })
  let bySeat = [ada, ben]
  let code = await begin(ada, ben)
  await openAll([ada], code)
  const session = await ada.context.newCDPSession(ada.page)
  const heaps: Weighed[] = []
  for (let steps = 0, marks = [...MARKS]; marks.length > 0; ) {
    steps += await atRandom(bySeat, code, { until: () => false })
    await toTheEnd(ada.page)
    const { code: next } = await ada.ask<TableInfo>('POST', `/tables/${code}/rematch`)
    await ada.page.getByRole('dialog').getByRole('link', { name: 'To the rematch' }).click()
    await ben.ask('PUT', `/tables/${next}/ready`, { ready: true })
    await ada.ask('PUT', `/tables/${next}/ready`, { ready: true })
    await expect(board(ada.page)).toBeVisible()
    code = next
    // In a rematch the seats are moved by one.
    bySeat = bySeat.toReversed()
    if (steps < (marks[0] ?? 0)) continue
    marks = marks.slice(1)
    heaps.push(await weigh(session))
  }
  telling(`the page after ${MARKS.join(', ')} steps: ${heaps.map(told).join(', ')}`)
  expect(heaps.at(-1)?.held).toBeLessThan(1.1 * (heaps[0]?.held ?? 0))
  for (const one of [ada, ben]) await one.leaves()
})

test('a page late in one long game is hardly larger than early in it', { tag: '@evening' }, async ({ browser }) => {
  test.setTimeout(30 * MINUTE)
  const ada = await Visitor.come(browser, house, 'Ada', { hears: false })
  const ben = await Visitor.come(browser, house, 'Ben', { hears: false })
  const code = await begin(ada, ben, { game: 'kings-and-things' })
  await openAll([ada], code)
  const session = await ada.context.newCDPSession(ada.page)
  const heaps: Weighed[] = []
  const reached: number[] = []
  for (const mark of LONG_GAME) {
    reached.push(await atRandom([ada, ben], code, { until: (actions) => actions >= mark }))
    await ada.page.waitForTimeout(1000)
    heaps.push(await weigh(session))
  }
  telling(`the page of one game of Kings & Things after ${reached.join(', ')} steps: ${heaps.map(told).join(', ')}`)
  expect(reached.at(-1)).toBeGreaterThan(reached[0] ?? 0)
  expect(heaps.at(-1)?.held).toBeLessThan(1.5 * (heaps[0]?.held ?? 0))
  for (const one of [ada, ben]) await one.leaves()
})

test('a move of one’s own is shown in the next frame and soon confirmed, and another’s is soon seen', {
  tag: '@evening',
}, async ({ browser }) => {
  test.setTimeout(10 * MINUTE)
  const ada = await Visitor.come(browser, house, 'Ada', { hears: false })
  const ben = await Visitor.come(browser, house, 'Ben', { hears: false })
  // Where a clock runs a step says when it was written.
  const code = await begin(ada, ben, { clock: { type: 'live', each: 86_400, plus: 0 } })
  await openAll([ada], code)
  const own: Placed[] = []
  const others: number[] = []
  for (;;) {
    const { match } = await ada.ask<Looked>('GET', `/tables/${code}/look`)
    if (match.outcome !== undefined) break
    if (match.toAct.includes(1)) others.push(...(await anothersTurn(ada.page, ben, code, match)))
    else own.push(...(await ownStep(ada.page)))
  }
  const shown = own.filter(({ inNextFrame }) => inNextFrame)
  const confirmed = own.map((one) => one.confirmed)
  telling(`${own.length} own moves: ${shown.length} shown in the next frame, confirmed after ${spread(confirmed)}`)
  telling(`${others.length} moves of another are painted ${spread(others)} after they began to be written`)
  expect(own.length).toBeGreaterThan(10)
  expect(others.length).toBeGreaterThan(20)
  expect(shown).toHaveLength(own.length)
  expect(at(confirmed, 0.5)).toBeLessThan(50)
  expect(at(others, 0.5)).toBeLessThan(100)
  for (const one of [ada, ben]) await one.leaves()
})

interface Placed {
  readonly inNextFrame: boolean
  /** Milliseconds until the server had answered. */
  readonly confirmed: number
}

interface Looked {
  readonly match: {
    readonly toAct: readonly number[]
    readonly outcome?: unknown
    readonly view: { readonly board: readonly unknown[] }
  }
  readonly clock: { readonly since: number }
}

/** Whatever is asked for; what was placed is timed. */
async function ownStep(page: Page): Promise<readonly Placed[]> {
  const asked = await nextAsked(page)
  const piece = page.locator('[data-slot]:not([data-slot=supply]):not([aria-disabled=true])')
  if (asked === 'piece' && (await piece.count()) > 0) await piece.first().click()
  else if (asked !== 'tile') {
    await answerWithMouse(page, asked)
    return []
  }
  await page.locator('[data-target]').first().waitFor()
  return [await placeAndTime(page)]
}

/** How long after it began to be written the other's turn was painted; nothing where it brings a scoring, which is told first. */
async function anothersTurn(
  page: Page,
  other: Visitor,
  code: string,
  { view }: Looked['match'],
): Promise<readonly number[]> {
  const free = view.board.filter((space) => space === EMPTY).length
  const scoring = page.getByRole('button', { name: /^(Show all|Continue)$/ }).first()
  await expect
    .poll(async () => {
      if (await scoring.isVisible()) await scoring.click()
      return emptySpaces(page).count()
    })
    .toBe(free)
  const painted = page.evaluate(paintedChange)
  await other.playTurn(code, 1)
  if (free === 1) return []
  const { clock } = await other.ask<Looked>('GET', `/tables/${code}/look`)
  return [(await painted) - clock.since]
}

/** In the page: when it has painted that fewer spaces are empty. */
function paintedChange(): Promise<number> {
  const empty = () => document.querySelectorAll('[role=grid] [aria-label*=", empty"]').length
  const before = empty()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (empty() >= before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        // The first message after a frame comes when it is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(Date.now())
        port2.postMessage(undefined)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

/** Of so many in a hundred. */
function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.POSITIVE_INFINITY
}

function spread(times: readonly number[]): string {
  return `${at(times, 0.5).toFixed(0)} ms (median), ${at(times, 0.95).toFixed(0)} ms (95 in 100)`
}

/** Clicks a space from within the page, where a clock is. */
function placeAndTime(page: Page): Promise<Placed> {
  return page.evaluate(async () => {
    const target = document.querySelector<HTMLElement>('[data-target]')
    const grid = document.querySelector('[role=grid]')
    if (target === null || grid === null) throw new Error('there is no target')
    const began = performance.now()
    target.click()
    const inNextFrame = await new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => resolve(target.querySelector('[data-ghost=false]') !== null)),
    )
    const confirmed = await new Promise<number>((resolve) => {
      const look = () => {
        if (grid.getAttribute('aria-busy') !== 'true') resolve(performance.now() - began)
      }
      new MutationObserver(look).observe(grid, { attributes: true })
      look()
    })
    return { inNextFrame, confirmed }
  })
}
