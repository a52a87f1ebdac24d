/** What is read out of the map: a hex with all that lies there, and its neighbours. */
import { boardSize } from '../../rules/hexes'
import { hexName } from '../../rules/places'
import { HIDDEN, type View } from '../../rules/view/view'
import { counted } from '../../text/counted'
import { type Cast, playerName } from '../cast'
import { MAP_TEXT } from '../text/map'
import { counterName, fortName, terrainName } from '../words'
import { DIRECTIONS, towards } from './geometry'
import type { HexMark } from './marks'
import { type Stack, stacksIn } from './stacks'

/** `D4, forest` */
export function hexTitle(hex: number, view: View, cast: Cast): string {
  const terrain = view.hexes[hex]?.terrain
  const land = terrain === undefined ? MAP_TEXT[cast.language].faceDown : terrainName(terrain, cast)
  return `${hexName(hex)}, ${land}`
}

/** Whose it is, and what and who is there: a line each. */
export function hexLines(hex: number, view: View, cast: Cast): readonly string[] {
  const words = MAP_TEXT[cast.language]
  const here = view.hexes[hex]
  if (here === undefined) return startLines(hex, view, cast)
  const { owner, fort, income, guards } = here
  return [
    owner === undefined ? words.unowned : words.ownedBy(playerName(cast, owner)),
    ...(fort > 0 ? [fortName(fort, cast)] : []),
    ...(income === undefined ? [] : [counterName(income, cast)]),
    ...stacksIn(view, hex).map((stack) => stackLine(stack, cast)),
    ...(guards === undefined ? [] : [words.guardedBy(guards.creatures.map((one) => counterName(one, cast)))]),
    ...(view.cloud === hex ? [words.cloud] : []),
    ...(view.balloon?.hex === hex ? [words.balloon(playerName(cast, view.balloon.seat))] : []),
  ]
}

function startLines(hex: number, view: View, cast: Cast): readonly string[] {
  const setup = view.tasks.find((task) => task.type === 'setup')
  const start = setup?.starts.find((one) => one.hex === hex)
  return start === undefined ? [] : [MAP_TEXT[cast.language].startOf(playerName(cast, start.seat))]
}

function stackLine({ seat, counters, size }: Stack, cast: Cast): string {
  const words = MAP_TEXT[cast.language]
  const known = counters.filter(({ what }) => what !== HIDDEN)
  const names = counted(known.map(({ what, standing }) => `${what}/${standing}`)).map(({ what, times }) => {
    const [name = '', standing] = what.split('/')
    const called = standing === 'bluff' ? words.bluff(counterName(name, cast)) : counterName(name, cast)
    return times === 1 ? called : `${called} ×${times}`
  })
  return words.stack(playerName(cast, seat), size, names)
}

/** For whoever rests on it with the mouse. */
export function aboutHex(hex: number, view: View, cast: Cast): string {
  return [hexTitle(hex, view, cast), ...hexLines(hex, view, cast)].join('\n')
}

function neighbourLine(hex: number, view: View, cast: Cast): string {
  const { neighbours, directions } = MAP_TEXT[cast.language]
  const size = boardSize(view.players.length)
  return neighbours(
    DIRECTIONS.flatMap((direction) => {
      const there = towards(hex, direction, size)
      return there === undefined ? [] : [`${directions[direction]} ${hexTitle(there, view, cast)}`]
    }),
  )
}

/** All of it in one go, what can be done there first. */
export function hexLabel(hex: number, view: View, cast: Cast, mark: HexMark | undefined): string {
  const words = MAP_TEXT[cast.language]
  return [
    hexTitle(hex, view, cast),
    ...(mark?.target === undefined ? [] : [mark.target]),
    ...(mark?.note === undefined ? [] : [mark.note]),
    ...(mark?.hinted === true ? [words.hinted] : []),
    ...hexLines(hex, view, cast),
    neighbourLine(hex, view, cast),
  ].join('. ')
}
