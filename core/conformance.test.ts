import { beforeAll, describe, expect, it } from 'vitest'
import { type Chance, pick } from './chance'
import { ConformanceError, conform, type Family, type Report, type Subject } from './conformance'
import type { Game, Seat, Viewer } from './game'
import type { Notation } from './room'
import { sealedBids } from './testing/sealed-bids'
import type { Action, Event, Options, State, View } from './testing/sealed-bids-data'

type Toy = Game<State, Action, View, Options, Event>
type ToySubject = Subject<State, Action, View, Options, Event>

const notation: Notation<State, Action, View> = {
  writeAction: (action) => (action.type === 'bid' ? `${action.card}` : action.type),
  parseAction: (text) => (/^\d$/.test(text) ? { type: 'bid', card: Number(text) } : ({ type: text } as Action)),
  writePosition: (position) => JSON.stringify(position),
  parsePosition: (text) => JSON.parse(text) as State,
}

/** Three rounds of three seats: as many bids, four coins spent one by one, and as often done. Two seats do less. */
const MOST_ACTIONS = 3 * (3 + 4 + 3)

const subject: ToySubject = { game: sealedBids, notation, scores: { min: 0, max: 3 }, mostActions: MOST_ACTIONS }

const family: Family<Options> = {
  seats: 3,
  options: { bidding: 'together', replenish: true },
  games: 30,
  seed: 'planted',
  thoroughPercent: 50,
}

const FAMILIES: readonly Family<Options>[] = [2, 3].flatMap((seats) =>
  (['together', 'in-turn'] as const).flatMap((bidding) =>
    [true, false].map((replenish) => ({
      ...{ seats, options: { bidding, replenish }, games: 63 },
      ...{ seed: `${seats} ${bidding} ${replenish}`, thoroughPercent: 25 },
    })),
  ),
)

/** The claim that the suite says does not hold; undefined when it has nothing to say. */
function complaint(planted: Partial<ToySubject>, where: Partial<Family<Options>> = {}): string | undefined {
  try {
    conform({ ...subject, ...planted }, { ...family, ...where })
    return undefined
  } catch (error) {
    if (!(error instanceof ConformanceError)) throw error
    return /^does not hold: (.*)$/m.exec(error.message)?.[1]
  }
}

describe('a game that keeps the contract', () => {
  const reports: Report[] = []
  beforeAll(() => {
    reports.push(...FAMILIES.map((one) => conform(subject, one)))
  })

  it('passes in every variant, with something to check in each', () => {
    for (const report of reports) {
      expect(report.games).toBe(63)
      expect(report.actions).toBeGreaterThan(63 * 8)
      expect(report.thoroughSteps).toBeGreaterThan(63 * 2)
      expect(report.secretsCompared).toBeGreaterThan(100)
      expect(report.refusals).toBeGreaterThan(100)
    }
    expect(reports.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(500)
  })

  it('shows all its endings and shared victories', () => {
    for (const { endings, games } of reports) {
      expect([...endings.keys()].sort()).toEqual(['full-tower', 'last-card'])
      expect([...endings.values()].reduce((sum, count) => sum + count)).toBe(games)
    }
    expect(reports.some(({ sharedVictories }) => sharedVictories > 0)).toBe(true)
  })

  it('is looked at as thoroughly as asked', () => {
    expect(conform(subject, { ...family, thoroughPercent: 0 })).toMatchObject({ thoroughSteps: 0, secretsCompared: 0 })
    const { thoroughSteps, actions } = conform(subject, { ...family, thoroughPercent: 100 })
    expect(thoroughSteps).toBe(actions)
  })

  it('is played the same way again under the same seed, and another way under another', () => {
    const few = { ...family, games: 8 }
    const report = conform(subject, few)
    expect(conform(subject, few)).toEqual(report)
    expect(conform(subject, { ...few, seed: 'another' })).not.toEqual(report)
  })

  it('needs no notation, and may choose at random on its own', () => {
    const { notation: _, ...plain } = subject
    const randomAction = (state: State, seat: Seat, chance: Chance) =>
      pick(sealedBids.legalActions(state, seat), chance)
    expect(conform({ ...plain, game: { ...sealedBids, randomAction } }, family).games).toBe(30)
  })
})

describe('a violation', () => {
  it('names the game, the seats, the options, the seed and the action, so that it can be seen again', () => {
    const game: Toy = { ...sealedBids, outcome: () => undefined }
    const run = () => conform({ ...subject, game }, family)
    expect(run).toThrow(ConformanceError)
    expect(run).toThrow(
      /\n {2}sealed-bids, 3 seats, \{"bidding":"together","replenish":true\}, seed planted\/0, action \d+$/,
    )
  })
})

/** What the rules do, and then something more. */
function applyThen(
  more: (state: State, seat: Seat, action: Action, events: Event[] | undefined) => void,
): Toy['apply'] {
  return (state, seat, action, chance, events) => {
    sealedBids.apply(state, seat, action, chance, events)
    more(state, seat, action, events)
  }
}

/** `legalActions` with a change, and a `check` that agrees with it. */
function choosing(legalActions: Toy['legalActions']): Partial<Toy> {
  const isLegal = (state: State, seat: Seat, action: unknown) =>
    legalActions(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(action))
  const check: Toy['check'] = (state, seat, action) =>
    isLegal(state, seat, action) ? undefined : { clause: 'S-Z1', reason: 'no' }
  return { legalActions, check }
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

const knownToActions = new WeakSet<State>()
const knownToApply = new WeakSet<State>()
let applied = 0

interface Plant {
  readonly bug: string
  readonly game?: Partial<Toy>
  readonly subject?: Partial<ToySubject>
  readonly family?: Partial<Family<Options>>
  readonly claim: string | RegExp
}

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
  {
    bug: 'a deal that is told to everybody',
    game: { viewEvent: (event, viewer) => (event.type === 'dealt' ? event : sealedBids.viewEvent(event, viewer)) },
    family: { thoroughPercent: 0 },
    claim: /^events tell (\d|spectator) no more than the view does$/,
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
    },
    claim: 'every state fits its schema: coins[0]: must be a whole number of at least 0',
  },
  {
    bug: 'a state with a set in it',
    game: {
      setup: (...args) => ({ ...sealedBids.setup(...args), discards: new Set<number>() as unknown as number[] }),
      clone: (state) => ({ ...state }),
      view: (state, viewer) => sealedBids.view({ ...state, discards: [] }, viewer),
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
    bug: 'a view that shares a list with the state',
    game: { view: (state, viewer) => Object.assign(sealedBids.view(state, viewer), { coins: state.coins }) },
    family: { thoroughPercent: 100 },
    claim: /^what .* was shown stays as it was$/,
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

  {
    bug: 'imagination that always sees the same',
    game: { imagine: (view) => sealedBids.imagine(view, { below: () => 0 }) },
    subject: { secret: (state, viewer) => state.hands.find((_, seat) => seat !== viewer)?.join(' ') },
    family: { games: 300, thoroughPercent: 20 },
    claim: /^what is imagined is as likely as what is true/,
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

  // Views and imagination
  {
    bug: 'a view that does not fit its schema',
    game: { view: (state, viewer) => Object.assign(sealedBids.view(state, viewer), { deck: state.deck.length }) },
    claim: 'every view fits its schema: must not have a field "deck"',
  },
  {
    bug: 'a view that shows a hidden bid',
    game: { view: (state, viewer) => ({ ...sealedBids.view(state, viewer), bids: state.bids.slice() }) },
    claim: /^what (\d|spectator) imagines (is possible|looks to \1 like the truth)/,
  },
  {
    bug: 'a view that shows the deck by the order of the unseen cards',
    game: {
      view: (state, viewer) => {
        const seen = sealedBids.view(state, viewer)
        return { ...seen, unseen: [...state.deck, ...seen.unseen.filter((card) => !state.deck.includes(card))] }
      },
    },
    claim: /^what (\d|spectator) imagines looks to \1 like the truth$/,
  },
  {
    bug: 'a view whose counter is worked out from a secret',
    game: {
      view: (state, viewer) => ({
        ...sealedBids.view(state, viewer),
        builders: state.builders.length === 0 ? [(state.deck[0] ?? 0) % 2] : state.builders.slice(),
      }),
      imagine: (view, chance) => {
        const state = sealedBids.imagine(view, chance)
        return state.bids.includes(0) ? { ...state, builders: [] } : state
      },
    },
    claim: /^what (\d|spectator) imagines looks to \1 like the truth$/,
  },
  {
    bug: 'an imagined state in which a card is missing',
    game: { imagine: (view, chance) => ({ ...sealedBids.imagine(view, chance), deck: [] }) },
    claim: /^what (\d|spectator) imagines is possible: the cards are/,
  },
  {
    bug: 'an imagined state that contradicts the view',
    game: { imagine: (view, chance) => ({ ...sealedBids.imagine(view, chance), coins: view.coins.map(() => 0) }) },
    claim: /^what (\d|spectator) imagines looks to \1 like the truth$/,
  },
  {
    bug: 'a viewer who cannot tell who has bid',
    game: {
      view: (state, viewer) => {
        const seen = sealedBids.view(state, viewer)
        const handSizes = seen.handSizes.map((size, seat) => size + (seen.bids[seat] === -1 ? 1 : 0))
        return { ...seen, handSizes, bids: seen.bids.map((card) => Math.max(card, 0)) }
      },
    },
    claim: /^(\d|spectator) can tell who is to act$/,
  },
  {
    bug: 'choices that depend on what is hidden',
    game: choosing((state, seat) =>
      sealedBids.legalActions(state, seat).filter(({ type }) => type !== 'gamble' || state.deck.includes(9)),
    ),
    family: { seats: 2 },
    claim: /^(\d)'s choices tell \1 nothing hidden$/,
  },
  {
    bug: 'a refusal that tells a secret',
    game: {
      check: (state, seat, action) => {
        const refusal = sealedBids.check(state, seat, action)
        return refusal === undefined ? undefined : { ...refusal, facts: { deck: state.deck.join(' ') } }
      },
    },
    claim: /^refusals tell \d nothing hidden$/,
  },

  // Events
  {
    bug: 'a drawn card that is told to everybody',
    game: {
      viewEvent: (event, viewer) =>
        event.type === 'dealt' && event.cards?.length === 1 ? event : sealedBids.viewEvent(event, viewer),
    },
    claim: /^events tell (\d|spectator) no more than the view does$/,
  },
  {
    bug: 'a secret bid that is told to everybody',
    game: { viewEvent: (event, viewer) => (event.type === 'bid' ? event : sealedBids.viewEvent(event, viewer)) },
    claim: /^events tell (\d|spectator) no more than the view does$/,
  },
  {
    bug: 'spectators who are told more than players',
    game: { viewEvent: (event, viewer) => (viewer === 'spectator' ? event : sealedBids.viewEvent(event, viewer)) },
    claim: 'events tell spectator no more than the view does',
  },
  {
    bug: 'an event that no longer fits its schema once a part of it is hidden',
    game: {
      viewEvent: (event, viewer) => {
        const seen = sealedBids.viewEvent(event, viewer)
        return seen?.type === 'bid' && seen.card === undefined ? { ...seen, card: 0 } : seen
      },
    },
    claim: /^every event fits its schema: card: must be 1 or/,
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

function withOutcome(change: (outcome: NonNullable<ReturnType<Toy['outcome']>>) => ReturnType<Toy['outcome']>) {
  return (state: State) => {
    const outcome = sealedBids.outcome(state)
    return outcome === undefined ? undefined : change(outcome)
  }
}

describe('the suite catches', () => {
  it.each(PLANTS.map((plant) => [plant.bug, plant] as const))('%s', (_, plant) => {
    const { game, subject: more, family: where, claim } = plant
    const found = complaint({ ...more, game: { ...sealedBids, ...game } }, where)
    if (typeof claim === 'string') expect(found).toBe(claim)
    else expect(found).toMatch(claim)
  })
})

it('does not mistake an event that a viewer may not know of for a secret told', () => {
  const viewEvent = (event: Event, viewer: Viewer) =>
    event.type === 'dealt' && viewer === 'spectator' ? undefined : sealedBids.viewEvent(event, viewer)
  expect(complaint({ game: { ...sealedBids, viewEvent } })).toBeUndefined()
})
