/** What cannot be true of a state of Sealed Bids, check by check, so that tests can leave one out. */
import { CARDS, FULL_TOWER, HAND, NO_BID, type State } from './sealed-bids-data'

type Check = (state: State) => string | undefined

const CHECKS = {
  seats: ({ hands, bids, coins, towers }) =>
    [bids, coins, towers].every((list) => list.length === hands.length)
      ? undefined
      : 'every list by seat has an entry for every seat',

  cards: ({ hands, deck, bids, discards }) => {
    const cards = [...hands.flat(), ...deck, ...bids.filter((bid) => bid !== NO_BID), ...discards].sort()
    return cards.join() === CARDS.join() ? undefined : `the cards are ${cards.join(' ')}`
  },

  order: ({ hands, deck }) =>
    [deck, ...hands].every((list) => list.every((card, i) => card > (list[i - 1] ?? 0)))
      ? undefined
      : 'hands and deck are in rising order',

  /** While bids are made, who has made one has a card less. */
  hands: (state) => {
    const full = state.hands.map(
      (hand, seat) => hand.length + (isBidding(state) && state.bids[seat] !== NO_BID ? 1 : 0),
    )
    return full.every((size) => size === full[0] && size <= HAND) ? undefined : 'all hands are of one size'
  },

  bids: (state) => {
    const { bids, hands, over, builders } = state
    if (over) return undefined
    if (builders.length > 0) return bids.includes(NO_BID) ? 'nobody builds before all have bid' : undefined
    if (!bids.includes(NO_BID)) return 'all have bid and nobody is to build'
    return hands.every((hand, seat) => hand.length > 0 || bids[seat] !== NO_BID)
      ? undefined
      : 'nobody bids without cards'
  },

  builders: ({ builders, hands }) =>
    builders.every((seat, i) => seat < hands.length && builders.indexOf(seat) === i)
      ? undefined
      : 'every seat builds once in a round',

  /** Each round earns a seat two coins at most. */
  coins: (state) => {
    const { coins, discards, bids } = state
    const shown = isBidding(state) || bids.includes(NO_BID) ? discards.length : discards.length + bids.length
    const rounds = shown / bids.length
    if (!Number.isInteger(rounds)) return 'whole rounds have been played'
    return coins.every((coin) => coin <= 2 * rounds) ? undefined : `nobody has more than ${2 * rounds} coins`
  },

  towers: ({ towers, builders, over }) =>
    over || towers.every((tower, seat) => tower < FULL_TOWER || builders.includes(seat))
      ? undefined
      : 'the match ends when somebody is done with a full tower',

  end: ({ over, towers, hands }) =>
    !over || towers.includes(FULL_TOWER) || hands.every((hand) => hand.length === 0)
      ? undefined
      : 'the match is over too early',
} satisfies Readonly<Record<string, Check>>

export type CheckName = keyof typeof CHECKS

function isBidding({ builders, over }: State): boolean {
  return builders.length === 0 && !over
}

export function audit(state: State): string | undefined {
  return auditWithout()(state)
}

/** The audit of somebody who has not thought of these. */
export function auditWithout(...forgotten: readonly CheckName[]): Check {
  const checks = Object.entries<Check>(CHECKS).filter(([name]) => !(forgotten as readonly string[]).includes(name))
  return (state) => {
    for (const [, check] of checks) {
      const problem = check(state)
      if (problem !== undefined) return problem
    }
    return undefined
  }
}
