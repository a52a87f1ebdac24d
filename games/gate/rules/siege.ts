/** What enemies do to the town (G-A), and what they will do if the town's step ends now. */
import { at } from '@crownlands/core/lists'
import { ENEMIES, type Enemy, FEAR_DAMAGE, FEARAMID, LOCATIONS, type Location, TOP } from '../content'
import type { Ending, Event, State, Town, View } from './state'

export type Defeat = Exclude<Ending, 'victory'>

export interface Siege {
  /** How many heroes the fearamid gives; which ones is left to chance. */
  heroes: number
  defeat: Defeat | undefined
}

/** G-A1: left to right, one enemy after the other; damage before fear. A defeat ends it at once. */
export function enemiesAttack(
  town: Town,
  { left, right, heroes }: Pick<View, 'left' | 'right' | 'heroes'>,
  events: Event[] | undefined,
): Siege {
  const siege: Siege = { heroes: 0, defeat: undefined }
  if (left !== undefined) enemyAttacks(town, left.enemy, siege, heroes.length, events)
  if (right !== undefined && siege.defeat === undefined) enemyAttacks(town, right.enemy, siege, heroes.length, events)
  return siege
}

function enemyAttacks(town: Town, enemy: Enemy, siege: Siege, heroes: number, events: Event[] | undefined): void {
  const { damage, fear } = ENEMIES[enemy]
  for (const location of LOCATIONS) {
    const amount = damage[location]
    if (amount !== undefined) siege.defeat = takeDamage(town, enemy, location, amount, events)
    if (siege.defeat !== undefined) return
  }
  for (let step = 0; step < fear && siege.defeat === undefined; step++) {
    siege.defeat = raiseFear(town, enemy, siege, heroes, events)
  }
}

/** G-A1: what is aimed at a destroyed location goes to the Gate; what is beyond the last health is lost. */
export function takeDamage(
  town: Town,
  by: Enemy | 'fear',
  aimedAt: Location,
  damage: number,
  events: Event[] | undefined,
): Defeat | undefined {
  const location = town[aimedAt] > 0 ? aimedAt : 'gate'
  const amount = Math.min(damage, town[location])
  const health = town[location] - amount
  town[location] = health
  events?.push({ type: 'damaged', by, aimedAt, location, amount, lost: damage - amount, health })
  if (health > 0) return undefined
  // G-A2
  events?.push({ type: 'destroyed', location })
  return location === 'gate' ? 'gate-fell' : undefined
}

/** G-A3: every space that is entered on the way up, also not for the first time. */
function raiseFear(
  town: Town,
  by: Enemy,
  siege: Siege,
  heroes: number,
  events: Event[] | undefined,
): Defeat | undefined {
  town.fear++
  const space = at(FEARAMID, town.fear)
  events?.push({ type: 'fear-rose', by, to: town.fear, space })
  // G-A4
  if (town.fear === TOP) return 'fear-reached-top'
  switch (space) {
    case 'sun':
      if (siege.heroes === heroes) {
        events?.push({ type: 'no-hero-left' })
        return undefined
      }
      siege.heroes++
      events?.push({ type: 'hero-gained', left: heroes - siege.heroes })
      return undefined
    case 'farm':
    case 'tower':
    case 'gate':
      // G-A3: unlike an enemy's damage it does not pass to the Gate.
      return town[space] > 0 ? takeDamage(town, 'fear', space, FEAR_DAMAGE, events) : undefined
    default:
      return undefined
  }
}

export interface Forecast extends Readonly<Siege> {
  /** How the town will stand. */
  readonly town: Readonly<Town>
}

/** What the enemies that are out will do when the town's step ends. Told as events to those who pass a list. */
export function forecast(position: State | View, events?: Event[]): Forecast {
  const town: Town = { farm: position.farm, tower: position.tower, gate: position.gate, fear: position.fear }
  const { heroes, defeat } = enemiesAttack(town, position, events)
  return { town, heroes, defeat }
}
