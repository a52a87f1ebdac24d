/** The networks that tell what a position between two turns is worth to a seat: one for each number of players and each location. */
import { Network, readNetwork, type Shape } from '@crownlands/core/network'
import { LOCATIONS } from '../../content'
import { inputsOf } from './features'

const HIDDEN = 16

export function shapeFor(seats: number): Shape {
  return { inputs: inputsOf(seats), hidden: HIDDEN }
}

/** By location. */
export function emptyNetworks(seats: number): readonly Network[] {
  return LOCATIONS.map(() => new Network(shapeFor(seats)))
}

export function readNetworks(seats: number, texts: readonly string[]): readonly Network[] {
  return texts.map((text) => readNetwork(shapeFor(seats), text))
}
