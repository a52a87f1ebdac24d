import { expect, it } from 'vitest'
import { FastChance } from './chance-fast'
import { Network, readNetwork, type Shape, writeNetwork } from './network'

const SHAPE: Shape = { inputs: 7, hidden: 3 }
const chance = new FastChance('network').at(0)

function anything(size: number): number {
  return (size * (chance.below(2001) - 1000)) / 1000
}

function anyNetwork(): Network {
  const network = new Network(SHAPE)
  network.weights.forEach((_, i) => {
    network.weights[i] = anything(3)
  })
  return network
}

function anyInput(): Float32Array {
  return Float32Array.from({ length: SHAPE.inputs }, () => (chance.below(2) === 0 ? 0 : anything(2)))
}

it('adds what the hidden units make of the inputs to what goes there directly', () => {
  // Two inputs, one unit: rows of the inputs, of what is always added, of what the unit adds.
  const network = new Network({ inputs: 2, hidden: 1 }, Float32Array.of(1, 0.5, -2, 0.25, 1, 3, 4, 0))
  // The unit's sum is 1 + 2 - 2 = 1, of which it makes a half.
  expect(network.evaluate(Float32Array.of(2, 1))).toBeCloseTo(3 + 1 + 0.25 + 4 / 2)
})

it('says the same of an input however near the ground is', () => {
  for (let round = 0; round < 50; round++) {
    const network = anyNetwork()
    network.setGround(anyInput())
    const input = anyInput()
    expect(network.evaluateNear(input)).toBeCloseTo(network.evaluate(input), 9)
  }
})

it('is read as it was written, but for rounding, and then stays the same', () => {
  for (let round = 0; round < 50; round++) {
    const network = anyNetwork()
    const text = writeNetwork(network)
    const read = readNetwork(SHAPE, text)
    for (const [i, weight] of network.weights.entries()) {
      expect(Math.abs((read.weights[i] ?? Number.NaN) - weight)).toBeLessThanOrEqual(3 / 100)
    }
    expect(writeNetwork(read)).toBe(text)
  }
})

it('is not read in another shape', () => {
  const text = writeNetwork(anyNetwork())
  expect(() => readNetwork({ inputs: 6, hidden: 3 }, text)).toThrow('do not fit')
})
