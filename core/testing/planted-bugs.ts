/** Bugs to plant in the toy game, to see that the conformance suite finds them. */
import { expect, it } from 'vitest'
import { conform } from '../conformance/conformance'
import { ConformanceError, type Family, type Subject } from '../conformance/subject'
import type { Game } from '../game'
import type { Notation } from '../room'
import { sealedBids } from './sealed-bids'
import type { Action, Event, Options, State, View } from './sealed-bids-data'

export type Toy = Game<State, Action, View, Options, Event>
type ToySubject = Subject<State, Action, View, Options, Event>

export const notation: Notation<State, Action, View> = {
  writeAction: (action) => (action.type === 'bid' ? `${action.card}` : action.type),
  parseAction: (text) => (/^\d$/.test(text) ? { type: 'bid', card: Number(text) } : ({ type: text } as Action)),
  writePosition: (position) => JSON.stringify(position),
  parsePosition: (text) => JSON.parse(text) as State,
}

/** Three rounds of three seats: as many bids, four coins spent one by one, and as often done. Two seats do less. */
export const MOST_ACTIONS = 3 * (3 + 4 + 3)

export const subject: ToySubject = { game: sealedBids, notation, scores: { min: 0, max: 3 }, mostActions: MOST_ACTIONS }

export const family: Family<Options> = {
  seats: 3,
  options: { bidding: 'together', replenish: true },
  games: 30,
  seed: 'planted',
  thoroughPercent: 50,
}

/** The first line of what the suite finds; undefined when it finds nothing. */
export function complaint(planted: Partial<ToySubject>, where: Partial<Family<Options>> = {}): string | undefined {
  try {
    conform({ ...subject, ...planted }, { ...family, ...where })
    return undefined
  } catch (error) {
    if (!(error instanceof ConformanceError)) throw error
    return error.message.split('\n')[0]
  }
}

export interface Plant {
  readonly bug: string
  readonly game?: Partial<Toy>
  readonly subject?: Partial<ToySubject>
  readonly family?: Partial<Family<Options>>
  /** The first line of what must be found. */
  readonly claim: string | RegExp
}

/** A test for each. */
export function itCatches(plants: readonly Plant[]): void {
  it.each(plants.map((plant) => [plant.bug, plant] as const))('%s', (_, plant) => {
    const { game, subject: more, family: where, claim } = plant
    const found = complaint({ ...more, game: { ...sealedBids, ...game } }, where)
    if (typeof claim === 'string') expect(found).toBe(claim)
    else expect(found).toMatch(claim)
  })
}
