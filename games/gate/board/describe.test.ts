import { describe, expect, it } from 'vitest'
import { position } from '../testing/positions'
import {
  aboutCard,
  aboutCommand,
  aboutLocation,
  aboutRecruit,
  aboutSpace,
  aboutTrait,
  blowLine,
  breakable,
  cardFacts,
  foeParts,
  locationLabel,
  outlookLines,
} from './describe'
import { outlookOf } from './siege/outlook'

describe('in words', () => {
  it('the outlook says what is lost, how fear rises and who leaves', () => {
    const view = position({ left: 'skull-centipede', right: 'giant-spider' })
    const facts = outlookLines(view, outlookOf(view), 'en').map(({ fact, detail }) => `${fact} ${detail ?? ''}`.trim())
    expect(facts).toEqual([
      'Tower −2 (4 left)',
      'Gate −2 (10 left)',
      'fear +1 (step 1)',
      'a hero joins',
      'Skull Centipede leaves unpunished',
    ])
  })

  it('the outlook begins with a defeat, and is calm where nothing happens', () => {
    const lost = position({ right: 'rat-lord', gate: 2 })
    expect(outlookLines(lost, outlookOf(lost), 'en')[0]?.fact).toContain('The Gate falls')
    const quiet = position({})
    expect(outlookLines(quiet, outlookOf(quiet), 'fr')).toEqual([{ fact: 'la ville ne subit rien.' }])
    const won = position({ ending: 'victory', enemies: '' })
    expect(outlookLines(won, outlookOf(won), 'en')[0]?.fact).toContain('saved')
  })

  it('G-M2, G-M3: what gold can buy says its price, and whether there is the gold for it', () => {
    const view = position({ gold: 1 })
    expect(aboutRecruit('mercenary', 1, 'en')).toMatch(
      /\ncosts 2 gold\ntoo dear now: you have 1\. Use cards for gold\.$/,
    )
    expect(aboutRecruit('mercenary', 2, 'en')).toMatch(/\ncosts 2 gold$/)
    expect(aboutCommand('festival', view, 'fr')).toMatch(/\ncoûte 2 or\ntrop cher pour l’instant/)
    expect(aboutCommand('festival', { ...view, commands: ['festival'] }, 'en')).toBe(
      'Festival\nfear −1\ncosts 2 gold\nused this turn',
    )
  })

  it('a blow is a sentence in both languages', () => {
    expect(blowLine({ kind: 'damage', by: 'rat-lord', location: 'gate', amount: 2, destroyed: false }, 'en')).toBe(
      'Rat Lord strikes the Gate: −2.',
    )
    expect(blowLine({ kind: 'damage', by: 'fear', location: 'farm', amount: 1, destroyed: true }, 'fr')).toBe(
      'La peur ronge la Ferme\u00a0: −1. La Ferme est détruite\u00a0!',
    )
    expect(blowLine({ kind: 'heroes', heroes: ['knight', 'bishop'] }, 'en')).toBe('Knight, Bishop join your cause.')
    expect(blowLine({ kind: 'escape', enemy: 'giant-spider' }, 'fr')).toBe('L’Araignée géante s’échappe.')
    expect(blowLine({ kind: 'advance', enemy: 'rot-worm' }, 'en')).toBe('Rot Worm comes out of the dark.')
    expect(blowLine({ kind: 'fear', by: 'rot-worm', to: 9, space: 'top' }, 'en')).toBe('Fear has reached the top.')
  })

  it('a location and an enemy say how they stand', () => {
    expect(locationLabel('gate', 9, 7, 'en')).toBe('Gate, 9 of 12 health, 7 after the attack')
    expect(locationLabel('farm', 1, 0, 'en')).toBe('Farm, 1 of 6 health, will fall in the attack')
    expect(locationLabel('tower', 0, 0, 'en')).toBe('Tower, destroyed')
    const view = position({ left: 'rat-lord 2', right: 'rot-worm' })
    expect(foeParts({ enemy: 'rat-lord', damage: 2 }, view, { leaves: true, target: true }, 'en').join(', ')).toBe(
      'Rat Lord, health 4 of 6, 2 on the Gate, 5 points, takes all attack until it dies, leaves after the attack',
    )
  })

  it('a card says what it can do', () => {
    expect(cardFacts('mason', 'en')).toBe('income 1, repair 2, attack 1; repair +1 on Tower')
    expect(cardFacts('traveler', 'en')).toContain('draw 2 cards; hero')
  })
})

it('a long name is broken between syllables', () => {
  const seen = (name: string) => breakable(name).replaceAll('\u00ad', '-')
  expect(seen('Abomination')).toBe('Abo-mi-na-tion')
  expect(seen('Skull Centipede')).toBe('Skull Centi-pede')
  expect(seen('Sentinelle funèbre')).toBe('Senti-nelle funèbre')
})

describe('what pointing at something shows', () => {
  it('G-C2: a card with all that it does, line by line', () => {
    expect(aboutCard('traveler', 'en').split('\n')).toEqual([
      'Traveler',
      'income 1: gold for recruits and commands',
      'repair 1: health for Farm, Tower and Gate',
      'calm 1: fear goes that many steps down',
      'attack 1: damage to one enemy',
      'draw 2 cards',
      'hero, leaves the game when played',
    ])
    expect(aboutTrait('mason', 'repair', 'fr').split('\n')).toHaveLength(3)
    expect(aboutTrait('mason', 'attack', 'fr').split('\n')).toHaveLength(2)
  })

  it('G-C1: a building with what it gives, while it stands', () => {
    expect(aboutLocation('farm', 4, 2, 'en')).toBe('Farm\n4 of 6 health\n2 after the attack\n+1 gold a turn')
    expect(aboutLocation('farm', 0, 0, 'en')).toBe('Farm\ndestroyed')
  })

  it('G-C5: a step of the fearamid with what it brings', () => {
    expect(aboutSpace(2, 'en')).toBe('Step 2 of 9\nthe Farm loses 1')
  })
})
