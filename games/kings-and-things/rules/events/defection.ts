/** Defection: a character joins the player if the player rolls higher (KT-V6). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CHARACTERS, type Character, type CharacterData } from '../../content'
import { counterShowing, hexesOf, roomIn } from '../armies'
import { swingsOf, throwDice } from '../dice'
import { onTheRight } from '../order'
import { pushStation } from '../phases/station'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import type { RandomEvent } from './event'

export const defection: RandomEvent = {
  whyNot(state, seat) {
    if (!hexesOf(state, seat).some((hex) => roomIn(state, hex, seat) > 0)) return refusal('KT-V6', 'no-room')
    return state.pool.some(({ shows }) => whyNotName(state, seat, shows) === undefined)
      ? undefined
      : refusal('KT-V14', 'no-character-to-name')
  },
  first: 'name',

  stages: {
    name: {
      asks: 'player',
      names: 'character',
      otherwise: refusal('KT-V6', 'name-a-character'),
      whyNot: (state, { seat }, { character }) => whyNotName(state, seat, character),

      apply(state, task, { character }, run) {
        const counter = counterShowing(state, character)
        task.counter = state.pool.indexOf(counter)
        // The owner, or for the pool the player on the right, rolls against it.
        task.player = counter.at?.seat ?? onTheRight(state, task.seat)
        task.stage = 'rolled'
        run.events?.push({ type: 'named', seat: task.seat, character, reveals: true })
        throwDice(state, run, {
          reason: 'defection',
          count: 4,
          involved: [task.seat, task.player],
          swings: (dice) => swingsOf(dice, isHigher),
        })
      },
    },

    rolled: {
      keeps: ['counter', 'player'],
      waitsFor: ['dice'],
      dice: 4,
      audit: ({ pool }, { counter }) =>
        pool[must(counter)]?.fled === true ? 'who fled in this turn cannot be named (KT-R7)' : undefined,

      goOn(state, task, run) {
        const dice = must(task.dice)
        task.dice = undefined
        task.stage = 'end'
        const [own, others] = [dice.slice(0, 2), dice.slice(2)]
        run.events?.push({ type: 'contest', seat: task.seat, other: must(task.player), own, others })
        if (isHigher(dice)) defect(state, task, run)
      },
    },
  },

  leaves: ['station'],
}

/** Face up in the pool or owned by another, and not a second Terrain Lord. */
function whyNotName(state: State, seat: Seat, character: Character): Refusal | undefined {
  const counter = state.pool.find(({ shows }) => shows === character)
  if (counter === undefined) return refusal('KT-S2', 'not-face-up')
  if (counter.at?.seat === seat) return refusal('KT-V6', 'own-character')
  if (counter.fled) return refusal('KT-R7', 'fled-this-turn')
  const isSecond = isLord(character) && state.pool.some(({ shows, at: where }) => where?.seat === seat && isLord(shows))
  return isSecond ? refusal('KT-R6', 'one-terrain-lord') : undefined
}

function isLord(character: Character): boolean {
  return (CHARACTERS[character] as CharacterData).lord !== undefined
}

/** Both sides of the contest are one roll (KT-O9): the player's two dice, then the other's. */
function isHigher([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  return a + b > c + d
}

function defect(state: State, { seat, counter }: EventsTask, run: Run): void {
  const place = must(counter)
  const found = at(state.pool, place)
  const from = found.at?.seat
  found.at = undefined
  run.events?.push({ type: 'defected', seat, character: found.shows, ...(from !== undefined && { from }) })
  pushStation(state, seat, place)
}
