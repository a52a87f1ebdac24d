import { suspicious } from '@crownlands/core/testing/statistics'
import { TILES, type Tile, tileSet } from '../content'

/** Whether tiles that came up so often were picked from this list with equal chances: by Pearson's chi-square. */
export function looksFair(counts: ReadonlyMap<Tile, number>, list: readonly Tile[] = tileSet('2011')): boolean {
  const draws = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const kinds = TILES.filter((tile) => list.includes(tile))
  if ([...counts.keys()].some((tile) => !kinds.includes(tile))) return false
  const distance = kinds.reduce((sum, kind) => {
    const expected = (draws * list.filter((tile) => tile === kind).length) / list.length
    return sum + ((counts.get(kind) ?? 0) - expected) ** 2 / expected
  }, 0)
  return distance < suspicious(kinds.length)
}

export function countTiles(draws: number, draw: (i: number) => Tile | undefined): Map<Tile, number> {
  const counts = new Map<Tile, number>()
  for (let i = 0; i < draws; i++) {
    const tile = draw(i)
    if (tile !== undefined) counts.set(tile, (counts.get(tile) ?? 0) + 1)
  }
  return counts
}
