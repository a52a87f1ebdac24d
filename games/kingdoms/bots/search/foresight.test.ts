/** What can be expected of an epoch: what is sure is by the rules, and nobody is expected more of for the seat's number. */
import { FastChance } from '@crownlands/core/chance-fast'
import { type Network, readNetwork } from '@crownlands/core/network'
import { describe, expect, it } from 'vitest'
import { castleOf, EMPTY, RANKS, type Space } from '../../content'
import { kingdoms } from '../../game'
import { explainLine, LINES } from '../../rules/scoring'
import type { Options, State } from '../../rules/state'
import { STANDARD } from '../../testing/positions'
import { playVariedGame } from '../../testing/random-games'
import { type Outlook, outlookFor, outlooksFor, VALUES } from '../learned/values'
import { FORESIGHT, type Foresight, foresightFor, HAND_SHAPE, PART_SHAPE } from './foresight'
import { KingdomsModel } from './model'
import { Position } from './position'
import { GOLD, Teller } from './told'

const SEATS = 4
const KNOWN = FORESIGHT[SEATS]
const OUTLOOKS = outlooksFor(VALUES, STANDARD, SEATS)

/** Hears nothing: so only what is sure is left. */
class Silent extends Teller {
  protected hearPart(): void {}
  protected hearPartOf(): void {}
  protected hearHand(): void {}
}

/** Reads every part anew. */
class Thorough extends Teller {
  readonly #parts: Network
  readonly #hands: Network

  constructor() {
    super(SEATS)
    this.#parts = readNetwork(PART_SHAPE, KNOWN?.parts ?? '')
    this.#hands = readNetwork(HAND_SHAPE, KNOWN?.hands ?? '')
  }

  protected hearPart(): void {}

  protected hearPartOf(seat: number, input: Float32Array): void {
    this.wealth[seat] = (this.wealth[seat] as number) + this.#parts.evaluate(input)
  }

  protected hearHand(seat: number, input: Float32Array): void {
    this.wealth[seat] = (this.wealth[seat] as number) + this.#hands.evaluate(input)
  }
}

/** Positions of a game between turns. */
function positionsOf(options: Options, seed: string): State[] {
  const positions: State[] = []
  playVariedGame(options, SEATS, seed, (state) => {
    if (!state.over && state.drawn === undefined) positions.push(kingdoms.clone(state))
  })
  return positions
}

function read(state: State): Position {
  const position = new Position(state.options, state.players.length, OUTLOOKS.policy)
  position.read(state)
  return position
}

function outlookOn({ options, epoch }: State): Outlook {
  return outlookFor(OUTLOOKS, options, 3 - epoch)
}

function foresight(): Foresight {
  const found = foresightFor(KNOWN, STANDARD, SEATS)
  if (found === undefined) throw new Error('nothing is known')
  return found
}

function standingIn(state: State): number[] {
  const into = new Float64Array(SEATS)
  foresight().standing(read(state), outlookOn(state), into)
  return [...into]
}

const next = (seat: number) => (seat + 1) % SEATS
/** By castle, the same one of the next seat. */
const AFTER = new Map<Space, Space>(
  RANKS.flatMap((rank) =>
    Array.from({ length: SEATS }, (_, seat) => [castleOf(seat, rank), castleOf(next(seat), rank)]),
  ),
)

/** Everybody one seat further. */
function passedOn(state: State): State {
  return {
    ...state,
    board: state.board.map((piece) => AFTER.get(piece) ?? piece),
    players: state.players.map((_, seat) => ({ ...(state.players.at(seat - 1) as State['players'][number]) })),
    turn: next(state.turn),
  }
}

it.each([STANDARD, { ...STANDARD, scoreAsYouGo: true }])(
  'K-P7: gold, and what parts without an empty space will pay, is sure (%o)',
  (options) => {
    const teller = new Silent(SEATS)
    let paid = 0
    for (const state of positionsOf(options, 'sure')) {
      teller.tell(read(state), outlookOn(state))
      const sure = state.players.map(({ gold }) => gold)
      for (const line of LINES) {
        // K-V3: full lines are paid already.
        if (options.scoreAsYouGo && line.spaces.every((space) => state.board[space] !== EMPTY)) continue
        for (const { spaces, gains } of explainLine(state.board, line)) {
          if (spaces.some((space) => state.board[space] === EMPTY)) continue
          for (const { seat, gold } of gains) sure[seat] = (sure[seat] ?? 0) + gold
          paid += gains.length
        }
      }
      expect([...teller.wealth].map((tens) => Math.round(GOLD * tens))).toEqual(sure)
    }
    expect(paid).toBeGreaterThan(5)
  },
)

it('says the same of a part whether it is read anew or by how it differs from seat to seat', () => {
  const [quick, thorough] = [foresight(), new Thorough()]
  for (const state of positionsOf(STANDARD, 'thorough')) {
    quick.tell(read(state), outlookOn(state))
    thorough.tell(read(state), outlookOn(state))
    for (let seat = 0; seat < SEATS; seat++) {
      expect(quick.wealth[seat]).toBeCloseTo(thorough.wealth[seat] as number, 3)
    }
  }
})

it('expects the same for everybody when all sit one seat further', () => {
  for (const state of positionsOf(STANDARD, 'passed on')) {
    const shares = standingIn(state)
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
    standingIn(passedOn(state)).forEach((share, seat) => {
      expect(share).toBeCloseTo(shares.at(seat - 1) ?? 0, 3)
    })
  }
})

it('expects more of whoever has more gold, and on average of whoever has the castle of rank 4 still in hand', () => {
  let [gained, counted] = [0, 0]
  for (const state of positionsOf(STANDARD, 'more')) {
    const before = standingIn(state)[2] ?? 0
    const richer = kingdoms.clone(state)
    ;(richer.players[2] as State['players'][number]).gold += 20
    expect(standingIn(richer)[2]).toBeGreaterThan(before)
    const stronger = kingdoms.clone(state)
    const { castles } = stronger.players[2] as State['players'][number]
    if (castles[3] !== 0) continue
    castles[3] = 1
    gained += (standingIn(stronger)[2] ?? 0) - before
    counted++
  }
  expect(counted).toBeGreaterThan(10)
  expect(gained / counted).toBeGreaterThan(0.005)
})

describe('is not there', () => {
  it('K-V1, K-V2: where it was not learned', () => {
    expect(foresightFor(KNOWN, { ...STANDARD, noLuck: true }, SEATS)).toBeUndefined()
    expect(foresightFor(KNOWN, { ...STANDARD, lastCastle: true }, SEATS)).toBeUndefined()
    expect(foresightFor(undefined, STANDARD, SEATS)).toBeUndefined()
  })
})

it('a try-out with foresight comes to the end of the epoch too, and to a mean of what both say', () => {
  let foreseen = 0
  for (const state of positionsOf(STANDARD, 'mean')) {
    const [withIt, without] = [foresight(), undefined].map((known) => {
      const model = new KingdomsModel(OUTLOOKS, known, kingdoms.view(state, state.turn), state.turn)
      const chance = new FastChance('mean').at(0)
      model.imagine(chance)
      model.playOut(chance)
      expect(model.seatToAct()).toBeUndefined()
      return [...Array.from(model.evaluate())]
    })
    for (const value of withIt ?? []) expect(value >= 0 && value <= 1).toBe(true)
    // A round, and then so few spaces that tries alone count.
    if (state.empty.length <= SEATS + 6) expect(withIt).toEqual(without)
    else {
      expect(withIt).not.toEqual(without)
      foreseen++
    }
  }
  expect(foreseen).toBeGreaterThan(10)
})
