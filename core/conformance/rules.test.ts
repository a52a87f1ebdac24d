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
    claim:
      /^Set-up: setupOf\(\) returns something else \(field `.*`: .* in setupOf\(\), .* in what setup\(\) was given\)$/,
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
    claim: 'Schema: an event `dealt` does not fit its schema: seat: must be a whole number from 0 to 2',
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
    claim: `Length: the match goes on after ${MOST_ACTIONS} actions (mostActions)`,
  },
  {
    bug: 'actions for a seat that is not to act',
    game: {
      legalActions: (state, seat) =>
        state.builders.length > 0 ? [{ type: 'done' }] : sealedBids.legalActions(state, seat),
    },
    claim: /^Turns: seat \d is not to act, but has legal actions$/,
  },
  {
    bug: 'seats to act in the wrong order',
    game: { toAct: (state) => sealedBids.toAct(state).toReversed() },
    claim: /^Turns: toAct\(\) must list seats of the match, each once, in rising order; it returns \[\d(, \d)+\]$/,
  },
  {
    bug: 'a seat to act that is not there',
    game: { toAct: (state) => [...sealedBids.toAct(state), ...(state.builders.length > 0 ? [3] : [])] },
    claim: /^Turns: toAct\(\) must list seats of the match, each once, in rising order; it returns \[\d(, \d)+\]$/,
  },
  {
    bug: 'a seat that is to act and stuck',
    game: {
      legalActions: (state, seat) => sealedBids.legalActions(state, seat).filter(({ type }) => type !== 'done'),
    },
    claim: /^Turns: seat \d is to act, but has no legal action$/,
  },
  {
    bug: 'an outcome before the end',
    game: { outcome: (state) => sealedBids.outcome({ ...state, over: true }) },
    claim: /^Outcome: outcome\(\) is there although seat \d is still to act$/,
  },

  // The state
  {
    bug: 'a lost card',
    game: { apply: applyThen((state, _, { type }) => type === 'done' && state.deck.pop()) },
    family: { seats: 2 },
    claim: /^Audit: audit\(\) refuses a state that the rules reached: the cards are/,
  },
  {
    bug: 'a state with a number that JSON does not know',
    game: {
      setup: (...args) => ({ ...sealedBids.setup(...args), coins: [Number.POSITIVE_INFINITY, 0, 0] }),
      audit: auditWithout('coins'),
    },
    claim: 'Schema: a state does not fit its schema: coins[0]: must be a whole number of at least 0',
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
    claim: 'Schema: a state does not fit its schema: discards: must be a list',
  },
  {
    bug: 'a state with a field that its schema does not have',
    game: { setup: (...args) => Object.assign(sealedBids.setup(...args), { note: 1 }) },
    claim: 'Schema: a state does not fit its schema: must not have a field "note"',
  },
  {
    bug: 'looking that changes the state',
    game: {
      view: (state, viewer) => {
        state.deck.reverse()
        return sealedBids.view(state, viewer)
      },
    },
    claim: /^View: view\(\) changes the state \(field `deck\[0\]`: \d in the state before, \d in the state after\)$/,
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
    claim: /^Actions: legalActions\(\) lists \{.*\} twice$/,
  },
  {
    bug: 'a clone that mixes up the hand',
    game: {
      clone: (state) => ({ ...sealedBids.clone(state), hands: state.hands.map((hand) => hand.toReversed()) }),
    },
    claim: /^Clone: a clone has other legal actions \(field `.*`: .* in the original, .* in the clone\)$/,
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
    claim: /^JSON: a state read from JSON has other legal actions \(/,
  },
  {
    bug: 'a legal action that does not fit its schema',
    game: {
      legalActions: (state, seat) =>
        sealedBids.legalActions(state, seat).map((action) => Object.assign({ loud: true }, action)),
    },
    claim: /^Schema: an action `\w+` does not fit its schema: must not have a field "loud"$/,
  },
  {
    bug: 'a random action that is illegal',
    game: { randomAction: () => ({ type: 'build' }) },
    claim: 'Actions: randomAction() gives {"type":"build"}, which legalActions() does not list',
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
    claim:
      /^Refusals: check\(\) refuses \{"type":"gamble"\} of seat \d, which legalActions\(\) lists: \{"clause":"S-Z1"/,
  },
  {
    bug: 'a check that lets an illegal action pass',
    game: {
      check: (state, seat, action) => {
        const refusal = sealedBids.check(state, seat, action)
        return refusal?.reason === 'no-such-card' ? undefined : refusal
      },
    },
    claim: /^Refusals: check\(\) allows \{"card":\d,"type":"bid"\} of seat \d, which legalActions\(\) does not list$/,
  },
  {
    bug: 'a check that does not ask whose turn it is',
    game: {
      check: (state, seat, action) => sealedBids.check(state, state.builders[0] ?? seat, action),
    },
    claim: /^Refusals: check\(\) allows .* of seat \d, which legalActions\(\) does not list$/,
  },
  {
    bug: 'a check that takes nonsense for an action',
    game: { check: (state, seat, action) => (action === null ? undefined : sealedBids.check(state, seat, action)) },
    claim: /^Refusals: check\(\) allows .*, which is no action$/,
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
    claim: /^Refusals: legalActions\(\) or check\(\) changes the state \(field `discards\[0\]`: /,
  },

  // Carrying out
  {
    bug: 'a shallow clone',
    game: { clone: (state) => ({ ...state }) },
    claim:
      /^Clone: apply\(\) on a clone changes the original \(field `.*`: .* in the value before, .* in the value after\)$/,
  },
  {
    bug: 'a clone that shares one list',
    game: { clone: (state) => ({ ...sealedBids.clone(state), coins: state.coins }) },
    claim:
      /^Clone: apply\(\) on a clone changes the original \(field `.*`: .* in the value before, .* in the value after\)$/,
  },
  {
    bug: 'an action whose effect depends on whether events are asked for',
    game: {
      apply: applyThen((state, seat, { type }, events) => {
        if (type === 'done' && events === undefined) state.coins[seat] = 0
      }),
    },
    claim:
      /^Events: apply\(\) does something else when events are asked for \(field `coins\[\d\]`: \d in the state with events, 0 in the state without\)$/,
  },
  {
    bug: 'an action whose effect depends on something beside the state',
    game: {
      ...recognising(knownToApply),
      apply: applyThen((state, seat, { type }) => {
        if (type === 'done' && !knownToApply.has(state)) state.coins[seat] = 0
      }),
    },
    claim: /^JSON: apply\(\) does something else with a state read from JSON \(field `coins\[\d\]`: /,
  },
  {
    bug: 'an action that happens in silence',
    game: { apply: applyThen((_, __, { type }, events) => type === 'done' && events?.pop()) },
    claim: 'Events: apply() of {"type":"done"} makes no event',
  },
  {
    bug: 'an event that does not fit its schema',
    game: { apply: applyThen((_, seat, __, events) => events?.push({ type: 'built', seat, tower: 4 })) },
    claim: 'Schema: an event `built` does not fit its schema: tower: must be a whole number from 0 to 3',
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
    claim:
      /^Replay: the same actions with the same chance lead to another state \(field `coins\[\d\]`: \d+ in the first game, \d+ in the replay\)$/,
  },

  // The notation
  {
    bug: 'a notation that reads an action as another',
    subject: { notation: { ...notation, writeAction: ({ type }) => (type === 'gamble' ? 'build' : type) } },
    family: { options: { bidding: 'in-turn', replenish: true } },
    claim: /^Notation: "(bid|build)" reads back as another action \(field `/,
  },
  {
    bug: 'a notation that loses a part of the position',
    subject: {
      notation: { ...notation, parsePosition: (text) => ({ ...notation.parsePosition(text), discards: [] }) as State },
    },
    claim:
      /^Notation: the position ".*" reads back as another state \(field `discards\[0\]`: \d in the state, nothing in what is read\)$/,
  },

  // The end
  {
    bug: 'no outcome',
    game: { outcome: () => undefined },
    claim: 'Outcome: nobody is to act, but outcome() is undefined',
  },
  {
    bug: 'an ending that is not among the endings',
    game: { endings: ['full-tower'] },
    claim: 'Outcome: the ending "last-card" is not in Game.endings',
  },
  {
    bug: 'a seat without a score',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, scores: outcome.scores.slice(1) })) },
    claim: 'Outcome: 2 scores for 3 seats',
  },
  {
    bug: 'a score out of bounds',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, scores: outcome.scores.map((score) => score - 1) })) },
    claim: /^Outcome: a score is not between 0 and 3: .*-1/,
  },
  {
    bug: 'a score that is not a number',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, scores: outcome.scores.map(() => Number.NaN) })) },
    claim: 'Outcome: a score is not between 0 and 3: NaN, NaN, NaN',
  },
  {
    bug: 'a winner who was not there',
    game: { outcome: withOutcome((outcome) => ({ ...outcome, winners: [3] })) },
    claim: 'Outcome: a winner has no seat: 3',
  },
  {
    bug: 'a card that is lost at the very end',
    game: { apply: applyThen((state) => state.over && state.hands[0]?.push(1)) },
    claim: /^Audit: audit\(\) refuses a state that the rules reached: the cards are/,
  },
  {
    bug: 'actions after the end',
    game: { check: (state, seat, action) => (state.over ? undefined : sealedBids.check(state, seat, action)) },
    claim: /^Refusals: check\(\) allows \{.*\} after the end$/,
  },
  {
    bug: 'an end that cannot be seen',
    game: {
      view: (state, viewer) => {
        const seen = sealedBids.view(state, viewer)
        return seen.over ? { ...seen, towers: seen.towers.map(() => 0) } : seen
      },
    },
    claim:
      /^Outcome: the view of seat 0 does not show how the match ended \(field `ending`: "full-tower" in the true state, "last-card" in an imagined one\)$/,
  },
]

describe('the suite catches', () => {
  itCatches(PLANTS)
})
