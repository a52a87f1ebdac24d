import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { writeAction } from '../rules/notation'
import type { Action, State } from '../rules/state'
import { ALL_OPTIONS } from '../testing/configurations'
import { A, B, drawn, play, position, STANDARD } from '../testing/positions'
import { heuristics } from './heuristics'

const { evaluate, judge, playout, stage, choices } = heuristics

/** The legal actions of the seat to act, the most promising first. */
function ranking(state: State): string[] {
  const actions = kingsGate.legalActions(state, state.turn)
  const promises = judge(state, state.turn, actions)
  return actions
    .map((action, i) => ({ action, promise: promises[i] ?? Number.NaN }))
    .sort((a, b) => b.promise - a.promise)
    .map(({ action }) => writeAction(action))
}

/** What a bot without foresight does in the whole turn. */
function turnOf(given: State): string[] {
  const state = kingsGate.clone(given)
  const chance = new FastChance('turn').at(0)
  const done: string[] = []
  while (state.turn === given.turn && state.phase !== 'over' && done.at(-1) !== 'end') {
    const [best = ''] = ranking(state)
    play(state, best, chance)
    done.push(best)
  }
  return done
}

/** Plays random games with every option and number of players and shows each position. */
function seeGames(name: string, see: (state: State) => void): void {
  for (const [i, options] of ALL_OPTIONS.entries()) {
    const chance = new FastChance(`${name} ${i}`).at(0)
    const state = kingsGate.setup(options, 2 + (i % 3), chance)
    while (state.phase !== 'over') {
      see(state)
      kingsGate.apply(state, state.turn, anyAction(state, chance), chance)
    }
    see(state)
  }
}

function anyAction(state: State, chance: Chance): Action {
  const actions = kingsGate.legalActions(state, state.turn)
  const action = actions[chance.below(actions.length)]
  if (action === undefined) throw new Error('the seat to act has no legal action')
  return action
}

describe('how the players stand', () => {
  it('is between 0 and 1 for everybody, always, and asking changes nothing', () => {
    seeGames('evaluate', (state) => {
      const before = kingsGate.clone(state)
      const standing = evaluate(state)
      expect(standing).toHaveLength(state.players.length)
      expect(standing.every((one) => one >= 0 && one <= 1)).toBe(true)
      expect(state).toEqual(before)
    })
  })

  it('KG-E3: is best for the winner of a finished match, and clearly so', () => {
    seeGames('winner', (state) => {
      const result = kingsGate.outcome(state)
      if (result === undefined) return
      const { winners } = result
      const standing = evaluate(state)
      const best = Math.max(...standing.filter((_, seat) => !winners.includes(seat)))
      for (const winner of winners) expect(standing[winner]).toBeGreaterThan(best + 0.2)
    })
  })

  it('is better with more VP, with more tiles left and with a counter', () => {
    const even = { hands: 'y1124 g1124 r1124', stacks: 'y22 g22 r22', location: 2 }
    const standing = (sketch: object) => evaluate(position({ ...even, ...sketch }))[B] ?? 0
    const plain = standing({})
    expect(standing({ vp: [0, 3, 0] })).toBeGreaterThan(plain)
    expect(standing({ stacks: 'y22 g2233 r22' })).toBeGreaterThan(plain)
    expect(standing({ counters: '- W -' })).toBeGreaterThan(plain)
  })

  it('KG-P1: is better with a higher total at the current location, the more so the fewer spaces are free', () => {
    const hands = 'y1124 g1124 r1124 b1124'
    const ahead = (around: string) => {
      const [a = 0, b = 0] = evaluate(position({ around, hands, stacks: 'all', location: 4, turn: 2 }))
      return a - b
    }
    const early = ahead('y4 g1 . .\n. .\n. . . .')
    const late = ahead('y4 g1 r1 b1\nr2 b2\nr0 b0 . .')
    expect(early).toBeGreaterThan(0)
    expect(late).toBeGreaterThan(early)
  })

  it('KG-N1: is better for whoever lays the next location beside the own tiles', () => {
    const table = `
      y5 y4 y4 g1
      g4 L1 L1 g4
      g2 r1 r2 r0`
    const standing = (turn: number) =>
      evaluate(drawn(table, { hands: 'y11 g11 r11', stacks: 'all', phase: 'location', turn }))[A] ?? 0
    expect(standing(A)).toBeGreaterThan(standing(B))
  })

  it('KG-L3: is worse for the last at the Tourney Grounds, if there is something to lose', () => {
    const lost = (vp: readonly number[]) => {
      const around = 'y4 y4 g4 r4\ng4 r4\ng2 r2 b1 .'
      const at = (location: number) =>
        evaluate(position({ around, hands: 'y1 g1 r1 b1', stacks: 'all', location, vp }))[3] ?? 0
      // The Tourney Grounds against the Docks, which have a prize for the third but none for the last either.
      return at(7) - at(8)
    }
    expect(lost([5, 5, 5, 5])).toBeGreaterThan(lost([0, 0, 0, 0]))
  })
})

describe('how promising an action looks', () => {
  it('KG-T9: is best for the last tile that wins the location, and for the cheapest that does', () => {
    const state = position({
      around: 'y4 y3 g4 g2\nr4 b4\nr1 b1 g1 .',
      hands: 'y0124 g111 r111 b111',
      stacks: 'all',
      location: 4,
    })
    expect(turnOf(state)[0]).toBe('y1@2,1')
  })

  it('KG-P3: whoever places the last tile loses ties, so a tie is not enough', () => {
    // A 2 ties with green, which would then be the first; a 3 is ahead.
    const state = position({
      around: 'y4 y1 g4 g3\nr3 b3\nr1 b1 r1 .',
      hands: 'y2233 g111 r111 b111',
      stacks: 'all',
      location: 7,
    })
    expect(turnOf(state)[0]).toBe('y3@2,1')
  })

  it('KG-P3: leaves the last space alone when filling it would lose a tie, and lets another fill it', () => {
    const state = position({
      around: 'y4 y4 g4 g4\nr1 b1\nr0 b0 . .',
      hands: 'y0D g1 r1 b1',
      location: 10,
      vp: [9, 9, 0, 0],
    })
    expect(turnOf(state)).not.toContain('y0@2,1')
  })

  it('KG-T2: plays as many Houses as win the location, and no more', () => {
    const state = position({
      around: 'g4 g1 r3 r1\nb3 b1\nr1 y3 . .',
      elsewhere: '5,5 y0',
      hands: 'y11112 g111 r111 b111',
      stacks: 'all',
      location: 5,
    })
    const turn = turnOf(state)
    expect(turn.filter((action) => action.startsWith('y1'))).toHaveLength(2)
  })

  it('ends the turn when nothing more helps: Houses, pubs and dragons are not thrown away', () => {
    const state = position({ hands: 'y01114D g111 r111 b111', stacks: 'all' })
    expect(turnOf(state).at(-1)).toBe('end')
    expect(turnOf(state).length).toBeLessThanOrEqual(3)
    expect(turnOf(state)).not.toContain('yD')
  })

  it('KG-T7: burns the tile that stands between the player and the prize', () => {
    const state = position({
      around: 'g5 r3 r3 b3\ng1 b3\ny4 y1 r0 .',
      hands: 'y1D g111 r111 b111',
      stacks: 'all',
      location: 10,
    })
    expect(turnOf(state)).toContain('yD@-1,-1')
  })

  it('KG-T6: covers the tile of whoever is ahead', () => {
    const state = position({
      around: 'g4 g2 r3 r1\ng3 b3\ny4 . . .',
      hands: 'y4 g111 r111 b111',
      location: 10,
      vp: [5, 5, 0, 0],
    })
    expect(turnOf(state)[0]).toBe('y4@0,-1')
  })

  it('KG-L3: at the Tourney Grounds does not stay behind everybody', () => {
    const state = position({
      around: 'g3 g3 r3 r3\nb3 g3\nr2 y2 . .',
      hands: 'y0345 g111 r111 b111',
      stacks: 'all',
      location: 8,
      vp: [10, 10, 10, 10],
    })
    expect(turnOf(state)[0]).toMatch(/^y[345]@/)
  })

  it('KG-N4: lays the next location where the own tiles count and the others’ do not', () => {
    const state = drawn(
      `
      y5 y4 y4 y4
      g4 L1 L1 g4
      g2 r1 r2 r0`,
      { hands: 'y11 g11 r11', stacks: 'all', phase: 'location' },
    )
    const [best = ''] = ranking(state)
    play(state, best)
    const [own, others] = [
      state.spaces.filter((space) => space[0] === 'y'),
      state.spaces.filter((one) => /^[gr]/.test(one)),
    ]
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(others.length).toBeLessThanOrEqual(1)
  })

  it('KG-X6: the Guildmaster is played where he makes the difference, and kept where he does not', () => {
    const sketch = { hands: 'y3 g111 r111 b111', stacks: 'all', counters: 'G - - -', location: 6 }
    const needed = position({ ...sketch, around: 'g4 g4 r3 r1\nb3 b1\nr1 y4 b0 .' })
    const needless = position({ ...sketch, around: 'g4 r4 r3 r1\nb3 b1\nr1 y4 y4 .' })
    expect(turnOf(needed)[0]).toBe('y3G@2,1')
    expect(turnOf(needless)[0]).toBe('y3@2,1')
  })

  it('KG-X4: the Bishop is played by who has many small tiles', () => {
    const state = position({
      around: 'g5 g4 r4 r3\ny1 y1\ny1 y0 b4 .',
      hands: 'y1 g111 r111 b111',
      stacks: 'all',
      counters: 'B - - -',
      location: 9,
    })
    expect(turnOf(state)[0]).toBe('y1B@2,1')
  })

  it('is a number for every legal action of any game', () => {
    seeGames('judge', (state) => {
      const actions = kingsGate.legalActions(state, state.turn)
      const promises = judge(state, state.turn, actions)
      expect(promises).toHaveLength(actions.length)
      expect(promises.every(Number.isFinite)).toBe(true)
    })
  })
})

describe('what a search thinks about', () => {
  it('are some of the legal actions, each once, and never none', () => {
    let fewer = 0
    seeGames('choices', (state) => {
      if (state.phase === 'over') return
      const legal = kingsGate.legalActions(state, state.turn).map(writeAction)
      const chosen = (choices?.(state, state.turn) ?? []).map(writeAction)
      expect(chosen.length).toBeGreaterThan(0)
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const one of chosen) expect(legal).toContain(one)
      if (chosen.length < legal.length) fewer++
    })
    expect(fewer).toBeGreaterThan(100)
  })

  it('has every tile of the hand and every tile to cover or burn in it', () => {
    const state = position({
      around: 'g1 g2 r2 r1\nb2 b1\n. . . .',
      hands: 'y0134D g1 r1 b1',
      stacks: 'all',
      location: 4,
    })
    const chosen = (choices?.(state, A) ?? []).map(writeAction)
    for (const place of ['-1,-1', '0,-1', '1,-1', '2,-1', '-1,0', '2,0']) {
      expect(chosen).toContain(`y4@${place}`)
      expect(chosen).toContain(`yD@${place}`)
    }
    for (const tile of ['y0', 'y1', 'y3']) expect(chosen.some((one) => one.startsWith(`${tile}@`))).toBe(true)
  })

  it('has the dragon that burns nothing only where there is nothing else', () => {
    const alone = position({ around: 'y1 y2 . .\n. .\n. . . .', hands: 'yD g1 r1 b1', location: 4 })
    expect((choices?.(alone, A) ?? []).map(writeAction)).toEqual(['yD'])
    const state = position({ around: 'y1 y2 . .\n. .\n. . . .', hands: 'y1D g1 r1 b1', location: 4 })
    expect((choices?.(state, A) ?? []).map(writeAction)).not.toContain('yD')
  })
})

describe('a try-out', () => {
  it('makes only legal actions and changes nothing by itself', () => {
    const chance = new FastChance('playout').at(0)
    seeGames('playout', (state) => {
      if (state.phase === 'over') return
      const before = kingsGate.clone(state)
      const action = playout(state, state.turn, chance)
      expect(kingsGate.check(state, state.turn, action)).toBeUndefined()
      expect(state).toEqual(before)
    })
  })

  it('is varied', () => {
    const chance = new FastChance('varied').at(0)
    const state = kingsGate.setup(STANDARD, 3, chance)
    const tried = new Set(Array.from({ length: 40 }, () => writeAction(playout(state, state.turn, chance))))
    expect(tried.size).toBeGreaterThan(3)
  })
})

describe('the stage', () => {
  it('KG-T9: ends when a location is scored, and with the match', () => {
    const chance = new FastChance('stage').at(0)
    const state = kingsGate.setup(STANDARD, 4, chance)
    const stages = [stage(state)]
    while (state.phase !== 'over') {
      kingsGate.apply(state, state.turn, anyAction(state, chance), chance)
      if (stages.at(-1) === stage(state)) continue
      stages.push(stage(state))
      expect(['location', 'over']).toContain(state.phase)
    }
    expect(stages).toEqual([...stages.slice(0, -1).map((_, i) => i + 1), Number.POSITIVE_INFINITY])
  })
})
