/** What enemies do to the town (G-A), and what they will do if the town's step ends now. */
import { ENEMIES, type Enemy, FEAR_DAMAGE, FEARAMID, LOCATIONS, type Location, TOP } from './cards'
import { at } from './piles'
import type { Ending, Event, Foe, State, Town, View } from './state'

export type Defeat = Exclude<Ending, 'victory'>

/** Gives a hero if there is one (G-A3). */
type GainHero = () => void

/** G-A1: left to right, one enemy after the other; damage before fear. Ends at once with a defeat. */
export function enemiesAttack(
  town: Town,
  { left, right }: { readonly left?: Foe | undefined; readonly right?: Foe | undefined },
  gainHero: GainHero,
  events: Event[] | undefined,
): Defeat | undefined {
  const defeat = left === undefined ? undefined : enemyAttacks(town, left.enemy, gainHero, events)
  if (defeat !== undefined || right === undefined) return defeat
  return enemyAttacks(town, right.enemy, gainHero, events)
}

function enemyAttacks(town: Town, enemy: Enemy, gainHero: GainHero, events: Event[] | undefined): Defeat | undefined {
  const { damage, fear } = ENEMIES[enemy]
  for (const location of LOCATIONS) {
    const amount = damage[location]
    if (amount === undefined) continue
    const defeat = takeDamage(town, enemy, location, amount, events)
    if (defeat !== undefined) return defeat
  }
  for (let step = 0; step < fear; step++) {
    const defeat = raiseFear(town, enemy, gainHero, events)
    if (defeat !== undefined) return defeat
  }
  return undefined
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
function raiseFear(town: Town, by: Enemy, gainHero: GainHero, events: Event[] | undefined): Defeat | undefined {
  town.fear++
  const space = at(FEARAMID, town.fear)
  events?.push({ type: 'fear-rose', by, to: town.fear, space })
  // G-A4
  if (town.fear === TOP) return 'fear-reached-top'
  switch (space) {
    case 'sun':
      gainHero()
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

export interface Forecast {
  /** How the town will stand. */
  readonly town: Readonly<Town>
  /** How many heroes the fearamid will give; which ones is left to chance. */
  readonly heroes: number
  readonly defeat: Defeat | undefined
}

/** What the enemies that are out will do when the town's step ends. Told as events to those who pass a list. */
export function forecast(position: State | View, events?: Event[]): Forecast {
  const town: Town = { farm: position.farm, tower: position.tower, gate: position.gate, fear: position.fear }
  let heroes = 0
  const gainHero = () => {
    const left = position.heroes.length - heroes - 1
    if (left < 0) {
      events?.push({ type: 'no-hero-left' })
      return
    }
    heroes++
    events?.push({ type: 'hero-gained', left })
  }
  const defeat = enemiesAttack(town, position, gainHero, events)
  return { town, heroes, defeat }
}
