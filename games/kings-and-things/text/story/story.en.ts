/** What happened, told in English. */
import { capital } from '@crownlands/core/text/typesetting'
import type { Edition } from '../../content'
import type { Event } from '../../rules/happenings'
import type { Ending, Phase } from '../../rules/state'
import { fort, hex, type Nouns, naming, nounsIn, plural, series, terrain } from '../nouns.en'
import { tellBattle } from './battle.en'

export const PHASES_EN: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  gold: 'Gold',
  characters: 'Characters',
  things: 'Things',
  events: 'Events',
  movement: 'Movement',
  combat: 'Combat',
  construction: 'Construction',
  powers: 'Special powers',
}

export const INCOME_EN = {
  hexes: 'hexes',
  forts: 'forts',
  income: 'income counters',
  characters: 'characters',
} as const

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** ` 3 counters`, or what they are for whom may know. */
function counters(count: number, known: readonly string[] | undefined, { list }: Nouns): string {
  return known === undefined ? plural(count, 'counter') : list(known)
}

export function storyEn(event: Event, names: readonly string[], edition: Edition): readonly string[] {
  const { name, sideName } = naming(names)
  const nouns = nounsIn(edition)
  const { list, nameOf, the } = nouns
  switch (event.type) {
    case 'order-rolled':
      return tellOrder(event, names)
    case 'start-picked':
      return [`${name(event.seat)} starts in ${hex(event.hex)}.`]
    case 'map-laid':
      return [`The map is turned up. Player order: ${event.order.map(name).join(', ')}.`]
    case 'hex-replaced':
      return [`${name(event.seat)} replaces the sea in ${hex(event.hex)} by ${terrain(event.terrain)}.`]
    case 'hex-claimed':
      return [`${name(event.seat)} marks ${hex(event.hex)}.`]
    case 'tower-placed':
      return [`${name(event.seat)} puts a tower into ${hex(event.hex)}.`]
    case 'turn-begun':
      return [`Turn ${event.turn}. Player order: ${event.order.map(name).join(', ')}.`]
    case 'phase-begun':
      return [`Phase: ${PHASES_EN[event.phase]}.`]
    // What was done in a part has been told, what was picked is told when it moves, and to pass tells nothing.
    case 'part-ended':
    case 'picked':
    case 'passed':
      return []
    case 'income':
      return [`${name(event.seat)} receives ${event.gold} gold: ${incomeText(event.lines)}.`]
    case 'standing':
      return [`${name(event.seat)} ${event.rolls === undefined ? callsText(event.calls) : rollsText(event.rolls)}.`]
    case 'discharged':
      return [
        event.side === event.character
          ? `${name(event.seat)} discharges ${the(event.character)}.`
          : `${name(event.seat)} discharges ${the(event.character)} and turns the counter over: ${the(event.side)}.`,
      ]
    case 'tried':
      return [
        `${name(event.seat)} tries for ${the(event.character)}: ${event.target} needed${event.plus > 0 ? `, +${event.plus} paid for` : ''}.`,
      ]
    case 'recruited':
      return [
        `${capital(the(event.character))} joins ${name(event.seat)}${event.paid > 0 ? ` for ${event.paid} gold` : ''}.`,
      ]
    case 'not-recruited':
      return [`${event.missing} short: ${the(event.character)} stays in the pool.`]
    case 'stationed':
      return [`${capital(the(event.character))} takes post in ${hex(event.hex)}.`]
    case 'fled':
      return [`${name(event.seat)} loses ${the(event.character)}, who flees to the pool.`]
    case 'turned-over':
      return [`${name(event.seat)} turns the counter over: ${the(event.side)} is up now.`]
    case 'drew':
      return [
        event.count === 0
          ? `${name(event.seat)} finds nothing to draw.`
          : `${name(event.seat)} draws ${counters(event.count, event.things, nouns)}.`,
      ]
    case 'recruits':
      return [tellRecruits(event, name(event.seat), nouns)]
    case 'not-traded':
      return [`Too few in the cup: ${name(event.seat)} takes back ${list(event.things)}.`]
    case 'exchanged':
      return [`${name(event.seat)} exchanges ${counters(event.count, event.things, nouns)}.`]
    case 'laid-aside':
      // Others hear of it when it is announced (KT-T13) or exchanged (KT-S11).
      return event.thing === undefined ? [] : [`${name(event.seat)} lays ${the(event.thing)} aside.`]
    case 'placed':
      return [
        `${name(event.seat)} places ${event.thing === undefined ? 'a counter' : the(event.thing)} in ${hex(event.hex)}.`,
      ]
    case 'treasure':
      return [`${name(event.seat)} turns in ${the(event.treasure)} for ${event.gold} gold.`]
    case 'income-removed':
      return [`${name(event.seat)} takes ${the(event.income)} off ${hex(event.hex)}.`]
    case 'discarded':
      return [`${name(event.seat)} puts ${event.thing === undefined ? 'a counter' : the(event.thing)} back.`]
    case 'cup-emptied':
      return ['The cup is empty: from now on used items, treasures and events leave the game (KT-T9).']
    case 'charmed':
      return [
        `${capital(sideName(event.by))} ${event.by === 'neutral' ? 'use' : 'uses'} the Lucky Charm: a ${event.was} becomes a ${event.now}.`,
      ]
    case 'item-played': {
      const on = event.on === undefined ? '' : ` on ${the(event.on)}`
      const where = event.hex === undefined ? '' : ` in ${hex(event.hex)}`
      return [
        `${capital(sideName(event.by))} ${event.by === 'neutral' ? 'use' : 'uses'} ${the(event.item)}${on}${where}.`,
      ]
    }
    case 'dispelled':
      return [`${capital(the(event.item))} is dispelled.`]
    case 'fanned':
      return [
        event.hex === undefined
          ? `${name(event.by)}’s Fan blows it away.`
          : `${name(event.by)}’s Fan blows it to ${hex(event.hex)}.`,
      ]
    case 'cloud':
      return [event.hex === undefined ? 'The Black Cloud is gone.' : `The Black Cloud hangs over ${hex(event.hex)}.`]
    case 'called':
      return [
        event.bluff
          ? `${name(event.by)} calls ${name(event.seat)}’s ${nameOf(event.creature)}: a bluff, and gone.`
          : `${name(event.by)} calls ${name(event.seat)}’s ${nameOf(event.creature)}: real.`,
      ]
    case 'shown':
      return [`${name(event.seat)} shows ${the(event.counter)} in ${hex(event.hex)}.`]
    case 'event-played':
      return [`${name(event.seat)} plays ${nameOf(event.event)}.`]
    case 'named':
      return [tellNamed(event, names, nouns)]
    case 'defected':
      return [
        `${capital(the(event.character))} goes over to ${name(event.seat)}${event.from === undefined ? '' : ` from ${name(event.from)}`}.`,
      ]
    case 'spared':
      return [`${name(event.seat)} is spared${event.by === 'elixir' ? ' by the Elixir' : ''}.`]
    case 'lost':
      return [`${name(event.seat)} loses ${counters(event.count, event.counters, nouns)} in ${hex(event.hex)}.`]
    case 'fort-changed':
      return [
        event.level === 0
          ? `The fort in ${hex(event.hex)} is gone (${event.clause}).`
          : `The fort in ${hex(event.hex)} is down to a ${fort(event.level)} (${event.clause}).`,
      ]
    case 'income-lost':
      return [`${hex(event.hex)} loses ${the(event.income)} (${event.clause}).`]
    case 'terrain-changed':
      return [`${hex(event.hex)} turns from ${terrain(event.from)} into ${terrain(event.to)}.`]
    case 'gold-gained':
      return [
        `${name(event.seat)} collects ${event.gold} gold${event.lines === undefined ? '' : `: ${incomeText(event.lines)}`} (${event.clause}).`,
      ]
    case 'moved':
      return [tellMove(event, name(event.seat), nouns)]
    case 'put-down':
      return [`${name(event.seat)} stops in ${hex(event.hex)} with ${counters(event.count, event.counters, nouns)}.`]
    case 'held':
      return [`A flyer of ${name(event.seat)} is held in ${hex(event.hex)}: ${nameOf(event.counter)}.`]
    case 'flew':
      return [
        `${name(event.seat)}’s Balloon flies from ${hex(event.from)} to ${hex(event.to)} with ${counters(event.count, event.counters, nouns)}.`,
      ]
    case 'balloon-gone':
      return [`${name(event.seat)}’s Balloon in ${hex(event.hex)} goes back to the cup.`]
    case 'pin-asked':
      return [
        `${name(event.seat)} asks ${name(event.other)} to show a supported creature in ${hex(event.hex)}, or pin nobody.`,
      ]
    case 'built':
      return [`${name(event.seat)} builds a ${fort(event.level)} in ${hex(event.hex)}.`]
    case 'contest':
      return [
        `${name(event.seat)} rolls ${event.own.join(' and ')}, ${name(event.other)} ${event.others.join(' and ')}.`,
      ]
    case 'stole':
      return [tellTheft(event, names, nouns)]
    case 'assassinated':
      return [
        `The assassin of ${name(event.seat)} strikes in ${hex(event.hex)}: ${name(event.other)} loses ${event.counter === undefined ? 'a counter' : the(event.counter)}.`,
      ]
    case 'out':
      return [`${name(event.seat)} has neither hex nor army left and is out (KT-W7).`]
    case 'game-ended':
      return [endingEn(event.ending, event.winners, names)]
    default:
      return tellBattle(event, names, edition)
  }
}

function tellOrder({ rolls, first }: EventOf<'order-rolled'>, names: readonly string[]): string[] {
  const { name } = naming(names)
  const thrown = rolls.flatMap((dice, seat) => (dice.length === 0 ? [] : [`${name(seat)} ${dice.join(' and ')}`]))
  return [
    `The dice for first player: ${thrown.join(', ')}.${first === undefined ? ' A tie: again.' : ` ${name(first)} is first.`}`,
  ]
}

/** `3 for hexes, 1 for forts` */
export function incomeText(lines: EventOf<'income'>['lines']): string {
  const parts = lines.filter(({ gold }) => gold > 0).map(({ what, gold }) => `${gold} for ${INCOME_EN[what]}`)
  return parts.length === 0 ? 'there is nothing to collect' : series(parts)
}

function rollsText(answer: string): string {
  if (answer === 'none') return 'does not want to be asked about dice'
  return answer === 'all' ? 'wants to be asked about all dice' : 'wants to be asked about dice of their own'
}

function callsText(answer: string | undefined): string {
  if (answer === 'none') return 'calls no bluffs'
  return answer === 'all' ? 'has every bluff called' : 'wants to be asked about bluffs'
}

function tellRecruits({ free, paid, traded }: EventOf<'recruits'>, who: string, { list }: Nouns): string {
  const parts = [
    `${free} free`,
    ...(paid > 0 ? [`${paid} paid`] : []),
    ...(traded.length > 0 ? [`${traded.length / 2} for ${list(traded)}`] : []),
  ]
  return `${who} announces ${plural(free + paid + traded.length / 2, 'recruit')}: ${series(parts)}.`
}

function tellNamed(
  { seat, hex: place, player, character, terrain: land, power }: EventOf<'named'>,
  names: readonly string[],
  { the }: Nouns,
): string {
  const { name } = naming(names)
  if (power === 'thief') return `${name(seat)} sends the Master Thief to ${name(player ?? seat)}.`
  if (power === 'assassin') {
    return `${name(seat)} sends Assassin Primus to ${hex(place)}, against ${name(player ?? seat)}.`
  }
  const what =
    character !== undefined
      ? the(character)
      : player !== undefined
        ? name(player)
        : land !== undefined
          ? terrain(land)
          : `${hex(place)}`
  return `${name(seat)} names ${what}.`
}

function tellMove({ from, to, count, open, counters: known }: EventOf<'moved'>, who: string, { list }: Nouns): string {
  const hidden = count - open.length
  const seen = open.length === 0 ? '' : list(open)
  const others = hidden === 0 ? '' : plural(hidden, 'counter')
  const what = known === undefined ? [seen, others].filter((part) => part !== '').join(' and ') : list(known)
  return `${who} moves ${what} from ${hex(from)} to ${hex(to)}.`
}

function tellTheft({ seat, other, gold, thing }: EventOf<'stole'>, names: readonly string[], { the }: Nouns): string {
  const { name } = naming(names)
  const what = gold === undefined ? (thing === undefined ? 'a counter' : the(thing)) : `${gold} gold`
  return `${name(seat)}’s thief takes ${what} from ${name(other)}.`
}

export function endingEn(ending: Ending, winners: readonly number[], names: readonly string[]): string {
  const { name } = naming(names)
  const who = series(winners.map(name))
  switch (ending) {
    case 'citadel-held':
      return `${who} has held the only citadel for a turn and is king of all things.`
    case 'citadel-captured-and-held':
      return `${who} captured the only citadel, held it for a turn and is king of all things.`
    case 'two-citadels':
      return `${who} owns two citadels and is king of all things.`
    case 'last-player':
      return `${who} is the last one left and is king of all things.`
    case 'turn-limit':
      return winners.length === 1
        ? `The last turn is over: ${who} stands best and wins.`
        : `The last turn is over: ${who} stand equally well and share the victory.`
  }
}
