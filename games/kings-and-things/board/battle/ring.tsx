/** Three or four sides in a ring: an arrow from each to the one it attacks (KT-B21). Ornament: the words stand on the sides. */
import { type Cast, sideColour } from '../cast'
import css from './ring.module.css'
import { knownTarget, type Scene } from './scene'

/** Where sides lie, in hundredths of the field, by how many there are: as the style sheet lays them. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [25, 25],
    [75, 25],
    [50, 75],
  ],
  4: [
    [25, 25],
    [75, 25],
    [25, 75],
    [75, 75],
  ],
}

export function Ring({ scene, cast }: { readonly scene: Scene; readonly cast: Cast }) {
  const places = PLACES[scene.sides.length] ?? []
  return (
    <svg className={css.ring} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {scene.sides.map((side, i) => {
        const target = scene.sides.findIndex((other) => other.side === knownTarget(side))
        const [from, to] = [places[i], places[target]]
        if (from === undefined || to === undefined) return null
        // Two that attack each other have two arrows side by side.
        const [dx, dy] = [(from[1] - to[1]) / 25, (to[0] - from[0]) / 25]
        return (
          <line
            key={side.side}
            x1={from[0] + dx}
            y1={from[1] + dy}
            x2={to[0] + dx}
            y2={to[1] + dy}
            stroke={sideColour(cast, side.side)}
          />
        )
      })}
    </svg>
  )
}
