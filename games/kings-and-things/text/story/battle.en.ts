/** Combat and dice, told in English. */
import { capital } from '@crownlands/core/text/typesetting'
import { type Edition, isWall, isWallItem, type WallItem } from '../../content'
import type { Event } from '../../rules/happenings'
import { SOAKER } from '../../rules/items/index'
import type { BattleStep, DiceReason, Side } from '../../rules/tasks'
import { isBribeDoubled } from '../facts'
import { hex, type Nouns, naming, nounsIn, plural, series, the } from '../nouns.en'

/** What is told of combat, and of dice. */
export type CombatEvent = Extract<
  Event,
  {
    readonly type:
      | 'rolled'
      | 'resolving'
      | 'explored'
      | 'kept'
      | 'bribed'
      | 'hex-taken'
      | 'loot'
      | 'battle-begun'
      | 'round-begun'
      | 'target-named'
      | 'targets'
      | 'marksman'
      | 'step-rolled'
      | 'hit'
      | 'saved'
      | 'soaked'
      | 'turncoat'
      | 'retreated'
      | 'stayed'
      | 'battle-ended'
      | 'damage'
  }
>

export const STEPS_EN: Readonly<Record<BattleStep, string>> = { magic: 'magic', ranged: 'ranged', melee: 'melee' }

/** What dice are for, after `for`. */
const DICE_EN: Readonly<Record<Exclude<DiceReason, WallItem>, string>> = {
  recruit: 'the new character',
  defection: 'the Defection',
  'teenie-pox': 'the pox',
  'terrain-disaster': 'the Terrain Disaster',
  'terrain-disaster-losses': 'the losses by the disaster',
  explore: 'the exploration',
  'battle-magic': 'the magic step',
  'battle-ranged': 'the ranged step',
  'battle-melee': 'the melee step',
  save: 'the save',
  damage: 'the damage check',
  contest: 'the contest',
  assassin: 'the assassin’s stroke',
}

const LOSSES = '; 2 to 5 are as many losses, 1 and 6 none'

/** What a roll needed, behind the dice. */
const NEEDED_EN: Readonly<Partial<Record<DiceReason, string>>> = {
  defection: '; the higher sum has the character',
  'teenie-pox': LOSSES,
  'terrain-disaster': '; a sum of 6, 7 or 8 strikes',
  'terrain-disaster-losses': LOSSES,
  save: '; 2 to 5 saves, 1 and 6 do not',
  assassin: '; up to 3 it hits whom the assassin named, above that the other',
}

export function diceForEn(reason: DiceReason, edition: Edition): string {
  return isWallItem(reason) ? the(reason, edition) : DICE_EN[reason]
}

/** KT-I8: a wall is worth what its die shows. */
function neededFor(reason: DiceReason): string {
  return isWallItem(reason) ? ', which is its value' : (NEEDED_EN[reason] ?? '')
}

/** Dice that are told along with what came of them. */
const TOLD_LATER: readonly DiceReason[] = [
  'explore',
  'battle-magic',
  'battle-ranged',
  'battle-melee',
  'damage',
  'contest',
]

export function tellBattle(event: CombatEvent, names: readonly string[], edition: Edition): readonly string[] {
  const { name, sideName } = naming(names)
  const nouns = nounsIn(edition)
  const { list, nameOf, the } = nouns
  const own = (side: Side, what: string) =>
    side === 'neutral' ? `${the(what)} of the defenders` : `${name(side)}’s ${nameOf(what)}`
  switch (event.type) {
    case 'rolled':
      return TOLD_LATER.includes(event.reason)
        ? []
        : [`The dice for ${diceForEn(event.reason, edition)}: ${event.dice.join(', ')}${neededFor(event.reason)}.`]
    case 'resolving':
      return [`${name(event.seat)} turns to ${hex(event.hex)}.`]
    case 'explored':
      return [
        event.drawn.length === 0
          ? `${name(event.seat)} explores ${hex(event.hex)} and rolls ${event.die}: on 1 and 6 nobody is there.`
          : `${name(event.seat)} explores ${hex(event.hex)} and rolls ${event.die}, so many are drawn: ${list(event.drawn)}.`,
      ]
    case 'kept':
      return [`${name(event.seat)} lets ${the(event.income)} stay in ${hex(event.hex)}.`]
    case 'bribed':
      return [
        `${name(event.seat)} bribes ${the(event.what)} with ${event.gold} gold, ${isBribeDoubled(event, edition) ? 'twice its value, for something is guarded' : 'its value'}.`,
      ]
    case 'hex-taken':
      return [
        event.from === undefined
          ? `${name(event.seat)} takes ${hex(event.hex)} (${event.clause}).`
          : `${name(event.seat)} takes ${hex(event.hex)} from ${name(event.from)} (${event.clause}).`,
      ]
    case 'loot':
      return [`${name(event.seat)} finds ${list(event.things)}.`]
    case 'battle-begun':
      return [
        `Battle in ${hex(event.hex)}:`,
        ...event.forces.map(
          ({ side, counters }) => `${capital(sideName(side))}: ${counters.length === 0 ? 'nobody' : list(counters)}.`,
        ),
      ]
    case 'round-begun':
      return [`Round ${event.round} in ${hex(event.hex)}.`]
    case 'target-named':
      return [`${name(event.seat)} has chosen whom to attack.`]
    case 'targets':
      return [
        `${capital(series(event.targets.map(({ side, target }) => `${sideName(side)} attacks ${sideName(target)}`)))}.`,
      ]
    case 'marksman':
      return [`${name(event.seat)}’s Marksman ${event.aims ? 'takes aim' : 'shoots as he comes'}.`]
    case 'step-rolled':
      return tellStep(event, names, nouns)
    case 'hit':
      return [
        event.left > 0
          ? `A hit on ${own(event.side, event.what)}: ${event.left} left.`
          : `A hit on ${own(event.side, event.what)}: ${isWall(event.what) ? 'neutralised' : 'gone'}.`,
      ]
    case 'saved':
      return [`A ${event.die} saves ${own(event.side, event.what)}.`]
    case 'soaked':
      return [`${capital(own(event.side, SOAKER))} soaks up the shot.`]
    case 'turncoat':
      return [`${name(event.seat)}’s Warlord wins over ${own(event.from, event.creature)}.`]
    case 'retreated':
      return [
        `${name(event.seat)} retreats from ${hex(event.from)} to ${hex(event.to)} with ${plural(event.count, 'counter')}.`,
      ]
    case 'stayed':
      return [`${capital(sideName(event.side))} ${event.side === 'neutral' ? 'fight' : 'fights'} on.`]
    case 'battle-ended':
      return [
        event.winner === undefined
          ? `The battle in ${hex(event.hex)} is over; nobody is left.`
          : `The battle in ${hex(event.hex)} is over: ${sideName(event.winner)} ${event.winner === 'neutral' ? 'hold' : 'holds'} the field.`,
      ]
    case 'damage':
      return [
        `Damage check in ${hex(event.hex)}, 1 and 6 do harm: ${series(event.checks.map(({ what, die, harmed }) => `${nameOf(what)} ${die}, ${harmed ? 'harmed' : 'unharmed'}`))}.`,
      ]
  }
}

/** One line for each side: who rolled what, and what was needed. */
function tellStep(
  { hex: place, step, shots }: Extract<Event, { readonly type: 'step-rolled' }>,
  names: readonly string[],
  { nameOf }: Nouns,
): string[] {
  const { sideName } = naming(names)
  const sides = [...new Set(shots.map(({ side }) => side))]
  return [
    `${capital(STEPS_EN[step as BattleStep])} step in ${hex(place)}; the number behind a name, or less, hits.`,
    ...sides.map((side) => {
      const own = shots.filter((shot) => shot.side === side)
      const dice = own.map(
        ({ what, needs, die, hit }) => `${nameOf(what)} ${needs} rolls ${die}${hit ? ', a hit' : ''}`,
      )
      return `${capital(sideName(side))}: ${dice.join('; ')}.`
    }),
  ]
}
