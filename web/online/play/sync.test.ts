import { describe, expect, it } from 'vitest'
import { isNewer, lookFor, type MatchStep, type Sight, sightAfter, summaryOf } from './sync'
import { infoOf } from './testing/simulated-server'

function step(at: string, after: number, ...told: readonly string[]): MatchStep {
  return {
    ...{ viewer: 0, at, view: at, legal: [], awaitsEnd: false, mayEnd: false, canUndo: false, since: -1 },
    ...{ actions: after + told.length, toAct: [0], isQuestion: false },
    story: { after, steps: told.map((type) => [{ type }]) },
  }
}

const typesIn = (sight: Sight | undefined) => sight?.step.story.steps.flat().map(({ type }) => type)

describe('a cursor', () => {
  it('is newer when more has happened, or one’s own open turn has changed since', () => {
    expect(isNewer('42.0', '41.9')).toBe(true)
    expect(isNewer('41.2', '41.1')).toBe(true)
    expect(isNewer('41.1', '41.1')).toBe(false)
    expect(isNewer('9.0', '10.0')).toBe(false)
  })
})

describe('what is known of a match', () => {
  const known = sightAfter(undefined, step('2.0', -1, 'set-up', 'a', 'b'))

  it('grows by what comes', () => {
    expect(typesIn(sightAfter(known, step('3.0', 2, 'c')))).toEqual(['set-up', 'a', 'b', 'c'])
  })

  it('is not changed by what comes twice or late', () => {
    expect(sightAfter(known, step('2.0', 2))).toBe(known)
    expect(sightAfter(known, step('1.0', 1))).toBe(known)
  })

  it('loses what was taken back', () => {
    expect(typesIn(sightAfter(known, step('3.0', 1)))).toEqual(['set-up', 'a'])
  })

  it('is asked for anew where something is missing', () => {
    expect(sightAfter(known, step('9.0', 7, 'h'))).toBeUndefined()
  })

  it('takes from a late look how it began', () => {
    const answer = sightAfter(undefined, step('3.0', 2, 'c'))
    expect(answer && typesIn(sightAfter(answer, step('2.0', -1, 'set-up', 'a', 'b')))).toEqual([
      'set-up',
      'a',
      'b',
      'c',
    ])
  })

  it('is told to each reader from where that one is', () => {
    const look = known && lookFor(infoOf(0), known, 1)
    expect(look?.story).toEqual({ after: 1, steps: [[{ type: 'b' }]] })
  })
})

describe('a table online', () => {
  const match = { actions: 4, toAct: [1], isQuestion: false }

  it('is mine by my seat', () => {
    expect(summaryOf(infoOf(1), match)).toMatchObject({ mine: [1], toAct: [1], seats: [{}, { name: 'Player 1' }] })
  })

  it('stands still while it is paused, and while somebody else plays for me', () => {
    const { seats } = infoOf(1)
    const gone = seats.map((seat) => (seat.seat === 1 ? { ...seat, standIn: 'steward' as const } : seat))
    expect(summaryOf(infoOf(1, { pausedAt: 5 }), match).still).toBe('paused')
    expect(summaryOf(infoOf(1, { seats: gone }), match)).toMatchObject({
      still: 'away',
      seats: [{}, { bot: 'steward' }],
    })
    expect(summaryOf(infoOf(0, { seats: gone }), match).still).toBeUndefined()
  })

  it('that was ended waits for nobody', () => {
    expect(summaryOf(infoOf(1, { status: 'ended', pausedAt: 5 }), match)).toMatchObject({ toAct: [] })
    expect(summaryOf(infoOf(1, { status: 'ended', pausedAt: 5 }), match)).not.toHaveProperty('still')
  })
})
