/** What everything is called, in both languages and by edition. Names carry no rules: those are in `content.ts`. */
import { type ArmyCounter, type Edition, type FORTS, isCharacter, type Terrain, THINGS, type Thing } from '../content'

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

/** What a counter is called in an edition. */
export function nameIn(
  { counters, in2010 }: Pick<Names, 'counters' | 'in2010'>,
  edition: Edition,
  what: Named,
): string {
  return (edition === '2010' ? in2010[what] : undefined) ?? counters[what]
}

export function isNamed(what: string): what is Named {
  return isCharacter(what) || NAMED.has(what)
}

const NAMED = new Set<string>(THINGS)
