/** The card set against the sheet: whoever corrects a card corrects a line here. */
import { describe, expect, it } from 'vitest'
import {
  CARD_NAMES,
  CARDS,
  type Card,
  COMMAND_NAMES,
  COMMANDS,
  cardsOf,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  ENEMIES,
  ENEMY_NAMES,
  FEARAMID,
  FEARAMID_ROWS,
  HEALTH,
  healthOf,
  rankOf,
} from './content'

/** `3 druid 0/2/2/0 x2` */
function describeCard(name: Card): string {
  const { kind, cost, income, repair, calm, attack, copies, bonusAt, power } = CARDS[name]
  return [
    kind === 'citizen' ? cost : kind,
    name,
    `${income}/${repair}/${calm}/${attack}`,
    ...(copies > 1 ? [`x${copies}`] : []),
    ...(bonusAt === undefined ? [] : [`+1 ${bonusAt.join(' or ')}`]),
    ...(power === undefined ? [] : [power.kind, ...(power.kind === 'draw' ? [power.cards] : [])]),
  ].join(' ')
}

describe('the card set', () => {
  it('G-C1: the Gate has 12 health, the Tower and the Farm 6 each', () => {
    expect(HEALTH).toEqual({ gate: 12, tower: 6, farm: 6 })
  })

  it('G-C2: has these cards with these numbers', () => {
    expect(CARD_NAMES.map(describeCard)).toEqual([
      'start guard 1/0/0/1',
      'start monk 1/0/1/0',
      'start farmer 1/1/0/0 +1 farm',
      '2 tax-collector 2/0/0/0 leave',
      '2 mercenary 0/1/0/2',
      '2 minstrel 2/0/1/0',
      '3 craftsman 1/2/0/1 +1 farm or gate',
      '3 mason 1/2/0/1 +1 tower',
      '3 warden 0/1/1/2',
      '3 druid 0/2/2/0 x2',
      '4 rat-catcher 1/0/2/1',
      '4 blacksmith 1/2/0/0 double',
      '4 swindler 1/1/1/1 draw 1',
      '4 priest 2/0/2/1',
      '5 guardian 0/2/2/2',
      '5 tinkerer 1/3/0/1',
      '6 alchemist 1/1/1/2 remove',
      '6 champion 1/1/2/3',
      'hero baroness 4/0/0/0',
      'hero engineer 0/4/0/0',
      'hero bishop 0/0/3/0',
      'hero knight 0/0/0/4',
      'hero traveler 1/1/1/1 draw 2',
    ])
    expect(['start', 'citizen', 'hero'].map((kind) => cardsOf(kind as 'start').length)).toEqual([3, 16, 5])
  })

  it('G-C3: has nine enemies in three waves, and the tyrant', () => {
    const lines = ENEMY_NAMES.map((name) => {
      const { wave, points, health, damage, fear } = ENEMIES[name]
      const hits = Object.entries(damage).map(([location, amount]) => `${location} ${amount}`)
      return `${wave}: ${name} ${points} VP, ${health} health, ${hits.join(' + ')}, fear ${fear}`
    })
    expect(lines).toEqual([
      '1: giant-spider 1 VP, 3 health, gate 1, fear 1',
      '1: skull-centipede 2 VP, 3 health, tower 2, fear 0',
      '1: plague-rat 3 VP, 4 health, farm 1, fear 1',
      '2: rot-worm 4 VP, 5 health, farm 2, fear 1',
      '2: rat-lord 5 VP, 6 health, gate 2, fear 0',
      '2: dark-priest 6 VP, 5 health, tower 2, fear 1',
      '3: death-guard 7 VP, 5 health, tower 1, fear 2',
      '3: abomination 8 VP, 6 health, farm 2, fear 1',
      '3: grave-lord 9 VP, 7 health, farm 1 + tower 1 + gate 1, fear 1',
      '4: mine-tyrant 10 VP, 9 health, farm 1 + tower 1 + gate 1, fear 2',
    ])
  })

  it('G-C4: has four commands', () => {
    expect(COMMAND_NAMES.map((name) => [name, ...Object.values(COMMANDS[name])].join(' '))).toEqual([
      'festival 2 calm 1',
      'volley 2 attack 1',
      'work-crew 2 repair 1',
      'town-crier 1 market 0',
    ])
  })

  it('G-C5: the fearamid has rows of 4, 3, 2 and 1 with these symbols', () => {
    expect(FEARAMID_ROWS.map((row) => row.length)).toEqual([4, 3, 2, 1])
    expect(FEARAMID.join(' ')).toBe('start sun farm sun tower sun empty gate gate top')
  })

  it('G-C6: difficulties differ in the Death Guard and in the tyrant at the end', () => {
    expect(DIFFICULTY_NAMES.map((name) => healthOf('death-guard', name))).toEqual([3, 5, 7, 5])
    expect(DIFFICULTY_NAMES.map((name) => DIFFICULTIES[name].enemies.length)).toEqual([9, 9, 9, 10])
    expect(DIFFICULTIES.boss.enemies.at(-1)).toBe('mine-tyrant')
    for (const enemy of ENEMY_NAMES.filter((name) => name !== 'death-guard')) {
      expect(DIFFICULTY_NAMES.map((name) => healthOf(enemy, name))).toEqual(Array(4).fill(ENEMIES[enemy].health))
    }
  })

  it.each([
    [0, 'survivor'],
    [20, 'survivor'],
    [21, 'watch-captain'],
    [27, 'watch-captain'],
    [28, 'castellan'],
    [33, 'castellan'],
    [34, 'lord-protector'],
    [40, 'lord-protector'],
    [41, 'legend'],
    [55, 'legend'],
  ])('G-E3: %i points on a win are the rank of %s', (score, rank) => {
    expect(rankOf(score)).toBe(rank)
  })
})
