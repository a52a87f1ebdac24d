/** The map as text: hexes in columns from A to G, each column half a hex lower or higher than the next. */
import { at } from '@crownlands/core/lists'
import type { Terrain } from '../content'
import { PLACES } from '../rules/hexes'
import { goldOf } from '../rules/phases/income'
import { hexName } from '../rules/places'
import { seenState } from '../rules/view/seen-state'
import type { SeenHex, View } from '../rules/view/view'

export interface MapWords {
  /** Seven letters at most. */
  readonly land: Readonly<Record<Terrain, string>>
  /** What a fort is drawn as, by level. */
  readonly fortLetters: readonly string[]
  readonly legend: readonly string[]
  /** Where somebody may start. */
  readonly unknown: string
}

const WIDTH = 11
/** Lines from one hex to the next below it: half of them is the step from column to column. */
const HEIGHT = 4

export function drawMap(view: View, size: number, words: MapWords): string[] {
  const places = PLACES.slice(0, size)
  const left = Math.min(...places.map(({ q }) => q))
  const top = Math.min(...places.map(({ q, r }) => HEIGHT * r + (HEIGHT / 2) * q))
  const lines: string[][] = []
  places.forEach(({ q, r }, hex) => {
    const line = HEIGHT * r + (HEIGHT / 2) * q - top
    cellOf(view, hex, words).forEach((text, i) => {
      const row = lines[line + i] ?? []
      row[q - left] = text
      lines[line + i] = row
    })
  })
  const width = places.reduce((most, { q }) => Math.max(most, q - left + 1), 0)
  const drawn = Array.from(lines, (row) =>
    Array.from({ length: width }, (_, column) => (row?.[column] ?? '').padEnd(WIDTH))
      .join('')
      .trimEnd(),
  )
  while (drawn.at(-1) === '') drawn.pop()
  return [...drawn.map((line) => (line === '' ? '' : `  ${line}`)), '', ...words.legend.map((line) => `  ${line}`)]
}

/** Its name and terrain; its owner, fort and income; who is in it. */
function cellOf(view: View, place: number, words: MapWords): readonly string[] {
  const hex = view.hexes[place]
  if (hex === undefined) {
    const setup = view.tasks.find((task) => task.type === 'setup')
    const start = setup?.starts.find((one) => one.hex === place)
    return [`${hexName(place)} ${words.unknown}`, start === undefined ? '' : String(start.seat + 1)]
  }
  const { owner, fort, income } = hex
  const gold = income === undefined || owner === undefined ? 0 : goldOf(seenState(view), owner, income)
  const holdings = [
    ...(owner === undefined ? [] : [String(owner + 1)]),
    ...(fort > 0 ? [at(words.fortLetters, fort)] : []),
    ...(gold > 0 ? [`+${gold}`] : []),
    ...(view.cloud === place ? ['☁'] : []),
  ]
  return [`${hexName(place)} ${words.land[hex.terrain]}`, holdings.join(' '), stacksIn(view, hex, place)]
}

/** `1×5 2×3`, or with more than two only who: `1·2·3`; `!4`: four defenders. */
function stacksIn(view: View, { armies, guards }: SeenHex, place: number): string {
  const sizes = view.players.map((_, seat) => {
    const army = armies.find((one) => one.seat === seat)
    const characters = view.pool.filter((counter) => counter.at?.hex === place && counter.at.seat === seat)
    return (army?.down.length ?? 0) + (army?.up.length ?? 0) + characters.length
  })
  const present = sizes.flatMap((size, seat) => (size > 0 ? [{ seat, size }] : []))
  const stacks =
    present.length > 2
      ? present.map(({ seat }) => seat + 1).join('·')
      : present.map(({ seat, size }) => `${seat + 1}×${size}`).join(' ')
  return [stacks, ...(guards === undefined ? [] : [`!${guards.creatures.length}`])]
    .filter((part) => part !== '')
    .join(' ')
}
