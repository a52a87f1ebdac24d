/** How French sentences name counters, hexes, players and numbers. */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { joinedBy } from '@crownlands/core/text/typesetting'
import { type Edition, FORTS } from '../content'
import { hexName } from '../rules/places'
import type { Side } from '../rules/tasks'
import { counted } from './counted'
import { isNamed, nameIn } from './names'
import { articlesFr, namesFr } from './names.fr'

export const series = joinedBy('et')

const OTHERS_WITH_ARTICLE: Readonly<Record<string, string>> = {
  fort: 'le fort',
  building: 'la cité ou le village',
  income: 'le pion de revenu',
  hidden: 'le pion caché',
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  fort: 'fort',
  building: 'cité ou village',
  income: 'pion de revenu',
  hidden: 'pion caché',
}

/** `Génie`, `fort`; in 2010 some are called otherwise (KT-E3). */
export function nameOf(what: string | number | undefined, edition: Edition): string {
  const key = String(what)
  return isNamed(key) ? nameIn(namesFr, edition, key) : (OTHER_NAMES[key] ?? '')
}

/** `le Génie`, `les Elfes` */
export function the(what: string | number | undefined, edition: Edition): string {
  const key = String(what)
  return isNamed(key) ? nameIn(articlesFr, edition, key) : (OTHERS_WITH_ARTICLE[key] ?? '')
}

/** `du Génie`, `des Elfes`, `d’Anna` */
export function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`
  if (name.startsWith('les ')) return `des ${name.slice(4)}`
  return /^[aeiouyâàéèêîôùh]/i.test(name) && !name.startsWith('l’') ? `d’${name}` : `de ${name}`
}

/** `au Génie`, `aux Elfes` */
export function a(name: string): string {
  if (name.startsWith('le ')) return `au ${name.slice(3)}`
  return name.startsWith('les ') ? `aux ${name.slice(4)}` : `à ${name}`
}

/** What counters are called in one edition (KT-E3), for sentences that know no view. */
export interface Nouns {
  /** `Génie` */
  readonly nameOf: (what: string | number | undefined) => string
  /** `le Génie` */
  readonly the: (what: string | number | undefined) => string
  /** The verb for one or for several: `les Elfes` are several. */
  readonly verb: (what: string | number | undefined, one: string, more: string) => string
  /** `Génie, Gobelins ×2` */
  readonly list: (things: readonly string[]) => string
}

export function nounsIn(edition: Edition): Nouns {
  const name = (what: string | number | undefined) => nameOf(what, edition)
  return {
    nameOf: name,
    the: (what) => the(what, edition),
    verb: (what, one, more) => (the(what, edition).startsWith('les ') ? more : one),
    list: (things) =>
      counted(things)
        .map(({ what, times }) => (times === 1 ? name(what) : `${name(what)} ×${times}`))
        .join(', '),
  }
}

/** `la forêt` */
export function terrain(of: string | number | undefined): string {
  return (articlesFr.terrains as Readonly<Record<string, string>>)[String(of)] ?? ''
}

/** `D4` */
export function hex(of: string | number | undefined): string {
  return hexName(Number(of))
}

/** `la Tour` */
export function theFort(level: number): string {
  const key = at(FORTS, level)
  return key === 'none' ? '' : articlesFr.forts[key]
}

/** `Tour` */
export function fort(level: number): string {
  const key = at(FORTS, level)
  return key === 'none' ? '' : namesFr.forts[key]
}

/** Where names of players are not known: `le joueur 2`. */
export function player(seat: string | number | undefined): string {
  return `le joueur ${Number(seat) + 1}`
}

export function side(of: Side): string {
  return of === 'neutral' ? 'les défenseurs' : player(of)
}

/** By the names of the players. */
export function naming(names: readonly string[]): {
  readonly name: (seat: Seat) => string
  readonly sideName: (side: Side) => string
} {
  const name = (seat: Seat) => names[seat] ?? player(seat)
  return { name, sideName: (of) => (of === 'neutral' ? 'les défenseurs' : name(of)) }
}

export function plural(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count < 2 ? one : more}`
}

/** `5 pièces d’or` */
export function coins(gold: number): string {
  return `${plural(gold, 'pièce')} d’or`
}
