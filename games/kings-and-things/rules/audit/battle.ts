/** What cannot be true of a battle: its forces, and what its stage must know. */
import { must } from '@crownlands/core/lists'
import {
  ANSWERED_ITEMS,
  buildingValue,
  ITEM_DATA,
  type ItemData,
  isBorneItem,
  isCharacter,
  isCreature,
  isFightingItem,
  isWall,
  isWallItem,
  isWardItem,
  printedValue,
} from '../../content'
import { hasBalloon, isAlive } from '../battle/forces'
import { isAmong } from '../counters'
import { ITEM_RULES } from '../items/index'
import { equalsAreToldApart } from '../rulings'
import type { Hex, State } from '../state'
import type { BattleTask, Fighter, Force, Task } from '../tasks'

export function auditBattle(state: State, task: BattleTask, above: Task | undefined): string | undefined {
  const hex = must(state.hexes[task.hex])
  const { forces, kind, plays } = task
  if (hex.terrain === 'sea') return 'nobody fights at sea (KT-M10)'
  if (new Set(forces.map(({ side }) => side)).size !== forces.length) return 'every side has one force (KT-C2)'
  const isExploration = kind === 'exploration'
  if (isExploration !== forces.some(({ side }) => side === 'neutral'))
    return 'explorers meet neutral defenders (KT-X10)'
  if (isExploration && (forces.at(-1)?.side !== 'neutral' || hex.guards === undefined || plays === undefined)) {
    return 'somebody plays the neutral defenders (KT-X11)'
  }
  if (isExploration && (forces.length !== 2 || plays === forces[0]?.side))
    return 'one explorer fights at a time (KT-X2)'
  if (isExploration && (hex.guards?.creatures.length ?? 0) > 0) return 'all defenders there are in the battle (KT-X10)'
  if (hex.owner !== undefined && isExploration) return 'only unowned land is explored (KT-X1)'
  for (const force of forces) {
    const problem = auditForce(state, task, force, hex)
    if (problem !== undefined) return problem
    if (task.stage === 'retreat' && hasBalloon(force) && !isAlive(state, force)) {
      return 'a Balloon alone is lost after a step (KT-B16)'
    }
  }
  return auditStage(state, task, above)
}

function auditForce(state: State, task: BattleTask, force: Force, hex: Hex): string | undefined {
  const { side, fighters, items, gone, target } = force
  if (side !== 'neutral' && state.players[side]?.out !== false) return 'only players who are in fight (KT-W7)'
  if (hex.armies.some(({ seat }) => seat === side)) return 'all creatures there are in the battle (KT-B4)'
  if (gone && fighters.length + items.length > 0) return 'nobody is left of a force that is gone (KT-B14)'
  if (target !== undefined && (target === side || !task.forces.some((one) => one.side === target))) {
    return 'a target is another force (KT-B21)'
  }
  if (items.some((item) => !isWardItem(item) && !isBorneItem(item))) return 'such an item is not in use'
  const once = fighters.map(({ what }) => what).filter((what) => !isCreature(what))
  if (new Set(once).size !== once.length) return 'nobody but creatures fights twice'
  for (const fighter of fighters) {
    if (!isPossible(state, task, force, fighter, hex)) return `${fighter.what} cannot fight like that there`
  }
  const passengers = fighters.flatMap(({ what, passenger }) => (passenger && isCreature(what) ? [what] : []))
  const { balloon } = state
  const carried = balloon?.hex === task.hex && balloon.seat === side ? balloon.passengers : []
  return isAmong(passengers, carried) ? undefined : 'passengers must be with the Balloon (KT-I2)'
}

function isPossible(
  state: State,
  task: BattleTask,
  { side }: Force,
  { what, value, bears, passenger }: Fighter,
  hex: Hex,
): boolean {
  if ((bears !== undefined || passenger) && !isCreature(what)) return false
  const owns = hex.owner === side
  switch (what) {
    case 'fort':
      return owns && value <= hex.fort
    case 'building':
      return (owns || side === 'neutral') && value <= buildingValue(hex.income)
    case 'balloon':
      return state.balloon?.hex === task.hex && state.balloon.seat === side
    default:
      if (isFightingItem(what)) return isWall(what) || value === (ITEM_DATA[what] as ItemData).value
      if (value !== printedValue(what, state.options.edition)) return false
      if (!isCharacter(what)) return true
      return state.pool.some(({ shows, at }) => shows === what && at?.seat === side && at.hex === task.hex)
  }
}

function auditStage(state: State, task: BattleTask, above: Task | undefined): string | undefined {
  const { stage, forces, at, shots, aimed, saving, played, answer } = task
  const isForce = (place: number) => forces[place] !== undefined
  if (at > forces.length) return 'there is no such force'
  if (!shots.every(({ force }) => isForce(force)) || !aimed.every(({ by, on }) => isForce(by) && isForce(on))) {
    return 'shots are between its forces (KT-B8)'
  }
  if ((stage === 'save') !== (saving !== undefined)) return 'saving dice are thrown at once (KT-B11)'
  if (saving !== undefined && !isThere(state, task, saving)) return 'who is saved must be there (KT-K8)'
  if (saving !== undefined && saving.by !== 'parry' && forces[saving.force]?.items.includes(saving.by) !== true) {
    return 'there must be a Talisman (KT-I12)'
  }
  const isRolledFor = stage === 'before' && played !== undefined && isWallItem(played.item) && above?.type === 'dice'
  if ((answer !== undefined) !== isRolledFor || (isRolledFor && answer?.type !== 'none'))
    return 'answers are read at once'
  if ((played !== undefined) !== (isRolledFor || above?.type === 'answer')) return 'an item is answered at once (KT-O7)'
  if (played !== undefined && !isPlayable(task)) return `${played.item} cannot be played now (KT-B26)`
  if (above?.type !== 'dice') return undefined
  return above.dice.length === (stage === 'rolled' ? shots.length : 1) ? undefined : 'one die is thrown for each shot'
}

function isThere(state: State, { forces }: BattleTask, saving: NonNullable<BattleTask['saving']>): boolean {
  const { force, what, fighter } = saving
  const fighters = forces[force]?.fighters ?? []
  if (!equalsAreToldApart(state)) return fighter === undefined && fighters.some((each) => each.what === what)
  return fighter !== undefined && fighters[fighter]?.what === what
}

function isPlayable({ stage, played, forces }: BattleTask): boolean {
  const { item, by, on } = must(played)
  const force = forces[by]
  if (force === undefined) return false
  const use = ITEM_RULES[item].battle
  if (use === undefined || !ANSWERED_ITEMS.includes(item)) return false
  if ((stage === 'before') !== (use.when === 'before')) return false
  return use.when !== 'round' || force.fighters.some(({ what, bears }) => what === on && bears === undefined)
}
