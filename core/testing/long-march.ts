/**
 * Long March, a game made up to test long matches with: as many actions as one likes, on a map of 37 hexes. In a turn
 * soldiers are sent into hexes, one after the other; now and then a die decides how many arrive.
 */
import { type Chance, pick } from '../chance'
import { FastChance } from '../chance-fast'
import type { Game, GameEvent, Outcome, Refusal, Seat, Viewer } from '../game'
import { Match } from '../match'
import { flag, type Infer, integer, mutableList, mutableObject, object, oneOf, variants, withDefault } from '../schema'
import { refuseAtTable } from '../table'

const HEXES = 37
/** The last hexes of the map, where a die is rolled. */
const WILD = 32
const MARCHES_A_TURN = 12

const optionsSchema = object({ length: withDefault(integer(1, 1_000_000), 10_000) })
type Options = Infer<typeof optionsSchema>

const hex = integer(0, HEXES - 1)
const seat = integer(0, 1)
const stateSchema = mutableObject({
  options: optionsSchema,
  /** By hex, by seat. */
  armies: mutableList(mutableList(integer(0), { min: 2, max: 2 }), { min: HEXES, max: HEXES }),
  turn: seat,
  /** In this turn, and in all. */
  marches: integer(0, MARCHES_A_TURN),
  actions: integer(0),
  over: flag(),
})
type State = Infer<typeof stateSchema>

const actionSchema = variants(object({ type: oneOf(['march']), hex }), object({ type: oneOf(['done']) }))
type Action = Infer<typeof actionSchema>
const DONE: Action = { type: 'done' }
const MARCHES: readonly Action[] = Array.from({ length: HEXES }, (_, to) => ({ type: 'march', hex: to }))

const eventSchema = variants(
  object({ type: oneOf(['marched']), seat, hex, arrived: integer(0, 6) }),
  object({ type: oneOf(['turn-ended']), seat }),
)
type Event = Infer<typeof eventSchema>

function refuse(state: State, action: Action): Refusal | undefined {
  if (action.type === 'done' || state.marches < MARCHES_A_TURN) return undefined
  return { clause: 'L-M1', reason: 'no-more-marches' }
}

function apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  state.actions++
  if (action.type === 'march') {
    const arrived = action.hex < WILD ? 1 : chance.below(6) + 1
    const army = state.armies[action.hex]
    if (army !== undefined) army[seat] = (army[seat] ?? 0) + arrived
    state.marches++
    events?.push({ type: 'marched', seat, hex: action.hex, arrived })
  } else {
    state.marches = 0
    state.turn = 1 - seat
    events?.push({ type: 'turn-ended', seat })
  }
  state.over = state.actions >= state.options.length && action.type === 'done'
}

function clone(state: State): State {
  const { options, armies, turn, marches, actions, over } = state
  return { options, armies: armies.map((army) => army.slice()), turn, marches, actions, over }
}

function outcome({ armies, over }: State): Outcome | undefined {
  if (!over) return undefined
  const scores = [0, 1].map((seat) => armies.reduce((sum, army) => sum + (army[seat] ?? 0), 0))
  const best = Math.max(...scores)
  return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores, ending: 'marched-enough' }
}

const viewSchema = mutableObject({ ...stateSchema.fields, viewer: oneOf<Viewer>([0, 1, 'spectator']) })
type View = Infer<typeof viewSchema>

export const longMarch: Game<State, Action, View, Options, Event> = {
  id: 'long-march',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: optionsSchema,
  schemas: { state: stateSchema, action: actionSchema, view: viewSchema, event: eventSchema },
  endings: ['marched-enough'],
  setup: (options) => ({
    options,
    armies: Array.from({ length: HEXES }, () => [0, 0]),
    turn: 0,
    marches: 0,
    actions: 0,
    over: false,
  }),
  setupOf: ({ options }) => ({ seats: 2, options }),
  toAct: ({ turn, over }) => (over ? [] : [turn]),
  legalActions: (state, seat) => {
    if (state.over || seat !== state.turn) return []
    return state.marches < MARCHES_A_TURN ? [...MARCHES, DONE] : [DONE]
  },
  check: (state, seat, action) => refuseAtTable(longMarch, state, seat, action) ?? refuse(state, action as Action),
  endsTurn: ({ type }) => type === 'turn-ended',
  closing: DONE,
  apply,
  outcome,
  view: (state, viewer) => ({ ...clone(state), viewer }),
  viewEvent: (event) => event,
  imagine: ({ viewer: _, ...state }) => clone(state),
  clone,
  audit: () => undefined,
}

/** A match that is played at random until so many actions are final, and is not over. */
export function marchedAtRandom(length: number): Match<unknown, unknown, unknown, unknown, GameEvent> {
  const chance = { kind: 'keyed', seed: 'a long match' } as const
  const match = new Match(longMarch as unknown as Game, { seats: 2, options: { length: 2 * length }, chance })
  const dice = new FastChance('dice').at(0)
  while (match.finalLength < length) {
    const [seat = 0] = match.toAct()
    match.act(seat, pick(match.legalActions(seat), dice))
  }
  return match
}
