import { FastChance } from '@crownlands/core/chance-fast'
import { chanceOf, Network } from '@crownlands/core/network'
import { expect, it } from 'vitest'
import { Mean, scatter, Trainer } from './trainer'

const chance = new FastChance('trainer').at(0)

function anyInput(): Float32Array {
  return Float32Array.of(chance.below(2), chance.below(2), chance.below(1001) / 1000)
}

/** Either of the first two but not both, which no sum of the inputs tells. */
function eitherOf([one = 0, other = 0, more = 0]: Float32Array): number {
  return (one === other ? 0 : 1) + more / 2
}

function newNetwork(): Network {
  const network = new Network({ inputs: 3, hidden: 6 })
  scatter(network, (bound) => chance.below(bound))
  return network
}

it('learns an amount that is no sum of the inputs', () => {
  const network = newNetwork()
  const trainer = new Trainer(network, 0.01)
  for (let i = 0; i < 40_000; i++) {
    const input = anyInput()
    trainer.learnAmount(input, eitherOf(input))
  }
  for (let i = 0; i < 50; i++) {
    const input = anyInput()
    expect(Math.abs(network.evaluate(input) - eitherOf(input))).toBeLessThan(0.1)
  }
})

it('learns how likely something is from how often it was so', () => {
  const network = newNetwork()
  const trainer = new Trainer(network, 0.005)
  const likely = (input: Float32Array) => 0.2 + 0.4 * eitherOf(input)
  for (let i = 0; i < 60_000; i++) {
    const input = anyInput()
    trainer.learnChance(input, chance.below(1000) < 1000 * likely(input) ? 1 : 0)
  }
  for (let i = 0; i < 50; i++) {
    const input = anyInput()
    expect(Math.abs(chanceOf(network.evaluate(input)) - likely(input))).toBeLessThan(0.1)
  }
})

it('learns the parts of a sum from the sum alone', () => {
  const parts = [newNetwork(), newNetwork()]
  const trainers = parts.map((network) => new Trainer(network, 0.005, 64))
  const sumOf = (inputs: readonly Float32Array[]) =>
    parts.reduce((sum, network, i) => sum + network.evaluate(inputs[i] ?? anyInput()), 0)
  const targetOf = ([one = anyInput(), other = anyInput()]: readonly Float32Array[]) =>
    eitherOf(one) - 2 * eitherOf(other)
  for (let n = 0; n < 60_000; n++) {
    const inputs = [anyInput(), anyInput()]
    const error = sumOf(inputs) - targetOf(inputs)
    for (const [i, trainer] of trainers.entries()) trainer.learnError(inputs[i] ?? anyInput(), error)
  }
  for (let n = 0; n < 50; n++) {
    const inputs = [anyInput(), anyInput()]
    expect(Math.abs(sumOf(inputs) - targetOf(inputs))).toBeLessThan(0.15)
  }
})

it('keeps a mean of what a network lately was', () => {
  const network = newNetwork()
  const mean = new Mean(network, 0.9)
  const before = Float32Array.from(network.weights)
  mean.note()
  expect(mean.network.weights).toEqual(before)
  network.weights.fill(5)
  mean.note()
  const [first = 0, once = 0] = [before[0], mean.network.weights[0]]
  // What it was at the beginning, what was noted first and this: a third each.
  expect(once).toBeCloseTo((2 * first + 5) / 3, 5)
  for (let i = 0; i < 200; i++) mean.note()
  expect(mean.network.weights[0]).toBeCloseTo(5, 5)
})
