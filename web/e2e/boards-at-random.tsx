/**
 * In the page: a game's board is given updates, hints and advice out of step, as a busy table might, while somebody clicks,
 * points and types at random. Whatever breaks is told.
 */

import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { GameEvent, Seat } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem } from '@crownlands/core/record'
import type { Room } from '@crownlands/core/room'
import { HOUSES } from '@crownlands/kit/houses'
import type { RoomUi, SurfaceProps } from '@crownlands/kit/room-ui'
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** What somebody at the table may see and do at one time. */
interface Moment {
  readonly seat: Seat
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly latest: readonly GameEvent[]
}

export interface Given {
  readonly room: Room
  readonly ui: RoomUi
}

interface Wanted {
  readonly seed: string
  readonly seats: number
  readonly rounds: number
}

const LONGEST = 1500
/** Where somebody may click, point or press a key. */
const PLACES = '[role=gridcell], [data-cell], [data-space], [data-area] button, [data-area] select, [data-area] input'
/** Of these those where something can be done, often: who plays at random rarely finds them. */
const PROMISING = '[data-target], [data-source], [data-offers], [data-area] button:not([aria-disabled=true], :disabled)'
const KEYS = [
  'Enter',
  ' ',
  'Escape',
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  ...'1234567890abcdefghmnprstvwxyz',
]

/** All moments of a random game at which somebody is to act. */
function momentsOf({ game }: Room, { seed, seats }: Wanted, chance: Chance): readonly Moment[] {
  const setup = checkSetup(game, { seats, options: {}, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new Error(setup.problem)
  const match = new Match(game, setup)
  const moments: Moment[] = []
  for (let [seat] = match.toAct(); seat !== undefined && match.length < LONGEST; [seat] = match.toAct()) {
    const legal = match.legalActions(seat)
    const before = Math.max(match.earliest, match.length - 1 - chance.below(6))
    moments.push({ seat, view: match.view(seat), legal, latest: match.story(seat, before) })
    const refusal = match.act(seat, pick(legal, chance))
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
  return moments
}

/** The same fault once: what differs is where in lists. */
function withoutNumbers({ message, stack = '' }: Error): string {
  const calls = [...stack.matchAll(/at (\S+) \(/g)].map(([, name]) => name)
  return `${message.replaceAll(/-?\d+/g, 'N')}: ${calls.slice(0, 8).join(' < ')}`
}

function pick<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)] as T
}

/** Tells what breaks, and begins anew. */
class Catcher extends Component<{ readonly children: ReactNode; onBroken(error: unknown): void }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}

/** What broke, each once, and how much was tried. */
export async function playAtRandom({ room, ui }: Given, wanted: Wanted) {
  const chance = new FastChance(wanted.seed).at(0)
  const moments = momentsOf(room, wanted, chance)
  const broken = new Set<string>()
  let lives = 0
  const note = (error: unknown) => {
    broken.add(error instanceof Error ? withoutNumbers(error) : String(error))
    lives++
  }
  window.addEventListener('error', (event) => note(event.error))
  window.addEventListener('unhandledrejection', (event) => note(event.reason))
  const tried = { updates: 0, staleHints: 0, inputs: 0, acts: 0 }
  const answers: (() => void)[] = []
  const nameplates = HOUSES.slice(0, wanted.seats).map((house, i) => ({ house, name: `Player ${i}` }))
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  let now = 0
  for (let round = 0; round < wanted.rounds; round++) {
    // Mostly what comes next, now and then what was long ago: somebody else looks, or a turn is taken back.
    now = chance.below(4) === 0 ? chance.below(moments.length) : (now + 1) % moments.length
    const moment = moments[now] as Moment
    const isTheirs = chance.below(5) > 0
    const adviser = chance.below(3) === 0 ? moment : pick(moments, chance)
    const line = chance.below(4) === 0 ? undefined : [pick(adviser.legal, chance), pick(adviser.legal, chance)]
    if (line !== undefined && adviser !== moment) tried.staleHints++
    const props: SurfaceProps = {
      ...{ view: moment.view, seat: isTheirs ? moment.seat : undefined, legal: isTheirs ? moment.legal : [] },
      ...{ nameplates, language: chance.below(2) === 0 ? 'en' : 'fr', singleKeys: true },
      ...{ latest: moment.latest, recent: pick(moments, chance).latest },
      ...{ hinted: line?.[0], hintedLine: line, stepTime: chance.below(3) === 0 ? 5 : 0 },
      onShowing: () => undefined,
      onAct: () => {
        tried.acts++
        return new Promise((resolve) => answers.push(resolve))
      },
      onTry: () => undefined,
      onHold: () => undefined,
      onSay: () => undefined,
    }
    flushSync(() =>
      root.render(
        <Catcher key={lives} onBroken={note}>
          <ui.Surface {...props} />
        </Catcher>,
      ),
    )
    tried.updates++
    for (let inputs = chance.below(4); inputs > 0; inputs--) {
      const promising = place.querySelectorAll(chance.below(3) > 0 ? PROMISING : PLACES)
      const places = promising.length > 0 ? promising : place.querySelectorAll(PLACES)
      if (places.length === 0) break
      flushSync(() => useIt(places[chance.below(places.length)] as Element, chance))
      tried.inputs++
      // Effects, and whatever waits for a moment.
      await new Promise((resolve) => setTimeout(resolve))
    }
    // Some answers come late, after other updates.
    if (chance.below(3) > 0) for (const settle of answers.splice(0)) settle()
    await new Promise((resolve) => setTimeout(resolve))
  }
  root.unmount()
  return { broken: [...broken], tried, moments: moments.length }
}

function useIt(element: Element, chance: Chance): void {
  const over = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' }
  const points = () => element.dispatchEvent(new PointerEvent('pointerover', over))
  switch (chance.below(4)) {
    case 0:
      points()
      element.dispatchEvent(new PointerEvent('pointermove', over))
      return
    case 1:
      points()
      element.dispatchEvent(new PointerEvent('pointerdown', over))
      element.dispatchEvent(new PointerEvent('pointerup', over))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return
    case 2:
      if (element instanceof HTMLElement) element.focus()
      element.dispatchEvent(new KeyboardEvent('keydown', { key: pick(KEYS, chance), bubbles: true, cancelable: true }))
      return
    default:
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}
