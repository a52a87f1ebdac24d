/** How English sentences name counters, hexes, players and numbers. */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { joinedBy } from '@crownlands/core/text/typesetting'
import { type Edition, FORTS } from '../content'
import { hexName } from '../rules/places'
import type { Side } from '../rules/tasks'
import { counted } from './counted'
import { isNamed, nameIn } from './names'
import { namesEn } from './names.en'

export const series = joinedBy('and')

const OTHER_NAMES: Readonly<Record<string, string>> = {
  fort: 'fort',
  building: 'city or village',
  income: 'income counter',
  hidden: 'face-down counter',
}

/** `Genie`, `fort`; in 2010 some are called otherwise (KT-E3). */
export function nameOf(what: string | number | undefined, edition: Edition): string {
  const key = String(what)
  return isNamed(key) ? nameIn(namesEn, edition, key) : (OTHER_NAMES[key] ?? '')
}

/** Names that stand alone. */
const WITHOUT_ARTICLE = ['assassin_primus', 'baron_munchausen', 'dispel_magic', 'ghaog_ii', 'sir_lance_a_lot']

/** `the Genie`, `Baron Munchausen` */
export function the(what: string | number | undefined, edition: Edition): string {
  return WITHOUT_ARTICLE.includes(String(what)) ? nameOf(what, edition) : `the ${nameOf(what, edition)}`
}

/** One, although it looks like several. */
const SINGULAR = ['Camel Corps', 'Cyclops', 'Pegasus', 'Swamp Gas', 'Walrus']

/** What counters are called in one edition (KT-E3), for sentences that know no view. */
export interface Nouns {
  /** `Genie` */
  readonly nameOf: (what: string | number | undefined) => string
  /** `the Genie` */
  readonly the: (what: string | number | undefined) => string
  /** The verb for one or for several: the Elves are several. */
  readonly verb: (what: string | number | undefined, one: string, more: string) => string
  /** `Genie, Goblins ×2` */
  readonly list: (things: readonly string[]) => string
}

export function nounsIn(edition: Edition): Nouns {
  const name = (what: string | number | undefined) => nameOf(what, edition)
  return {
    nameOf: name,
    the: (what) => the(what, edition),
    verb: (what, one, more) => (/(?:s|men)$/i.test(name(what)) && !SINGULAR.includes(name(what)) ? more : one),
    list: (things) =>
      counted(things)
        .map(({ what, times }) => (times === 1 ? name(what) : `${name(what)} ×${times}`))
        .join(', '),
  }
}

export function terrain(of: string | number | undefined): string {
  return (namesEn.terrains as Readonly<Record<string, string>>)[String(of)] ?? ''
}

/** `D4` */
export function hex(of: string | number | undefined): string {
  return hexName(Number(of))
}

/** `Tower` */
export function fort(level: number): string {
  const key = at(FORTS, level)
  return key === 'none' ? '' : namesEn.forts[key]
}

/** Where names of players are not known: `player 2`. */
export function player(seat: string | number | undefined): string {
  return `player ${Number(seat) + 1}`
}

export function side(of: Side): string {
  return of === 'neutral' ? 'the defenders' : player(of)
}

/** By the names of the players. */
export function naming(names: readonly string[]): {
  readonly name: (seat: Seat) => string
  readonly sideName: (side: Side) => string
} {
  const name = (seat: Seat) => names[seat] ?? player(seat)
  return { name, sideName: (of) => (of === 'neutral' ? 'the defenders' : name(of)) }
}

export function plural(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}
