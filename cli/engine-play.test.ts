/** Playing a match to its end: acting, looking, asking a bot, taking back. */
import type { View } from '@crownlands/games/kingdoms/rules/state'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, everything, freshEngine, legal, playOn, start, stateOf, toAct, unchangedBy } from './testing/engine-talk'

beforeEach(freshEngine)

describe('a whole game', () => {
  it.each([{}, { noLuck: true }, { lastCastle: true }, { scoreAsYouGo: true, edition: '2002' }])(
    'with the options %j goes to its end, and its record holds',
    (options) => {
      for (const seats of [2, 3, 4]) {
        start({ options, seats })
        const actions = playOn()
        const { outcome } = ask('outcome') as { outcome: { winners: number[]; scores: number[] } }
        expect(outcome.winners.length).toBeGreaterThan(0)
        expect(outcome.scores).toEqual(stateOf().players.map(({ gold }) => gold))
        expect(ask('toAct')).toEqual({ toAct: [] })
        const { record } = ask('record')
        expect(ask('verify', { record })).toEqual({ valid: true, actions, outcome })
        const over = { clause: 'T-A3', reason: 'match-over', message: 'The match is over.' }
        expect(ask('act', { seat: 0, action: { type: 'draw' } })).toEqual({ refusal: over })
        expect(ask('bot', { seat: 0, level: 'random' }).error).toBe('Seat 0 has nothing to decide now.')
      }
    },
  )
})

describe('act and check', () => {
  it('agree: what is legal is done, with its events', () => {
    start()
    const seat = toAct()
    const action = { type: 'castle', rank: 2, space: 8 }
    expect(ask('check', { seat, action })).toEqual({ legal: true })
    expect(ask('act', { seat, action })).toEqual({
      events: [{ type: 'castle-placed', seat, rank: 2, space: 8 }],
      toAct: [1 - seat],
    })
    expect((ask('view', { viewer: 1 - seat }).view as View).board[8]).toBe(`${'AB'[seat]}2`)
  })

  it('agree with legal about every action there is', () => {
    start({ seats: 3 })
    playOn(30)
    const seat = toAct()
    const listed = new Set(legal(seat).map((action) => JSON.stringify(action)))
    for (let space = 0; space < 30; space++) {
      for (const action of [
        ...[1, 2, 3, 4].map((rank) => ({ type: 'castle', rank, space })),
        { type: 'start', space },
        { type: 'place', space },
        { type: 'draw' },
      ]) {
        const { legal: isLegal, refusal } = ask('check', { seat, action })
        expect(isLegal).toBe(listed.has(JSON.stringify(action)))
        expect(isLegal).toBe(refusal === undefined)
      }
    }
  })

  it.each([
    ['another seat', 1, { type: 'draw' }, 'T-A1', 'It is not your turn.'],
    ['no action', 0, undefined, 'T-A2', 'This is not an action of the game: must be an object.'],
    ['null', 0, null, 'T-A2', 'This is not an action of the game: must be an object.'],
    ['a text', 0, 'draw', 'T-A2', 'This is not an action of the game: must be an object.'],
    ['an unknown type', 0, { type: 'burn' }, 'T-A2', 'This is not an action of the game: type: must be "castle"'],
    ['a type from the prototype', 0, { type: 'constructor' }, 'T-A2', 'type: must be "castle"'],
    ['a missing field', 0, { type: 'castle', rank: 1 }, 'T-A2', 'must have a field "space"'],
    ['an added field', 0, { type: 'draw', tile: '+6' }, 'T-A2', 'must not have a field "tile"'],
    ['a space off the board', 0, { type: 'castle', rank: 1, space: 30 }, 'T-A2', 'space: must be a whole number'],
    ['a huge space', 0, { type: 'castle', rank: 1, space: 1e300 }, 'T-A2', 'space: must be a whole number'],
    ['a space as text', 0, { type: 'castle', rank: 1, space: '3' }, 'T-A2', 'space: must be a whole number'],
    ['a rank that is not there', 0, { type: 'castle', rank: 5, space: 3 }, 'T-A2', 'rank: must be 1 or 2 or 3 or 4'],
    ['a taken space', 0, { type: 'castle', rank: 1, space: 8 }, 'K-T5', 'c2 is taken'],
    ['nothing to place', 0, { type: 'place', space: 3 }, 'K-T2', 'There is no tile to place'],
    ['a tile of one’s choice', 0, { type: 'take', tile: '+6' }, 'K-T2', 'The tiles lie face down'],
  ])('refuse %s, citing the rule, and nothing has changed', (_, seat, action, clause, message) => {
    start()
    const first = toAct()
    ask('act', { seat: first, action: { type: 'castle', rank: 1, space: 8 } })
    const sent = { seat: seat === 0 ? 1 - first : first, action }
    const { refusal } = unchangedBy(JSON.stringify({ cmd: 'act', ...sent }))
    expect(refusal).toEqual({ clause, reason: expect.any(String), message: expect.stringContaining(message) })
    expect(unchangedBy(JSON.stringify({ cmd: 'check', ...sent }))).toEqual({ legal: false, refusal })
    expect(playOn(3)).toBe(3)
  })
})

describe('view, story and outcome', () => {
  it('show a seat its own tile alone', () => {
    start({ seats: 3 })
    const tiles = (viewer: unknown) => (ask('view', { viewer }).view as View).players.map((one) => one.startingTile)
    const own = stateOf().players.map((player) => player.startingTile)
    expect(tiles(0)).toEqual([own[0], 'hidden', 'hidden'])
    expect(tiles(2)).toEqual(['hidden', 'hidden', own[2]])
    expect(tiles('spectator')).toEqual(['hidden', 'hidden', 'hidden'])
    expect(ask('view', { seat: 1 })).toEqual(ask('view', { viewer: 1 }))
    const dealt = (viewer: unknown) =>
      (ask('story', { viewer }).events as { type: string; tile?: string }[])
        .filter(({ type }) => type === 'starting-tile-dealt')
        .map(({ tile }) => tile)
    expect(dealt(1)).toEqual([undefined, own[1], undefined])
    expect(dealt('spectator')).toEqual([undefined, undefined, undefined])
  })

  it('tell the story in events and in lines, from the start or since an action', () => {
    start()
    const seat = toAct()
    ask('act', { seat, action: { type: 'castle', rank: 1, space: 0 } })
    ask('act', { seat: 1 - seat, action: { type: 'castle', rank: 4, space: 29 } })
    const whole = ask('story', { viewer: 'spectator' }) as { events: unknown[]; lines: string[] }
    expect(whole.events).toHaveLength(5)
    expect(whole.lines).toEqual([
      `Epoch 1 begins; seat ${seat} starts.`,
      'seat 0 gets a starting tile.',
      'seat 1 gets a starting tile.',
      `seat ${seat} places a castle of rank 1 on a1.`,
      `seat ${1 - seat} places a castle of rank 4 on f5.`,
    ])
    expect(ask('story', { viewer: 'spectator', since: 0 }).events).toEqual(whole.events.slice(3))
    expect(ask('story', { viewer: 'spectator', since: 1 }).events).toEqual(whole.events.slice(4))
    expect(ask('story', { viewer: 'spectator', since: 99 })).toEqual({ events: [], lines: [] })
    expect(ask('outcome')).toEqual({ outcome: null })
  })
})

describe('bot', () => {
  it.each(['random', 'greedy', 'search'])('%s suggests something legal, reproducibly, and does nothing', (level) => {
    start({ seats: 3 })
    playOn(25)
    const seat = toAct()
    const request = { cmd: 'bot', seat, level, seed: 5, budget: { iterations: 30 } }
    const { action } = unchangedBy(JSON.stringify(request))
    expect(legal(seat)).toContainEqual(action)
    expect(ask('bot', request)).toEqual({ action })
    expect(unchangedBy(JSON.stringify({ cmd: 'bot', seat, level, budget: { milliseconds: 5 } }))).toHaveProperty(
      'action',
    )
    expect(ask('bot', { seat: (seat + 1) % 3, level })).toEqual({
      error: `Seat ${(seat + 1) % 3} has nothing to decide now.`,
    })
  })
})

describe('taking back', () => {
  const castle = { type: 'castle', rank: 1, space: 0 }

  it('with final turns a turn is over with its last action (T-U3)', () => {
    start()
    const seat = toAct()
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U1', message: 'There is nothing to take back.' })
    ask('act', { seat, action: castle })
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U3' })
    expect(ask('undo', { seat: 1 - seat }).refusal).toMatchObject({ clause: 'T-U1' })
    expect(ask('end', { seat }).refusal).toMatchObject({ clause: 'T-U4' })
  })

  it('within a turn it works there too, while its player is to act', () => {
    start({ options: { noLuck: true } })
    const seat = toAct()
    const before = everything()
    ask('act', { seat, action: { type: 'take', tile: '+6' } })
    expect(ask('undo', { seat })).toEqual({ toAct: [seat] })
    expect(everything()).toBe(before)
  })

  it('with tentative turns the turn waits for its end, and nobody else sees it before (T-U4)', () => {
    start({ turns: 'tentative' })
    const seat = toAct()
    const other = 1 - seat
    const seenBefore = ['view', 'story'].map((cmd) => ask(cmd, { viewer: other }))
    const before = everything()
    expect(ask('act', { seat, action: castle })).toMatchObject({ toAct: [seat], awaitsEndOfTurn: seat })
    expect(['view', 'story'].map((cmd) => ask(cmd, { viewer: other }))).toEqual(seenBefore)
    expect((ask('view', { viewer: seat }).view as View).board[0]).not.toBe('.')
    expect(stateOf().board[0]).not.toBe('.')
    expect(ask('record').record).toMatchObject({ actions: [] })
    expect(legal(seat)).toEqual([])
    expect(ask('act', { seat, action: { ...castle, space: 1 } }).refusal).toMatchObject({ clause: 'T-U4' })
    expect(ask('act', { seat: other, action: castle }).refusal).toMatchObject({ clause: 'T-A1' })
    expect(ask('end', { seat: other }).refusal).toMatchObject({ clause: 'T-U4' })
    expect(ask('undo', { seat: other }).refusal).toMatchObject({ clause: 'T-U1' })
    expect(ask('undo', { seat })).toEqual({ toAct: [seat] })
    expect(everything()).toBe(before)
    ask('act', { seat, action: castle })
    expect(ask('end', { seat })).toEqual({ toAct: [other] })
    expect((ask('view', { viewer: other }).view as View).board[0]).not.toBe('.')
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U3' })
  })

  it('never reaches over a draw (T-U2)', () => {
    start({ turns: 'tentative' })
    const seat = toAct()
    ask('act', { seat, action: { type: 'draw' } })
    const before = everything()
    const message = 'Something was revealed by it, so it cannot be taken back.'
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U2', message })
    expect(ask('undo', { seat, whole: true }).refusal).toMatchObject({ clause: 'T-U2' })
    expect(everything()).toBe(before)
    ask('act', { seat, action: { type: 'place', space: 4 } })
    expect(ask('undo', { seat, whole: true })).toEqual({ toAct: [seat] })
    expect(everything()).toBe(before)
  })

  it('takes back a step, or the whole turn', () => {
    start({ turns: 'tentative', options: { noLuck: true } })
    const seat = toAct()
    const before = everything()
    ask('act', { seat, action: { type: 'take', tile: 'dragon' } })
    const taken = everything()
    ask('act', { seat, action: { type: 'place', space: 3 } })
    ask('undo', { seat })
    expect(everything()).toBe(taken)
    ask('act', { seat, action: { type: 'place', space: 5 } })
    ask('undo', { seat, whole: true })
    expect(everything()).toBe(before)
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U1' })
  })
})
