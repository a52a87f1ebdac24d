/** Bugs planted in what a game shows and tells, each of which the conformance suite must find. */
import { describe, expect, it } from 'vitest'
import type { Seat, Viewer } from '../game'
import { complaint, itCatches, type Plant, type Toy } from '../testing/planted-bugs'
import { sealedBids } from '../testing/sealed-bids'
import type { Event, State } from '../testing/sealed-bids-data'

/** `legalActions` with a change, and a `check` that agrees with it. */
function choosing(legalActions: Toy['legalActions']): Partial<Toy> {
  const isLegal = (state: State, seat: Seat, action: unknown) =>
    legalActions(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(action))
  const check: Toy['check'] = (state, seat, action) =>
    isLegal(state, seat, action) ? undefined : { clause: 'S-Z1', reason: 'no' }
  return { legalActions, check }
}

const PLANTS: readonly Plant[] = [
  // Views and imagination
  {
    bug: 'a view that does not fit its schema',
    game: { view: (state, viewer) => Object.assign(sealedBids.view(state, viewer), { deck: state.deck.length }) },
    claim: 'Schema: a view does not fit its schema: must not have a field "deck"',
  },
  {
    bug: 'a view that shows a hidden bid',
    game: { view: (state, viewer) => ({ ...sealedBids.view(state, viewer), bids: state.bids.slice() }) },
    claim: /^(Imagination: imagine\(\) of|Secrecy: the view of) (seat \d|a spectator) /,
  },
  {
    bug: 'a view that shows the deck by the order of the unseen cards',
    game: {
      view: (state, viewer) => {
        const seen = sealedBids.view(state, viewer)
        return { ...seen, unseen: [...state.deck, ...seen.unseen.filter((card) => !state.deck.includes(card))] }
      },
    },
    claim:
      /^Secrecy: the view of (seat \d|a spectator) shows what imagine\(\) does not know from it \(field `.*`: .* in the true view, .* in the view of the imagined state\)$/,
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
    claim:
      /^Secrecy: the view of (seat \d|a spectator) shows what imagine\(\) does not know from it \(field `.*`: .* in the true view, .* in the view of the imagined state\)$/,
  },
  {
    bug: 'an imagined state in which a card is missing',
    game: { imagine: (view, chance) => ({ ...sealedBids.imagine(view, chance), deck: [] }) },
    claim: /^Imagination: imagine\(\) of (seat \d|a spectator) gives a state that audit\(\) refuses: the cards are/,
  },
  {
    bug: 'an imagined state that contradicts the view',
    game: { imagine: (view, chance) => ({ ...sealedBids.imagine(view, chance), coins: view.coins.map(() => 0) }) },
    claim:
      /^Secrecy: the view of (seat \d|a spectator) shows what imagine\(\) does not know from it \(field `.*`: .* in the true view, .* in the view of the imagined state\)$/,
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
    claim: /^Turns: the view of (seat \d|a spectator) does not show who is to act \(/,
  },
  {
    bug: 'choices that depend on what is hidden',
    game: choosing((state, seat) =>
      sealedBids.legalActions(state, seat).filter(({ type }) => type !== 'gamble' || state.deck.includes(9)),
    ),
    family: { seats: 2 },
    claim: /^Secrecy: the legal actions of seat \d reveal what its view hides \(/,
  },
  {
    bug: 'a refusal that tells a secret',
    game: {
      check: (state, seat, action) => {
        const refusal = sealedBids.check(state, seat, action)
        return refusal === undefined ? undefined : { ...refusal, facts: { deck: state.deck.join(' ') } }
      },
    },
    claim:
      /^Secrecy: a refusal of \{.*\} reveals to seat \d what its view hides \(field `facts.deck`: ".*" in the true state, ".*" in an imagined one\)$/,
  },
  {
    bug: 'a view that shares a list with the state',
    game: { view: (state, viewer) => Object.assign(sealedBids.view(state, viewer), { coins: state.coins }) },
    family: { thoroughPercent: 100 },
    claim:
      /^View: apply\(\) changes a view that .* got before \(field `coins\[\d\]`: \d in the value before, \d in the value after\)$/,
  },
  {
    bug: 'imagination that always sees the same',
    game: { imagine: (view) => sealedBids.imagine(view, { below: () => 0 }) },
    subject: { secret: (state, viewer) => state.hands.find((_, seat) => seat !== viewer)?.join(' ') },
    family: { games: 300, thoroughPercent: 20 },
    claim: /^Imagination: imagined secrets are not as likely as true ones/,
  },

  // Events
  {
    bug: 'a deal that is told to everybody',
    game: { viewEvent: (event, viewer) => (event.type === 'dealt' ? event : sealedBids.viewEvent(event, viewer)) },
    family: { thoroughPercent: 0 },
    claim:
      /^Secrecy: an event shown to (seat \d|a spectator) reveals what its view hides \(event `dealt`, field `cards\[\d\]`: \d in one state, \d in the other\)$/,
  },
  {
    bug: 'a drawn card that is told to everybody',
    game: {
      viewEvent: (event, viewer) =>
        event.type === 'dealt' && event.cards?.length === 1 ? event : sealedBids.viewEvent(event, viewer),
    },
    claim:
      /^Secrecy: an event shown to (seat \d|a spectator) reveals what its view hides \(event `dealt`, field `cards\[\d\]`: \d in one state, \d in the other\)$/,
  },
  {
    bug: 'a secret bid that is told to everybody',
    game: { viewEvent: (event, viewer) => (event.type === 'bid' ? event : sealedBids.viewEvent(event, viewer)) },
    claim:
      /^Secrecy: an event shown to (seat \d|a spectator) reveals what its view hides \(event `bid`, field `card`: \d in one state, \d in the other\)$/,
  },
  {
    bug: 'spectators who are told more than players',
    game: { viewEvent: (event, viewer) => (viewer === 'spectator' ? event : sealedBids.viewEvent(event, viewer)) },
    claim:
      /^Secrecy: an event shown to a spectator reveals what its view hides \(event `dealt`, field `cards\[\d\]`: \d in one state, \d in the other\)$/,
  },
  {
    bug: 'an event that no longer fits its schema once a part of it is hidden',
    game: {
      viewEvent: (event, viewer) => {
        const seen = sealedBids.viewEvent(event, viewer)
        return seen?.type === 'bid' && seen.card === undefined ? { ...seen, card: 0 } : seen
      },
    },
    claim: /^Schema: an event `bid` does not fit its schema: card: must be 1 or/,
  },
]

describe('the suite catches', () => {
  itCatches(PLANTS)
})

it('does not mistake an event that a viewer may not know of for a secret told', () => {
  const viewEvent = (event: Event, viewer: Viewer) =>
    event.type === 'dealt' && viewer === 'spectator' ? undefined : sealedBids.viewEvent(event, viewer)
  expect(complaint({ game: { ...sealedBids, viewEvent } })).toBeUndefined()
})
