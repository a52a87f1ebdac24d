import { FastChance } from '@crownlands/core/chance-fast'
import { must, remove } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { CREATURES, type Creature } from '../../content'
import { insert } from '../counters'
import { apply, legalActions, setup, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { audit } from './audit'

/** The first position of random games in which this holds. */
function reached(holds: (state: State) => boolean): State {
  for (let game = 0; ; game++) {
    const chance = new FastChance(`audit ${game}`).at(0)
    const state = setup({ edition: '1986', autoCall: false, turnLimit: 4 }, 3, chance)
    for (let asked = toAct(state); asked.length > 0; asked = toAct(state)) {
      if (holds(state)) return state
      const seat = must(asked[chance.below(asked.length)])
      const actions = legalActions(state, seat)
      apply(state, seat, must(actions[chance.below(actions.length)]), chance)
    }
    if (holds(state)) return state
  }
}

function isAt(type: string): (state: State) => boolean {
  return (state) => state.result === undefined && topTask(state).type === type
}

/** What the audit says of a position that was changed. */
function changed(holds: (state: State) => boolean, change: (state: State) => void): string | undefined {
  const state = reached(holds)
  expect(audit(state)).toBeUndefined()
  change(state)
  return audit(state)
}

const things = isAt('things')
const place = (state: State) => must(state.hexes.find(({ owner }) => owner === 0))

describe('the audit finds', () => {
  it('KT-C7: that a Thing is lost, or there twice', () => {
    expect(changed(things, ({ cup }) => cup.pop())).toMatch(/^there must be 1 of .*, and there are 0 \(KT-C7\)$/)
    expect(changed(things, ({ cup }) => cup.push(must(cup.at(-1))))).toContain('and there are 2 (KT-C7)')
  })

  it('KT-C6: that a hex is lost', () => {
    expect(changed(things, ({ deck }) => deck.pop())).toContain('KT-C6')
    expect(changed(things, ({ hexes }) => hexes.pop())).toContain('KT-S3')
  })

  it('KT-H3: that unused hexes are not in order', () => {
    expect(changed(things, ({ deck }) => deck.reverse())).toContain('KT-H3')
  })

  it('KT-C14: that the bank has a fort too many', () => {
    expect(
      changed(things, ({ bank }) => {
        bank[2] = 9
      }),
    ).toBe('the bank has the wrong number of forts of level 2 (KT-C14)')
  })

  it('KT-O2, KT-E5: that a seat is missing in the order, or a turn is past the limit', () => {
    expect(changed(things, ({ order }) => order.splice(0, 1, must(order[1])))).toContain('KT-O2')
    expect(
      changed(things, (state) => {
        state.turn = 5
      }),
    ).toBe('there is no turn 5 (KT-E5)')
  })

  it('KT-O2: that it is the part of a player who is not up', () => {
    expect(changed(things, ({ order }) => order.reverse())).toBe(
      'things: it must be the part of the player who is up (KT-O2)',
    )
  })

  it('KT-K1, KT-R7: that a character is on a counter that is not its own, or fled and is there', () => {
    const owned = (state: State) => things(state) && state.pool.some(({ at }) => at !== undefined)
    expect(
      changed(things, ({ pool }) => {
        must(pool[0]).shows = 'warlord'
      }),
    ).toBe('warlord is not on counter 1 (KT-K1)')
    expect(
      changed(owned, ({ pool }) => {
        must(pool.find(({ at }) => at !== undefined)).fled = true
      }),
    ).toContain('KT-R7')
  })

  it('KT-W2: that a citadel has no turn noted with it', () => {
    const towered = (state: State) => things(state) && place(state).fort === 0
    expect(
      changed(towered, (state) => {
        place(state).fort = 4
        state.bank[4] = must(state.bank[4]) - 1
      }),
    ).toContain('KT-W2')
  })

  it('KT-B16: that an army stands in a hex of another player', () => {
    const standing = (state: State) => things(state) && place(state).armies.length > 0
    expect(
      changed(standing, (state) => {
        place(state).owner = 1
      }),
    ).toContain('KT-B16')
  })

  it('KT-S7: that a hex is said to be replaced that no start touches', () => {
    const replacing = (state: State) => {
      const task = state.tasks.at(-1)
      return task?.type === 'setup' && task.stage === 'sea' && task.replaced !== undefined
    }
    expect(
      changed(replacing, (state) => {
        const task = topTask(state)
        if (task.type === 'setup') task.replaced = [0]
      }),
    ).toContain('KT-S7')
  })

  it('KT-B16: that a Balloon alone is asked to retreat, which is lost after each step', () => {
    const fighting = (state: State) => {
      const task = topTask(state)
      return (
        task.type === 'battle' &&
        task.stage === 'retreat' &&
        state.balloon === undefined &&
        state.cup.includes('balloon')
      )
    }
    expect(
      changed(fighting, (state) => {
        const task = topTask(state)
        if (task.type !== 'battle') return
        const force = must(task.forces[task.at])
        const [seat] = toAct(state)
        for (const { what } of force.fighters) if (what in CREATURES) insert(state.cup, what as Creature)
        force.fighters = [
          { what: 'balloon', value: 3, fought: false, saved: false, bears: undefined, passenger: false },
        ]
        remove(state.cup, 'balloon')
        state.balloon = { seat: must(seat), hex: task.hex, passengers: [] }
        for (const { at } of state.pool) if (at?.seat === seat && at?.hex === task.hex) throw new Error('a character')
      }),
    ).toContain('KT-B16')
  })

  it('KT-H4: that a stack is out of order', () => {
    const mixed = (state: State) => things(state) && new Set(must(state.players[0]).rack).size > 1
    expect(changed(mixed, ({ players }) => must(players[0]).rack.reverse())).toContain('KT-H4')
  })

  it('KT-W7: that somebody who is out takes part', () => {
    expect(
      changed(things, ({ players }) => {
        must(players[1]).out = true
      }),
    ).toContain('KT-W7')
  })

  it('that nobody is asked, or a task waits on one that does not wait for it', () => {
    expect(changed(things, ({ tasks }) => tasks.pop())).toBe('turn: somebody must be asked')
    expect(changed(things, ({ tasks }) => tasks.push(must(tasks[0])))).toBe('turn cannot wait on things there')
  })

  it('KT-I10: that a Charm would make a seven', () => {
    expect(
      changed(isAt('dice'), ({ tasks }) => {
        const task = tasks.at(-1)
        if (task?.type === 'dice') task.dice.fill(task.swings[0]?.by === 1 ? 6 : 1)
      }),
    ).toContain('KT-I10')
  })

  it('KT-M2: that a group is nowhere', () => {
    const picked = (state: State) => {
      const task = state.tasks.at(-1)
      return task?.type === 'move' && task.group.length > 0
    }
    expect(
      changed(picked, ({ tasks }) => {
        const task = tasks.at(-1)
        if (task?.type === 'move') task.at = undefined
      }),
    ).toContain('KT-M2')
  })

  it('KT-B4: that a force has somebody who is not there', () => {
    expect(
      changed(isAt('battle'), ({ tasks }) => {
        const task = tasks.at(-1)
        if (task?.type === 'battle') must(task.forces[0]?.fighters[0]).value = 0
      }),
    ).toContain('cannot fight like that there')
  })

  it('KT-X15: that an army of another is left in a hex that is taken', () => {
    const capturing = ({ tasks, hexes }: State) => {
      const task = tasks.find(({ type }) => type === 'aftermath')
      return task?.type === 'aftermath' && task.capturer !== undefined ? hexes[task.hex]?.armies[0] : undefined
    }
    expect(
      changed(
        (state) => capturing(state) !== undefined,
        (state) => {
          const army = must(capturing(state))
          Object.assign(army, { seat: (army.seat + 1) % 3 })
        },
      ),
    ).toBe('aftermath: no defender is left in a hex that is taken (KT-X15)')
  })

  it('KT-E5: that the scores are not the incomes at the end', () => {
    const over = ({ result }: State) => result !== undefined
    expect(
      changed(over, (state) => {
        state.result = { ...must(state.result), scores: [0, 0, 0] }
      }),
    ).toContain('KT-E5')
  })
})
