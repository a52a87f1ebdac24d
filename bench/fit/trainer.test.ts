import { FastChance } from '@crownlands/core/chance-fast'
import { chanceOf, Network } from '@crownlands/core/network'
import { expect, it } from 'vitest'
import { scatter, Trainer } from './trainer'

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
