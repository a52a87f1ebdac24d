/** Seas at the starts, and what is drawn for them (KT-S7, KT-S13). */
import { FastChance } from '@crownlands/core/chance-fast'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { act, chanceOf, goOn, type HexSketch } from '../../testing/positions'
import { hexesOfTypes, inSetup, seas, seasBy } from '../../testing/setting-up'
import { count } from '../counters'
import { handlerOf } from '../handlers'
import { legalActions, refuse, toAct } from '../rules'

/** KT-S7 once more, with the seas of the beginning kept apart. Gives back where the rules offer something else. */
function misread(chance: FastChance): string[] {
  const start = 19
  const around = [7, 18, 20, 36]
  const hexes: Record<number, HexSketch> = {}
  for (const hex of [start, ...around]) if (chance.below(2) === 0) hexes[hex] = { terrain: 'sea' }
  const starts = [start, 23, 28, 32].map((hex, seat) => ({ seat, hex }))
  const state = inSetup({ seats: 4, hexes }, { stage: 'sea', starts })
  state.deck.splice(0, state.deck.length, 'desert', 'sea', 'sea', 'sea', 'sea', 'forest', 'desert', 'forest', 'desert')
  const isSea = (hex: number) => state.hexes[hex]?.terrain === 'sea'
  const seasNow = () => around.filter(isSea)
  const begun = seasNow().length >= 2 ? seasNow() : []
  const drawnFor = new Set<number>()
  const wrong: string[] = []
  const expected = () => {
    const each = seasNow().filter((hex) => seasNow().length >= 2 || (begun.includes(hex) && !drawnFor.has(hex)))
    return isSea(start) ? [start, ...each] : each
  }
  const mustGoOn = () => isSea(start) || around.length - seasNow().length < 2
  for (;;) {
    const task = must(state.tasks[0])
    if (task.type !== 'setup' || task.stage !== 'sea') break
    if (task.next > 0) break
    const offered = handlerOf(task).legal(state, task, 0)
    const hexesOffered = offered.flatMap((action) => (action.type === 'replace' ? [action.hex] : []))
    if (hexesOffered.join() !== expected().join()) wrong.push(`replace ${hexesOffered} for ${expected()}`)
    const mayStop = offered.some(({ type }) => type === 'done')
    if (hexesOffered.length > 0 && mayStop === mustGoOn()) wrong.push(`stop ${mayStop}`)
    const [first] = hexesOffered
    if (first === undefined || wrong.length > 0) break
    const hex = must(hexesOffered[chance.below(hexesOffered.length)])
    drawnFor.add(hex)
    handlerOf(task).apply(state, task, 0, { type: 'replace', hex }, { chance, events: undefined })
  }
  if (expected().length > 0) wrong.push('not asked')
  return wrong
}

describe('too much sea', () => {
  it('KT-S7, KT-S18: nobody is asked about a land start with at most one sea next to it', () => {
    const state = seas(9)
    goOn(state)
    expect(state.tasks).toMatchObject([{ stage: 'second' }])
    expect(state.hexes[9]?.terrain).toBe('sea')
  })

  it('KT-S7: a sea start is replaced, again if it is sea again', () => {
    const state = seas(8)
    const events = goOn(state, chanceOf(3, 0))
    expect(events.filter(({ type }) => type === 'hex-replaced')).toEqual([
      { type: 'hex-replaced', seat: 0, hex: 8, terrain: 'sea' },
      { type: 'hex-replaced', seat: 0, hex: 8, terrain: 'desert' },
    ])
  })

  it('KT-S7: with fewer than two land neighbours a sea must be replaced, one draw each', () => {
    const state = seas(7, 9)
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual([
      { type: 'replace', hex: 7 },
      { type: 'replace', hex: 9 },
    ])
    expect(refuse(state, 0, { type: 'done' })?.reason).toBe('replace-a-sea')
    expect(refuse(state, 0, { type: 'replace', hex: 1 })?.reason).toBe('no-sea-to-replace')
    act(state, 0, { type: 'replace', hex: 9 }, chanceOf(1))
    expect(state.hexes[9]?.terrain).toBe('forest')
  })

  it('KT-S7: the last sea may be replaced too when the others are land by then; in version 1 it may not', () => {
    for (const rules of [1, 2] as const) {
      const state = seasBy(rules, 7, 9)
      act(state, 0, { type: 'replace', hex: 9 }, chanceOf(1))
      if (rules === 1) {
        expect(state.tasks).toMatchObject([{ stage: 'second' }])
        continue
      }
      expect(legalActions(state, 0)).toEqual([{ type: 'replace', hex: 7 }, { type: 'done' }])
      act(state, 0, { type: 'replace', hex: 7 }, chanceOf(0))
      expect(state.hexes[7]?.terrain).toBe('desert')
      expect(state.tasks).toMatchObject([{ stage: 'second', seas: 2 }])
    }
  })

  it('KT-S7: one draw each: the last sea is not replaced again when it was drawn', () => {
    const state = seas(7, 9)
    // A sea is drawn for 9; then a forest for 7: the sea in 9 has had its draw.
    act(state, 0, { type: 'replace', hex: 9 }, chanceOf(3))
    expect(hexesOfTypes(state, 0, 'replace')).toEqual([7, 9])
    act(state, 0, { type: 'replace', hex: 7 }, chanceOf(1))
    expect(state.hexes[9]?.terrain).toBe('sea')
    expect(state.tasks).toMatchObject([{ stage: 'second' }])
  })

  it('KT-S7: a single sea next to a start is not replaced, though the start was', () => {
    const state = seas(8, 9)
    goOn(state, chanceOf(0))
    expect(state.hexes[9]?.terrain).toBe('sea')
    expect(state.tasks).toMatchObject([{ stage: 'second' }])
  })

  it('KT-S7: as it is told, whatever is drawn in whatever order', () => {
    for (let game = 0; game < 300; game++) expect(misread(new FastChance(`seas ${game}`)), `game ${game}`).toEqual([])
  })

  it('KT-S7: with two seas and two lands next to it a player may replace or leave it', () => {
    const state = inSetup(
      { seats: 4, hexes: { 18: { terrain: 'sea' }, 20: { terrain: 'sea' } } },
      {
        stage: 'sea',
        starts: [19, 23, 28, 32].map((hex, seat) => ({ seat, hex })),
      },
    )
    // 19 touches 7, 18, 20 and 36.
    expect(legalActions(state, 0)).toEqual([
      { type: 'replace', hex: 18 },
      { type: 'replace', hex: 20 },
      { type: 'done' },
    ])
    act(state, 0, { type: 'done' })
    expect(state.tasks).toMatchObject([{ stage: 'second' }])
  })

  it('KT-S7: a sea start among seas leaves the order of replacing to the player', () => {
    const state = seas(8, 1, 7)
    expect(hexesOfTypes(state, 0, 'replace')).toEqual([8, 1, 7])
  })

  it('KT-S13: what is left, what was set aside and the seas removed are the unused deck', () => {
    const state = seas(7, 9)
    act(state, 0, { type: 'replace', hex: 9 }, chanceOf(0))
    act(state, 0, { type: 'done' })
    // Three of the four left, 14 lands and 5 seas set aside, one sea removed.
    expect(state.deck.length).toBe(3 + 19 + 1)
    expect(count(state.deck, 'sea')).toBe(1 + 5 + 1)
    expect(state.deck.indexOf('sea')).toBe(state.deck.length - 7)
  })
})
