/** What a scoring has to tell, in a form that reads the same in every language. */
import { LOCATIONS } from '../content'
import type { Scored, Standing } from '../rules/state'

/** `4 + 4→6 + 1 = 11 (KG-X6)`: where a tile does not count what is printed on it, both are told. */
export function sumOf({ tiles, total }: Standing): string {
  const terms = tiles.map(({ printed, counts }) => (counts === printed ? `${printed}` : `${printed}→${counts}`))
  const guildmaster = tiles.some(({ clauses }) => clauses.includes('KG-X6')) ? ' (KG-X6)' : ''
  return `${terms.join(' + ')}${terms.length > 1 ? ` = ${total}` : ''}${guildmaster}`
}

/** KG-P2: the numbers on the location that are paid here. */
export function prizesOf({ location, players }: Scored): number[] {
  const { vp } = LOCATIONS[location - 1] ?? { vp: [] }
  return vp.slice(0, players.length === 3 ? 2 : 3).filter((prize) => prize > 0)
}

/** Those with the same total, if it is of any account who comes first: from the first to the last of them. */
export function tiesOf({ standings, tourney }: Scored): Standing[][] {
  const groups = new Map<string, Standing[]>()
  for (const standing of standings) {
    const key = `${standing.total} ${standing.rank === undefined}`
    groups.set(key, [...(groups.get(key) ?? []), standing])
  }
  return [...groups.values()].filter((group) => {
    const seats = new Set(group.map(({ seat }) => seat))
    return seats.size > 1 && (tourney !== undefined || group.some(({ rank }) => rank !== undefined))
  })
}

/** KG-P6: the VP that the reader may know. */
export function knownVp({ players }: Scored): { readonly seat: number; readonly vp: number }[] {
  return players.flatMap(({ vp }, seat) => (vp === undefined ? [] : [{ seat, vp }]))
}
