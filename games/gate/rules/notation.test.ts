import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { ALL_OPTIONS, describeOptions } from '../testing/configurations'
import { sensibleAction } from '../testing/sensible'
import { parseAction, parsePosition, writeAction, writePosition } from './notation'
import type { Action, Options, State } from './state'

const NOTHING = { farm: 0, tower: 0, gate: 0 }

/** Calls back at every step of a game that is long enough to show all there is. */
function playGame(options: Options, seed: string, onStep: (state: State) => void): void {
  const dice = new FastChance(`choices ${seed}`).at(0)
  const source = new FastChance(seed)
  const state = gate.setup(options, 1, source.at(0))
  onStep(state)
  for (let step = 1; state.ending === undefined && step < 400; step++) {
    gate.apply(state, 0, sensibleAction(state, dice), source.at(step))
    onStep(state)
  }
}

function position(text: string): State {
  const state = parsePosition(text)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

describe('an action', () => {
  it.each<[text: string, action: Action]>([
    ['monk+income', { type: 'income', card: 'monk' }],
    ['monk+calm', { type: 'calm', card: 'monk' }],
    ['druid+repair:farm1,gate1', { type: 'repair', card: 'druid', split: { farm: 1, tower: 0, gate: 1 } }],
    ['druid+repair:none', { type: 'repair', card: 'druid', split: NOTHING }],
    ['engineer+repair:gate12', { type: 'repair', card: 'engineer', split: { ...NOTHING, gate: 12 } }],
    ['warden>rat-lord', { type: 'attack', card: 'warden', enemy: 'rat-lord' }],
    ['warden>rat-lord/lost', { type: 'attack', card: 'warden', enemy: 'rat-lord', rest: 'lost' }],
    ['double:warden/lost', { type: 'double', card: 'warden', rest: 'lost' }],
    ['volley>rat-lord/lost', { type: 'command', command: 'volley', enemy: 'rat-lord', rest: 'lost' }],
    ['warden>rat-lord/waits', { type: 'attack', card: 'warden', enemy: 'rat-lord', tower: 'waits' }],
    ['double:warden/waits/lost', { type: 'double', card: 'warden', rest: 'lost', tower: 'waits' }],
    ['festival/lost', { type: 'command', command: 'festival', rest: 'lost' }],
    ['swindler!', { type: 'power', card: 'swindler' }],
    ['alchemist!guard', { type: 'power', card: 'alchemist', target: 'guard' }],
    ['decline', { type: 'decline' }],
    ['double:warden', { type: 'double', card: 'warden' }],
    ['festival', { type: 'command', command: 'festival' }],
    ['volley>rat-lord', { type: 'command', command: 'volley', enemy: 'rat-lord' }],
    ['work-crew:tower1', { type: 'command', command: 'work-crew', split: { ...NOTHING, tower: 1 } }],
    ['volley>rat-lord:none', { type: 'command', command: 'volley', enemy: 'rat-lord', split: NOTHING }],
    ['recruit:druid', { type: 'recruit', card: 'druid' }],
    ['end', { type: 'end' }],
  ])('is written %s and reads back', (text, action) => {
    expect(writeAction(action)).toBe(text)
    expect(parseAction(text)).toEqual(action)
  })

  it.each([
    ['mo+i', 'monk+income'],
    ['dru+r:f,g', 'druid+repair:farm1,gate1'],
    ['dru+rep:g2', 'druid+repair:gate2'],
    ['war>rat', 'warden>rat-lord'],
    ['war>rat/l', 'warden>rat-lord/lost'],
    ['war>rat/l/w', 'warden>rat-lord/waits/lost'],
    ['guard>s', 'guard>skull-centipede'],
    ['v>gr', 'volley>grave-lord'],
    ['w:t', 'work-crew:tower1'],
    ['r:bl', 'recruit:blacksmith'],
    ['d:war', 'double:warden'],
    ['alch!guard', 'alchemist!guard'],
    ['f', 'festival'],
    ['to', 'town-crier'],
    ['dec', 'decline'],
  ])('may be typed as %s for %s', (typed, text) => {
    expect(parseAction(typed)).toEqual(parseAction(text))
    expect(parseAction(text)).toBeDefined()
  })

  it('G-C2: means the Guard by its whole name, though the Guardian begins like it', () => {
    expect(parseAction('guard+income')).toEqual({ type: 'income', card: 'guard' })
    expect(parseAction('guar+income')).toBeUndefined()
    expect(parseAction('guardi+income')).toEqual({ type: 'income', card: 'guardian' })
  })

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))(
    'reads back whatever is legal, each with a text of its own: %s',
    (name, options) => {
      playGame(options, `actions ${name}`, (state) => {
        const legal = gate.legalActions(state, 0)
        const texts = legal.map(writeAction)
        expect(texts.map(parseAction)).toEqual(legal)
        expect(new Set(texts).size).toBe(texts.length)
      })
    },
  )

  it.each([
    '',
    'pass',
    'monk',
    'monk+',
    'monk+attack',
    'monk+calm:gate1',
    '+income',
    'm+income',
    'elf+income',
    'druid+repair',
    'druid+repair:',
    'druid+repair:gate0',
    'druid+repair:gate1,gate1',
    'druid+repair:moat1',
    'druid+repair:gate1:gate1',
    'druid+repair:gate1000',
    'warden>',
    'warden>elf',
    'warden>rat-lord/',
    'warden>rat-lord/kept',
    'warden>rat-lord/lost/lost',
    'monk+calm/lost',
    'monk+calm/waits',
    'warden>rat-lord/waits/waits',
    'end/lost',
    '/lost',
    'warden>rat-lord:gate1',
    'festival>',
    'volley>rat-lord:',
    'volley>rat-lord:gate1:gate1',
    'alchemist!elf',
    '!guard',
    'double:',
    'double:elf',
    'recruit:elf',
    'dismiss:guard',
    'work-crew:',
    ':gate1',
    'END',
    'end now',
    'festival1',
  ])('is not %j', (text) => {
    expect(parseAction(text)).toBeUndefined()
  })
})

describe('a position', () => {
  const EARLY =
    'standard turn:2 farm:6 tower:5 gate:12 fear:1 gold:3 left:giant-spider-2 right:plague-rat hand:monk,druid draw:farmer discard:guard market:mason,druid,priest,champion'

  it('is one line: the options, then all that is not empty', () => {
    const state = position(EARLY)
    expect(gate.audit(state)).toBeUndefined()
    expect(state).toMatchObject({
      options: { difficulty: 'standard', strictPhases: false },
      turn: 2,
      farm: 6,
      tower: 5,
      gate: 12,
      fear: 1,
      gold: 3,
      left: { enemy: 'giant-spider', damage: 2 },
      right: { enemy: 'plague-rat', damage: 0 },
      hand: ['monk', 'druid'],
      draw: ['farmer'],
      discard: ['guard'],
      market: ['mason', 'druid', 'priest', 'champion'],
      phase: 'any',
      towerShot: false,
      commands: [],
    })
  })

  it('G-H1: has in its decks what is left of the card set', () => {
    const { citizens, heroes, enemies } = position(EARLY)
    expect(citizens.join(' ')).toBe(
      'tax-collector mercenary minstrel craftsman warden rat-catcher blacksmith swindler guardian tinkerer alchemist',
    )
    expect(heroes).toEqual(['baroness', 'engineer', 'bishop', 'knight', 'traveler'])
    expect(enemies[0]).toBe('skull-centipede')
    expect(enemies).toHaveLength(7)
  })

  it('G-H1: may be typed with its fields and its piles in any order', () => {
    const [options = '', ...fields] = EARLY.split(' ')
    const shuffled = [options, ...fields.reverse()].join('  ').replace('monk,druid', 'druid,monk')
    expect(position(shuffled)).toEqual(position(EARLY))
  })

  it.each([
    EARLY,
    'boss turn:10 farm:0 tower:0 gate:1 fear:8 left:grave-lord-6 right:mine-tyrant discard:guard,monk,farmer,knight market:mason,druid,priest,champion scored:plague-rat,giant-spider escaped:skull-centipede,rot-worm,rat-lord,dark-priest,death-guard,abomination',
    'hard+strict-phases turn:3 farm:6 tower:6 gate:12 fear:0 gold:2 doublings:1 left:plague-rat-3 right:rot-worm hand:farmer draw:monk discard:guard,blacksmith aside:mason gone:tax-collector attackers:guard market:warden,druid,priest,champion scored:giant-spider commands:volley,festival phase:recruiting target:plague-rat played:swindler tower-shot',
    'gentle turn:9 farm:6 tower:6 gate:12 fear:9 market:mason,druid,priest,champion ending:fear-reached-top',
  ])('reads back as it was written: %s', (text) => {
    expect(writePosition(position(text))).toBe(text)
  })

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))(
    'reads back at every step of a game: %s',
    (name, options) => {
      for (const number of [1, 2, 3]) {
        playGame(options, `positions ${name} ${number}`, (state) => {
          const text = writePosition(state)
          expect(parsePosition(text)).toEqual(state)
          expect(writePosition(gate.view(state, 0))).toBe(text)
        })
      }
    },
  )

  const TOWN = 'turn:2 farm:6 tower:6 gate:12 fear:0'
  it.each([
    ['', 'options'],
    ['nonsense', 'options'],
    [`heroic ${TOWN}`, 'options of Gate: heroic'],
    [`standard+strict ${TOWN}`, 'options'],
    ['standard', 'must have a field "farm"'],
    ['standard farm:6 tower:6 gate:12 fear:0', 'must have a field "turn"'],
    [`standard ${TOWN} fear:1`, 'more than one fear'],
    [`standard ${TOWN} tower-shot tower-shot`, 'more than one tower-shot'],
    [`standard ${TOWN} tower-shot:yes`, 'tower-shot:yes'],
    [`standard ${TOWN} moat:3`, 'moat:3'],
    [`standard ${TOWN} hand:`, 'hand:'],
    [`standard ${TOWN} hand`, 'hand'],
    [`standard ${TOWN} hand:guard:monk`, 'hand:guard:monk'],
    [`standard ${TOWN} hand:elf`, 'hand[0]'],
    [`standard ${TOWN} gold:much`, 'gold'],
    [`standard ${TOWN} gold:-1`, 'gold'],
    [`standard ${TOWN} left:elf-1`, 'left.enemy'],
    [`standard ${TOWN} left:-1`, 'left.enemy'],
    [`standard ${TOWN} market:mason,druid,priest,champion,warden`, 'market'],
    [`standard ${TOWN} phase:dusk`, 'phase'],
    [`standard ${TOWN} ending:draw`, 'ending'],
    [`standard ${TOWN} constructor:1`, 'constructor'],
    ['standard turn:2 farm:7 tower:6 gate:12 fear:0', 'farm'],
    ['standard turn:0 farm:6 tower:6 gate:12 fear:0', 'turn'],
    ['standard turn:2 farm:6 tower:6 gate:12 fear:10', 'fear'],
  ])('is not %j', (text, problem) => {
    expect(parsePosition(text)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
