import { describe, expect, it } from 'vitest'
import { pick } from './chance'
import { FastChance } from './chance-fast'
import { KeyedChance } from './chance-keyed'
import type { Seat, Viewer } from './game'
import { canonicalJson } from './json'
import { Match, type MatchSetup } from './match'
import { BUILD, bid, DONE, firstBids, firstTowers, GAMBLE, IN_TURN, TOGETHER } from './testing/positions'
import { sealedBids } from './testing/sealed-bids'
import type { Options, State } from './testing/sealed-bids-data'

const A = 0
const B = 1
const EVERYBODY: readonly Viewer[] = [A, B, 'spectator']

type Turns = NonNullable<MatchSetup<State, Options>['turns']>

function matchFrom(start: State, turns?: Turns) {
  const setup = {
    seats: start.hands.length,
    options: start.options,
    chance: { kind: 'fast', seed: 's' },
    start,
  } as const
  return new Match(sealedBids, turns === undefined ? setup : { ...setup, turns })
}
type ToyMatch = ReturnType<typeof matchFrom>

/** Everything that can be asked of a match without changing it. */
function everything(match: ToyMatch): string {
  return canonicalJson([
    match.settledState(),
    match.settledSteps(),
    match.toAct(),
    match.awaitsEndOfTurn(),
    match.length,
    match.outcome(),
    ...EVERYBODY.flatMap((viewer) => [match.view(viewer), match.story(viewer)]),
  ])
}

/** Everything that a viewer can learn of a match, by looking or by trying what is refused. */
function everythingFor(match: ToyMatch, viewer: Seat): string {
  const tries = [bid(3), bid(5), BUILD, GAMBLE, DONE, 'nonsense']
  return canonicalJson([
    match.view(viewer),
    match.view('spectator'),
    match.story(viewer),
    match.story('spectator'),
    match.legalActions(viewer),
    match.outcome(),
    tries.map((action) => match.check(viewer, action) ?? 'may be done'),
    match.undo(viewer),
    match.undoTurn(viewer),
    match.endTurn(viewer),
  ])
}

describe('acting', () => {
  it('carries out a legal action and says nothing', () => {
    const match = matchFrom(firstTowers())
    expect(match.act(A, BUILD)).toBeUndefined()
    expect(match.view(A)).toMatchObject({ towers: [1, 0], coins: [1, 1] })
    expect(match.length).toBe(1)
  })

  it.each([
    ['a seat that is not to act (T-A1)', B, BUILD, { clause: 'T-A1', reason: 'not-to-act' }],
    ['a seat that is not there (T-A1)', 7, BUILD, { clause: 'T-A1', reason: 'not-to-act' }],
    ['what is no action (T-A2)', A, { type: 'burn' }, { clause: 'T-A2', reason: 'malformed' }],
    ['what a rule of the game forbids', A, bid(3), { clause: 'S-B1', reason: 'bids-are-made' }],
  ])('refuses %s, and nothing has changed', (_, seat, action, refusal) => {
    const match = matchFrom(firstTowers())
    const before = everything(match)
    expect(match.check(seat, action)).toMatchObject(refusal)
    expect(match.act(seat, action)).toMatchObject(refusal)
    expect(everything(match)).toBe(before)
  })

  it('takes no action once the match is over (T-A3)', () => {
    const match = matchFrom({ ...firstTowers(), towers: [3, 0] })
    expect(match.act(A, DONE)).toBeUndefined()
    expect(match.outcome()).toEqual({ winners: [A], scores: [3, 0], ending: 'full-tower' })
    expect(match.toAct()).toEqual([])
    for (const seat of [A, B]) {
      expect(match.legalActions(seat)).toEqual([])
      expect(match.act(seat, DONE)).toEqual({ clause: 'T-A3', reason: 'match-over' })
    }
  })

  it('lists for the seats to act, and for them alone, what they may do', () => {
    const match = matchFrom(firstTowers())
    expect(match.toAct()).toEqual([A])
    expect(match.legalActions(A)).toEqual([BUILD, GAMBLE, DONE])
    expect(match.legalActions(B)).toEqual([])
  })

  it('starts from a copy of the given position', () => {
    const start = firstTowers()
    const match = matchFrom(start)
    match.act(A, BUILD)
    match.act(A, DONE)
    expect(start).toEqual(firstTowers())
  })

  it('hands out copies of the true state', () => {
    const match = matchFrom(firstTowers())
    match.settledState().towers[A] = 3
    expect(match.settledState().towers).toEqual([0, 0])
  })
})

describe('chance', () => {
  it('comes for the n-th action from the seed and n alone (T-F1)', () => {
    const options: Options = { bidding: 'together', replenish: true }
    const match = new Match(sealedBids, { seats: 2, options, chance: { kind: 'keyed', seed: 'fair' } })
    const bySeedAndStep = (step: number) => new KeyedChance('fair').at(step)
    const state = sealedBids.setup(options, 2, bySeedAndStep(0))
    for (let step = 0; match.outcome() === undefined; step++) {
      const seat = match.toAct()[0] ?? A
      // Steps that are made and taken back, and looks from all sides, leave no trace in what is drawn.
      if (match.act(seat, BUILD) === undefined) match.undo(seat)
      for (const viewer of EVERYBODY) match.view(viewer)
      const action = pick(match.legalActions(seat), new FastChance('play').at(step))
      expect(match.act(seat, action)).toBeUndefined()
      sealedBids.apply(state, seat, action, bySeedAndStep(step + 1))
      expect(match.view(seat)).toEqual(sealedBids.view(state, seat))
    }
    expect(match.settledState()).toEqual(state)
    expect(match.length).toBeGreaterThan(8)
  })

  it('does not depend on how many steps were taken back before a draw (T-F1)', () => {
    const outcomes = new Set<string>()
    for (let undone = 0; undone < 20; undone++) {
      const match = matchFrom(firstTowers())
      for (let i = 0; i < undone; i++) {
        match.act(A, BUILD)
        match.undo(A)
      }
      match.act(A, GAMBLE)
      outcomes.add(canonicalJson(match.settledState()))
    }
    expect(outcomes.size).toBe(1)
  })

  it('is another one in another match (T-F1)', () => {
    const towers = Array.from({ length: 40 }, (_, i) => {
      const start = firstTowers()
      const match = new Match(sealedBids, {
        seats: 2,
        options: TOGETHER,
        chance: { kind: 'keyed', seed: `${i}` },
        start,
      })
      match.act(A, GAMBLE)
      return match.settledState().towers[A]
    })
    expect(new Set(towers)).toEqual(new Set([0, 2]))
  })
})

describe.each<Turns>(['final', 'tentative'])('taking back, with %s turns', (turns) => {
  it('takes back the own turn step by step (T-U1)', () => {
    const match = matchFrom(firstTowers(), turns)
    const trail = [everything(match)]
    match.act(A, BUILD)
    trail.push(everything(match))
    match.act(A, BUILD)
    expect(match.undo(A)).toBeUndefined()
    expect(everything(match)).toBe(trail[1])
    expect(match.undo(A)).toBeUndefined()
    expect(everything(match)).toBe(trail[0])
    expect(match.undo(A)).toEqual({ clause: 'T-U1', reason: 'nothing-to-undo' })
    expect(match.act(A, BUILD)).toBeUndefined()
  })

  it('takes back the own turn as a whole (T-U1)', () => {
    const match = matchFrom(firstTowers(), turns)
    const before = everything(match)
    match.act(A, BUILD)
    match.act(A, BUILD)
    expect(match.undoTurn(A)).toBeUndefined()
    expect(everything(match)).toBe(before)
  })

  it("does not take back another's turn, nor what was never done (T-U1)", () => {
    const match = matchFrom(firstTowers(), turns)
    for (const undo of [() => match.undo(A), () => match.undoTurn(A)]) {
      expect(undo()).toEqual({ clause: 'T-U1', reason: 'nothing-to-undo' })
    }
    match.act(A, BUILD)
    match.act(A, DONE)
    match.endTurn(A)
    const before = everything(match)
    for (const undo of [() => match.undo(B), () => match.undoTurn(B)]) {
      expect(undo()).toEqual({ clause: 'T-U1', reason: 'not-your-turn-to-undo' })
    }
    expect(everything(match)).toBe(before)
  })

  it('takes back to a random result, and not across it (T-U2)', () => {
    const match = matchFrom(firstTowers(), turns)
    match.act(A, BUILD)
    match.act(A, GAMBLE)
    const before = everything(match)
    for (const undo of [() => match.undo(A), () => match.undoTurn(A)]) {
      expect(undo()).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
    }
    expect(everything(match)).toBe(before)
    expect(match.settledSteps().map(({ action }) => action)).toEqual([BUILD, GAMBLE])
  })

  it('takes back the steps after a random result alone (T-U2)', () => {
    const match = matchFrom({ ...firstTowers(), coins: [4, 1] }, turns)
    match.act(A, GAMBLE)
    const before = everything(match)
    match.act(A, BUILD)
    expect(match.undoTurn(A)).toBeUndefined()
    expect(everything(match)).toBe(before)
    expect(match.undo(A)).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
  })

  it('does not take back across a reveal, even one without chance (T-U2)', () => {
    const match = matchFrom(firstBids(IN_TURN), turns)
    match.act(A, bid(3))
    match.endTurn(A)
    match.act(B, bid(5))
    // B is the next to act as well, so nothing but the reveal forbids it.
    expect(match.toAct()).toEqual([B])
    expect(match.undo(B)).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
    expect(match.undoTurn(B)).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
  })

  it('does not take back a turn that has ended (T-U3)', () => {
    const match = matchFrom(firstTowers(), turns)
    match.act(A, BUILD)
    match.act(A, DONE)
    match.endTurn(A)
    expect(match.toAct()).toEqual([B])
    const before = everything(match)
    for (const undo of [() => match.undo(A), () => match.undoTurn(A)]) {
      expect(undo()).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
    }
    expect(everything(match)).toBe(before)
  })

  it('ends a turn before a decision that its player shares with others (T-U3)', () => {
    const match = matchFrom(firstTowers(), turns)
    for (const seat of [A, B]) {
      match.act(seat, DONE)
      match.endTurn(seat)
    }
    expect(match.toAct()).toEqual([A, B])
    expect(match.undo(B)).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
    // Everybody knows that the bidding has begun.
    for (const viewer of EVERYBODY) expect(match.view(viewer)).toMatchObject({ bids: [0, 0], discards: [7, 5] })
  })

  it('makes choices at the same time final at once (T-U5)', () => {
    const match = matchFrom(firstBids(), turns)
    expect(match.toAct()).toEqual([A, B])
    match.act(B, bid(8))
    const before = everything(match)
    for (const undo of [() => match.undo(B), () => match.undoTurn(B)]) {
      expect(undo()).toEqual({ clause: 'T-U5', reason: 'decided-together' })
    }
    expect(everything(match)).toBe(before)
    expect(match.awaitsEndOfTurn()).toBeUndefined()
    expect(match.settledSteps()).toHaveLength(1)
    expect(match.toAct()).toEqual([A])
  })

  it('accepts choices at the same time in any order, each once (T-A1)', () => {
    const [one, other] = [matchFrom(firstBids(), turns), matchFrom(firstBids(), turns)]
    one.act(A, bid(3))
    expect(one.act(A, bid(7))).toEqual({ clause: 'T-A1', reason: 'not-to-act' })
    one.act(B, bid(8))
    other.act(B, bid(8))
    other.act(A, bid(3))
    expect(one.settledState()).toEqual(other.settledState())
  })

  it('leads to the same state as if what was taken back had never been done', () => {
    const [match, straight] = [matchFrom(firstTowers(), turns), matchFrom(firstTowers(), turns)]
    match.act(A, BUILD)
    match.undoTurn(A)
    match.act(A, BUILD)
    match.act(A, BUILD)
    match.undo(A)
    straight.act(A, BUILD)
    expect(everything(match)).toBe(everything(straight))
  })
})

describe('a turn under way', () => {
  it('is seen by its player alone, whether turns are tentative or not (T-U4)', () => {
    for (const turns of ['final', 'tentative'] as const) {
      const match = matchFrom(firstTowers(), turns)
      const before = [match.view(B), match.view('spectator'), match.story(B), match.story('spectator')]
      match.act(A, BUILD)
      expect(match.view(A).towers).toEqual([1, 0])
      expect(match.story(A)).toEqual([{ type: 'built', seat: A, tower: 1 }])
      expect([match.view(B), match.view('spectator'), match.story(B), match.story('spectator')]).toEqual(before)
      expect(match.settledSteps()).toEqual([])
      expect(match.settledState()).toEqual(firstTowers())
    }
  })
})

describe('a tentative turn', () => {
  it('waits, once complete, until its player ends it (T-U4)', () => {
    const match = matchFrom(firstTowers(), 'tentative')
    match.act(A, BUILD)
    expect(match.awaitsEndOfTurn()).toBeUndefined()
    match.act(A, DONE)
    expect(match.awaitsEndOfTurn()).toBe(A)
    expect(match.toAct()).toEqual([A])
    expect(match.legalActions(A)).toEqual([])
    expect(match.legalActions(B)).toEqual([])
    expect(match.act(A, BUILD)).toEqual({ clause: 'T-U4', reason: 'end-turn-first' })
    expect(match.act(B, BUILD)).toEqual({ clause: 'T-A1', reason: 'not-to-act' })
    expect(match.endTurn(A)).toBeUndefined()
    expect(match.toAct()).toEqual([B])
    expect(match.view(B).towers).toEqual([1, 0])
    expect(match.settledSteps()).toHaveLength(2)
  })

  it('waits as well when the next decision is one that its player shares (T-U4)', () => {
    const match = matchFrom({ ...firstTowers(), builders: [A] }, 'tentative')
    match.act(A, DONE)
    expect(match.toAct()).toEqual([A])
    expect(match.act(B, bid(8))).toEqual({ clause: 'T-A1', reason: 'not-to-act' })
    expect(match.act(A, bid(3))).toEqual({ clause: 'T-U4', reason: 'end-turn-first' })
    expect(match.undo(A)).toBeUndefined()
    match.act(A, DONE)
    match.endTurn(A)
    expect(match.toAct()).toEqual([A, B])
  })

  it('can be taken back while it waits (T-U1)', () => {
    const match = matchFrom(firstTowers(), 'tentative')
    match.act(A, BUILD)
    match.act(A, DONE)
    expect(match.undo(A)).toBeUndefined()
    expect(match.toAct()).toEqual([A])
    expect(match.legalActions(A)).toEqual([BUILD, GAMBLE, DONE])
    expect(match.view(A).towers).toEqual([1, 0])
  })

  it('is ended by its own player, and only when complete (T-U4)', () => {
    const match = matchFrom(firstTowers(), 'tentative')
    const none = { clause: 'T-U4', reason: 'no-turn-to-end' }
    expect(match.endTurn(A)).toEqual(none)
    match.act(A, BUILD)
    expect(match.endTurn(A)).toEqual(none)
    match.act(A, DONE)
    expect(match.endTurn(B)).toEqual(none)
    expect(match.awaitsEndOfTurn()).toBe(A)
    expect(match.endTurn(A)).toBeUndefined()
    expect(match.endTurn(A)).toEqual(none)
  })

  it('tells the others nothing by anything that they can look at or try (T-U4)', () => {
    // B has just ended a turn of its own, which is when its tries are answered in the most ways.
    const begin = () => {
      const match = matchFrom({ ...firstTowers(), builders: [B, A], coins: [3, 3] }, 'tentative')
      match.act(B, BUILD)
      match.act(B, DONE)
      match.endTurn(B)
      return match
    }
    const untouched = everythingFor(begin(), B)
    for (const steps of [[BUILD], [BUILD, BUILD], [BUILD, BUILD, BUILD, DONE], [DONE]]) {
      const match = begin()
      for (const action of steps) expect(match.act(A, action)).toBeUndefined()
      expect(everythingFor(match, B)).toBe(untouched)
    }
  })

  it('tells the others nothing at the start of a match either (T-U4)', () => {
    const untouched = everythingFor(matchFrom(firstTowers(), 'tentative'), B)
    const match = matchFrom(firstTowers(), 'tentative')
    match.act(A, BUILD)
    expect(everythingFor(match, B)).toBe(untouched)
  })

  it('that ends the match gives it no outcome until its player ends it (T-U4)', () => {
    const match = matchFrom({ ...firstTowers(), towers: [2, 0] }, 'tentative')
    match.act(A, BUILD)
    match.act(A, DONE)
    expect(match.outcome()).toBeUndefined()
    expect(match.toAct()).toEqual([A])
    expect(match.view('spectator').over).toBe(false)
    match.endTurn(A)
    expect(match.outcome()).toEqual({ winners: [A], scores: [3, 0], ending: 'full-tower' })
    expect(match.toAct()).toEqual([])
  })

  it('is final without further ado when it ends in a reveal (T-U2)', () => {
    const match = matchFrom(firstBids(IN_TURN), 'tentative')
    match.act(A, bid(7))
    expect(match.awaitsEndOfTurn()).toBe(A)
    expect(match.view(B)).toMatchObject({ bids: [0, 0] })
    match.endTurn(A)
    expect(match.view(B)).toMatchObject({ bids: [-1, 0] })
    match.act(B, bid(5))
    expect(match.awaitsEndOfTurn()).toBeUndefined()
    expect(match.view('spectator')).toMatchObject({ bids: [7, 5] })
  })

  it('is what turns are only when asked for: else a turn is final as soon as it is complete (T-U3)', () => {
    for (const match of [matchFrom(firstTowers()), matchFrom(firstTowers(), 'final')]) {
      match.act(A, BUILD)
      match.act(A, DONE)
      expect(match.awaitsEndOfTurn()).toBeUndefined()
      expect(match.toAct()).toEqual([B])
      expect(match.view(B).towers).toEqual([1, 0])
    }
  })
})

describe('what leaves a match', () => {
  function played(): ToyMatch {
    const options: Options = { bidding: 'together', replenish: true }
    const match = new Match(sealedBids, { seats: 2, options, chance: { kind: 'keyed', seed: 'secret' } })
    match.act(A, match.legalActions(A)[0])
    return match
  }

  it('shows each viewer the own cards and nobody the hidden ones (T-H1)', () => {
    const match = played()
    const { hands } = match.settledState()
    expect(match.view(A).hand).toEqual(hands[A])
    expect(match.view(B).hand).toEqual(hands[B])
    expect(match.view('spectator').hand).toEqual([])
    expect(match.view(B).bids).toEqual([-1, 0])
    expect(match.view(A).bids).toEqual([match.settledState().bids[A], 0])
  })

  it('tells each viewer of every event what the game says that this viewer may know (T-H1)', () => {
    const match = played()
    const { hands, bids } = match.settledState()
    const [card = 0] = bids
    const cards = [card, ...(hands[A] ?? [])].sort()
    expect(match.story(A)).toEqual([
      { type: 'dealt', seat: A, cards },
      { type: 'dealt', seat: B },
      { type: 'bid', seat: A, card },
    ])
    expect(match.story(B)).toEqual([
      { type: 'dealt', seat: A },
      { type: 'dealt', seat: B, cards: hands[B] },
      { type: 'bid', seat: A },
    ])
    expect(match.story('spectator')).toEqual([
      { type: 'dealt', seat: A },
      { type: 'dealt', seat: B },
      { type: 'bid', seat: A },
    ])
  })

  it('does not tell of an event that a viewer may not even know happened (T-H1)', () => {
    const discreet = {
      ...sealedBids,
      viewEvent: (event: { readonly type: string }, viewer: Viewer) =>
        event.type === 'bid' && viewer === 'spectator' ? undefined : sealedBids.viewEvent(event as never, viewer),
    }
    const match = new Match(discreet, { seats: 2, options: TOGETHER, chance: { kind: 'fast', seed: 's' } })
    match.act(A, match.legalActions(A)[0])
    expect(match.story('spectator').map(({ type }) => type)).toEqual(['dealt', 'dealt'])
    expect(match.story(B).map(({ type }) => type)).toEqual(['dealt', 'dealt', 'bid'])
  })

  it('tells the story from a given step on, without the opening', () => {
    const match = played()
    match.act(B, match.legalActions(B)[0])
    const whole = match.story(B)
    expect(match.story(B, 1)).toEqual(whole.slice(3))
    expect(whole.slice(3).map(({ type }) => type)).toEqual(['bid', 'shown', 'dealt', 'dealt'])
    expect(match.story(B, 2)).toEqual([])
    expect(match.story(B, 99)).toEqual([])
  })

  it('has no opening to tell when the match starts from a position', () => {
    expect(matchFrom(firstTowers()).story(A)).toEqual([])
  })
})
