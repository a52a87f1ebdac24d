/** Copies of a state. What never changes is shared. */
import type { Army, Hex, State } from './state'
import type { TaskType } from './tasks'

export function clone(state: State): State {
  return {
    rules: state.rules,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    order: state.order.slice(),
    hexes: state.hexes.map(cloneHex),
    deck: state.deck.slice(),
    cup: state.cup.slice(),
    emptied: state.emptied,
    gone: state.gone.slice(),
    players: state.players.map((player) => ({
      gold: player.gold,
      rack: player.rack.slice(),
      aside: player.aside.slice(),
      goneUnseen: player.goneUnseen.slice(),
      rolls: player.rolls,
      calls: player.calls,
      out: player.out,
    })),
    pool: state.pool.map(({ shows, at, fled }) => ({ shows, at, fled })),
    bank: state.bank.slice(),
    cloud: state.cloud,
    balloon: state.balloon && { ...state.balloon, passengers: state.balloon.passengers.slice() },
    seen: state.seen.slice(),
    stolen: state.stolen.slice(),
    tasks: state.tasks.map(copyTask),
    result: state.result,
  }
}

function cloneHex(hex: Hex): Hex {
  return {
    terrain: hex.terrain,
    owner: hex.owner,
    fort: hex.fort,
    got: hex.got,
    income: hex.income,
    armies: hex.armies.length === 0 ? [] : hex.armies.map(cloneArmy),
    guards: copyGuards(hex),
  }
}

function cloneArmy({ seat, down, up }: Army): Army {
  return { seat, down: down.slice(), up: up.slice() }
}

export function copyGuards({ guards }: Pick<Hex, 'guards'>): Hex['guards'] {
  return (
    guards && {
      creatures: guards.creatures.slice(),
      treasures: guards.treasures.slice(),
      items: guards.items.slice(),
      bribed: guards.bribed,
    }
  )
}

export function copyTask<T extends { readonly type: TaskType }>(task: T): T {
  return copyObject(task)
}

/** Plain data: first all that it says at once, then what of it is a list or an object. Much faster than `structuredClone`. */
function copyObject<T extends object>(data: T): T {
  const copy = { ...data }
  for (const key in copy) {
    const part: unknown = copy[key]
    if (typeof part === 'object')
      copy[key] = (Array.isArray(part) ? copyList(part) : copyObject(part as object)) as never
  }
  return copy
}

/** All that a list holds is of one kind. */
function copyList(list: readonly unknown[]): unknown[] {
  return typeof list[0] === 'object' ? list.map((item) => copyObject(item as object)) : list.slice()
}
