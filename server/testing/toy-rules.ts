/**
 * The rules of games that no house has: Sealed Bids, in which all decide at the same time; Boasts, with
 * questions out of turn; Endless, whose rules do not come to an end when somebody gambles and whose bots never do; and Clumsy,
 * whose bots break.
 */
import { pick } from '@crownlands/core/chance'
import type { Game } from '@crownlands/core/game'
import type { Rules } from '@crownlands/core/room'
import { sealedBids } from '@crownlands/core/testing/sealed-bids'
import type { Action, Event, Options, State, View } from '@crownlands/core/testing/sealed-bids-data'
import { manifest } from '@crownlands/core/testing/toy-room'

type Bids = Rules<State, Action, View, Options, Event>

const endless: Bids['game'] = {
  ...sealedBids,
  id: 'endless',
  apply: (state, seat, action, chance, events) => {
    if (action.type === 'gamble') forEver()
    sealedBids.apply(state, seat, action, chance, events)
  },
}

const calm: Bids['heuristics'] = {
  evaluate: ({ towers }) => towers.map((tower) => (1 + tower) / (1 + Math.max(...towers))),
  judge: (_state, _seat, actions) => actions.map(() => 1),
  playout: (state, seat, chance) => pick(sealedBids.legalActions(state, seat), chance),
  stage: () => 0,
}

const restless: Bids['heuristics'] = { ...calm, judge: forEver, playout: forEver, evaluate: forEver }

/** Its words name what it knows. */
function breakDown(state: State): never {
  throw new Error(`nothing to do with ${JSON.stringify(state)}`)
}
const clumsy: Bids['heuristics'] = { ...calm, judge: breakDown, playout: breakDown, evaluate: breakDown }

/** Undefined when it is none of these. */
export async function toyRules(id: string, version?: number): Promise<Rules | undefined> {
  if (id === 'sealed-bids') return toy({ game: sealedBids as Bids['game'], heuristics: calm })
  if (id === 'endless') return toy({ game: endless, heuristics: restless })
  if (id === 'clumsy')
    return toy({ game: { ...sealedBids, id: 'clumsy' } as unknown as Bids['game'], heuristics: clumsy })
  if (id === manifest.id) return manifest.rules[(version ?? 2) as 1 | 2]?.()
  return undefined
}

function toy(rules: Bids): Rules {
  return rules as unknown as Rules & { readonly game: Game }
}

function forEver(): never {
  for (;;);
}
