import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { CHARACTER_NAMES, THINGS } from '../../content'
import { playAtRandom } from '../../testing/told-games'
import type { Action } from '../actions'
import { hexName, hexNamed } from '../places'
import { view } from '../view/view'
import { counterName } from './names'
import { parseAction, writeAction } from './notation'
import { parsePosition, writePosition } from './position'

/** One of every type, and every shape of those that have several. */
const WRITTEN: readonly (readonly [Action, string])[] = [
  [{ type: 'done' }, 'done'],
  [{ type: 'start', hex: 19 }, 'start:B1'],
  [{ type: 'replace', hex: 1 }, 'replace:D3'],
  [{ type: 'claim', hex: 0 }, 'claim:D4'],
  [{ type: 'tower', hex: 2 }, 'tower:E3'],
  [{ type: 'place', thing: 'desert_genie', hex: 0 }, 'place:genie:D4'],
  [{ type: 'lay', thing: 'oil_field' }, 'lay:oil-field'],
  [{ type: 'treasure', treasure: 'ruby' }, 'treasure:ruby'],
  [{ type: 'remove', hex: 36 }, 'remove:A1'],
  [{ type: 'discard', thing: 'jungle_crocodiles' }, 'discard:jungle-crocodiles'],
  [{ type: 'rolls', answer: 'none' }, 'rolls:none'],
  [{ type: 'calls', answer: 'all' }, 'calls:all'],
  [{ type: 'discharge', character: 'marksman', side: 'forest_king' }, 'discharge:marksman>forest-king'],
  [{ type: 'try', character: 'dwarf_king', plus: 2 }, 'try:dwarf-king+2'],
  [{ type: 'try', character: 'ghaog_ii', plus: 10 }, 'try:ghaog-ii+10'],
  [{ type: 'pay' }, 'pay'],
  [{ type: 'station', hex: 0 }, 'station:D4'],
  [{ type: 'turn-over' }, 'turn-over'],
  [{ type: 'draw', paid: 3 }, 'draw:3'],
  [{ type: 'event', event: 'big_juju' }, 'event:big-juju'],
  [{ type: 'source', counter: 'arch_mage', hex: 0 }, 'source:arch-mage:D4'],
  [{ type: 'hex', hex: 0 }, 'hex:D4'],
  [{ type: 'terrain', terrain: 'frozen_waste' }, 'terrain:frozen-waste'],
  [{ type: 'character', character: 'warlord' }, 'character:warlord'],
  [{ type: 'player', seat: 1 }, 'player:2'],
  [{ type: 'lose', what: 'fort' }, 'lose:fort'],
  [{ type: 'pick', hex: 0, counter: 'mountain_dwarves_c3' }, 'pick:D4:dwarves-c3'],
  [{ type: 'pick-all', hex: 0 }, 'pick-all:D4'],
  [{ type: 'step', hex: 0 }, 'step:D4'],
  [{ type: 'drop', counter: 'desert_genie' }, 'drop:genie'],
  [{ type: 'ask-pin', hex: 0, seat: 3 }, 'ask-pin:D4:4'],
  [{ type: 'show', counter: 'swamp_ghost' }, 'show:ghost'],
  [{ type: 'fly-on' }, 'fly-on'],
  [{ type: 'stay', counter: 'lord_of_the_eagles' }, 'stay:lord-of-the-eagles'],
  [{ type: 'balloon', hex: 0 }, 'balloon:D4'],
  [{ type: 'resolve', hex: 0 }, 'resolve:D4'],
  [{ type: 'keep', income: 'city' }, 'keep:city'],
  [{ type: 'bribe', what: 'building' }, 'bribe:building'],
  [{ type: 'item', item: 'golem' }, 'item:golem'],
  [{ type: 'item', item: 'bow', on: 'forest_elves_3' }, 'item:bow>elves-3'],
  [{ type: 'item', item: 'dispel_magic', force: 1 }, 'item:dispel-magic/2'],
  [{ type: 'item', item: 'dispel_magic', force: 'neutral', against: 'golem' }, 'item:dispel-magic/neutral!golem'],
  [{ type: 'aim', aims: true }, 'aim:on'],
  [{ type: 'aim', aims: false }, 'aim:off'],
  [{ type: 'turn', creature: 'mountain_troll', force: 'neutral' }, 'turn:troll/neutral'],
  [{ type: 'go-on' }, 'go-on'],
  [{ type: 'target', force: 2 }, 'target:3'],
  [{ type: 'hit', what: 'firewall' }, 'hit:firewall'],
  [{ type: 'retreat', hex: 0 }, 'retreat:D4'],
  [{ type: 'balloon-retreat', hex: 0 }, 'balloon-retreat:D4'],
  [{ type: 'charm', die: 2, by: 1 }, 'charm:3+'],
  [{ type: 'charm', die: 99, by: -1, neutral: true }, 'charm:100-*'],
  [{ type: 'dispel' }, 'dispel'],
  [{ type: 'dispel', force: 'neutral' }, 'dispel:neutral'],
  [{ type: 'dispel', force: 1, neutral: true }, 'dispel:2*'],
  [{ type: 'fan' }, 'fan'],
  [{ type: 'fan', hex: 0 }, 'fan:D4'],
  [{ type: 'elixir' }, 'elixir'],
  [{ type: 'call', seat: 0, creature: 'desert_genie' }, 'call:1:genie'],
  [{ type: 'build', hex: 0 }, 'build:D4'],
  [{ type: 'thief', seat: 2 }, 'thief:3'],
  [{ type: 'assassin', hex: 0 }, 'assassin:D4'],
  [{ type: 'take', what: 'gold' }, 'take:gold'],
  [{ type: 'name', what: 'hidden' }, 'name:hidden'],
]

describe('actions', () => {
  it.each(WRITTEN)('%j is written %s and read again', (action, text) => {
    expect(writeAction(action)).toBe(text)
    expect(parseAction(text)).toEqual(action)
  })

  it('are understood in small letters, without spaces or colons, and with the beginning of a name', () => {
    expect(parseAction('place genie d4')).toEqual({ type: 'place', thing: 'desert_genie', hex: 0 })
    expect(parseAction('placedwarves-c3d4')).toEqual({ type: 'place', thing: 'mountain_dwarves_c3', hex: 0 })
    expect(parseAction('pick d4 crawl')).toEqual({ type: 'pick', hex: 0, counter: 'jungle_crawling_vines' })
    expect(parseAction('try dwarf + 2')).toEqual({ type: 'try', character: 'dwarf_king', plus: 2 })
    expect(parseAction('turn-over')).toEqual({ type: 'turn-over' })
    expect(parseAction('calls all')).toEqual({ type: 'calls', answer: 'all' })
  })

  it('that could be two things, or none, are not guessed', () => {
    for (const text of [
      '',
      'place',
      'place:giant-:D4',
      'place:genie:H9',
      'place:genie:A7',
      'player:5',
      'draw:6',
      'dance',
    ]) {
      expect(parseAction(text)).toBeUndefined()
    }
  })

  it('call every counter by a name of its own', () => {
    const names = [...THINGS, ...CHARACTER_NAMES].map(counterName)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([])
  })
})

describe('KT-S4: hexes', () => {
  it('have a name each: columns from the left, rows from above', () => {
    expect([0, 19, 21, 36].map(hexName)).toEqual(['D4', 'B1', 'D1', 'A1'])
    expect(new Set(Array.from({ length: 37 }, (_, hex) => hexName(hex))).size).toBe(37)
    expect(Array.from({ length: 37 }, (_, hex) => hexNamed(hexName(hex)))).toEqual([...Array(37).keys()])
    expect(hexNamed('A5')).toBeUndefined()
  })
})

describe('positions', () => {
  it('of whole games are written and read again', () => {
    for (const seats of [2, 3, 4]) {
      const options = { edition: '2010', autoCall: seats === 3, turnLimit: 4 } as const
      for (const { state, step } of playAtRandom(options, seats, `positions ${seats}`)) {
        if (step % 25 !== 0 && state.result === undefined) continue
        const text = writePosition(state)
        expect(text).not.toMatch(/\n|undefined/)
        expect(parsePosition(text)).toEqual(state)
      }
    }
  })

  it('KT-H3, KT-H4: of a view tell how many are hidden, and nothing of the cup', () => {
    for (const { state, step } of playAtRandom({ edition: '1986', autoCall: false, turnLimit: 2 }, 2, 'seen')) {
      if (step !== 60) continue
      const text = writePosition(view(state, 0))
      expect(text).toMatch(/2:gold=\d+\/rack=\?\d/)
      expect(text).not.toMatch(/cup:/)
      expect(parsePosition(text)).toHaveProperty('problem')
      return
    }
  })

  it.each([
    ['', 'these are not options of Kings & Things: '],
    ['1986', 'there are fewer than two players'],
    ['1985 1:gold=1 2:gold=2', '1985 is none of 1986, 1997, 2010'],
    ['1986 turn:x 1:gold=1 2:gold=2', 'this is no number that fits: x'],
    ['1986 turn:1 turn:2', 'there is more than one turn'],
    ['1986 1:gold=1/rack=unicorns 2:gold=2', 'nothing is called unicorns'],
    ['1986 1:gold=-1 2:gold=2', 'this is no number that fits: -1'],
  ])('%s: %s', (text, problem) => {
    expect(parsePosition(text)).toEqual({ problem })
  })

  it('with anything that is not part of one say so', () => {
    const [first] = playAtRandom({ edition: '1986', autoCall: false, turnLimit: 1 }, 2, 'strange')
    const text = writePosition(must(first).state)
    expect(parsePosition(`${text} castle:2`)).toEqual({ problem: 'this is not part of a position: castle' })
    expect(parsePosition(`${text.replace(/tasks:.*/, 'tasks:[{')}`)).toHaveProperty('problem')
  })
})
