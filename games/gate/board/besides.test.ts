import { describe, expect, it } from 'vitest'
import { attack, type Drawing, position, sparing, withoutTower } from '../testing/positions'
import { besidesOf } from './besides'

function besides(drawing: Drawing, language: 'en' | 'fr' = 'en') {
  const blow = attack('knight', 'giant-spider')
  return besidesOf(position({ hand: 'knight', tower: 0, ...drawing }), 'giant-spider', blow, sparing(blow), language)
}

describe('beside the enemy that it is meant for, an attack', () => {
  it('G-U4: wounds or kills the other with what is left over', () => {
    expect(besides({ left: 'giant-spider 2', right: 'plague-rat', fear: 1 })).toEqual({
      other: '3 more on the Plague Rat',
      spare: 'Spare the Plague Rat',
      gain: undefined,
    })
    expect(besides({ left: 'giant-spider 2', right: 'plague-rat 1', fear: 1 })?.other).toBe('the Plague Rat dies too')
  })

  it('G-A3: costs the hero whom the other would bring', () => {
    const two = { left: 'giant-spider 2', right: 'plague-rat 1' }
    expect(besides(two)?.gain).toBe('a hero joins')
    expect(besides(two, 'fr')).toEqual({
      other: 'le Rat pestiféré meurt aussi',
      spare: 'Épargner le Rat pestiféré',
      gain: 'un héros vous rejoint',
    })
    expect(besides({ ...two, heroes: '' })?.gain).toBeUndefined()
  })

  it('G-U4, G-A3: kills by the Tower alone, at the price of the hero whom the enemy would bring', () => {
    const view = position({ right: 'giant-spider', hand: 'warden', tower: 3 })
    const blow = attack('warden', 'giant-spider')
    expect(besidesOf(view, 'giant-spider', blow, withoutTower(blow), 'en')).toEqual({
      other: undefined,
      spare: 'Without the Tower: it lives',
      gain: 'a hero joins',
    })
    expect(besidesOf(view, 'giant-spider', blow, withoutTower(blow), 'fr')?.spare).toBe(
      'Sans la Vigie\u00a0: l’ennemi survit',
    )
  })

  it('does nothing where nothing is left over', () => {
    const view = position({ left: 'giant-spider', right: 'plague-rat', hand: 'guard' })
    expect(besidesOf(view, 'giant-spider', attack('guard', 'giant-spider'), undefined, 'en')).toBeUndefined()
  })
})
