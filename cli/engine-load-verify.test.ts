/** What comes from outside: states to go on from, records to verify. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Action, State } from '@crownlands/games/kingdoms/rules/state'
import { beforeEach, describe, expect, it } from 'vitest'
import { Engine } from './engine'
import { ask, everything, freshEngine, legal, playOn, start, stateOf, toAct, unchangedBy } from './testing/engine-talk'

beforeEach(freshEngine)

describe('an earlier version of the rules', () => {
  it('is played when it is named, from the beginning and from a state, and its records hold', () => {
    const game = 'kings-and-things'
    const begin = (more: object) => ask('new', { game, options: { turnLimit: 1 }, seed: 'versions', ...more })
    begin({ rules: 1 })
    const old = ask('state').state as { readonly rules?: number }
    expect(old.rules).toBeUndefined()
    expect((ask('record').record as { readonly rules: number }).rules).toBe(1)
    expect(ask('verify', { record: ask('record').record })).toMatchObject({ valid: true })
    expect(ask('load', { game, rules: 1, state: old })).toHaveProperty('toAct')
    expect(ask('load', { game, state: old })).toHaveProperty('error')
    begin({})
    expect(ask('state').state).toMatchObject({ rules: 2 })
    expect((ask('record').record as { readonly rules: number }).rules).toBe(2)
    expect(ask('load', { game, rules: 1, state: ask('state').state })).toHaveProperty('error')
    const { state: shape } = ask('schemas', { game }).schemas as { readonly state: { readonly required: string[] } }
    expect(shape.required).toContain('rules')
    expect(begin({ rules: 3 })).toEqual({
      error: 'There is no version 3 of the rules of kings-and-things; the newest is 2.',
    })
  })
})

describe('load', () => {
  it('goes on from the state exactly as the match that it came from', () => {
    start({ options: { noLuck: true, scoreAsYouGo: true }, seats: 3 })
    playOn(21)
    // A state is as of the last complete turn.
    if (stateOf().board.length - stateOf().empty.length < 1) throw new Error('nothing placed yet')
    ask('undo', { seat: toAct() })
    const state = stateOf()
    expect(ask('load', { game: 'kingdoms', state, match: 'copy' })).toMatchObject({
      game: 'kingdoms',
      seats: 3,
      options: state.options,
      toAct: [toAct()],
    })
    const copy = { match: 'copy' }
    const chance = new FastChance('both').at(0)
    // With No Luck chance has a say only in who begins: to the end both must be the same.
    for (let n = 0; ; n++) {
      expect(ask('state', copy)).toEqual(ask('state'))
      expect(ask('view', { viewer: 1, ...copy })).toEqual(ask('view', { viewer: 1 }))
      const [seat] = ask('toAct').toAct as number[]
      expect(ask('toAct', copy)).toEqual(ask('toAct'))
      if (seat === undefined) {
        expect(n).toBeGreaterThan(50)
        break
      }
      expect(legal(seat, copy)).toEqual(legal(seat))
      const action = pick(legal(seat), chance)
      expect(ask('act', { seat, action, ...copy })).toEqual(ask('act', { seat, action }))
    }
    expect(ask('outcome', copy)).toEqual(ask('outcome'))
  })

  it('with the same seed draws the same, and the record tells where it started', () => {
    start({ seats: 4 })
    playOn(33)
    const state = stateOf()
    for (const match of ['one', 'two']) {
      ask('load', { game: 'kingdoms', state, seed: 'go on', match })
      playOn(60, 'moves', { match })
    }
    expect(everything({ match: 'one' })).toBe(everything({ match: 'two' }))
    const { record } = ask('record', { match: 'one' }) as { record: { start: unknown } }
    expect(record.start).toEqual(state)
    expect(ask('verify', { record })).toMatchObject({ valid: true, actions: 60 })
  })

  it('does not share the state with whoever sent it', () => {
    start()
    const state = stateOf()
    ask('load', { game: 'kingdoms', state, match: 'one' })
    ask('load', { game: 'kingdoms', state, match: 'two' })
    playOn(10, 'moves', { match: 'one' })
    expect(ask('state', { match: 'two' })).toEqual({ state })
  })

  const edits: readonly (readonly [string, (state: State) => unknown, string])[] = [
    ['a text', () => 'state', 'This is not a state of kingdoms: must be an object.'],
    ['a list', () => [], 'This is not a state of kingdoms: must be an object.'],
    ['no board', ({ board, ...rest }) => rest, 'must have a field "board"'],
    ['an added field', (state) => ({ ...state, cheat: 1 }), 'must not have a field "cheat"'],
    ['a small board', (state) => ({ ...state, board: state.board.slice(1) }), 'board: must have 30 entries'],
    ['a piece nobody knows', (state) => ({ ...state, board: state.board.with(0, 'E1' as '.') }), 'board[0]: must be'],
    ['a lost tile', (state) => ({ ...state, supply: state.supply.slice(1) }), '(K-C3)'],
    ['a tile too many', (state) => ({ ...state, supply: ['+1', ...state.supply] }), '(K-C3)'],
    ['a supply in another order', (state) => ({ ...state, supply: state.supply.toReversed() }), 'in the order +1'],
    ['a wrong list of empty spaces', (state) => ({ ...state, empty: [] }), '(K-C1)'],
    ['a player with a castle too many', (state) => withCastles(state, [4, 4, 2, 1]), '(K-S1)'],
    ['a seat that is not there', (state) => ({ ...state, turn: 2 }), 'there is no player C'],
    ['a fourth epoch', (state) => ({ ...state, epoch: 4 }), '(K-E4)'],
    ['an end before the end', (state) => ({ ...state, over: true }), '(K-E4)'],
    ['one player', (state) => ({ ...state, players: state.players.slice(1) }), 'players: must have 2 to 4 entries'],
    ['gold that is no number', (state) => withGold(state, '50'), 'players[0].gold: must be a whole number'],
    ['gold that nobody has paid', (state) => withGold(state, 1_000_000), '(K-P7)'],
    ['gold without end', (state) => withGold(state, 1e300), 'players[0].gold: must be a whole number'],
    ['a null instead of nothing', (state) => ({ ...state, drawn: null }), 'drawn: must be'],
    [
      'starting tiles with No Luck',
      (state) => ({ ...state, options: { ...state.options, noLuck: true } }),
      'with No Luck there are no starting tiles (K-V1)',
    ],
    [
      'an edition without its tiles',
      (state) => ({ ...state, options: { ...state.options, edition: '2002' } }),
      'there are 1 tiles wizard, not 0 (K-C3)',
    ],
  ]

  it.each(edits)('refuses %s with a sentence and keeps the match there was', (_, edit, message) => {
    start()
    const state = edit(stateOf())
    const { error } = unchangedBy(JSON.stringify({ cmd: 'load', game: 'kingdoms', state }))
    expect(error).toContain(message)
    expect(error).toMatch(/^This (is not a state of kingdoms: |state of kingdoms is impossible: ).*\.$/)
  })

  function withGold(state: State, gold: unknown): unknown {
    return { ...state, players: state.players.map((player, i) => (i === 0 ? { ...player, gold } : player)) }
  }

  function withCastles(state: State, castles: number[]): unknown {
    return { ...state, players: state.players.map((player, i) => (i === 0 ? { ...player, castles } : player)) }
  }
})

describe('verify', () => {
  type RecordData = Record<string, unknown> & {
    actions: { seat: number; action: Action }[]
    end: { digest: string; outcome: { winners: number[]; scores: number[]; ending: string } }
  }
  let record: RecordData
  beforeEach(() => {
    start()
    playOn()
    record = ask('record').record as RecordData
  })

  it('of a good record, whether or not a match is open', () => {
    const expected = { valid: true, actions: record.actions.length, outcome: record.end.outcome }
    expect(ask('verify', { record }, new Engine())).toEqual(expected)
    expect(ask('verify', { record: JSON.parse(JSON.stringify(record)) as unknown })).toEqual(expected)
  })

  it('of a match that still goes on', () => {
    start()
    playOn(20)
    expect(ask('verify', { record: ask('record').record })).toMatchObject({ valid: true, outcome: null })
  })

  const tampered: readonly (readonly [string, (record: RecordData) => unknown, object])[] = [
    ['nothing', () => null, { problem: 'This is not a Crownlands record.' }],
    ['a text', () => 'record', { problem: 'This is not a Crownlands record.' }],
    ['a record of something else', () => ({ format: 'pgn' }), { problem: 'This is not a Crownlands record.' }],
    ['a newer format', (one) => ({ ...one, version: 99 }), { problem: expect.stringContaining('newer Crownlands') }],
    ['a damaged one', ({ end, ...one }) => one, { problem: 'This record is damaged: must have a field "end".' }],
    ['another game', (one) => ({ ...one, game: 'chess' }), { problem: 'There is no game called "chess" here.' }],
    ['other rules', (one) => ({ ...one, rules: 99 }), { problem: expect.stringContaining('version 99 of the rules') }],
    ['other seats', (one) => ({ ...one, seats: 9 }), { problem: 'kingdoms is played with 2 to 4 seats, not 9.' }],
    ['unknown options', (one) => ({ ...one, options: { x: 1 } }), { problem: expect.stringContaining('options') }],
    ['an impossible start', (one) => ({ ...one, start: {} }), { problem: expect.stringContaining('not a state') }],
    [
      'an action against the rules',
      (one) => ({ ...one, actions: one.actions.toSpliced(2, 0, ...one.actions.slice(0, 1)) }),
      {
        problem: 'Action 3 is against the rules.',
        action: 3,
        refusal: { clause: expect.any(String), reason: expect.any(String), message: expect.any(String) },
      },
    ],
    [
      'an action of another seat',
      (one) => ({ ...one, actions: one.actions.map((step, i) => (i === 0 ? { ...step, seat: 1 - step.seat } : step)) }),
      { problem: 'Action 1 is against the rules.', refusal: { clause: 'T-A1' } },
    ],
    [
      'a missing end',
      (one) => ({ ...one, actions: one.actions.slice(0, -1) }),
      { problem: expect.stringMatching(/another position|middle of a turn/) },
    ],
    ['another seed', (one) => ({ ...one, chance: { kind: 'keyed', seed: 'x' } }), { problem: expect.any(String) }],
    [
      'another digest',
      (one) => ({ ...one, end: { ...one.end, digest: '0'.repeat(64) } }),
      { problem: 'The actions lead to another position than the record says.' },
    ],
    [
      'another winner',
      (one) => ({ ...one, end: { ...one.end, outcome: { ...one.end.outcome, winners: [0, 1] } } }),
      { problem: 'The match ended in another way than the record says.' },
    ],
  ]

  it.each(tampered)('of %s says what is wrong', (_, tamper, problem) => {
    const answer = ask('verify', { record: tamper(record) })
    expect(answer).toMatchObject({ valid: false, ...problem })
    expect(answer).not.toHaveProperty('error')
  })
})
