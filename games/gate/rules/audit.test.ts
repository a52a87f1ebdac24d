import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { type Drawing, FIRST, likely, position, STANDARD, STRICT } from '../testing/positions'
import { sensibleAction } from '../testing/sensible'
import type { State } from './state'

function audit(drawing: Drawing, change: Partial<State> = {}): string | undefined {
  return gate.audit({ ...likely(drawing), ...change })
}

const RIGHT = { right: 'rat-lord' } as const

describe('nothing is impossible', () => {
  it('G-S1: about a start', () => {
    for (const options of ALL_OPTIONS) expect(gate.audit(gate.setup(options, 1, FIRST))).toBeUndefined()
  })

  it('about any step of any game', () => {
    for (const options of ALL_OPTIONS) {
      for (let i = 0; i < 5; i++) {
        const dice = new FastChance(`audit ${i}`).at(0)
        const state = gate.setup(options, 1, dice)
        while (state.ending === undefined) {
          gate.apply(state, 0, sensibleAction(state, dice), dice)
          expect(gate.audit(state)).toBeUndefined()
        }
      }
    }
  })
})

describe('what is just possible', () => {
  const AMOUNTS = ['gold', 'repaired', 'calmed', 'attacked', 'doublings'] as const

  function raised(state: State, field: (typeof AMOUNTS)[number]): State {
    const more = { ...state, [field]: state[field] + 1 }
    return gate.audit(more) === undefined ? raised(more, field) : state
  }

  it.each(AMOUNTS)('stays so, whatever the turn still brings: %s', (field) => {
    let raises = 0
    for (const options of ALL_OPTIONS) {
      const dice = new FastChance(`edge ${field}`).at(0)
      const played = gate.setup(options, 1, dice)
      for (let step = 0; step < 100 && played.ending === undefined; step++) {
        const state = gate.clone(raised(played, field))
        raises += state[field] - played[field]
        while (state.ending === undefined && state.turn === played.turn) {
          gate.apply(state, 0, pick(gate.legalActions(state, 0), dice), dice)
          expect(gate.audit(state)).toBeUndefined()
        }
        gate.apply(played, 0, sensibleAction(played, dice), dice)
      }
    }
    expect(raises).toBeGreaterThan(100)
  })
})

describe('it is impossible', () => {
  it('G-C2: that a card is missing or too many', () => {
    expect(audit(RIGHT, { heroes: ['knight'] })).toBe('there are 0 cards baroness, not 1 (G-C2)')
    expect(audit({ ...RIGHT, hand: 'warden', draw: 'warden' })).toBe('there are 2 cards warden, not 1 (G-C2)')
    expect(audit({ ...RIGHT, hand: 'swindler', played: 'swindler' })).toBe('there are 2 cards swindler, not 1 (G-C2)')
  })

  it('G-S1: that a card is where it cannot get to', () => {
    const state = position(RIGHT)
    expect(gate.audit({ ...state, heroes: ['guard', ...state.heroes] })).toBe(
      'there is a card where it cannot be (G-S1)',
    )
    expect(gate.audit({ ...state, aside: ['knight'] })).toContain('G-S1')
  })

  it('G-M3: that the market is short while there are citizens', () => {
    expect(audit({ ...RIGHT, market: 'warden' })).toBe('the market has 1 cards while there are more citizens (G-M3)')
    expect(audit({ ...RIGHT, market: 'warden', citizens: '' })).toBeUndefined()
  })

  it('G-C3, G-C6: that an enemy is missing, or there that does not belong to the difficulty', () => {
    expect(audit(RIGHT, { right: undefined })).toContain('G-C3')
    expect(audit({ ...RIGHT, scored: 'mine-tyrant' })).toContain('G-C3')
    expect(audit({ options: { ...STANDARD, difficulty: 'boss' }, enemies: 'mine-tyrant', ...RIGHT })).toBeUndefined()
  })

  it('G-S1: that an enemy came before its wave', () => {
    expect(audit({ right: 'rat-lord', enemies: 'giant-spider rot-worm' })).toBe(
      'rat-lord came before wave 1 was out (G-S1)',
    )
  })

  it('G-U5: that an enemy is out with all its damage', () => {
    expect(audit({ right: 'rat-lord 6' })).toBe('rat-lord has taken all its damage and is still out (G-U5)')
    const drawing = { right: 'death-guard 5' }
    expect(audit(drawing)).toContain('G-U5')
    expect(audit({ ...drawing, options: { ...STANDARD, difficulty: 'hard' } })).toBeUndefined()
  })

  it('G-T1: that more or fewer enemies came than turns have passed', () => {
    expect(audit(RIGHT, { turn: 3 })).toBe('in turn 3 there cannot have come 4 enemies (G-T1)')
    expect(audit(RIGHT, { turn: 5 })).toContain('G-T1')
    expect(audit({ ...RIGHT, enemies: '' }, { turn: 30 })).toBeUndefined()
    expect(audit({ ...RIGHT, enemies: '' }, { turn: 8 })).toContain('G-T1')
  })

  it('G-T3: that a phase is strict where it is not, or the other way round', () => {
    expect(audit({ ...RIGHT, phase: 'cards' })).toBe('the phase cannot be cards (G-T3)')
    expect(audit({ ...RIGHT, options: STRICT, phase: 'any' })).toBe('the phase cannot be any (G-T3)')
  })

  it('G-M2: that a command was used twice', () => {
    expect(audit({ ...RIGHT, commands: ['volley', 'volley'] })).toBe('no command is used twice in a turn (G-M2)')
  })

  it('G-U7: that a card waits for a power that it does not have, or that could do nothing', () => {
    expect(audit({ ...RIGHT, played: 'guard', discard: 'monk' })).toBe('guard has no power to decide about (G-U7)')
    expect(audit({ ...RIGHT, played: 'alchemist', draw: 'guard' })).toContain('G-U7')
    expect(audit({ ...RIGHT, played: 'swindler', draw: 'guard' })).toBeUndefined()
  })

  it('G-U1: that a card without attack attacked, or that the attackers have an order', () => {
    expect(audit({ ...RIGHT, attackers: 'druid' })).toBe('druid cannot have attacked (G-U1)')
    expect(audit(RIGHT, { attackers: ['warden', 'guard'] })).toBe('the cards that attacked must be listed in order')
  })

  it('G-U4: that an enemy is the one to attack that was not hit or is not out', () => {
    const hit = { right: 'rat-lord 2', target: 'rat-lord', attacked: 2, towerShot: true } as const
    expect(audit(hit)).toBeUndefined()
    expect(audit({ ...hit, right: 'rat-lord' })).toContain('G-U4')
    expect(audit({ ...hit, target: 'dark-priest' })).toContain('G-U4')
    expect(audit({ right: 'rat-lord 2', target: 'rat-lord' })).toBe(
      'rat-lord was not hit, so it is not the one to attack (G-U4)',
    )
    expect(audit({ ...hit, left: 'dark-priest' })).toBeUndefined()
    expect(audit({ ...hit, left: 'dark-priest', target: undefined })).toBe(
      'of two enemies that are out one must have been hit (G-U4)',
    )
  })

  it('G-U4: that cards attacked for less than they have, or the Tower with nobody', () => {
    const fired = { right: 'rat-lord 3', attackers: 'warden', attacked: 3, towerShot: true } as const
    expect(audit(fired)).toBeUndefined()
    expect(audit({ ...fired, attacked: 1 })).toBe('the attack was 1, less than the 2 of those who attacked (G-U4)')
    expect(audit({ ...fired, towerShot: false })).toBeUndefined()
    expect(audit({ ...RIGHT, towerShot: true })).toBe('the Tower adds to an attack, and there was none (G-U4)')
  })

  it('G-T2, G-U7: that a turn has more cards than three and those that powers draw', () => {
    const hand = (cards: string, gone = '') => audit({ ...RIGHT, hand: cards, gone })
    expect(hand('guard monk farmer')).toBeUndefined()
    // The Traveler would have to be gone for one more, and the draw of the Swindler made.
    expect(hand('guard monk farmer mason', 'traveler')).toBeUndefined()
    expect(hand('guard monk farmer mason priest')).toBe('no turn has so many cards (G-T2)')
    const flood = Array.from({ length: 2_000_000 }, () => 'guard' as const)
    expect(audit(RIGHT, { attackers: flood, attacked: 2_000_001, towerShot: true })).toContain('G-T2')
    expect(audit({ ...RIGHT, doublings: 9 })).toContain('G-T2')
  })

  it.each([
    ['gold', 'income'],
    ['repaired', 'repair'],
    ['calmed', 'calm'],
    ['attacked', 'attack'],
  ] as const)('G-U1: that a turn brought more %s than its cards can', (field, trait) => {
    const tower = { towerShot: field === 'attacked', right: 'rat-lord 1' }
    expect(audit({ ...tower, [field]: 5 })).toBeUndefined()
    for (const amount of [100, 1000, Number.MAX_SAFE_INTEGER]) {
      expect(audit({ ...tower, [field]: amount })).toMatch(new RegExp(`no turn brings more than \\d+ ${trait}`))
    }
  })

  it('G-E1: that a siege goes on for ever', () => {
    const stand = { ...RIGHT, enemies: '' }
    expect(audit(stand, { turn: 1_000_000 })).toBeUndefined()
    expect(audit(stand, { turn: 1_000_001 })).toBe('no siege lasts 1000001 turns (G-E1)')
  })

  it('G-A2, G-A4, G-E2: that the match goes on after its end, or ends before it', () => {
    expect(audit({ ...RIGHT, gate: 0 })).toBe('the match should have ended: gate-fell (G-E2)')
    expect(audit({ ...RIGHT, fear: 9 })).toBe('the match should have ended: fear-reached-top (G-E2)')
    expect(audit({ enemies: '' })).toBe('the match should have ended: victory (G-E2)')
    expect(audit({ ...RIGHT, ending: 'victory' })).toBe('the match should have ended: not yet (G-E2)')
    expect(audit({ ...RIGHT, gate: 0, fear: 9, ending: 'gate-fell' })).toBe(
      'the match cannot end twice: gate-fell and fear-reached-top (G-E2)',
    )
  })

  it('G-T1, G-A2: that the enemies are one behind, unless the Gate fell to one that made room', () => {
    const fallen = { right: 'plague-rat', escaped: 'giant-spider', gate: 0, ending: 'gate-fell' } as const
    expect(audit(fallen, { turn: 3 })).toBeUndefined()
    expect(audit(fallen, { turn: 4 })).toContain('G-T1')
    expect(audit({ ...fallen, escaped: '', scored: 'giant-spider' }, { turn: 3 })).toContain('G-T1')
  })
})

describe('a state from outside', () => {
  const { problem } = gate.schemas.state
  const state = gate.setup(STANDARD, 1, FIRST)

  it.each(['repaired', 'calmed', 'attacked', 'doublings', 'gold'] as const)(
    'counts %s as far as it can get',
    (field) => {
      expect(problem({ ...state, [field]: 1000 })).toBeUndefined()
      expect(problem({ ...state, [field]: Number.MAX_SAFE_INTEGER })).toMatchObject({ path: field })
    },
  )

  it.each(['enemies', 'scored', 'escaped', 'hand', 'gone', 'attackers'] as const)('has no %s without end', (field) => {
    const one = field === 'enemies' || field === 'scored' || field === 'escaped' ? 'rat-lord' : 'guard'
    expect(problem({ ...state, [field]: Array(101).fill(one) })).toMatchObject({ path: field })
  })
})
