/** Questions out of turn, on a game made up for them. */
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../json'
import { Match } from '../match'
import { boasts } from '../testing/boasts'
import { type Action, type Event, HIDDEN, type Options, STANDING, type State, type View } from '../testing/boasts-data'
import { conform } from './conformance'
import { ConformanceError, type Family, type Subject } from './subject'

const subject: Subject<State, Action, View, Options, Event> = {
  game: boasts,
  scores: { min: 0, max: 24 },
  // Three hands of four cards; for each a turn with two standing answers, a boast, two passes and an end.
  mostActions: 12 * 6,
}

function family(seats: number, options: Options): Family<Options> {
  return { seats, options, games: 60, seed: `${seats} ${options.standing}`, thoroughPercent: 30 }
}

describe('a game with questions', () => {
  it.each([2, 3].flatMap((seats) => STANDING.map((standing) => [seats, standing] as const)))(
    'keeps the contract with %i seats and standing answers "%s"',
    (seats, standing) => {
      const { games, questions, secretsCompared } = conform(subject, family(seats, { standing }))
      expect(games).toBe(60)
      expect(questions).toBeGreaterThan(20)
      expect(secretsCompared).toBeGreaterThan(100)
    },
  )

  const complaint = (game: Partial<typeof boasts>) => {
    try {
      conform({ ...subject, game: { ...boasts, ...game } }, family(3, { standing: 'ask' }))
      return undefined
    } catch (error) {
      if (!(error instanceof ConformanceError)) throw error
      return error.message.split('\n')[0]
    }
  }

  it('is found out when it asks only those who have something to answer with (T-Q1)', () => {
    const canDoubt = ({ hands }: State, seat: number) => hands[seat]?.some((card) => card % 2 === 0) === true
    const apply: typeof boasts.apply = (state, ...rest) => {
      boasts.apply(state, ...rest)
      const able = state.waiting.filter((seat) => canDoubt(state, seat))
      if (able.length > 0) state.waiting = able
    }
    expect(complaint({ apply })).toMatch(
      /^Secrecy \(T-Q1\): who is asked a question reveals to seat \d what its view hides: seats \[/,
    )
  })

  it('is found out when somebody who is asked cannot pass (T-Q1)', () => {
    expect(complaint({ closing: { type: 'boast', card: 1 } })).toMatch(
      /^Questions \(T-Q1\): seat \d is asked a question, but cannot pass with the closing action$/,
    )
  })

  it('is found out when only some can tell that it is a question', () => {
    const isQuestion = ({ waiting, boast }: State) => waiting.length > 0 && boast % 2 === 1
    expect(complaint({ isQuestion })).toMatch(/^Questions: the view of .* does not show whether a question is asked$/)
  })
})

/** A has a crown and two even cards, B one of each, C no witness. */
const START: State = {
  options: { standing: 'ask' },
  hands: [
    [1, 2, 4],
    [3, 6],
    [5, 7],
  ],
  piles: [[], [], []],
  box: [8, 9, 10, 11, 12],
  shown: [],
  points: [0, 0, 0],
  standing: ['ask', 'ask', 'ask'],
  turn: 0,
  boasts: 0,
  restated: false,
  boast: HIDDEN,
  waiting: [],
  over: false,
}
const [A, B, C] = [0, 1, 2] as const
const DONE: Action = { type: 'done' }

function newMatch(start: State = START) {
  const chance = { kind: 'fast', seed: 's' } as const
  return new Match(boasts, { seats: 3, options: start.options, chance, start, turns: 'tentative' })
}

describe('a turn that is interrupted by a question', () => {
  it('is not complete: what was done is final, and once all have answered its player goes on (T-U6)', () => {
    const match = newMatch()
    match.act(A, { type: 'standing', doubts: 'never' })
    match.act(A, { type: 'boast', card: 2 })
    expect([match.toAct(), match.awaitsEndOfTurn(), match.finalLength]).toEqual([[B, C], undefined, 2])
    expect(match.undo(A)).toEqual({ clause: 'T-U6', reason: 'others-were-asked' })
    match.act(C, DONE)
    expect(match.toAct()).toEqual([B])
    match.act(B, DONE)
    expect([match.toAct(), match.awaitsEndOfTurn(), match.finalLength]).toEqual([[A], undefined, 4])
    expect(match.undo(A)).toEqual({ clause: 'T-U1', reason: 'not-your-turn-to-undo' })
    match.act(A, DONE)
    expect(match.awaitsEndOfTurn()).toBe(A)
  })

  it('goes on in the same way when only one other is asked (T-U6)', () => {
    const match = newMatch({ ...START, standing: ['ask', 'never', 'ask'] })
    match.act(A, { type: 'boast', card: 1 })
    expect(match.toAct()).toEqual([C])
    match.act(C, DONE)
    expect([match.toAct(), match.finalLength]).toEqual([[A], 2])
  })

  it('is not interrupted when standing answers leave nobody to ask', () => {
    const match = newMatch({ ...START, standing: ['ask', 'never', 'never'] })
    match.act(A, { type: 'boast', card: 2 })
    expect([match.toAct(), match.finalLength, match.view(A).points]).toEqual([[A], 0, [1, 0, 0]])
    expect(match.undo(A)).toBeUndefined()
    expect(match.view(A).points).toEqual([0, 0, 0])
  })
})

describe('a question', () => {
  it('goes to all at once, also to who can only pass; the first answer settles it (T-Q1)', () => {
    const match = newMatch()
    match.act(A, { type: 'boast', card: 2 })
    expect(match.legalActions(B)).toEqual([{ type: 'doubt', card: 6 }, DONE])
    expect(match.legalActions(C)).toEqual([DONE])
    expect(boasts.isQuestion?.(match.trueState())).toBe(true)
    match.act(B, { type: 'doubt', card: 6 })
    expect([match.toAct(), match.view(C).points]).toEqual([[A], [0, 2, 0]])
  })

  it('looks the same to the others whatever somebody could answer (T-Q1, T-H1)', () => {
    const seen = [5, 6].map((card) => {
      const match = newMatch({
        ...START,
        hands: [
          [1, 2, 4],
          [3, card],
          [card === 5 ? 6 : 5, 7],
        ],
      })
      match.act(A, { type: 'boast', card: 2 })
      match.act(C, DONE)
      return canonicalJson([match.view(A), match.view('spectator'), match.story(A), match.toAct()])
    })
    expect(seen[0]).toBe(seen[1])
  })
})

describe('ending a turn where that is an action of the game', () => {
  it('is that action, whoever says it', () => {
    const match = newMatch()
    expect(match.checkEndTurn(B)).toMatchObject({ clause: 'T-A1' })
    expect(match.endTurn(B)).toMatchObject({ clause: 'T-A1' })
    expect(match.checkEndTurn(A)).toBeUndefined()
    expect(match.endTurn(A)).toBeUndefined()
    expect(match.awaitsEndOfTurn()).toBe(A)
    expect(match.checkEndTurn(A)).toBeUndefined()
    expect(match.endTurn(A)).toBeUndefined()
    expect(match.toAct()).toEqual([B])
    expect(match.settledSteps().map(({ action }) => action)).toEqual([DONE])
  })

  it('passes a question, too', () => {
    const match = newMatch()
    match.act(A, { type: 'boast', card: 1 })
    expect(match.endTurn(C)).toBeUndefined()
    expect(match.toAct()).toEqual([B])
  })
})
