/** What everything is called, in both languages and by edition. Names carry no rules: those are in `content.ts`. */
import type { Language } from '@crownlands/core/room'
import type { ArmyCounter, Edition, FORTS, Terrain, Thing } from '../content'
import { namesEn } from './names.en'
import { namesFr } from './names.fr'

type Fort = Exclude<(typeof FORTS)[number], 'none'>

/** A Thing or a character. */
export type Named = Thing | ArmyCounter

export interface Names {
  readonly counters: Readonly<Record<Named, string>>
  readonly forts: Readonly<Record<Fort, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  /** KT-C15 */
  readonly cloud: string
  /** KT-E3: what is called something else in this edition. */
  readonly in2010: Readonly<Partial<Record<Named, string>>>
}

export const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr }

/** What a counter is called in an edition. */
export function nameIn({ counters, in2010 }: Names, edition: Edition, what: Named): string {
  return (edition === '2010' ? in2010[what] : undefined) ?? counters[what]
}
