/** The siege as it is told in French. */
import { capital, joinedBy } from '@crownlands/core/text/typesetting'
import { CARDS, type Card, type Command, LOCATIONS, type Location, rankOf } from '../content'
import type { Ending, Event, Split } from '../rules/state'
import { FRENCH, NAMES } from './names'

const { cards, locations, ranks } = NAMES.fr

/** `le Druide`, `le Chantier` */
export function leSource(source: Card | Command): string {
  return isCommand(source) ? FRENCH.commands[source] : FRENCH.cards[source]
}

function isCommand(source: Card | Command): source is Command {
  return Object.hasOwn(FRENCH.commands, source)
}

/** `du Garde`, `de la Baronne`, `de l’Artisan` */
export function de(name: string): string {
  return name.startsWith('le ') ? `du ${name.slice(3)}` : `de ${name}`
}

/** `au Chantier`, `à la Porte` */
export function a(name: string): string {
  return name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`
}

export const series = joinedBy('et')

/** In French one and a half is still singular. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`
}

export function coins(gold: number): string {
  return plural(gold, 'pièce d’or', 'pièces d’or')
}

const cardList = (list: readonly Card[]) => series(list.map((card) => cards[card]))

/** `la Ferme de 1 et la Porte de 2`; empty when nothing is repaired. */
export function repairs(split: Split): string {
  const parts = LOCATIONS.filter((location) => split[location] > 0)
  return series(parts.map((location) => `${FRENCH.locations[location]} de ${split[location]}`))
}

export function endingText(ending: Ending, score: number): string {
  switch (ending) {
    case 'victory':
      return `La mine se tait et la Porte tient bon\u00a0: victoire avec ${plural(score, 'point')}. Votre titre\u00a0: ${ranks[rankOf(score)]}.`
    case 'gate-fell':
      return 'La Porte a cédé, et la ville avec elle. C’est la défaite.'
    case 'fear-reached-top':
      return 'La peur a gagné le sommet de la Peuramide et vos gens ont fui. C’est la défaite.'
  }
}

const COMMAND_TOLD: Readonly<Record<Command, string>> = {
  festival: 'Vous donnez une Fête',
  volley: 'Les archers lâchent une Volée de flèches',
  'work-crew': 'Vous ouvrez un Chantier',
  'town-crier': 'Le Crieur public appelle de nouveaux visages',
}

const DESTROYED: Readonly<Record<Location, string>> = {
  farm: 'La Ferme est détruite pour de bon, et son or avec elle.',
  tower: 'La Vigie est détruite pour de bon, et ses archers avec elle.',
  gate: 'La Porte cède.',
}

export function story(event: Event): string[] {
  switch (event.type) {
    case 'game-started':
      return [
        'La mine s’est éventrée, et quelque chose remonte.',
        `${cardList(event.hand)} sont à vos côtés. Au marché\u00a0: ${cardList(event.market)}.`,
      ]
    case 'turn-started':
      return [
        `Tour ${event.turn}${event.finalStand ? '\u00a0: le dernier carré. Plus personne ne sort de la mine.' : '.'}`,
      ]
    case 'enemy-escaped':
      return [`${capital(FRENCH.enemies[event.enemy])} s’éclipse sur un dernier coup à la Porte.`]
    case 'enemy-moved-left':
      return [`${capital(FRENCH.enemies[event.enemy])} passe à gauche.`]
    case 'enemy-advanced':
      return [`De la mine surgit ${FRENCH.enemies[event.enemy]}.`]
    case 'cards-drawn':
      return [tellDraw(event)]
    case 'discard-shuffled':
      return [`La défausse est mélangée\u00a0: ${plural(event.cards.length, 'carte')} à piocher.`]
    case 'gold-gained': {
      const who = event.from === 'farm' ? FRENCH.locations.farm : FRENCH.cards[event.from]
      return [`${capital(who)} rapporte ${coins(event.amount)}\u00a0: ${event.gold} à dépenser.`]
    }
    case 'command-used':
      return [`${COMMAND_TOLD[event.command]} (${coins(event.cost)}).`]
    case 'recruited':
      return [`${capital(FRENCH.cards[event.card])} vous rejoint pour ${coins(event.cost)}.`]
    case 'put-aside':
      return [`Cartes mises de côté\u00a0: ${cardList(event.cards)}.`]
    case 'aside-shuffled':
      return ['Les citoyens mis de côté sont mélangés\u00a0: la pile est refaite.']
    case 'market-filled':
      return [`${capital(FRENCH.cards[event.card])} arrive au marché.`]
    case 'market-shrank':
      return [`Personne ne vient prendre la place\u00a0: ${plural(event.size, 'carte')} au marché.`]
    case 'repaired':
      return [tellRepair(event)]
    case 'calmed':
      return [
        event.from === event.to
          ? `${capital(leSource(event.by))} trouve des gens déjà tranquilles.`
          : `${capital(leSource(event.by))} apaise les esprits\u00a0: la peur descend de ${event.from} à ${event.to}.`,
      ]
    case 'attacked':
      return [tellAttack(event)]
    case 'enemy-killed':
      return [
        `${capital(FRENCH.enemies[event.enemy])} a vécu\u00a0: ${plural(event.points, 'point')}, ${event.score} en tout.`,
      ]
    case 'doubling-ready':
      return [`${capital(FRENCH.cards[event.card])} peut maintenant doubler une attaque.`]
    case 'power-declined':
      return [`${capital(FRENCH.cards[event.card])} en reste là.`]
    case 'card-left':
      return [tellLeaving(event.card, event.by)]
    case 'damaged':
      return [tellDamage(event)]
    case 'destroyed':
      return [DESTROYED[event.location]]
    case 'fear-rose':
      return [
        `${capital(FRENCH.enemies[event.by])} sème la peur\u00a0: elle ${event.space === 'top' ? 'atteint le sommet' : `monte à ${event.to}`}.`,
      ]
    case 'hero-gained':
      return ['Le soleil se lève, et un héros répond à l’appel.']
    case 'no-hero-left':
      return ['Le soleil se lève, mais il n’y a plus de héros pour répondre.']
    case 'heroes-revealed':
      return [`Dans la défausse\u00a0: ${cardList(event.heroes)}.`]
    case 'turn-ended':
      return [tellEndOfTurn(event)]
    case 'game-ended':
      return [endingText(event.ending, event.score)]
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

function tellDraw({ cards: drawn, by }: EventOf<'cards-drawn'>): string {
  const who = by === undefined ? 'Vous piochez' : `${capital(FRENCH.cards[by])} vous fait piocher`
  return drawn.length === 0 ? 'Il n’y a plus de carte à piocher.' : `${who}\u00a0: ${cardList(drawn)}.`
}

function tellRepair({ by, split, lost, farm, tower, gate }: EventOf<'repaired'>): string {
  const done = repairs(split)
  if (done === '') return `${capital(leSource(by))} ne trouve rien à réparer.`
  const rest = lost > 0 ? `, ${plural(lost, 'point')} de trop` : ''
  const town = `${locations.farm} ${farm}, ${locations.tower} ${tower}, ${locations.gate} ${gate}`
  return `${capital(leSource(by))} répare ${done}${rest}. ${town}.`
}

function tellAttack({ by, attack, doubled, tower, hits, lost, spared }: EventOf<'attacked'>): string {
  const strikes = doubled ? `frappe encore pour ${attack}` : `attaque pour ${attack}`
  const help = tower > 0 ? ` et la Vigie ajoute ${tower}` : ''
  const taken = hits.map(({ enemy, amount, damage, health }) => {
    const wounds = damage === health ? '' : ` (${damage} sur ${health})`
    return `${FRENCH.enemies[enemy]} encaisse ${amount}${wounds}`
  })
  const spares = spared === undefined ? '' : `, pour épargner ${FRENCH.enemies[spared]}`
  const wasted = lost > 0 ? [`${lost} se perd${lost > 1 ? 'ent' : ''}${spares}`] : []
  return `${capital(leSource(by))} ${strikes}${help}\u00a0: ${series([...taken, ...wasted])}.`
}

function tellLeaving(card: Card, by: Card): string {
  if (card !== by) return `${capital(FRENCH.cards[by])} chasse ${FRENCH.cards[card]} de la partie.`
  return CARDS[card].kind === 'hero'
    ? `${capital(FRENCH.cards[card])} a rempli sa mission et quitte la partie.`
    : `${capital(FRENCH.cards[card])} quitte la partie.`
}

function tellDamage({ by, aimedAt, location, amount, health }: EventOf<'damaged'>): string {
  const left = health === 0 ? 'il n’en reste rien' : `il lui reste ${health}`
  if (by === 'fear') return `La panique coûte ${amount} ${a(FRENCH.locations[location])}\u00a0: ${left}.`
  const instead = aimedAt === location ? '' : `, faute de ${locations[aimedAt]},`
  return `${capital(FRENCH.enemies[by])}${instead} frappe ${FRENCH.locations[location]} de ${amount}\u00a0: ${left}.`
}

function tellEndOfTurn({ turn, discarded, goldLost }: EventOf<'turn-ended'>): string {
  return [
    `Le tour ${turn} s’achève.`,
    ...(discarded.length > 0 ? [`Sans avoir servi\u00a0: ${cardList(discarded)}.`] : []),
    ...(goldLost > 0 ? [`Or perdu\u00a0: ${goldLost}.`] : []),
  ].join(' ')
}
