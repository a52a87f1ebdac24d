/** A magic counter from which an event reaches as far as its value: Big Juju and Weather Control (KT-V3). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, has, isCharacter, printedValue } from '../../content'
import type { ActionOf } from '../actions'
import { armyOf, charactersIn, hexesWithArmy, turnDown, turnUp } from '../armies'
import { kinds } from '../counters'
import { distance } from '../hexes'
import { askForCalls } from '../questions/calls'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import type { Stages } from './event'

/** What is against a hex of the board in range. */
type WhyNotHex = (state: State, hex: number, seat: Seat) => Refusal | undefined

/** KT-V14: a source and a hex in its range. */
export function whyNoSource(state: State, seat: Seat, whyNotHex: WhyNotHex): Refusal | undefined {
  const sources = magicCounters(state, seat)
  if (sources.length === 0) return refusal('KT-V14', 'no-source')
  return sources.some((source) => reaches(state, seat, source, whyNotHex))
    ? undefined
    : refusal('KT-V14', 'nothing-in-range')
}

/** All own army counters with the magic symbol, each kind once a hex. Bluffs too: they may be called. */
export function magicCounters(state: State, seat: Seat): ActionOf<'source'>[] {
  return hexesWithArmy(state, seat).flatMap((hex) =>
    magicIn(state, seat, hex).map((counter) => ({ type: 'source', counter, hex })),
  )
}

function magicIn(state: State, seat: Seat, hex: number): ArmyCounter[] {
  const counters: ArmyCounter[] = kinds(armyOf(state, hex, seat)?.down ?? [])
  return [...counters, ...charactersIn(state, hex, seat)].filter((counter) => has(counter, 'magic'))
}

type Source = NonNullable<EventsTask['source']>

function reaches(state: State, seat: Seat, source: Source, whyNotHex: WhyNotHex): boolean {
  return state.hexes.some((_, hex) => isInRange(state, source, hex) && whyNotHex(state, hex, seat) === undefined)
}

/** The printed value, that distance included. */
function isInRange(state: State, { counter, hex }: Source, other: number): boolean {
  return distance(hex, other) <= printedValue(counter, state.options.edition)
}

/** First the source is shown, then it may be called, then a hex in its range is named. */
export function sourceStages(
  whyNotHex: WhyNotHex,
  named: (state: State, task: EventsTask, hex: number, run: Run) => void,
): Stages {
  return {
    source: {
      asks: 'player',
      names: 'source',
      otherwise: refusal('KT-V3', 'show-a-source'),

      whyNot: (state, { seat }, source) =>
        state.hexes[source.hex] !== undefined &&
        magicIn(state, seat, source.hex).includes(source.counter) &&
        reaches(state, seat, source, whyNotHex)
          ? undefined
          : refusal('KT-V3', 'not-a-source'),

      apply(state, task, { counter, hex }, run) {
        const { seat } = task
        task.source = { counter, hex }
        task.stage = 'called'
        run.events?.push({ type: 'shown', seat, hex, counter, reveals: true })
        // KT-U3: nobody calls a character.
        if (isCharacter(counter)) return
        turnUp(state, hex, seat, counter)
        askForCalls(state, hex, 'hex', run)
      },
    },

    called: {
      keeps: ['source'],
      waitsFor: ['calls'],
      audit: whyNotShown,

      // A source that was called and removed ends the event.
      goOn(state, task) {
        task.stage = isStillThere(state, task) ? 'name' : 'end'
      },
    },

    name: {
      keeps: ['source'],
      asks: 'player',
      names: 'hex',
      otherwise: refusal('KT-V3', 'choose-a-hex'),
      audit: whyNotShown,

      whyNot(state, { source, seat }, { hex }) {
        if (state.hexes[hex] === undefined) return refusal('KT-S4', 'no-such-hex')
        return isInRange(state, must(source), hex) ? whyNotHex(state, hex, seat) : refusal('KT-V3', 'out-of-range')
      },

      apply(state, task, { hex }, run) {
        task.hex = hex
        turnDown(state, must(task.source).hex)
        run.events?.push({ type: 'named', seat: task.seat, hex, reveals: true })
        named(state, task, hex, run)
      },
    },
  }
}

function isStillThere(state: State, { source, seat }: EventsTask): boolean {
  const { counter, hex } = must(source)
  return isCharacter(counter) || armyOf(state, hex, seat)?.up.includes(counter) === true
}

function whyNotShown(state: State, { seat, source }: EventsTask): string | undefined {
  const { counter, hex } = must(source)
  const isShown = isCharacter(counter)
    ? state.pool.some(({ shows, at }) => shows === counter && at?.seat === seat && at.hex === hex)
    : // While it is called it may just have been removed.
      state.hexes[hex]?.armies.some((army) => army.seat === seat && army.up.includes(counter)) === true ||
      state.tasks.at(-1)?.type === 'calls'
  return isShown ? undefined : 'its source must be face up where it is (KT-V3)'
}
