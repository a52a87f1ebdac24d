import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../../game'
import { type Drawing, position } from '../../testing/positions'
import { ALL_OPTIONS, sensibly } from '../../testing/sieges'
import file from './any-order.json' with { type: 'json' }
import { heuristics } from './heuristics'
import { INPUTS, Network, readWeights, writeWeights } from './network'
import { Position } from './position'

describe('the network', () => {
  it('says the same of a position, whichever it was compared with', () => {
    const used = new Network(readWeights(file.weights))
    for (const options of ALL_OPTIONS) {
      const source = new FastChance('network')
      const dice = new FastChance('network/dice').at(0)
      const state = gate.setup(options, 1, source.at(0))
      for (let step = 1; state.ending === undefined; step++) {
        const now = new Position()
        now.set(state)
        const fresh = new Network(readWeights(file.weights))
        fresh.read(now)
        used.read(now)
        expect([used.win, used.share]).toEqual([fresh.win, fresh.share])
        if (step % 3 === 0) used.compareWith(now)
        gate.apply(state, 0, sensibly(state, dice), source.at(step))
      }
    }
  })

  it('is written and read back, rounded a little', () => {
    const chance = new FastChance('weights').at(0)
    const some = (length: number) => Float32Array.from({ length }, () => (chance.below(2001) - 1000) / 2000)
    const learned = { inputs: some(8 * INPUTS), biases: some(8), win: some(9), share: some(9) }
    const { pairs, inputs, win } = readWeights(writeWeights(learned))
    const { scale } = writeWeights(learned)
    expect([pairs, win.length, inputs.length]).toEqual([4, 9, 4 * INPUTS])
    const both = inputs[5] ?? 0
    const low = (both << 16) >> 16
    expect(low / scale).toBeCloseTo(learned.inputs[10] ?? 0, 2)
    expect((both - low) / 0x1_0000 / scale).toBeCloseTo(learned.inputs[11] ?? 0, 2)
    expect((win[3] ?? 0) * scale).toBeCloseTo(learned.win[3] ?? 0, 3)
  })
})

describe('what the network has learned', () => {
  const BASE: Drawing = {
    ...{ options: { difficulty: 'boss', strictPhases: false } },
    ...{ left: 'rat-lord', right: 'dark-priest', gate: 8, farm: 4, tower: 4, fear: 4, draw: 'guard monk druid' },
  }
  const worth = (drawing: Drawing) => heuristics.evaluate(position(drawing))[0] ?? Number.NaN

  it.each<[what: string, better: Drawing]>([
    ['a stronger Gate', { gate: 10 }],
    ['a stronger Farm', { farm: 6 }],
    ['a stronger Tower', { tower: 6 }],
    ['less fear', { fear: 2 }],
    ['a dead enemy', { left: '', scored: 'rat-lord' }],
    ['a Champion in the deck', { draw: 'guard monk druid champion' }],
    ['a Blacksmith in the deck', { draw: 'guard monk druid blacksmith' }],
    ['no boss', { options: { difficulty: 'standard', strictPhases: false } }],
  ])('likes %s', (_, better) => {
    expect(worth({ ...BASE, ...better })).toBeGreaterThan(worth(BASE))
  })
})
