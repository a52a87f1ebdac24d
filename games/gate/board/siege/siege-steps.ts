/** The enemies' attack as pictures, one after the other: how the scene stands after each blow. */
import type { Card, Enemy, FearSpace, Location } from '../../content'
import type { Event, Foe, Town, View } from '../../rules/state'

/** As much of the table as the enemies change. */
export interface Scene extends Readonly<Town> {
  readonly left?: Foe | undefined
  readonly right?: Foe | undefined
}

/** What is to be seen in a picture. */
export type Blow =
  | {
      readonly kind: 'damage'
      readonly by: Enemy | 'fear'
      readonly location: Location
      readonly amount: number
      readonly destroyed: boolean
    }
  | { readonly kind: 'fear'; readonly by: Enemy; readonly to: number; readonly space: FearSpace }
  | { readonly kind: 'heroes'; readonly heroes: readonly Card[] }
  | { readonly kind: 'escape'; readonly enemy: Enemy }
  | { readonly kind: 'advance'; readonly enemy: Enemy }

export interface SiegeStep {
  readonly scene: Scene
  readonly blow: Blow
  /** How many of the events are told with it. */
  readonly told: number
}

/** Of the events since `before` was shown. None where no enemy did anything. */
export function siegeSteps(before: Scene, events: readonly Event[]): readonly SiegeStep[] {
  const steps: SiegeStep[] = []
  let scene: Scene = sceneOf(before)
  for (const [i, event] of events.entries()) {
    const step = stepOf(scene, event)
    if (step === undefined) {
      scene = silently(scene, event)
      const last = steps.at(-1)
      if (event.type === 'destroyed' && last?.blow.kind === 'damage') {
        steps[steps.length - 1] = { scene, blow: { ...last.blow, destroyed: true }, told: i + 1 }
      }
    } else {
      steps.push({ ...step, told: i + 1 })
      scene = step.scene
    }
  }
  return steps
}

export function sceneOf({ farm, tower, gate, fear, left, right }: Scene | View): Scene {
  return { farm, tower, gate, fear, left, right }
}

function stepOf(scene: Scene, event: Event): Omit<SiegeStep, 'told'> | undefined {
  switch (event.type) {
    case 'damaged': {
      const { by, location, amount, health } = event
      return {
        scene: { ...scene, [location]: health },
        blow: { kind: 'damage', by, location, amount, destroyed: false },
      }
    }
    case 'fear-rose':
      return {
        scene: { ...scene, fear: event.to },
        blow: { kind: 'fear', by: event.by, to: event.to, space: event.space },
      }
    case 'heroes-revealed':
      return { scene, blow: { kind: 'heroes', heroes: event.heroes } }
    case 'enemy-escaped':
      return { scene: { ...scene, left: undefined }, blow: { kind: 'escape', enemy: event.enemy } }
    case 'enemy-advanced':
      return {
        scene: { ...scene, right: { enemy: event.enemy, damage: 0 } },
        blow: { kind: 'advance', enemy: event.enemy },
      }
    default:
      return undefined
  }
}

/** What happened between the blows. */
function silently(scene: Scene, event: Event): Scene {
  if (event.type === 'enemy-moved-left') return { ...scene, left: scene.right, right: undefined }
  return scene
}

/** G-T4, G-T1: whether the enemies have had their part in these events. */
export function isSiege(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'damaged' || type === 'fear-rose' || type === 'enemy-advanced')
}

/** Everything that was hit or has moved: what is marked when the end is shown at once. */
export interface Marks {
  readonly locations: ReadonlySet<Location>
  readonly enemies: ReadonlySet<Enemy>
  readonly fear: boolean
}

export function marksOf(events: readonly Event[]): Marks {
  const locations = new Set<Location>()
  const enemies = new Set<Enemy>()
  let fear = false
  for (const event of events) {
    if (event.type === 'damaged') locations.add(event.location)
    if (event.type === 'repaired') {
      for (const location of ['farm', 'tower', 'gate'] as const) if (event.split[location] > 0) locations.add(location)
    }
    if (event.type === 'attacked') for (const { enemy } of event.hits) enemies.add(enemy)
    if (event.type === 'enemy-advanced') enemies.add(event.enemy)
    if (event.type === 'fear-rose' || (event.type === 'calmed' && event.from !== event.to)) fear = true
  }
  return { locations, enemies, fear }
}

export function marksOfBlow(blow: Blow): Marks {
  return {
    locations: new Set(blow.kind === 'damage' ? [blow.location] : []),
    enemies: new Set(
      blow.kind === 'advance' || blow.kind === 'escape'
        ? [blow.enemy]
        : blow.kind !== 'heroes' && blow.by !== 'fear'
          ? [blow.by]
          : [],
    ),
    fear: blow.kind === 'fear' || (blow.kind === 'damage' && blow.by === 'fear'),
  }
}
