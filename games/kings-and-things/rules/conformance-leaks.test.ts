/** What must not be known of a match of Kings & Things, given away on purpose: the conformance suite finds it. */
import { FastChance } from '@crownlands/core/chance-fast'
import { conform } from '@crownlands/core/conformance/conformance'
import { ConformanceError } from '@crownlands/core/conformance/subject'
import type { Game, Viewer } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { kingsAndThings } from '../game'
import { SUBJECT } from '../testing/conformance'
import { toldApart } from '../testing/disguised'
import { lively, meet } from '../testing/moments'
import type { Action } from './actions'
import { copyTask } from './clone'
import type { Event } from './happenings'
import type { Options, State } from './state'
import type { View } from './view/view'

const SEATS = 3
const STARTS = new Set(meet(SEATS, 60).values())
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator']

type Leak = Partial<Game<State, Action, View, Options, Event>>

/** What the suites say of a game that leaks, at any of the moments. */
function complaint(leak: Leak): string | undefined {
  return toldByOthers(leak) ?? foundByTheHouse(leak)
}

/** What is hidden is changed, and a viewer can tell. */
function toldByOthers(leak: Leak): string | undefined {
  for (const start of STARTS) {
    for (const viewer of VIEWERS) {
      const found = toldApart({ ...kingsAndThings, ...leak }, start, viewer, new FastChance(`for ${viewer}`))
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** What is imagined from a view does not fit it, or events tell more than views. */
function foundByTheHouse(leak: Leak): string | undefined {
  for (const start of STARTS) {
    const family = { seats: SEATS, options: start.options, games: 1, upTo: 1, thoroughPercent: 100, policy: lively }
    try {
      conform({ ...SUBJECT, game: { ...kingsAndThings, ...leak } }, { ...family, start, seed: 'leaks' })
    } catch (error) {
      if (error instanceof ConformanceError) return error.message.split('\n')[0]
      throw error
    }
  }
  return undefined
}

/** The view with something more in it. */
function showing(
  change: (seen: { -readonly [Key in keyof View]: View[Key] }, state: State, viewer: Viewer) => void,
): Leak {
  return {
    view(state, viewer) {
      const seen = { ...kingsAndThings.view(state, viewer) }
      change(seen, state, viewer)
      return seen
    },
  }
}

const IMAGINED = /^Imagination: imagine\(\) of|^Secrecy: the view of/

const LEAKS: readonly (readonly [string, Leak, RegExp])[] = [
  [
    'a kind on a rack',
    showing((seen, { players }) => {
      seen.players = seen.players.map((player, seat) => ({ ...player, rack: must(players[seat]).rack.slice() }))
    }),
    /^by the view$/,
  ],
  [
    'whether a rack holds a Charm',
    showing((seen, { players }) => {
      seen.bank = [Number(must(players[0]).rack.includes('lucky_charm')), ...seen.bank.slice(1)]
    }),
    /^by the view$/,
  ],
  [
    'a face-down creature',
    showing((seen, { hexes }) => {
      seen.hexes = seen.hexes.map((hex, place) => ({ ...hex, armies: structuredClone(must(hexes[place]).armies) }))
    }),
    /^by the view$/,
  ],
  [
    'the size of the cup',
    showing((seen, { cup }) => {
      seen.bank = [cup.length, ...seen.bank.slice(1)]
    }),
    /^by the view$/,
  ],
  [
    'what is in a stack, by the order of what was seen of it',
    showing((seen, { hexes }) => {
      const isStillThere = ({ hex, creature }: State['seen'][number]) =>
        hexes[hex]?.armies.some(({ down }) => down.includes(creature)) === true
      seen.seen = seen.seen.toSorted((a, b) => Number(isStillThere(b)) - Number(isStillThere(a)))
    }),
    /^by the view$/,
  ],
  [
    'a sealed name',
    showing((seen, { tasks }) => {
      seen.tasks = seen.tasks.map(
        (task, i) => (task.type === 'battle' ? copyTask(must(tasks[i])) : task) as typeof task,
      )
    }),
    /^by the view$/,
  ],
  [
    'a theft between others',
    showing((seen, { stolen }) => {
      seen.stolen = stolen.slice()
    }),
    /^by the view$/,
  ],
  ['what is told of hidden counters', { viewEvent: (event) => event }, /^Secrecy: an event shown to/],
  [
    'who holds the answer to a question',
    {
      toAct(state) {
        const asked = kingsAndThings.toAct(state)
        const holders = asked.filter((seat) => kingsAndThings.legalActions(state, seat).length > 1)
        return kingsAndThings.isQuestion?.(state) === true && holders.length > 0 ? holders : asked
      },
    },
    /^by who is asked$|reveals? .*what its view hides|does not show who is to act/,
  ],
  [
    'nothing, but forgets what was seen',
    { imagine: (seen, chance) => ({ ...kingsAndThings.imagine(seen, chance), seen: [] }) },
    IMAGINED,
  ],
  [
    'nothing, but forgets own counters',
    {
      imagine(seen, chance) {
        const state = kingsAndThings.imagine(seen, chance)
        for (const { rack } of state.players) state.cup.push(...rack.splice(0))
        return state
      },
    },
    IMAGINED,
  ],
]

describe('the suite finds a game that tells', () => {
  it('nothing at all to complain of', () => {
    expect(complaint({})).toBeUndefined()
  })

  it.each(LEAKS)('%s', (_, leak, found) => {
    expect(complaint(leak)).toMatch(found)
  })
})
