import { FastChance } from '@crownlands/core/chance-fast'
import { chiSquare, suspicious, tally } from '@crownlands/core/testing/statistics'
import { describe, expect, it } from 'vitest'
import { cardsOf, ENEMY_NAMES } from '../content'
import { gate } from '../game'
import { END, eventsOf, FIRST, play, position, power, STANDARD } from '../testing/positions'
import type { Event } from './state'

/** How often each of `names` comes, if `draw` brings one of them. */
function isFair(names: readonly string[], draw: (i: number) => string): boolean {
  const counts = tally(names.length, 200 * names.length, (i) => names.indexOf(draw(i)))
  return chiSquare(counts) < suspicious(names.length)
}

describe('what is hidden', () => {
  it('G-H1: no order is anywhere in a state: piles and decks are kept sorted', () => {
    const state = gate.setup(STANDARD, 1, new FastChance('sorted').at(0))
    expect(state.heroes).toEqual(cardsOf('hero'))
    expect(state.enemies).toEqual(ENEMY_NAMES.filter((name) => state.enemies.includes(name)))
    play(state, [END], FIRST)
    expect(gate.audit({ ...state, hand: state.hand.toReversed() })).toContain('G-H1')
    expect(gate.audit({ ...state, enemies: state.enemies.toReversed() })).toContain('G-H1')
  })

  it('G-H1: so player and spectator see all of it, the cards of the draw pile too', () => {
    const state = position({ left: 'rat-lord 2', right: 'dark-priest', hand: 'guard', draw: 'monk druid', fear: 2 })
    const { hand, draw, left } = gate.view(state, 0)
    expect([hand, draw, left]).toEqual([['guard'], ['monk', 'druid'], { enemy: 'rat-lord', damage: 2 }])
    expect(gate.view(state, 'spectator')).toEqual(gate.view(state, 0))
    expect(gate.imagine(gate.view(state, 0), FIRST)).toEqual(state)
  })

  it('G-H1: a view survives JSON and is the state again', () => {
    const state = position({ right: 'dark-priest', hand: 'swindler', draw: 'monk' })
    const seen = JSON.parse(JSON.stringify(gate.view(state, 0)))
    expect(gate.imagine(seen, FIRST)).toEqual(state)
  })

  it('G-H1: events are told to everybody as they are', () => {
    const events: Event[] = []
    gate.setup(STANDARD, 1, FIRST, events)
    for (const event of events) expect(gate.viewEvent(event, 'spectator')).toEqual(event)
  })
})

describe('chance is fair', () => {
  it('G-T2, G-H1: every card of the draw pile is as likely', () => {
    const names = ['guard', 'monk', 'farmer', 'warden', 'champion']
    const draw = (i: number) => {
      const state = position({ right: 'rat-lord', hand: 'swindler', draw: names.join(' ') })
      play(state, [power('swindler')], new FastChance(`draw ${i}`).at(1))
      return state.hand[0] ?? ''
    }
    expect(isFair(names, draw)).toBe(true)
  })

  it('G-A3, G-H1: every hero is as likely', () => {
    const draw = (i: number) => {
      const state = position({ enemies: '', right: 'plague-rat' })
      return eventsOf(play(state, [END], new FastChance(`hero ${i}`).at(1)), 'heroes-revealed')[0]?.heroes[0] ?? ''
    }
    expect(isFair(cardsOf('hero'), draw)).toBe(true)
  })

  it('G-S1, G-H1: every enemy of the wave is as likely', () => {
    const draw = (i: number) => gate.setup(STANDARD, 1, new FastChance(`enemy ${i}`).at(0)).right?.enemy ?? ''
    expect(isFair(ENEMY_NAMES.slice(0, 3), draw)).toBe(true)
  })
})
