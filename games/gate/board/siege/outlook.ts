/** What the end of the turn will bring if nothing more is done: the enemies' attack, and who leaves after it. */
import { type Enemy, LOCATIONS, type Location, PARTING_DAMAGE } from '../../content'
import { type Defeat, forecast, takeDamage } from '../../rules/siege'
import type { Event, Town, View } from '../../rules/state'

export interface Outlook {
  readonly after: Readonly<Town>
  /** What each location will have lost. */
  readonly loss: Readonly<Record<Location, number>>
  /** Locations that stand now and will not. */
  readonly falls: readonly Location[]
  /** The spaces of the fearamid that the cube will enter, in order. */
  readonly climbs: readonly number[]
  readonly heroes: number
  /** G-T1: the enemy that will make room for the next one, and takes a piece of the Gate with it. */
  readonly leaves: Enemy | undefined
  readonly defeat: Defeat | undefined
}

export function outlookOf(view: View): Outlook {
  const events: Event[] = []
  // After the end nothing comes any more, whoever is still out.
  const attack = forecast(view.ending === undefined ? view : { ...view, left: undefined, right: undefined }, events)
  const town = { ...attack.town }
  let { defeat } = attack
  const leaves = defeat === undefined ? leavingEnemy(view) : undefined
  if (leaves !== undefined) defeat = takeDamage(town, leaves, 'gate', PARTING_DAMAGE, events)
  const loss = { farm: view.farm - town.farm, tower: view.tower - town.tower, gate: view.gate - town.gate }
  return {
    after: town,
    loss,
    falls: LOCATIONS.filter((location) => loss[location] > 0 && town[location] === 0),
    climbs: events.flatMap((event) => (event.type === 'fear-rose' ? [event.to] : [])),
    heroes: attack.heroes,
    leaves,
    defeat,
  }
}

/** G-T1, G-E1: both places are taken and another enemy is still to come. */
function leavingEnemy({ left, right, enemies, ending }: View): Enemy | undefined {
  return right !== undefined && enemies.length > 0 && ending === undefined ? left?.enemy : undefined
}

export function isQuiet({ loss, climbs, leaves }: Outlook): boolean {
  return climbs.length === 0 && leaves === undefined && LOCATIONS.every((location) => loss[location] === 0)
}
