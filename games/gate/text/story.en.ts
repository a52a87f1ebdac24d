/** The siege as it is told in English. */
import { capital, joinedBy } from '@crownlands/core/text/typesetting'
import { CARDS, type Card, type Command, type Enemy, LOCATIONS, type Location, rankOf } from '../content'
import type { Ending, Event, Split } from '../rules/state'
import { NAMES } from './names'

const { cards, enemies, commands, locations, ranks } = NAMES.en

export const theCard = (card: Card) => `the ${cards[card]}`
export const theEnemy = (enemy: Enemy) => `the ${enemies[enemy]}`
export const theLocation = (location: Location) => `the ${locations[location]}`

/** `the Druid`, `the Work Crew` */
export function theSource(source: Card | Command): string {
  return `the ${isCommand(source) ? commands[source] : cards[source]}`
}

function isCommand(source: Card | Command): source is Command {
  return Object.hasOwn(commands, source)
}

export const series = joinedBy('and')

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const cardList = (list: readonly Card[]) => series(list.map((card) => cards[card]))

/** `the Farm by 1 and the Gate by 2`; empty when nothing is repaired. */
export function repairs(split: Split): string {
  const parts = LOCATIONS.filter((location) => split[location] > 0)
  return series(parts.map((location) => `${theLocation(location)} by ${split[location]}`))
}

export function endingText(ending: Ending, score: number): string {
  switch (ending) {
    case 'victory':
      return `The mine falls silent and the Gate stands: victory with ${plural(score, 'point')}. Your rank: ${ranks[rankOf(score)]}.`
    case 'gate-fell':
      return 'The Gate has fallen, and the town with it. The siege is lost.'
    case 'fear-reached-top':
      return 'Fear has climbed to the top of the fearamid and the people flee. The siege is lost.'
  }
}

const COMMAND_TOLD: Readonly<Record<Command, string>> = {
  festival: 'You hold a Festival',
  volley: 'The archers loose a Volley',
  'work-crew': 'A Work Crew gets going',
  'town-crier': 'The Town Crier calls for new faces',
}

const DESTROYED: Readonly<Record<Location, string>> = {
  farm: 'The Farm is destroyed for good, and its gold with it.',
  tower: 'The Tower is destroyed for good, and its archers with it.',
  gate: 'The Gate breaks.',
}

export function story(event: Event): string[] {
  switch (event.type) {
    case 'game-started':
      return [
        'The mine has broken open, and something is coming up.',
        `${cardList(event.hand)} stand with you. In the market: ${cardList(event.market)}.`,
      ]
    case 'turn-started':
      return [`Turn ${event.turn}${event.finalStand ? ': the final stand. Nobody else comes out of the mine.' : '.'}`]
    case 'enemy-escaped':
      return [`${capital(theEnemy(event.enemy))} slips away with one last blow at the Gate.`]
    case 'enemy-moved-left':
      return [`${capital(theEnemy(event.enemy))} moves to the left.`]
    case 'enemy-advanced':
      return [`Out of the mine comes ${theEnemy(event.enemy)}.`]
    case 'cards-drawn':
      return [tellDraw(event)]
    case 'discard-shuffled':
      return [`The discard pile is shuffled: ${plural(event.cards.length, 'card')} to draw from.`]
    case 'gold-gained':
      return [
        `${event.from === 'farm' ? 'The Farm' : capital(theCard(event.from))} brings ${event.amount} gold: ${event.gold} to spend.`,
      ]
    case 'command-used':
      return [`${COMMAND_TOLD[event.command]} (${event.cost} gold).`]
    case 'recruited':
      return [`${capital(theCard(event.card))} joins you for ${event.cost} gold.`]
    case 'put-aside':
      return [`Put aside: ${cardList(event.cards)}.`]
    case 'aside-shuffled':
      return ['The citizens put aside are shuffled into a new deck.']
    case 'market-filled':
      return [`${capital(theCard(event.card))} comes to the market.`]
    case 'market-shrank':
      return [`Nobody is left to come: ${plural(event.size, 'card')} in the market.`]
    case 'repaired':
      return [tellRepair(event)]
    case 'calmed':
      return [
        event.from === event.to
          ? `${capital(theSource(event.by))} finds the people calm already.`
          : `${capital(theSource(event.by))} calms the people: fear falls from ${event.from} to ${event.to}.`,
      ]
    case 'attacked':
      return [tellAttack(event)]
    case 'enemy-killed':
      return [`${capital(theEnemy(event.enemy))} is dead: ${plural(event.points, 'point')}, ${event.score} in all.`]
    case 'doubling-ready':
      return [`${capital(theCard(event.card))} is ready to double an attack.`]
    case 'power-declined':
      return [`${capital(theCard(event.card))} leaves it at that.`]
    case 'card-left':
      return [tellLeaving(event.card, event.by)]
    case 'damaged':
      return [tellDamage(event)]
    case 'destroyed':
      return [DESTROYED[event.location]]
    case 'fear-rose':
      return [
        `${capital(theEnemy(event.by))} spreads fear: ${event.space === 'top' ? 'it reaches the top' : `up to ${event.to}`}.`,
      ]
    case 'hero-gained':
      return ['The sun rises, and a hero answers the call.']
    case 'no-hero-left':
      return ['The sun rises, but no hero is left to answer.']
    case 'heroes-revealed':
      return [`Into the discard pile: ${cardList(event.heroes)}.`]
    case 'turn-ended':
      return [tellEndOfTurn(event)]
    case 'game-ended':
      return [endingText(event.ending, event.score)]
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

function tellDraw({ cards: drawn, by }: EventOf<'cards-drawn'>): string {
  const who = by === undefined ? 'You draw' : `${capital(theCard(by))} lets you draw`
  return drawn.length === 0 ? 'There is no card left to draw.' : `${who} ${cardList(drawn)}.`
}

function tellRepair({ by, split, lost, farm, tower, gate }: EventOf<'repaired'>): string {
  const done = repairs(split)
  if (done === '') return `${capital(theSource(by))} finds nothing to repair.`
  const rest = lost > 0 ? `; ${plural(lost, 'point')} to spare` : ''
  return `${capital(theSource(by))} repairs ${done}${rest}. Farm ${farm}, Tower ${tower}, Gate ${gate}.`
}

function tellAttack({ by, attack, doubled, tower, hits, lost, spared }: EventOf<'attacked'>): string {
  const strikes = doubled ? `strikes again for ${attack}` : `attacks for ${attack}`
  const help = tower > 0 ? ` and the Tower adds ${tower}` : ''
  const taken = hits.map(({ enemy, amount, damage, health }) =>
    damage === health
      ? `${theEnemy(enemy)} takes ${amount}`
      : `${theEnemy(enemy)} takes ${amount} (${damage} of ${health})`,
  )
  const wasted =
    lost > 0 ? [spared === undefined ? `${lost} hits nobody` : `${theEnemy(spared)} is spared ${lost}`] : []
  return `${capital(theSource(by))} ${strikes}${help}: ${series([...taken, ...wasted])}.`
}

function tellLeaving(card: Card, by: Card): string {
  if (card !== by) return `${capital(theCard(by))} sends ${theCard(card)} out of the game.`
  return CARDS[card].kind === 'hero'
    ? `${capital(theCard(card))} has done a hero’s work and leaves the game.`
    : `${capital(theCard(card))} leaves the game.`
}

function tellDamage({ by, aimedAt, location, amount, health }: EventOf<'damaged'>): string {
  const left = health === 0 ? 'nothing is left' : `${health} left`
  if (by === 'fear') return `Panic costs ${theLocation(location)} ${amount}: ${left}.`
  const instead = aimedAt === location ? '' : `, with ${theLocation(aimedAt)} gone,`
  return `${capital(theEnemy(by))}${instead} hits ${theLocation(location)} for ${amount}: ${left}.`
}

function tellEndOfTurn({ turn, discarded, goldLost }: EventOf<'turn-ended'>): string {
  const left = [
    ...(discarded.length > 0 ? [`${cardList(discarded)} unused`] : []),
    ...(goldLost > 0 ? [`${goldLost} gold unspent`] : []),
  ]
  return `Turn ${turn} is over${left.length > 0 ? `: ${left.join(', ')}` : ''}.`
}
