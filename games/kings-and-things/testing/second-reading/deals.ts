/** Positions dealt at the beginning of the Combat Phase, with invaders, explorers, a cloud and a Balloon. */
import { type Chance, pick } from '@crownlands/core/chance'
import { must, remove } from '@crownlands/core/lists'
import type { Action } from '../../actions'
import { addCreature, roomIn } from '../../armies'
import { isCreature, printedValue } from '../../content'
import type { State } from '../../state'
import { dealtPosition } from '../dealt'

export function dealCombat(chance: Chance): State {
  const seats = 2 + chance.below(3)
  const state = dealtPosition(seats, 'combat', chance)
  for (const player of state.players) player.out = false
  state.hexes.forEach(({ terrain }, place) => {
    if (terrain === 'sea' || chance.below(3) > 0) return
    invade(state, place, chance.below(seats), 1 + chance.below(7), chance)
    if (chance.below(4) === 0) invade(state, place, chance.below(seats), 1 + chance.below(5), chance)
  })
  moveCharacters(state, chance)
  landBalloon(state, chance)
  state.tasks.splice(0, 1, { type: 'turn', next: 1 })
  state.tasks.push({ type: 'combat', next: chance.below(seats) })
  return state
}

function invade(state: State, place: number, seat: number, count: number, chance: Chance): void {
  for (let left = Math.min(count, roomIn(state, place, seat)); left > 0; left--) {
    const creatures = state.cup.filter(isCreature)
    if (creatures.length === 0) return
    const creature = pick(creatures, chance)
    remove(state.cup, creature)
    addCreature(state, place, seat, creature)
  }
}

/** Characters go where battles are, each to its own side. */
function moveCharacters(state: State, chance: Chance): void {
  for (const counter of state.pool) {
    const hex = chance.below(state.hexes.length)
    const army = state.hexes[hex]?.armies[0]
    if (army === undefined || roomIn(state, hex, army.seat) === 0 || chance.below(3) === 0) continue
    counter.at = { seat: army.seat, hex }
    counter.fled = false
  }
}

/** KT-I2: with up to three light passengers, somewhere where it is not yet decided whose land it is. */
function landBalloon(state: State, chance: Chance): void {
  if (!state.cup.includes('balloon') && !state.players.some(({ rack }) => rack.includes('balloon'))) return
  const places = state.hexes.flatMap(({ armies, owner }, hex) =>
    armies.filter(({ seat }) => seat !== owner).map((army) => ({ hex, army })),
  )
  if (places.length === 0) return
  const { hex, army } = pick(places, chance)
  const light = army.down.filter((creature) => printedValue(creature, state.options.edition) <= 3)
  if (light.length === 0) return
  for (const list of [state.cup, ...state.players.map(({ rack }) => rack)]) {
    if (list.includes('balloon')) remove(list, 'balloon')
  }
  state.balloon = { seat: army.seat, hex, passengers: light.slice(0, 1 + chance.below(3)) }
}

/** Uses items and retreats less often than it could, so that battles last; bribes now and then. */
export function fightOn(_state: State, legal: readonly Action[], chance: Chance): Action {
  const staying = legal.filter(({ type }) => type !== 'retreat' && type !== 'balloon-retreat')
  if (staying.length > 0 && staying.length < legal.length && chance.below(5) > 0) return pick(staying, chance)
  const using = legal.filter(({ type }) => type === 'item' || type === 'turn' || type === 'bribe' || type === 'charm')
  if (using.length > 0 && chance.below(2) === 0) return pick(using, chance)
  return must(legal[chance.below(legal.length)])
}
