/** Positions in which the sound choice is plain, one for each rule of thumb. */
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { kingsAndThings } from '../game'
import type { Action } from '../rules/actions'
import { eventsPart } from '../rules/events/phase'
import { movePart } from '../rules/movement/group'
import { apply, legalActions, setup, toAct } from '../rules/rules'
import { topTask } from '../rules/run'
import type { State } from '../rules/state'
import type { BattleTask, CharactersTask } from '../rules/tasks'
import { combatIn, goOn as fight } from '../testing/battles'
import { chanceOf, dice, goOn, position, type Sketch } from '../testing/positions'
import { heuristics } from './heuristics'
import { estimate, estimateToExplore, noStrength } from './strength'

function bestOf(state: State, seat: Seat): Action {
  const legal = legalActions(state, seat)
  const judged = heuristics.judge(state, seat, legal)
  return must(legal[judged.indexOf(Math.max(...judged))])
}

/** Lets the rules of thumb play a part up to its closing word. Gives back what was done. */
function playPart(state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  for (;;) {
    const task = topTask(state)
    const action = bestOf(state, seat)
    if (action.type === 'done' && !(task.type === 'move' && task.at !== undefined)) return actions
    apply(state, seat, action, chanceOf())
    actions.push(action)
    if (actions.length > 100) throw new Error('the part has no end')
  }
}

function whereIs(state: State, seat: Seat, hex: number): number {
  return state.hexes[hex]?.armies.find((army) => army.seat === seat)?.down.length ?? 0
}

const OPEN: CharactersTask = {
  type: 'characters',
  seat: 0,
  stage: 'open',
  rollsChanged: true,
  callsChanged: true,
}

describe('odds', () => {
  const weak = { hits: 2, magic: 0, ranged: 0, melee: 0.5 }
  const strong = { hits: 5, magic: 0.5, ranged: 0.5, melee: 1.5 }

  it('grow with strength, and nobody is sure of an even fight', () => {
    expect(estimate(strong, weak)).toBeGreaterThan(0.9)
    expect(estimate(weak, strong)).toBeLessThan(0.1)
    expect(estimate(strong, strong)).toBeCloseTo(0.5)
  })

  it('KT-B9: who strikes in the magic step has the better of it', () => {
    const early = { hits: 3, magic: 1, ranged: 0, melee: 0 }
    const late = { hits: 3, magic: 0, ranged: 0, melee: 1 }
    expect(estimate(early, late)).toBeGreaterThan(0.5)
  })

  it('KT-X3: two faces of six are free even for those who cannot fight', () => {
    expect(estimateToExplore(noStrength())).toBeCloseTo(1 / 3)
    expect(estimateToExplore(strong)).toBeGreaterThan(0.8)
  })
})

describe('movement', () => {
  function moving(hexes: Sketch['hexes'], more: Omit<Sketch, 'hexes'> = {}): State {
    const state = position({ next: 1, tasks: [movePart(0)], ...more, hexes: { ...hexes } })
    goOn(state)
    return state
  }

  const STRONG = ['plains_buffalo_herd_4', 'plains_greathunter', 'plains_lion_pride', 'plains_wolf_pack'] as const

  it('explores with a stack that is strong enough, together', () => {
    const state = moving({ 8: { owner: 0, armies: { 0: STRONG } }, 14: { owner: 1 } })
    playPart(state, 0)
    const sizes = state.hexes.map((_, hex) => whereIs(state, 0, hex))
    const explored = sizes.findIndex((size, hex) => size > 0 && state.hexes[hex]?.owner === undefined)
    expect(explored).not.toBe(-1)
    expect(sizes[explored]).toBeGreaterThanOrEqual(2)
  })

  it('walks into a bare hex of another with the cheapest counter', () => {
    const state = moving({
      8: { owner: 0, armies: { 0: ['plains_buffalo_herd_4', 'plains_farmers'] } },
      9: { owner: 1, income: 'farmlands' },
      7: { terrain: 'sea' },
      1: { terrain: 'sea' },
      2: { terrain: 'sea' },
      14: { owner: 1 },
    })
    playPart(state, 0)
    expect(state.hexes[9]?.armies).toEqual([{ seat: 0, down: ['plains_farmers'], up: [] }])
  })

  it('does not attack a stack that is far too strong', () => {
    const state = moving({
      8: { owner: 0, armies: { 0: ['plains_farmers'] } },
      9: {
        owner: 1,
        fort: 2,
        armies: { 1: ['desert_nomads', 'desert_nomads', 'desert_camel_corps', 'desert_sandworm', 'desert_genie'] },
      },
    })
    playPart(state, 0)
    expect(whereIs(state, 0, 9)).toBe(0)
  })

  it('KT-W1: goes for the only citadel while there is a chance at all', () => {
    const state = moving(
      {
        8: { owner: 0, armies: { 0: STRONG } },
        9: { owner: 1, fort: 4, got: { turn: 3, how: 'built' }, armies: { 1: ['desert_nomads', 'desert_skeletons'] } },
      },
      { turn: 4 },
    )
    playPart(state, 0)
    expect(whereIs(state, 0, 9)).toBe(STRONG.length)
  })

  it('holds an own citadel that others can reach', () => {
    const state = moving(
      {
        8: { owner: 0, fort: 4, got: { turn: 3, how: 'built' }, armies: { 0: STRONG } },
        9: {
          owner: 1,
          armies: {
            1: [
              'desert_nomads',
              'desert_nomads',
              'desert_skeletons',
              'desert_camel_corps',
              'desert_sandworm',
              'desert_genie',
              'desert_sphinx',
            ],
          },
        },
      },
      { turn: 4 },
    )
    playPart(state, 0)
    expect(whereIs(state, 0, 8)).toBeGreaterThanOrEqual(3)
  })

  it('KT-M13: does what it planned, step by step, and ends', () => {
    const state = moving({
      8: { owner: 0, armies: { 0: [...STRONG, 'plains_eagles', 'plains_pegasus'] } },
      9: { owner: 0, armies: { 0: ['plains_centaur', 'plains_villains'] } },
      14: { owner: 1 },
    })
    const done = playPart(state, 0)
    const steps = done.filter(({ type }) => type === 'step').length
    expect(steps).toBeGreaterThan(0)
    expect(done.length).toBeLessThan(30)
  })
})

describe('gold', () => {
  it('KT-N6: builds the citadel at once', () => {
    const state = position({
      phase: 'construction',
      next: 1,
      gold: [5, 0],
      hexes: {
        8: { owner: 0, fort: 3 },
        9: { owner: 0, fort: 3 },
        2: { owner: 0, fort: 2, income: 'city' },
        10: { owner: 0, fort: 1 },
        14: { owner: 1 },
      },
      tasks: [{ type: 'build', seat: 0, built: [] }],
    })
    const action = bestOf(state, 0)
    expect(action.type === 'build' && state.hexes[action.hex]?.fort).toBe(3)
  })

  it('KT-N1: builds as long as there is gold', () => {
    const state = position({
      phase: 'construction',
      next: 1,
      gold: [12, 0],
      hexes: { 8: { owner: 0, fort: 1 }, 9: { owner: 0 }, 14: { owner: 1 } },
      tasks: [{ type: 'build', seat: 0, built: [] }],
    })
    const builds = playPart(state, 0).filter(({ type }) => type === 'build')
    expect(builds.length).toBe(2)
  })

  it('KT-G5: turns a treasure in when a fort lacks gold', () => {
    const state = position({
      phase: 'construction',
      next: 1,
      gold: [0, 0],
      racks: [['ruby'], []],
      hexes: { 8: { owner: 0 }, 14: { owner: 1 } },
      tasks: [{ type: 'build', seat: 0, built: [] }],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'treasure', treasure: 'ruby' })
  })

  it('KT-R1: tries for a character, without paying before the roll while forts need the gold', () => {
    const state = position({
      phase: 'characters',
      next: 1,
      gold: [20, 0],
      calls: ['all', 'all'],
      hexes: { 8: { owner: 0 }, 9: { owner: 0 }, 10: { owner: 0 }, 2: { owner: 0 }, 14: { owner: 1 } },
      tasks: [OPEN],
    })
    expect(bestOf(state, 0)).toMatchObject({ type: 'try', plus: 0 })
  })

  it('KT-O8: has every bluff called', () => {
    const state = position({
      phase: 'characters',
      next: 1,
      hexes: { 8: { owner: 0 }, 14: { owner: 1 } },
      tasks: [{ ...OPEN, callsChanged: false }],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'calls', answer: 'all' })
  })

  it('KT-T2: pays for recruits when a citadel stands and none can be built', () => {
    const state = position({
      phase: 'things',
      turn: 5,
      next: 1,
      gold: [20, 0],
      hexes: { 8: { owner: 0 }, 14: { owner: 1, fort: 4, got: { turn: 4, how: 'built' } } },
      tasks: [{ type: 'things', seat: 0, stage: 'announce' }],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'draw', paid: 4 })
  })
})

describe('Things', () => {
  function placing(rack: NonNullable<Sketch['racks']>[number]): State {
    return position({
      phase: 'things',
      next: 1,
      racks: [rack, []],
      hexes: {
        8: { owner: 0, armies: { 0: ['plains_lion_pride', 'plains_wolf_pack'] } },
        9: { owner: 0, terrain: 'mountain' },
        14: { owner: 1 },
      },
      tasks: [{ type: 'things', seat: 0, stage: 'place' }],
    })
  }

  it('KT-T11: income counters are placed at once, mines on mountains', () => {
    expect(bestOf(placing(['gold_mine', 'plains_farmers']), 0)).toEqual({ type: 'place', thing: 'gold_mine', hex: 9 })
  })

  it('KT-U1: real creatures join the army; bluffs stay on the rack while there is room', () => {
    expect(bestOf(placing(['plains_centaur']), 0)).toEqual({ type: 'place', thing: 'plains_centaur', hex: 8 })
    expect(bestOf(placing(['jungle_giant_ape']), 0)).toEqual({ type: 'done' })
  })

  it('KT-T6: what is worth least is put back', () => {
    const rack = [
      'jungle_bird_of_paradise',
      'ruby',
      'emerald',
      'golem',
      'firewall',
      'sword',
      'bow',
      'talisman',
      'good_harvest',
      'willing_workers',
      'defection',
    ] as const
    const state = placing(rack)
    const legal = legalActions(state, 0).filter(({ type }) => type === 'discard')
    const judged = heuristics.judge(state, 0, legal)
    expect(legal[judged.indexOf(Math.max(...judged))]).toEqual({ type: 'discard', thing: 'jungle_bird_of_paradise' })
  })
})

describe('events and powers', () => {
  it('KT-V7: Good Harvest is played for its gold', () => {
    const state = position({
      phase: 'events',
      next: 1,
      racks: [['good_harvest'], []],
      hexes: { 8: { owner: 0, fort: 3 }, 9: { owner: 0 }, 14: { owner: 1 } },
      tasks: [eventsPart(0)],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'event', event: 'good_harvest' })
  })

  it('KT-V5: Dark Plague is not played by who would lose most', () => {
    const state = position({
      phase: 'events',
      next: 1,
      racks: [['dark_plague'], []],
      hexes: { 8: { owner: 0, fort: 3, armies: { 0: ['plains_centaur', 'plains_farmers'] } }, 14: { owner: 1 } },
      tasks: [eventsPart(0)],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'done' })
  })

  it('KT-K7: the thief goes for the richest', () => {
    const state = position({
      seats: 3,
      phase: 'powers',
      next: 1,
      gold: [0, 3, 20],
      hexes: { 8: { owner: 0, armies: { 0: ['master_thief'] } }, 14: { owner: 1 }, 12: { owner: 2 } },
      tasks: [{ type: 'powers', seat: 0, stage: 'open', thief: false, assassin: false }],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'thief', seat: 2 })
  })
})

describe('combat', () => {
  it('KT-X7: bribes when it is cheap and the fight is lost', () => {
    const state = position({
      phase: 'combat',
      gold: [10, 0],
      hexes: {
        8: { owner: 0 },
        9: { armies: { 0: ['plains_farmers'] }, guards: { creatures: ['desert_genie'] } },
        14: { owner: 1 },
      },
      tasks: [{ type: 'explore', seat: 0, hex: 9, stage: 'bribe' }],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'bribe', what: 'desert_genie' })
  })

  it('KT-X10: fights those it beats easily', () => {
    const state = position({
      phase: 'combat',
      gold: [10, 0],
      hexes: {
        8: { owner: 0 },
        9: {
          armies: { 0: ['plains_greathunter', 'plains_buffalo_herd_4', 'plains_lion_pride', 'plains_wolf_pack'] },
          guards: { creatures: ['desert_nomads', 'desert_skeletons'] },
        },
        14: { owner: 1 },
      },
      tasks: [{ type: 'explore', seat: 0, hex: 9, stage: 'bribe' }],
    })
    expect(bestOf(state, 0)).toEqual({ type: 'done' })
  })

  function battle(
    own: readonly BattleTask['forces'][number]['fighters'][number]['what'][],
    stage: BattleTask['stage'],
  ) {
    const fighter = (what: BattleTask['forces'][number]['fighters'][number]['what'], value: number) => ({
      what,
      value,
      fought: false,
      saved: false,
      passenger: false,
    })
    const force = {
      items: [],
      dispelled: false,
      goesOn: false,
      aims: false,
      soaked: false,
      hits: 1,
      gone: false,
      chosen: [],
    }
    const task: BattleTask = {
      type: 'battle',
      hex: 9,
      kind: 'land',
      forces: [
        { ...force, side: 0, fighters: own.map((what) => fighter(what, 3)) },
        { ...force, side: 1, fighters: [fighter('desert_genie', 6), fighter('desert_sphinx', 6), fighter('fort', 3)] },
      ],
      stage,
      round: 1,
      step: 'melee',
      at: 0,
      fought: true,
      turned: false,
      first: false,
      asked: true,
      shots: [],
      aimed: [],
    }
    return position({
      phase: 'combat',
      hexes: { 8: { owner: 0 }, 9: { owner: 1, fort: 3, terrain: 'desert' }, 14: { owner: 1 } },
      tasks: [{ type: 'combat', next: 0 }, task],
    })
  }

  it('KT-B10: gives up the weakest first', () => {
    const state = battle(['plains_farmers', 'plains_lion_pride', 'plains_greathunter'], 'hits')
    expect(bestOf(state, 0)).toEqual({ type: 'hit', what: 'plains_farmers' })
  })

  it('KT-B16: gives up the Balloon before the last that fights beside it; in version 1 the other', () => {
    for (const rules of [1, 2] as const) {
      const balloon = { seat: 0, hex: 0, passengers: ['plains_farmers'] } as const
      const armies = { 0: ['plains_farmers'], 1: ['plains_greathunter'] } as const
      const state = combatIn({ owner: 1, armies }, { rules, balloon })
      fight(state, dice(6, 6, 1))
      expect(bestOf(state, 0)).toEqual({ type: 'hit', what: rules === 1 ? 'plains_farmers' : 'balloon' })
    }
  })

  it('KT-B10: of equal counters gives up the one that has rolled, and keeps who bears something', () => {
    const balloon = { seat: 0, hex: 0, passengers: ['plains_farmers'] } as const
    const armies = { 0: ['plains_farmers', 'plains_farmers', 'plains_lion_pride'], 1: ['plains_greathunter'] } as const
    const state = combatIn({ owner: 1, armies }, { balloon })
    fight(state, dice(6, 6, 1))
    expect(bestOf(state, 0)).toEqual({ type: 'hit', what: 'plains_farmers', passenger: true, fought: true })
  })

  it('KT-B13: retreats from a fight that is lost', () => {
    expect(bestOf(battle(['plains_lion_pride'], 'retreat'), 0)).toEqual({ type: 'retreat', hex: 8 })
  })

  it('KT-U5: calls a bluff, and nothing that is real', () => {
    const state = position({
      hexes: { 8: { owner: 0 }, 9: { owner: 1, armies: { 1: [] } }, 14: { owner: 1 } },
      tasks: [{ type: 'calls', hex: 9, where: 'hex', waiting: [0], called: [] }],
    })
    must(state.hexes[9]).armies.push({ seat: 1, down: [], up: ['plains_farmers', 'swamp_ghost'] })
    expect(bestOf(state, 0)).toEqual({ type: 'call', seat: 1, creature: 'swamp_ghost' })
  })
})

describe('every decision', () => {
  it.each([2, 3, 4])('has a finite judgement of every action and a standing of everybody, with %i seats', (seats) => {
    for (let game = 0; game < 2; game++) {
      const seed = `judged ${seats} ${game}`
      const source = new FastChance(seed)
      const choose = new FastChance(`${seed} chooses`).at(0)
      const state = setup({ edition: '1986', autoCall: false, turnLimit: 3 }, seats, source.at(0))
      for (let step = 1; state.result === undefined; step++) {
        const asked = toAct(state)
        const seat = must(asked[choose.below(asked.length)])
        const legal = legalActions(state, seat)
        const judged = heuristics.judge(state, seat, legal)
        expect(judged.length).toBe(legal.length)
        expect(judged.every(Number.isFinite)).toBe(true)
        apply(state, seat, must(legal[choose.below(legal.length)]), source.at(step))
        if (step % 10 !== 0) continue
        const standing = heuristics.evaluate(state)
        expect(standing.every((share) => share >= 0 && share <= 1)).toBe(true)
      }
    }
  })

  it('hangs on nothing that others hide', () => {
    const source = new FastChance('choices')
    const state = setup({ edition: '1986', autoCall: false, turnLimit: 3 }, 2, source.at(0))
    for (let step = 1; state.result === undefined; step++) {
      const seat = must(toAct(state)[0])
      if (step % 7 === 0) {
        const imagined = kingsAndThings.imagine(kingsAndThings.view(state, seat), source)
        const actions = legalActions(state, seat)
        expect(heuristics.judge(imagined, seat, actions)).toEqual(heuristics.judge(state, seat, actions))
      }
      apply(state, seat, heuristics.playout(state, seat, source), source.at(step))
    }
  })

  it('a game of them is decided by citadels, not by the clock', () => {
    const source = new FastChance('citadels')
    const state = setup({ edition: '1986', autoCall: false, turnLimit: 30 }, 2, source.at(0))
    for (let step = 1; state.result === undefined; step++) {
      const seat = must(toAct(state)[0])
      apply(state, seat, heuristics.playout(state, seat, source), source.at(step))
    }
    expect(state.result.ending).not.toBe('turn-limit')
  })
})
