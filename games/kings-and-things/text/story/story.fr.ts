/** What happened, told in French. */
import { capital } from '@crownlands/core/text/typesetting'
import type { Edition } from '../../content'
import type { Event } from '../../rules/happenings'
import type { Ending, Phase } from '../../rules/state'
import { a, coins, de, hex, type Nouns, naming, nounsIn, plural, series, terrain, theFort } from '../nouns.fr'
import { tellBattle } from './battle.fr'

export const PHASES_FR: Readonly<Record<Phase, string>> = {
  setup: 'Mise en place',
  gold: 'Or',
  characters: 'Personnages',
  things: 'Choses',
  events: 'Événements',
  movement: 'Mouvements',
  combat: 'Combats',
  construction: 'Construction',
  powers: 'Pouvoirs spéciaux',
}

export const INCOME_FR = {
  hexes: 'les cases',
  forts: 'les forts',
  income: 'les pions de revenu',
  characters: 'les personnages',
} as const

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

function counters(count: number, known: readonly string[] | undefined, { list }: Nouns): string {
  return known === undefined ? plural(count, 'pion') : list(known)
}

function aCounter(known: string | undefined, { the }: Nouns): string {
  return known === undefined ? 'un pion' : the(known)
}

export function storyFr(event: Event, names: readonly string[], edition: Edition): readonly string[] {
  const { name, sideName } = naming(names)
  const nouns = nounsIn(edition)
  const { list, nameOf, the } = nouns
  switch (event.type) {
    case 'order-rolled':
      return tellOrder(event, names)
    case 'start-picked':
      return [`${name(event.seat)} part de ${hex(event.hex)}.`]
    case 'map-laid':
      return [`La carte est retournée. Ordre du jeu\u00a0: ${event.order.map(name).join(', ')}.`]
    case 'hex-replaced':
      return [`${name(event.seat)} remplace la mer en ${hex(event.hex)} par ${terrain(event.terrain)}.`]
    case 'hex-claimed':
      return [`${name(event.seat)} marque ${hex(event.hex)}.`]
    case 'tower-placed':
      return [`${name(event.seat)} pose une tour en ${hex(event.hex)}.`]
    case 'turn-begun':
      return [`Tour ${event.turn}. Ordre du jeu\u00a0: ${event.order.map(name).join(', ')}.`]
    case 'phase-begun':
      return [`Phase\u00a0: ${PHASES_FR[event.phase]}.`]
    // What was done in a part has been told, what was picked is told when it moves, and to pass tells nothing.
    case 'part-ended':
    case 'picked':
    case 'passed':
      return []
    case 'income':
      return [`${name(event.seat)} reçoit ${coins(event.gold)}\u00a0: ${incomeText(event.lines)}.`]
    case 'standing':
      return [`${name(event.seat)} ${event.rolls === undefined ? callsText(event.calls) : rollsText(event.rolls)}.`]
    case 'discharged':
      return [
        event.side === event.character
          ? `${name(event.seat)} renvoie ${the(event.character)}.`
          : `${name(event.seat)} renvoie ${the(event.character)} et retourne le pion\u00a0: ${the(event.side)}.`,
      ]
    case 'tried':
      return [
        `${name(event.seat)} tente de recruter ${the(event.character)}\u00a0: il faut ${event.target}${event.plus > 0 ? `, +${event.plus} ${event.plus === 1 ? 'payé' : 'payés'}` : ''}.`,
      ]
    case 'recruited':
      return [
        `${capital(the(event.character))} rejoint ${name(event.seat)}${event.paid > 0 ? ` pour ${coins(event.paid)}` : ''}.`,
      ]
    case 'not-recruited':
      return [`Il manque ${event.missing}\u00a0: ${the(event.character)} reste dans la réserve.`]
    case 'stationed':
      return [`${capital(the(event.character))} prend place en ${hex(event.hex)}.`]
    case 'fled':
      return [`${name(event.seat)} perd ${the(event.character)}, qui s’enfuit dans la réserve.`]
    case 'turned-over':
      return [`${name(event.seat)} retourne le pion\u00a0: on y voit maintenant ${the(event.side)}.`]
    case 'drew':
      return [
        event.count === 0
          ? `${name(event.seat)} ne trouve rien à tirer.`
          : `${name(event.seat)} tire ${counters(event.count, event.things, nouns)}.`,
      ]
    case 'recruits':
      return [tellRecruits(event, name(event.seat), nouns)]
    case 'not-traded':
      return [`La coupe ne suffit pas\u00a0: ${name(event.seat)} reprend ${list(event.things)}.`]
    case 'exchanged':
      return [`${name(event.seat)} échange ${counters(event.count, event.things, nouns)}.`]
    case 'laid-aside':
      // Others hear of it when it is announced (KT-T13) or exchanged (KT-S11).
      return event.thing === undefined ? [] : [`${name(event.seat)} met ${the(event.thing)} de côté.`]
    case 'placed':
      return [`${name(event.seat)} place ${aCounter(event.thing, nouns)} en ${hex(event.hex)}.`]
    case 'treasure':
      return [`${name(event.seat)} échange ${the(event.treasure)} contre ${coins(event.gold)}.`]
    case 'income-removed':
      return [`${name(event.seat)} retire ${the(event.income)} de ${hex(event.hex)}.`]
    case 'discarded':
      return [`${name(event.seat)} rend ${aCounter(event.thing, nouns)} à la coupe.`]
    case 'cup-emptied':
      return ['La coupe est vide\u00a0: désormais, objets, trésors et événements utilisés quittent la partie (KT-T9).']
    case 'charmed':
      return [
        `${capital(sideName(event.by))} ${event.by === 'neutral' ? 'usent' : 'use'} du Porte-bonheur\u00a0: un ${event.was} devient un ${event.now}.`,
      ]
    case 'item-played': {
      const on = event.on === undefined ? '' : ` sur ${the(event.on)}`
      const where = event.hex === undefined ? '' : ` en ${hex(event.hex)}`
      return [
        `${capital(sideName(event.by))} ${event.by === 'neutral' ? 'usent' : 'use'} ${de(the(event.item))}${on}${where}.`,
      ]
    }
    case 'dispelled':
      return [`La magie est dissipée\u00a0: ${the(event.item)} est sans effet.`]
    case 'fanned':
      return [
        event.hex === undefined
          ? `L’Éventail ${de(name(event.by))} souffle le tout au loin.`
          : `L’Éventail ${de(name(event.by))} souffle le tout vers ${hex(event.hex)}.`,
      ]
    case 'cloud':
      return [
        event.hex === undefined ? 'Le Nuage noir a disparu.' : `Le Nuage noir plane au-dessus de ${hex(event.hex)}.`,
      ]
    case 'called':
      return [
        event.bluff
          ? `${name(event.by)} dénonce ${the(event.creature)} ${de(name(event.seat))}\u00a0: un bluff, à la coupe.`
          : `${name(event.by)} dénonce ${the(event.creature)} ${de(name(event.seat))}\u00a0: ce n’est pas un bluff.`,
      ]
    case 'shown':
      return [`${name(event.seat)} montre ${the(event.counter)} en ${hex(event.hex)}.`]
    case 'event-played':
      return [`${name(event.seat)} joue ${the(event.event)}.`]
    case 'named':
      return [tellNamed(event, names, nouns)]
    case 'defected':
      return [
        event.from === undefined
          ? `${capital(the(event.character))} passe au service ${de(name(event.seat))}.`
          : `${capital(the(event.character))} quitte ${name(event.from)} pour ${name(event.seat)}.`,
      ]
    case 'spared':
      return [
        event.by === 'elixir' ? `L’Élixir protège ${name(event.seat)}.` : `Les dés épargnent ${name(event.seat)}.`,
      ]
    case 'lost':
      return [`${name(event.seat)} perd ${counters(event.count, event.counters, nouns)} en ${hex(event.hex)}.`]
    case 'fort-changed':
      return [
        event.level === 0
          ? `Le fort en ${hex(event.hex)} a disparu (${event.clause}).`
          : `Le fort en ${hex(event.hex)} perd un niveau\u00a0: c’est maintenant ${theFort(event.level)} (${event.clause}).`,
      ]
    case 'income-lost':
      return [`La case ${hex(event.hex)} perd ${the(event.income)} (${event.clause}).`]
    case 'terrain-changed':
      return [`En ${hex(event.hex)}, ${terrain(event.from)} fait place ${a(terrain(event.to))}.`]
    case 'gold-gained':
      return [
        `${name(event.seat)} touche ${coins(event.gold)}${event.lines === undefined ? '' : `\u00a0: ${incomeText(event.lines)}`} (${event.clause}).`,
      ]
    case 'moved':
      return [tellMove(event, name(event.seat), nouns)]
    case 'put-down':
      return [`${name(event.seat)} s’arrête en ${hex(event.hex)} avec ${counters(event.count, event.counters, nouns)}.`]
    case 'held':
      return [`Un volant ${de(name(event.seat))} est retenu en ${hex(event.hex)}\u00a0: ${nameOf(event.counter)}.`]
    case 'flew':
      return [
        `Le Ballon ${de(name(event.seat))} vole de ${hex(event.from)} à ${hex(event.to)} avec ${counters(event.count, event.counters, nouns)}.`,
      ]
    case 'balloon-gone':
      return [`Le Ballon ${de(name(event.seat))} en ${hex(event.hex)} retourne à la coupe.`]
    case 'pin-asked':
      return [
        `${name(event.seat)} demande ${a(name(event.other))} de montrer une créature soutenue en ${hex(event.hex)}, ou de ne clouer personne.`,
      ]
    case 'built':
      return [`${name(event.seat)} bâtit ${theFort(event.level)} en ${hex(event.hex)}.`]
    case 'contest':
      return [`${name(event.seat)} lance ${event.own.join(' et ')}, ${name(event.other)} ${event.others.join(' et ')}.`]
    case 'stole':
      return [tellTheft(event, names, nouns)]
    case 'assassinated':
      return [
        `L’assassin ${de(name(event.seat))} frappe en ${hex(event.hex)}\u00a0: ${name(event.other)} perd ${aCounter(event.counter, nouns)}.`,
      ]
    case 'out':
      return [`${name(event.seat)} n’a plus ni case ni armée et quitte la partie (KT-W7).`]
    case 'game-ended':
      return [endingFr(event.ending, event.winners, names)]
    default:
      return tellBattle(event, names, edition)
  }
}

function tellOrder({ rolls, first }: EventOf<'order-rolled'>, names: readonly string[]): string[] {
  const { name } = naming(names)
  const thrown = rolls.flatMap((dice, seat) => (dice.length === 0 ? [] : [`${name(seat)} ${dice.join(' et ')}`]))
  return [
    `Les dés du premier joueur\u00a0: ${thrown.join(', ')}.${first === undefined ? ' Égalité\u00a0: on relance.' : ` ${name(first)} commence.`}`,
  ]
}

/** `3 pour les cases et 1 pour les forts` */
export function incomeText(lines: EventOf<'income'>['lines']): string {
  const parts = lines.filter(({ gold }) => gold > 0).map(({ what, gold }) => `${gold} pour ${INCOME_FR[what]}`)
  return parts.length === 0 ? 'il n’y a rien à toucher' : series(parts)
}

function rollsText(answer: string): string {
  if (answer === 'none') return 'ne veut pas être interrogé sur les dés'
  return answer === 'all' ? 'veut être interrogé sur tous les dés' : 'veut être interrogé sur ses propres dés'
}

function callsText(answer: string | undefined): string {
  if (answer === 'none') return 'ne dénonce aucun bluff'
  return answer === 'all' ? 'fait dénoncer tous les bluffs' : 'veut être interrogé sur les bluffs'
}

function tellRecruits({ free, paid, traded }: EventOf<'recruits'>, who: string, { list }: Nouns): string {
  const parts = [
    plural(free, 'gratuite'),
    ...(paid > 0 ? [plural(paid, 'achetée')] : []),
    ...(traded.length > 0 ? [`${traded.length / 2} contre ${list(traded)}`] : []),
  ]
  return `${who} annonce ${plural(free + paid + traded.length / 2, 'Chose')}\u00a0: ${series(parts)}.`
}

function tellNamed(
  { seat, hex: place, player, character, terrain: land, power }: EventOf<'named'>,
  names: readonly string[],
  { the }: Nouns,
): string {
  const { name } = naming(names)
  if (power === 'thief') return `${name(seat)} envoie le Maître voleur chez ${name(player ?? seat)}.`
  if (power === 'assassin') {
    return `${name(seat)} envoie le Premier Assassin en ${hex(place)}, contre ${name(player ?? seat)}.`
  }
  const what =
    character !== undefined
      ? the(character)
      : player !== undefined
        ? name(player)
        : land !== undefined
          ? terrain(land)
          : hex(place)
  return `${name(seat)} nomme ${what}.`
}

function tellMove({ from, to, count, open, counters: known }: EventOf<'moved'>, who: string, { list }: Nouns): string {
  const hidden = count - open.length
  const seen = open.length === 0 ? '' : list(open)
  const others = hidden === 0 ? '' : plural(hidden, 'pion')
  const what = known === undefined ? [seen, others].filter((part) => part !== '').join(' et ') : list(known)
  return `${who} déplace ${what} de ${hex(from)} à ${hex(to)}.`
}

function tellTheft({ seat, other, gold, thing }: EventOf<'stole'>, names: readonly string[], nouns: Nouns): string {
  const { name } = naming(names)
  const what = gold === undefined ? aCounter(thing, nouns) : coins(gold)
  return `Le voleur ${de(name(seat))} prend ${what} ${a(name(other))}.`
}

export function endingFr(ending: Ending, winners: readonly number[], names: readonly string[]): string {
  const { name } = naming(names)
  const who = series(winners.map(name))
  switch (ending) {
    case 'citadel-held':
      return `${who} a tenu un tour la seule citadelle et règne sur toutes choses.`
    case 'citadel-captured-and-held':
      return `${who} a pris la seule citadelle, l’a tenue un tour et règne sur toutes choses.`
    case 'two-citadels':
      return `${who} a deux citadelles et règne sur toutes choses.`
    case 'last-player':
      return `Il ne reste que ${who}, qui règne sur toutes choses.`
    case 'turn-limit':
      return winners.length === 1
        ? `Le dernier tour est fini\u00a0: ${who} est au mieux et gagne.`
        : `Le dernier tour est fini\u00a0: ${who} sont à égalité et partagent la victoire.`
  }
}
