/** The games that were played to the end on this device: results by game, level and number of seats. Pure. */
import {
  type Infer,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
  withDefault,
  withDefaults,
} from '@crownlands/core/schema'

const entrySchema = object({
  table: text(100),
  game: text(40),
  /** When it ended, in milliseconds since 1970. */
  at: integer(0),
  seats: integer(1, 8),
  /** A temperament, or the value of the option that is the game's level. */
  level: optional(text(40)),
  /** Undefined: several people around one device. */
  result: optional(oneOf(['won', 'shared', 'lost'])),
  score: integer(),
  /** What was done for once, by the names that the room gives. */
  feats: withDefault(list(text(40)), []),
})
export type PlayedGame = Infer<typeof entrySchema>

const historySchema = object({
  version: withDefault(oneOf([1]), 1),
  games: withDefault(list(entrySchema), []),
})
/** The oldest first. */
export type History = readonly PlayedGame[]

/** More than anybody plays on one device in years; the oldest go. */
const MOST = 2000

export function readHistory(stored: string | null): History {
  const read = withDefaults(historySchema, parsed(stored))
  return 'value' in read ? read.value.games : []
}

export function writeHistory(history: History): string {
  return JSON.stringify({ version: 1, games: history })
}

function parsed(stored: string | null): unknown {
  try {
    return stored === null ? {} : JSON.parse(stored)
  } catch {
    return {}
  }
}

/** Each table counts once, however often its end is looked at. */
export function withGame(history: History, game: PlayedGame): History {
  if (history.some(({ table }) => table === game.table)) return history
  return [...history, game].toSorted((a, b) => a.at - b.at).slice(-MOST)
}

export interface Tally {
  readonly games: number
  readonly won: number
  readonly shared: number
  /** How many were won in a row, up to the last. */
  readonly streak: number
  readonly longest: number
  readonly best: number | undefined
}

/** Of the games that had a result to somebody. */
export function tallyOf(history: History): Tally {
  const own = history.filter(({ result }) => result !== undefined)
  let [streak, longest] = [0, 0]
  for (const { result } of own) {
    streak = result === 'won' ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return {
    games: own.length,
    won: own.filter(({ result }) => result === 'won').length,
    shared: own.filter(({ result }) => result === 'shared').length,
    streak,
    longest,
    best: own.length === 0 ? undefined : Math.max(...own.map(({ score }) => score)),
  }
}

export type Kind = Pick<PlayedGame, 'game' | 'seats' | 'level'>

/** Games of the same kind: as many seats, and as hard. */
export function ofKind(history: History, { game, seats, level }: Kind): History {
  return history.filter((one) => one.game === game && one.seats === seats && one.level === level)
}

/** The kinds of a game that were played, those played last first. */
export function kindsOf(history: History, game: string): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { seats, level, ...one } of history.toReversed()) {
    if (one.game === game) kinds.set(`${seats} ${level}`, kinds.get(`${seats} ${level}`) ?? { game, seats, level })
  }
  return [...kinds.values()]
}

/** Every feat of a game with when it was first done. */
export function featsOf(history: History, game: string): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const one of history) {
    if (one.game !== game) continue
    for (const feat of one.feats) if (!first.has(feat)) first.set(feat, one.at)
  }
  return first
}
