/**
 * Golden games: whole matches as text that people can read and review. When the rules change, the diff of these
 * files shows what changed. They hold every secret of the match.
 *
 *     game: kingdoms
 *     rules: 1
 *     seats: 2
 *     options: {"edition":"2011"}
 *     chance: fast some-seed
 *
 *     = 6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:dragon 2011
 *         Epoch 1 begins; A starts.
 *
 *     1 A 2c3
 *         A places a castle of rank 2 on c3.
 *
 *     outcome: {"ending":"third-epoch","scores":[71,64],"winners":[0]}
 *     digest: 5feceb66…
 */
import type { GameEvent, Seat } from '../game'
import { canonicalJson } from '../json'
import { type ChanceSpec, Match, openChance } from '../match'
import { checkSetup, isProblem, type MatchRecord, replay, writeRecord } from '../record'
import { type Room, wordsFor } from '../room'
import { explainProblem } from '../text/record'

/** What is needed to play a golden game again. */
export interface Golden {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: unknown
  readonly chance: ChanceSpec
  /** Each with its seat and in the notation of the game. */
  readonly actions: readonly { readonly seat: Seat; readonly text: string }[]
}

/** What is wrong with a golden game, as a sentence for whoever changes the rules. */
export interface GoldenProblem {
  readonly problem: string
}

/**
 * The match of a record from the game's own set-up, with the position after every event that is a milestone. Throws if
 * the record does not hold what it says.
 */
export function writeGolden<State, Action, View, Options, Event extends GameEvent>(
  room: Room<State, Action, View, Options, Event>,
  record: MatchRecord,
  isMilestone: (event: Event) => boolean,
): string {
  // A record may be of any game, so `replay` takes games without their types.
  const replayed = replay(record, (id) => (id === room.game.id ? (room as unknown as Room).game : undefined))
  if (isProblem(replayed)) throw new Error(explainProblem(replayed, 'en'))
  if (record.start !== undefined) throw new Error('A golden game starts from the set-up of its game.')
  const { options, chance, seats, actions, end } = record
  return [
    `game: ${record.game}`,
    `rules: ${record.rules}`,
    `seats: ${seats}`,
    `options: ${canonicalJson(options)}`,
    `chance: ${chance.kind} ${chance.seed}`,
    '',
    ...tell(room, options as Options, seats, chance, actions as readonly { seat: Seat; action: Action }[], isMilestone),
    `outcome: ${end.outcome === undefined ? 'none' : canonicalJson(end.outcome)}`,
    `digest: ${end.digest}`,
    '',
  ].join('\n')
}

/** Every action with all that it led to, and the position at milestones and at the end. */
function tell<State, Action, View, Options, Event extends GameEvent>(
  room: Room<State, Action, View, Options, Event>,
  options: Options,
  seats: number,
  spec: ChanceSpec,
  actions: readonly { readonly seat: Seat; readonly action: Action }[],
  isMilestone: (event: Event) => boolean,
): string[] {
  const { game, notation } = room
  const words = wordsFor(room, 'en', options)
  const names = Array.from({ length: seats }, (_, seat) => letterOf(seat))
  const source = openChance(spec)
  const story = (events: readonly Event[]) =>
    events.flatMap((event) => words.story(event, names)).map((line) => `    ${line}`)
  const events: Event[] = []
  const state = game.setup(options, seats, source.at(0), events)
  const lines = [`= ${notation.writePosition(state)}`, ...story(events), '']
  for (const [i, { seat, action }] of actions.entries()) {
    events.length = 0
    game.apply(state, seat, action, source.at(i + 1), events)
    lines.push(`${i + 1} ${letterOf(seat)} ${notation.writeAction(action)}`, ...story(events))
    if (events.some(isMilestone) || i + 1 === actions.length) lines.push('', `= ${notation.writePosition(state)}`, '')
  }
  return lines
}

function letterOf(seat: Seat): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat)
}

/** The header and the actions of a golden game; what its story tells is not read. */
export function readGolden(text: string): Golden | GoldenProblem {
  const lines = text.split('\n')
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const [, kind, seed] = /^(keyed|fast) (.+)$/.exec(field('chance') ?? '') ?? []
  const game = field('game')
  if (game === undefined || seed === undefined) return { problem: 'This is not a golden game.' }
  const options = parseJson(field('options') ?? '')
  if (options === undefined) return { problem: 'The options of this golden game are not JSON.' }
  return {
    game,
    rules: Number(field('rules')),
    seats: Number(field('seats')),
    options,
    chance: { kind: kind === 'keyed' ? 'keyed' : 'fast', seed },
    actions: lines.flatMap((line) => {
      const [, letter, action] = /^\d+ ([A-Z]) (.+)$/.exec(line) ?? []
      return letter === undefined || action === undefined
        ? []
        : [{ seat: letter.charCodeAt(0) - 'A'.charCodeAt(0), text: action }]
    }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Plays a golden game again by the rules of today: its record, or where it breaks. */
export function playGolden<State, Action, View, Options, Event extends GameEvent>(
  room: Room<State, Action, View, Options, Event>,
  golden: Golden,
): MatchRecord | GoldenProblem {
  if (golden.game !== room.game.id) return { problem: `This is a golden game of ${golden.game}.` }
  const { rulesVersion } = room.game
  if (golden.rules !== rulesVersion) {
    return { problem: `This golden game is of version ${golden.rules} of the rules, not ${rulesVersion}.` }
  }
  const setup = checkSetup(room.game, golden)
  if (isProblem(setup)) return { problem: explainProblem(setup, 'en') }
  const match = new Match(room.game, setup)
  for (const [i, { seat, text }] of golden.actions.entries()) {
    const action = room.notation.parseAction(text)
    if (action === undefined) return { problem: `Action ${i + 1} is not an action: ${text}` }
    const refusal = match.act(seat, action)
    if (refusal !== undefined) return { problem: `Action ${i + 1} is against ${refusal.clause}: ${refusal.reason}` }
  }
  return writeRecord(match)
}
