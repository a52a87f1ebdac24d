import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { parsePosition } from '../rules/notation'
import type { State } from '../rules/state'
import { position as draw, STANDARD, STRICT } from '../testing/positions'
import { heuristics } from './heuristics'

const REST = 'market:mason,druid,priest,champion gone:guard,monk,farmer'

function position(text: string): State {
  const state = parsePosition(text)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

function value(text: string): number {
  return heuristics.evaluate(position(text))[0] ?? Number.NaN
}

describe('the heuristics of Gate', () => {
  it('know who has won and who has lost', () => {
    expect(value(`standard turn:9 farm:0 tower:0 gate:1 fear:8 ${REST} ending:victory`)).toBeGreaterThanOrEqual(0.9)
    expect(value(`standard turn:9 farm:6 tower:6 gate:0 fear:0 ${REST} ending:gate-fell`)).toBe(0)
  })

  it('like a victory the better the more enemies were killed, and any more than the best of prospects', () => {
    const won = (scored: string) =>
      value(`standard turn:9 farm:0 tower:0 gate:1 fear:8 ${REST} scored:${scored} ending:victory`)
    expect(won('grave-lord')).toBeGreaterThan(won('giant-spider'))
    expect(won('giant-spider')).toBeGreaterThanOrEqual(0.9)
  })

  it('like a whole town, calm people and dead enemies', () => {
    const town = value(`standard turn:3 farm:4 tower:4 gate:8 fear:3 ${REST}`)
    expect(value(`standard turn:3 farm:4 tower:4 gate:9 fear:3 ${REST}`)).toBeGreaterThan(town)
    expect(value(`standard turn:3 farm:4 tower:4 gate:8 fear:2 ${REST}`)).toBeGreaterThan(town)
    const besieged = value(`standard turn:3 farm:4 tower:4 gate:8 fear:3 left:plague-rat-1 ${REST}`)
    expect(value(`standard turn:3 farm:4 tower:4 gate:8 fear:3 ${REST} scored:plague-rat`)).toBeGreaterThan(besieged)
    expect(value(`standard turn:3 farm:4 tower:4 gate:8 fear:3 left:plague-rat-2 ${REST}`)).toBeGreaterThan(besieged)
  })

  it('see that a blow wins', () => {
    const state = position(
      `standard turn:9 farm:0 tower:0 gate:1 fear:8 hand:knight left:grave-lord-4 ${REST} escaped:giant-spider,skull-centipede,plague-rat,rot-worm,rat-lord,dark-priest,death-guard,abomination`,
    )
    const legal = gate.legalActions(state, 0)
    const judged = heuristics.judge(state, 0, legal)
    expect(legal[judged.indexOf(Math.max(...judged))]).toEqual({ type: 'attack', card: 'knight', enemy: 'grave-lord' })
  })

  it('G-U4: think about sparing an enemy only where it would die, and never give a wound away', () => {
    const legalRests = (state: State) => gate.legalActions(state, 0).filter((action) => 'rest' in action)
    const wounded = draw({ left: 'rat-lord 5', right: 'dark-priest', hand: 'champion', tower: 0 })
    const [spared] = legalRests(wounded)
    expect(heuristics.choices?.(wounded, 0)).not.toContain(spared)
    const legal = gate.legalActions(wounded, 0)
    const judged = heuristics.judge(wounded, 0, legal)
    expect(Math.min(...judged)).toBe(judged[legal.findIndex((action) => action === spared)])
    const killed = draw({ left: 'rat-lord 5', right: 'dark-priest 3', hand: 'champion', tower: 0 })
    expect(heuristics.choices?.(killed, 0)).toEqual(gate.legalActions(killed, 0))
    expect(legalRests(killed)).toHaveLength(2)
  })

  it('G-T3: with strict phases make and spend gold before cards are used for anything else', () => {
    const state = draw({ options: STRICT, left: 'grave-lord', enemies: '', hand: 'guard warden', gold: 1 })
    const legal = gate.legalActions(state, 0)
    const judged = heuristics.judge(state, 0, legal)
    const best = legal[judged.indexOf(Math.max(...judged))]
    expect(['income', 'recruit', 'command']).toContain(best?.type)
  })

  it('play games to the end, turn by turn', () => {
    const source = new FastChance('playout')
    const dice = new FastChance('choices').at(0)
    const state = gate.setup(STANDARD, 1, source.at(0))
    const stages = [heuristics.stage(state)]
    for (let step = 1; state.ending === undefined; step++) {
      const action = heuristics.playout(state, 0, dice)
      expect(gate.check(state, 0, action)).toBeUndefined()
      gate.apply(state, 0, action, source.at(step))
      stages.push(heuristics.stage(state))
      const [now = -1] = heuristics.evaluate(state)
      expect(now).toBeGreaterThanOrEqual(0)
      expect(now).toBeLessThanOrEqual(1)
    }
    expect(stages).toEqual(stages.toSorted((a, b) => a - b))
    expect(stages.at(-1)).toBe(Number.POSITIVE_INFINITY)
  })
})
