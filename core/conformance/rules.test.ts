/** Bugs planted in the rules of a game, each of which the conformance suite must find. */
import { describe } from 'vitest'
import type { Seat } from '../game'
import { itCatches, MOST_ACTIONS, notation, type Plant, type Toy } from '../testing/planted-bugs'
import { sealedBids } from '../testing/sealed-bids'
import { auditWithout } from '../testing/sealed-bids-audit'
import type { Action, Event, State } from '../testing/sealed-bids-data'

/** What the rules do, and then something more. */
function applyThen(
  more: (state: State, seat: Seat, action: Action, events: Event[] | undefined) => void,
): Toy['apply'] {
  return (state, seat, action, chance, events) => {
    sealedBids.apply(state, seat, action, chance, events)
    more(state, seat, action, events)
  }
}

/** A game that knows its own states from those that were read from JSON. */
function recognising(known: WeakSet<State>): Partial<Toy> {
  const remember = (state: State) => {
    known.add(state)
    return state
  }
  return {
    setup: (...args) => remember(sealedBids.setup(...args)),
    clone: (state) => (known.has(state) ? remember(sealedBids.clone(state)) : sealedBids.clone(state)),
  }
}

function withOutcome(change: (outcome: NonNullable<ReturnType<Toy['outcome']>>) => ReturnType<Toy['outcome']>) {
  return (state: State) => {
    const outcome = sealedBids.outcome(state)
    return outcome === undefined ? undefined : change(outcome)
  }
}

const knownToActions = new WeakSet<State>()
const knownToApply = new WeakSet<State>()
let applied = 0

const PLANTS: readonly Plant[] = [
  // The set-up
  {
    bug: 'a setupOf that knows the defaults only',
    game: { setupOf: (state) => ({ seats: state.hands.length, options: { bidding: 'together', replenish: true } }) },
    family: { options: { bidding: 'in-turn', replenish: true } },
    claim: 'setupOf gives back what the state was set up with',
  },
  {
    bug: 'an event of the set-up that does not fit its schema',
    game: {
      setup: (options, seats, chance, events) => {
        const state = sealedBids.setup(options, seats, chance)
        events?.push({ type: 'dealt', seat: 9 })
        return state
      },
    },
    claim: 'every event fits its schema: seat: must be a whole number from 0 to 2',
  },

  // Whose turn it is, and how long
  {
    bug: 'a turn that never ends',
    game: {
      apply: (state, seat, action, chance, events) => {
        if (action.type === 'done') events?.push({ type: 'done', seat })
        else sealedBids.apply(state, seat, action, chance, events)
      },
    },
    claim: `the match ends within ${MOST_ACTIONS} actions`,
  },
  {
    bug: 'actions for a seat that is not to act',
    game: {
      legalActions: (state, seat) =>
        state.builders.length > 0 ? [{ type: 'done' }] : sealedBids.legalActions(state, seat),
    },
    claim: /^seat \d is not to act and has nothing to do$/,
  },
  {
    bug: 'seats to act in the wrong order',
    game: { toAct: (state) => sealedBids.toAct(state).toReversed() },
    claim: 'the seats to act are seats of the match, in order',
  },
  {
    bug: 'a seat to act that is not there',
    game: { toAct: (state) => [...sealedBids.toAct(state), ...(state.builders.length > 0 ? [3] : [])] },
    claim: 'the seats to act are seats of the match, in order',
  },
  {
    bug: 'a seat that is to act and stuck',
    game: {
      legalActions: (state, seat) => sealedBids.legalActions(state, seat).filter(({ type }) => type !== 'done'),
    },
    claim: /^seat \d is to act and has something to do$/,
  },
  {
    bug: 'an outcome before the end',
    game: { outcome: (state) => sealedBids.outcome({ ...state, over: true }) },
    claim: 'there is no outcome while somebody is to act',
  },

  // The state
  {
    bug: 'a lost card',
    game: { apply: applyThen((state, _, { type }) => type === 'done' && state.deck.pop()) },
    family: { seats: 2 },
    claim: /^no piece is lost: the cards are/,
  },
  {
    bug: 'a state with a number that JSON does not know',
    game: {
      setup: (...args) => ({ ...sealedBids.setup(...args), coins: [Number.POSITIVE_INFINITY, 0, 0] }),
      audit: auditWithout('coins'),
    },
    claim: 'every state fits its schema: coins[0]: must be a whole number of at least 0',
  },
  {
    bug: 'a state with a set in it',
    game: {
      setup: (...args) => ({ ...sealedBids.setup(...args), discards: new Set<number>() as unknown as number[] }),
      clone: (state) => ({ ...state }),
      view: (state, viewer) => sealedBids.view({ ...state, discards: [] }, viewer),
      audit: auditWithout('coins'),
    },
    family: { thoroughPercent: 100 },
    claim: 'every state fits its schema: discards: must be a list',
  },
  {
    bug: 'a state with a field that its schema does not have',
    game: { setup: (...args) => Object.assign(sealedBids.setup(...args), { note: 1 }) },
    claim: 'every state fits its schema: must not have a field "note"',
  },
  {
    bug: 'looking that changes the state',
    game: {
      view: (state, viewer) => {
        state.deck.reverse()
        return sealedBids.view(state, viewer)
      },
    },
    claim: 'looking changes nothing',
  },

  // The actions
  {
    bug: 'an action listed twice',
    game: {
      legalActions: (state, seat) => {
        const legal = sealedBids.legalActions(state, seat)
        return [...legal, ...legal.slice(0, 1)]
      },
    },
    claim: 'no action is listed twice',
  },
  {
    bug: 'a clone that mixes up the hand',
    game: {
      clone: (state) => ({ ...sealedBids.clone(state), hands: state.hands.map((hand) => hand.toReversed()) }),
    },
    claim: 'a clone has the same actions in the same order',
  },
  {
    bug: 'actions that depend on something beside the state',
    game: {
      ...recognising(knownToActions),
      legalActions: (state, seat) => {
        const legal = sealedBids.legalActions(state, seat)
        return knownToActions.has(state) ? legal : legal.toReversed()
      },
    },
    claim: 'the actions survive the JSON of the state',
  },
  {
    bug: 'a legal action that does not fit its schema',
    game: {
      legalActions: (state, seat) =>
        sealedBids.legalActions(state, seat).map((action) => Object.assign({ loud: true }, action)),
    },
    claim: 'every action fits its schema: must not have a field "loud"',
  },
  {
    bug: 'a random action that is illegal',
    game: { randomAction: () => ({ type: 'build' }) },
    claim: 'a random action is legal: {"type":"build"}',
  },

  // The refusals
  {
    bug: 'a check that refuses a legal action',
    game: {
      check: (state, seat, action) =>
        (action as Action | undefined)?.type === 'gamble'
          ? { clause: 'S-Z1', reason: 'no-gambling' }
          : sealedBids.check(state, seat, action),
    },
    claim: /^check agrees with the legal actions of seat \d on \{"type":"gamble"\}: \{"clause":"S-Z1"/,
  },
  {
    bug: 'a check that lets an illegal action pass',
    game: {
      check: (state, seat, action) => {
        const refusal = sealedBids.check(state, seat, action)
        return refusal?.reason === 'no-such-card' ? undefined : refusal
      },
    },
    claim: /^check agrees with the legal actions of seat \d on \{"card":\d,"type":"bid"\}: "no refusal"$/,
  },
  {
    bug: 'a check that does not ask whose turn it is',
    game: {
      check: (state, seat, action) => sealedBids.check(state, state.builders[0] ?? seat, action),
    },
    claim: /^check agrees with the legal actions of seat \d on .*: "no refusal"$/,
  },
  {
    bug: 'a check that takes nonsense for an action',
    game: { check: (state, seat, action) => (action === null ? undefined : sealedBids.check(state, seat, action)) },
    claim: 'what is no action is refused',
  },
  {
    bug: 'a check that changes the state',
    game: {
      check: (state, seat, action) => {
        if (action === null) state.discards.reverse()
        if (action === null && state.discards.length === 0) state.discards.push(1)
        return sealedBids.check(state, seat, action)
      },
    },
    claim: 'looking and refusing change nothing',
  },

  // Carrying out
  {
    bug: 'a shallow clone',
    game: { clone: (state) => ({ ...state }) },
    claim: 'what happens to a clone does not happen to the original',
  },
  {
    bug: 'a clone that shares one list',
    game: { clone: (state) => ({ ...sealedBids.clone(state), coins: state.coins }) },
    claim: 'what happens to a clone does not happen to the original',
  },
  {
    bug: 'an action whose effect depends on whether events are asked for',
    game: {
      apply: applyThen((state, seat, { type }, events) => {
        if (type === 'done' && events === undefined) state.coins[seat] = 0
      }),
    },
    claim: 'the state is the same whether or not events are asked for',
  },
  {
    bug: 'an action whose effect depends on something beside the state',
    game: {
      ...recognising(knownToApply),
      apply: applyThen((state, seat, { type }) => {
        if (type === 'done' && !knownToApply.has(state)) state.coins[seat] = 0
      }),
    },
    claim: 'a state read from JSON goes on as the original',
  },
  {
    bug: 'an action that happens in silence',
    game: { apply: applyThen((_, __, { type }, events) => type === 'done' && events?.pop()) },
    claim: '{"type":"done"} tells what happened',
  },
  {
    bug: 'an event that does not fit its schema',
    game: { apply: applyThen((_, seat, __, events) => events?.push({ type: 'built', seat, tower: 4 })) },
    claim: 'every event fits its schema: tower: must be a whole number from 0 to 3',
  },
  {
    bug: 'chance from elsewhere',
    game: {
      apply: applyThen((state, seat, { type }) => {
        applied++
        if (type === 'done') state.coins[seat] = applied % 1000
      }),
      audit: auditWithout('coins'),
    },
    family: { thoroughPercent: 0 },
    subject: { scores: { min: 0, max: 1000 }, mostActions: 10_000 },
    claim: 'playing the record again gives the same state',
  },

  // The notation
  {
    bug: 'a notation that reads an action as another',
    subject: { notation: { ...notation, writeAction: ({ type }) => (type === 'gamble' ? 'build' : type) } },
    family: { options: { bidding: 'in-turn', replenish: true } },
    claim: /^the notation (bid|build) reads back as /,
  },
  {
    bug: 'a notation that loses a part of the position',
    subject: {
      notation: { ...notation, parsePosition: (text) => ({ ...notation.parsePosition(text), discards: [] }) as State },
    },
    claim: /^the position .* reads back as the state$/,
  },

  // The end
  {
    bug: 'no outcome',
    game: { outcome: () => undefined },
    claim: 'a match in which nobody is to act has an outcome',
  },
  {
    bug: 'an ending that is not among the endings',
    game: { endings: ['full-tower'] },
    claim: "last-card is one of the game's endings",
  },
  {
    bug: 'a seat without a score',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, scores: outcome.scores.slice(1) })) },
    claim: 'every seat has a score',
  },
  {
    bug: 'a score out of bounds',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, scores: outcome.scores.map((score) => score - 1) })) },
    claim: /^the scores .*-1.* are between 0 and 3$/,
  },
  {
    bug: 'a score that is not a number',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, scores: outcome.scores.map(() => Number.NaN) })) },
    claim: 'the scores NaN, NaN, NaN are between 0 and 3',
  },
  {
    bug: 'a winner who was not there',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, winners: [3] })) },
    claim: 'the winners sat at the table',
  },
  {
    bug: 'a card that is lost at the very end',
    game: { apply: applyThen((state) => state.over && state.hands[0]?.push(1)) },
    claim: /^no piece is lost: the cards are/,
  },
  {
    bug: 'actions after the end',
    game: { check: (state, seat, action) => (state.over ? undefined : sealedBids.check(state, seat, action)) },
    claim: 'a finished match takes no action',
  },
  {
    bug: 'an end that cannot be seen',
    game: {
      view: (state, viewer) => {
        const seen = sealedBids.view(state, viewer)
        return seen.over ? { ...seen, towers: seen.towers.map(() => 0) } : seen
      },
    },
    claim: 'everybody can see how the match ended',
  },
]

describe('the suite catches', () => {
  itCatches(PLANTS)
})
