/** A hint says why: what the action is for, in both languages. */
import { describe, expect, it } from 'vitest'
import { HEALTH } from '../content'
import type { Action } from '../rules/state'
import {
  attack,
  calm,
  DECLINE,
  type Drawing,
  double,
  END,
  FESTIVAL,
  income,
  position,
  power,
  recruit,
  repair,
  sparing,
  TOWN_CRIER,
  volley,
} from '../testing/positions'
import { en } from '../text/words.en'
import { fr } from '../text/words.fr'

/** What is said for the first of the actions. */
function why(
  drawing: Drawing,
  ...line: readonly Action[]
): readonly [english: string | undefined, french: string | undefined] {
  const view = position(drawing)
  return [en.why?.(view, line), fr.why?.(view, line)]
}

describe('why an action is worth choosing', () => {
  it('is the victory', () => {
    const last = { left: 'grave-lord 3', enemies: '', hand: 'knight' }
    expect(why(last, attack('knight', 'grave-lord'))).toEqual([
      'the last enemy falls and the siege is won',
      'le dernier ennemi tombe et le siège est gagné',
    ])
    const two = { left: 'grave-lord 0', enemies: '', hand: 'knight warden', tower: 0 }
    expect(
      why({ ...two, left: 'grave-lord 1' }, attack('knight', 'grave-lord'), attack('warden', 'grave-lord')),
    ).toEqual([
      'with what comes next, the last enemy falls and the siege is won',
      'avec la suite, le dernier ennemi tombe et le siège est gagné',
    ])
  })

  it('is that the town would fall without it', () => {
    const doomed = { left: 'rat-lord 2', gate: 2, hand: 'engineer warden', tower: 0 }
    expect(why(doomed, repair('engineer', { gate: 4 }))).toEqual([
      'without it the Gate falls this turn',
      'sans cela, la Porte cède à ce tour',
    ])
    const afraid = { left: 'death-guard', fear: 7, hand: 'monk druid' }
    expect(why(afraid, calm('monk'))).toEqual([
      'without it fear reaches the top this turn',
      'sans cela, la peur atteint le sommet à ce tour',
    ])
  })

  it('is that the town would fall without it and what follows', () => {
    // Either enemy alone breaks the Gate, so it takes two blows.
    const doomed = { left: 'rat-lord 4', right: 'grave-lord 3', gate: 1, hand: 'knight warden', tower: 0 }
    expect(why(doomed, attack('warden', 'rat-lord'), attack('knight', 'grave-lord'))).toEqual([
      'without it and what comes next, the Gate falls this turn',
      'sans cela et la suite, la Porte cède à ce tour',
    ])
  })

  it('is that a building would be lost without it', () => {
    expect(why({ left: 'rot-worm', farm: 2, hand: 'farmer' }, repair('farmer', { farm: 2 }))).toEqual([
      'without it the Farm is destroyed this turn',
      'sans cela, la Ferme est détruite à ce tour',
    ])
  })

  it('G-U4, G-A3: is that an enemy that is spared brings a hero', () => {
    const two = { left: 'giant-spider 2', right: 'plague-rat 1', hand: 'knight', tower: 0 }
    expect(why(two, sparing(attack('knight', 'giant-spider')))).toEqual([
      'while the Plague Rat lives, fear rises to a sun, and a hero joins you',
      'le Rat pestiféré en vie, la peur monte jusqu’à un soleil, et un héros vous rejoint',
    ])
    // Where fear calls nobody, what is left to say is what the blow itself does.
    expect(why({ ...two, fear: 1 }, sparing(attack('knight', 'giant-spider')))[0]).toContain('the Giant Spider dies')
  })

  it('is that an enemy dies before it strikes', () => {
    expect(why({ left: 'rat-lord 3', hand: 'warden' }, attack('warden', 'rat-lord'))).toEqual([
      'the Rat Lord dies before it can hit the Gate for 2',
      'le Seigneur des rats meurt avant de frapper la Porte de 2',
    ])
    const lord = { left: 'grave-lord 2', hand: 'warden guard guardian', tower: 0, farm: 4 }
    const line = [attack('warden', 'grave-lord'), attack('guard', 'grave-lord'), attack('guardian', 'grave-lord')]
    expect(why(lord, ...line)).toEqual([
      'with what comes next, the Grave Lord dies before it can hit the Farm for 1, the Tower for 1 and the Gate for 1 and raise fear by 1',
      'avec la suite, le Seigneur des tombes meurt avant de frapper la Ferme de 1, la Vigie de 1 et la Porte de 1 et de faire monter la peur de 1',
    ])
  })

  it('leaves what would happen anyway to others', () => {
    // The Knight kills on its own: the Guard's blow only wounds, and is not said to do more.
    const spare = { left: 'rat-lord 2', hand: 'guard knight', tower: 0 }
    expect(why(spare, attack('guard', 'rat-lord'), attack('knight', 'rat-lord'))[0]).toBe(
      'that leaves the Rat Lord only 3 health',
    )
  })

  it('is a wound', () => {
    expect(why({ left: 'abomination', hand: 'guard' }, attack('guard', 'abomination'))).toEqual([
      'that leaves the Abomination only 4 health',
      'il ne reste alors que 4 de vie à l’Abomination',
    ])
    expect(why({ left: 'rat-lord', hand: '', gold: 2 }, volley('rat-lord'))[1]).toBe(
      'il ne reste alors que 4 de vie au Seigneur des rats',
    )
  })

  it('is what fear does not do, or does', () => {
    expect(why({ left: 'giant-spider', fear: 3, hand: 'monk' }, calm('monk'))).toEqual([
      'fear then stays off a space that would hurt the Tower',
      'la peur évite ainsi une case qui abîmerait la Vigie',
    ])
    expect(why({ left: 'rat-lord', fear: 5, hand: 'monk' }, calm('monk'))).toEqual([
      'after the enemies’ attack fear is then at 4 instead of 5',
      'après l’attaque des ennemis, la peur sera à 4 au lieu de 5',
    ])
    expect(why({ left: 'giant-spider', fear: 5, gold: 2 }, FESTIVAL)).toEqual([
      'fear then comes by a sun once more, and a hero joins you',
      'la peur repasse ainsi par un soleil, et un héros arrive',
    ])
  })

  it('is the health that remains', () => {
    expect(why({ left: 'rat-lord', gate: HEALTH.gate - 4, hand: 'engineer' }, repair('engineer', { gate: 4 }))).toEqual(
      [
        'after the enemies’ attack the Gate then has 10 health instead of 6',
        'après l’attaque des ennemis, il restera 10 de vie à la Porte au lieu de 6',
      ],
    )
  })

  it('is what the gold pays for', () => {
    const poor = { left: 'rat-lord', hand: 'guard monk', gold: 1, market: 'druid mason priest champion', fear: 3 }
    expect(why(poor, income('guard'), income('monk'), recruit('druid'))).toEqual([
      'the gold pays for the Druid',
      'cet or paie le Druide',
    ])
    expect(why(poor, income('guard'), FESTIVAL)).toEqual(['the gold pays for the Festival', 'cet or paie la Fête'])
    expect(why(poor, income('guard'), TOWN_CRIER)).toEqual([
      'the gold may pay for somebody new in the market',
      'cet or paiera peut-être quelqu’un de nouveau au marché',
    ])
    expect(why(poor, income('guard'), END)).toEqual([undefined, undefined])
  })

  it('is what a recruit can do', () => {
    const rich = { left: 'rat-lord', gold: 6, market: 'druid mason priest champion' }
    expect(why(rich, recruit('champion'))).toEqual([
      'the Champion makes your deck stronger: 3 attack',
      'le Champion renforce votre paquet\u00a0: attaque 3',
    ])
    expect(why({ ...rich, market: 'blacksmith mason priest champion' }, recruit('blacksmith'))).toEqual([
      'the Blacksmith makes your deck stronger: 2 repair and doubled attacks',
      'le Forgeron renforce votre paquet\u00a0: réparation 2 et attaques doublées',
    ])
    expect(why(rich, recruit('druid'))[1]).toBe('le Druide renforce votre paquet\u00a0: réparation 2 et apaisement 2')
  })

  it('is what a power is for', () => {
    const smith = { left: 'grave-lord', hand: 'blacksmith warden', discard: 'guard tax-collector', tower: 0 }
    expect(why(smith, power('blacksmith'), attack('warden', 'grave-lord'), double('warden'))).toEqual([
      'the attack of the Warden then counts double',
      'l’attaque du Veilleur compte alors double',
    ])
    expect(why(smith, power('tax-collector'))).toEqual([
      'without the Tax Collector your better cards come round sooner',
      'sans le Percepteur, vos meilleures cartes reviennent plus vite',
    ])
    const others = { left: 'rat-lord', hand: 'swindler traveler alchemist', discard: 'guard', draw: 'monk' }
    expect(why(others, power('alchemist', 'guard'))[0]).toBe('without the Guard your better cards come round sooner')
    expect(why(others, power('swindler'))).toEqual([
      '1 more card may help at once',
      'une carte de plus peut servir aussitôt',
    ])
    expect(why(others, power('traveler'))).toEqual([
      '2 more cards may help at once',
      '2 cartes de plus peuvent servir aussitôt',
    ])
    expect(why({ ...others, hand: 'guard', discard: '', played: 'swindler' }, DECLINE)).toEqual([undefined, undefined])
  })

  it('is a market to be renewed, or that nothing is left to do', () => {
    expect(why({ left: 'rat-lord', gold: 1 }, TOWN_CRIER)).toEqual([
      'nobody in the market is worth more than a fresh choice',
      'personne au marché ne vaut mieux qu’un nouveau choix',
    ])
    expect(why({ left: 'rat-lord' }, END)).toEqual([
      'nothing that is left to do would help',
      'rien de ce qui reste à faire n’aiderait',
    ])
  })

  it('needs an action to speak for', () => {
    expect(why({ left: 'rat-lord' })).toEqual([undefined, undefined])
  })
})
