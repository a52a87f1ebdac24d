import { describe, expect, it } from 'vitest'
import { EMPTY } from '../../content'
import type { Event, View } from '../../rules/state'
import { view } from '../../rules/view'
import { STANDARD } from '../../testing/positions'
import { boardMadeBy, playVariedGame } from '../../testing/random-games'
import { gains, scorings } from './ledger'
import { litPart, scene } from './scene'

/** As the table stands when the first scoring is told: the next epoch has begun, the board is clear. */
function afterFirstEpoch(): { readonly next: View; readonly events: readonly Event[] } {
  let found: { readonly next: View; readonly events: readonly Event[] } | undefined
  playVariedGame(STANDARD, 3, 'scene', (state, events) => {
    if (state.epoch === 2) found ??= { next: view(state, 'spectator'), events: [...events] }
  })
  if (found === undefined) throw new Error('there was no second epoch')
  return found
}

const { next: NEXT, events: GAME } = afterFirstEpoch()
const [first] = scorings(GAME)
const EVENTS = GAME.slice(first?.from, first?.to)
const STORY = GAME.slice(0, first?.from)

const at = (lines: number) => scene(NEXT, STORY, { events: EVENTS, lines })

describe('the scene of a scoring', () => {
  it('has every piece on the board, the last one too, although the next epoch has begun', () => {
    expect(at(0).board).not.toContain(EMPTY)
    expect(at(0).board).toEqual(boardMadeBy(STORY))
    expect(at(0)).toMatchObject({ epoch: 1, drawn: undefined, over: false })
  })

  it('pays nobody before the first line, and everybody all of it with the last', () => {
    expect(at(0).players.map(({ gold }) => gold)).toEqual([50, 50, 50])
    const end = EVENTS.findLast((event) => event.type === 'epoch-ended')
    expect(at(gains(EVENTS).length).players.map(({ gold }) => gold)).toEqual(end?.gold)
  })

  it('pays line by line what the line brings', () => {
    gains(EVENTS).forEach((gain, line) => {
      const [before, after] = [at(line), at(line + 1)]
      expect(after.players.map(({ gold }, seat) => gold - (before.players[seat]?.gold ?? 0))).toEqual(gain)
    })
  })

  it('K-E2: castles of rank 1 have not come back yet, and no starting tile was dealt', () => {
    const ones = STORY.filter((event) => event.type === 'castle-placed' && event.seat === 0 && event.rank === 1).length
    expect(at(0).players[0]?.castles[0]).toBe((NEXT.players[0]?.castles[0] ?? 0) - ones)
    expect(at(0).players[0]?.startingTile).toBe('none')
  })

  it('is made of what was scored where nobody knows how the pieces came there', () => {
    const board = scene(NEXT, [], { events: EVENTS, lines: 0 }).board
    for (const [space, piece] of board.entries()) if (piece !== EMPTY) expect(piece).toBe(at(0).board[space])
    expect(board.filter((piece) => piece !== EMPTY).length).toBeGreaterThan(20)
  })

  it('leaves a table that has not gone on as it is', () => {
    const still: View = { ...NEXT, epoch: 1, board: at(0).board }
    expect(scene(still, [], { events: EVENTS.slice(0, 1), lines: 0 }).board).toBe(still.board)
  })
})

describe('what is lit', () => {
  it('is nothing while the last piece lands, then part after part, and nothing with the sum', () => {
    expect(litPart({ events: EVENTS, lines: 0 })).toBeUndefined()
    expect(litPart({ events: EVENTS, lines: 1 })).toMatchObject({ kind: 'row', number: 1 })
    expect(litPart({ events: EVENTS, lines: gains(EVENTS).length })).toBeUndefined()
  })

  it('is every part that was scored, in order', () => {
    const parts = EVENTS.flatMap((event: Event) => (event.type === 'line-scored' ? event.parts : []))
    expect(parts.map((_, i) => litPart({ events: EVENTS, lines: i + 1 })?.part)).toEqual(parts)
  })
})
